"""Building on the board of Railways of North America: ways that are offered and planned, ferries, cards."""

from __future__ import annotations

import pytest

from game.rules.contract import Move
from game.rules.railways_of_north_america import GAME
from game.rules.railways_of_north_america.moves import LayTile, StartTrack
from game.rules.railways_of_north_america.steps import LAY, START_TRACK, TILES_PER_BUILD
from game.table.boards.shown import Pickable
from game.table.railways_of_north_america.plans import AHEAD, follow, ways_from, ways_on
from game.table.railways_of_north_america.spots import glowing
from tests.helpers.railways_of_north_america.building import city, place, position, track
from tests.table.boards.samples import RAILWAYS_OF_NORTH_AMERICA

SAMPLE = RAILWAYS_OF_NORTH_AMERICA
make_view, show, play, state_where = SAMPLE.view, SAMPLE.show, SAMPLE.play, SAMPLE.state_where


def test_a_city_within_reach_offers_the_cheapest_way() -> None:
    state = position(step=START_TRACK)
    view = make_view()
    start, goal = city("Regina"), city("Medicine Hat")
    shown = show(state, picked=(Pickable("city", start),))
    thing = Pickable(AHEAD, place("Medicine Hat"))
    rect = view.rect_of(thing, shown)
    assert rect is not None
    assert view.pickable_at(rect.center, shown) == thing
    way = ways_from(state, start)[goal]
    plan = view.choosing.plans(shown)[thing]
    slip = view.text.preview(plan[0], show(state, picked=(Pickable("city", start),), plan=plan))
    assert slip is not None
    assert (slip.title, slip.price) == ("Regina to Medicine Hat", f"${way.cost:,}")
    cash = state.bonds[0] * 5000 - state.cash[0]
    for move in plan:
        state.play(move)
    assert {state.links[0].a, state.links[0].b} == {start, goal}
    assert state.bonds[0] * 5000 - state.cash[0] - cash == way.cost


def test_a_build_is_planned_hex_after_hex() -> None:
    state, view = position(step=START_TRACK), make_view()
    picks = (Pickable("city", city("Winnipeg")), Pickable("side", 0))
    plan: tuple[Move, ...] = ()
    cost = 0
    for _ in range(3):
        shown = show(state, picked=picks, plan=plan)
        steps = [
            found for found in view.choosing.plans(shown).values() if len(found) == max(1, len(plan)) + 1
        ]
        plan = steps[0]
        slip = view.text.preview(plan[0], show(state, picked=picks, plan=plan))
        assert slip is not None
        told = follow(state, plan)
        assert slip.price == f"${told.cost:,}"
        assert told.cost > cost
        cost = told.cost
    shown = show(state, picked=picks, plan=plan)
    last = plan[-2]
    assert isinstance(last, LayTile)
    shorter = Pickable(AHEAD, state.board.near[last.hex][last.side])
    assert view.choosing.plans(shown)[shorter] == plan[:-1]
    assert view.text.illegal_reason(Pickable("hex", place("Halifax") - 1), shown)


def test_a_way_of_more_than_four_tiles_is_offered_while_a_round_is_left() -> None:
    for turn_round, able in ((0, True), (1, True), (2, False)):
        state, view = position(step=START_TRACK, round=turn_round), make_view()
        shown = show(state, picked=(Pickable("city", city("Winnipeg")),))
        far = {thing: plan for thing, plan in view.choosing.plans(shown).items() if len(plan) > 5}
        assert bool(far) == able
        for thing, plan in far.items():
            slip = view.text.preview(plan[0], show(state, picked=shown.picked, plan=plan))
            assert slip is not None
            assert slip.confirm == "Lay 4 tiles"
            assert "later this turn" in slip.words
            assert "lost" in slip.words
            assert int(thing.value) not in glowing(shown, state)


