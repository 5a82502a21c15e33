"""What pages are filled in with: buttons, switches, lists, lines of text."""
