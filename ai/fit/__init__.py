"""Finding the weights of what positions are judged by, from games of the bots among themselves."""
