"""The controls of pages: buttons, switches, lists and text fields."""
