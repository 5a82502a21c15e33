"""Finished links: the network, and what a seat's own links join."""

from __future__ import annotations

from game.rules.railways_of_north_america.data import RailwaysOfNorthAmericaData
from game.rules.railways_of_north_america.track import Link


def add_link(state: RailwaysOfNorthAmericaData, link: Link) -> None:
    """Add a link to the network."""
    state.links.append(link)
    join(state, len(state.links) - 1)


def join(state: RailwaysOfNorthAmericaData, number: int) -> None:
    """Record which cities a link joins, and its owner."""
    link = state.links[number]
    state.links_at[link.a] = (*state.links_at[link.a], (number, link.b))
    state.links_at[link.b] = (*state.links_at[link.b], (number, link.a))
    state.link_counts[link.owner] += 1
    state.touched[link.owner] |= 1 << link.a | 1 << link.b
    packed = link.packed()
    state.network += packed
    state.networks[link.owner] += packed


def component(state: RailwaysOfNorthAmericaData, seat: int, city: int) -> int:
    """Return a mask of the cities that a seat's own links join with a city, itself included."""
    links, at = state.links, state.links_at
    seen, new = 1 << city, [city]
    while new:
        here = new.pop()
        for number, there in at[here]:
            if links[number].owner == seat and not seen >> there & 1:
                seen |= 1 << there
                new.append(there)
    return seen


def longest_chain(state: RailwaysOfNorthAmericaData, seat: int) -> int:
    """Return how many links the longest chain of a seat's own links has that visits no city twice."""
    own: dict[int, set[int]] = {}
    for link in state.links:
        if link.owner == seat:
            own.setdefault(link.a, set()).add(link.b)
            own.setdefault(link.b, set()).add(link.a)

    def longest_from(city: int, seen: int) -> int:
        best = 0
        for there in own[city]:
            if not seen >> there & 1:
                best = max(best, 1 + longest_from(there, seen | 1 << there))
        return best

    return max((longest_from(city, 1 << city) for city in own), default=0)
