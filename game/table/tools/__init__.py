"""Tools that run the table: pictures of all screens, a trial run, frame times."""
