"""The evening outside and inside the parlour car: the picture behind the title and the outer scenes."""
