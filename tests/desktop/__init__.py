"""The executable on a bare machine, the program in a real window, and its files for desktops: on demand."""
