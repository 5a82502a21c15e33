"""Fit the weights of evaluations to games of the bots."""
