"""The backdrop: the evening outside and inside the parlor car, behind the title and the other menus."""
