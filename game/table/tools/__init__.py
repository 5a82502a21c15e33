"""Tools that look at the table from outside: pictures of all screens, a trial run, frame times."""