def test_a_card_is_used_for_a_build_that_is_planned() -> None:
    board = position().board
    grant = next(i for i, card in enumerate(board.operations) if card.effect == "land_grant")
    state, view = position(step=START_TRACK), make_view()
    state.held[grant] = 1
    shown = show(state, picked=(Pickable("city", city("Regina")),))
    plan = view.choosing.plans(shown)[Pickable(AHEAD, place("Medicine Hat"))]
    shown = show(state, picked=shown.picked, plan=plan)
    card = Pickable("card", grant)
    assert card in [choice.thing for choice in view.text.choices(shown)]
    used = view.choosing.plans(shown)[card]
    assert follow(state, used).cost < follow(state, plan).cost
    shown = show(state, picked=shown.picked, plan=used)
    slip = view.text.preview(used[0], shown)
    assert slip is not None
    assert "Land Grant" in slip.words
    kept = next(c.thing for c in view.text.choices(shown) if c.label.startswith("Keep"))
    assert view.choosing.plans(shown)[kept] == plan
    assert view.choosing.plans(shown)[card] == used


def test_ways_are_legal_to_the_end() -> None:
    for seed in range(3):
        for state, _ in play(seed, 3, 200):
            if state.step != LAY:
                continue
            for goal, way in ways_on(state).items():
                if len(way.tiles) > TILES_PER_BUILD - state.laid:
                    continue
                trial = state.copy()
                for tile in way.tiles:
                    trial.play(LayTile(tile.hex, tile.leave))
                assert goal in (trial.links[-1].a, trial.links[-1].b)
                assert len(trial.links) == len(state.links) + 1


def test_a_card_that_saves_nothing_is_not_offered_and_one_that_does_says_how_much() -> None:
    def offered(name: str, start: str, side: int, *tiles: tuple[str, int]) -> list[str]:
        state, view = position(step=START_TRACK, hands={"Ann": {name: 1}}), make_view()
        plan = (StartTrack(city(start), side), *(LayTile(place(spot), leave) for spot, leave in tiles))
        shown = show(state, picked=(Pickable("city", city(start)),), plan=plan)
        return [f"{choice.label}: {choice.note}" for choice in view.text.choices(shown)]

    east, west = 0, 3
    assert offered("Tunnel Engineer", "Regina", east) == []
    assert offered("Tunnel Engineer", "Regina", east, ("11,9", east), ("12,9", east)) == []
    assert offered("Tunnel Engineer", "Vancouver", east) == ["Tunnel Engineer: "]
    assert offered("Tunnel Engineer", "Calgary", west, ("6,9", west)) == ["Tunnel Engineer: saves $2,000"]
    assert offered("Government Land Grant", "Calgary", west, ("6,9", west)) == []


@pytest.mark.usefixtures("message_ids")
def test_a_ferry_hex_says_what_it_needs_and_then_only_that_it_is_not_there() -> None:
    state, view = position(step=START_TRACK), make_view()
    shown = show(state, picked=(Pickable("city", city("Vancouver")),))
    west = Pickable("hex", place("1,9"))
    assert state.board.terrain[place("1,9")] == "F"
    assert view.text.about(west, shown) == "about-ferry"
    assert view.text.illegal_reason(west, shown) == "refused-no-ferry"


def test_how_many_tracks_a_ferry_hex_holds() -> None:
    state = position(
        unfinished=[track("Ann", "Port aux Basques", "south-west", "west")], hands={"Ann": {"Ferry Line": 1}}
    )
    ferry = place("34,11")
    assert state.board.terrain[ferry] == "F"
    about = make_view().text.about(Pickable("hex", ferry), show(state))
    assert about is not None
    assert "1 track here, and no more." in about


def test_the_way_to_a_city_may_join_ones_own_other_half() -> None:
    mine = [track("Ann", "Regina", "north-east", "east"), track("Ann", "Winnipeg", "north-west", "west")]
    state, view = position(unfinished=mine, step=START_TRACK), make_view()
    state.play(GAME.parse_move("continue 11,8 east"))
    shown = show(state)
    plan = view.choosing.plans(shown)[Pickable(AHEAD, place("Winnipeg"))]
    assert [GAME.format_move(move) for move in plan] == ["lay 12,8 east"]
    slip = view.text.preview(plan[0], show(state, plan=plan))
    assert slip is not None
    assert (slip.price, slip.confirm) == ("$2,000", "Finish link")
    side = view.rect_of(Pickable("side", 0), shown)
    assert side is not None
    assert view.pickable_at(side.center, shown) == Pickable("side", 0)
