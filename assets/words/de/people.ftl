# Menschen: Profile, Statistik, Abzeichen, Wertung.

profile-gone = Dieses Profil gibt es nicht mehr; vielleicht wurde es in einem anderen Fenster gelöscht.
