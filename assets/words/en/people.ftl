# People: profiles, statistics, achievements, the rating.

profile-gone = This profile is no longer there; perhaps it was deleted in another window.
