"""The board view of American Rails: places, texts and drawing."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import copy
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.rules.american_rails import GAME, AmericanRailsState
from game.rules.american_rails.board import DEVELOP
from game.rules.american_rails.events import CubePlaced
from game.rules.american_rails.message_ids import End
from game.rules.american_rails.moves import Bid, ChooseAction, LayTrack, PutUp
from game.rules.american_rails.steps import BIDDING, CARRY_OUT, CHOOSE, COLUMNS, LAYING, PUT_UP, START_CITY
from game.rules.contract import EndStage
from game.rules.hexgrid import bits
from game.rules.messages import Dollars
from game.table.american_rails.fields import idle_rows, income_point
from game.table.american_rails.pieces import NAME_DOWN, links, slots
from game.table.american_rails.year import year_sheet
from game.table.boards import painted
from game.table.boards.shown import Pickable, Shown
from game.table.kit.motion import Motions
from tests.helpers.american_rails.building import position
from tests.helpers.play import localizer
from tests.table.boards.looks import SIZE, picture, same
from tests.table.boards.samples import AMERICAN_RAILS

SAMPLE = AMERICAN_RAILS
make_view, show, play, state_where = SAMPLE.view, SAMPLE.show, SAMPLE.play, SAMPLE.state_where


def end_of(state: AmericanRailsState, kind: End) -> tuple[EndStage, int]:
    """How near a condition of the end is."""
    return next((one.stage, one.left) for one in state.end_conditions() if one.message.id is kind)


def test_the_last_year_is_announced_a_year_before() -> None:
    state = state_where(lambda s: s.step == CHOOSE and s.column == 0)
    for left, stage in enumerate((EndStage.CERTAIN, EndStage.NEAR, EndStage.FAR)):
        state.year = state.board.last_year - left
        assert end_of(state, End.YEAR) == (stage, left)


def test_supplies_end_the_year_if_they_can_run_low_in_it() -> None:
    state = state_where(lambda s: s.step == CHOOSE and s.column == 0)
    needed = state.board.data.setup.exhausted_supplies_to_end[state.players]
    companies = state.companies_in_play()
    for company in companies:
        state.cubes[company] = 30
    for company in companies[: needed - 1]:
        state.cubes[company] = 2
    assert end_of(state, End.SUPPLIES) == (EndStage.NEAR, 1)
    state.cubes[companies[-1]] = 9
    assert end_of(state, End.SUPPLIES) == (EndStage.POSSIBLE, 1)
    state.column = COLUMNS - 1
    state.cubes[companies[-1]] = 20
    assert end_of(state, End.SUPPLIES) == (EndStage.NEAR, 1)
    state.cubes[companies[-1]] = 2
    assert end_of(state, End.SUPPLIES) == (EndStage.CERTAIN, 0)


def test_a_year_sheet_says_what_low_supplies_mean_until_one_more_ends_the_game() -> None:
    state = state_where(lambda s: s.step == CHOOSE and s.column == 0)
    needed = state.board.data.setup.exhausted_supplies_to_end[state.players]
    shown = show(state)
    for low, said in ((0, "end-supplies.rule"), (needed - 1, "end-supplies.near")):
        for number, company in enumerate(state.companies_in_play()):
            state.cubes[company] = 2 if number < low else 30
        foot = year_sheet([], state, shown).feet[-1]
        assert (foot.pips, foot.words) == ((low, needed), shown.translate(said, needed=needed))


def test_the_last_shares_end_the_year_if_each_can_be_auctioned_in_it() -> None:
    state = state_where(lambda s: s.step == CHOOSE and s.column == 0)
    for unsold, stage in ((4, EndStage.FAR), (3, EndStage.POSSIBLE), (0, EndStage.CERTAIN)):
        state.unsold = [unsold, *[0] * (len(state.unsold) - 1)]
        assert end_of(state, End.SHARES) == (stage, unsold)


def laying(state: AmericanRailsState) -> bool:
    return state.step == LAYING and sum(map(int.bit_count, state.track)) > 40


SHAPES = [
    ((1280, 720), (11, 45, 933, 665)),
    ((1366, 768), (11, 48, 997, 710)),
    ((1920, 1200), (16, 68, 1400, 1118)),
    ((2560, 1080), (16, 68, 2040, 998)),
    ((1280, 720), (11, 45, 800, 665)),
]


@pytest.mark.parametrize(("size", "area"), SHAPES)
def test_everything_lies_in_its_area_and_apart(
    size: tuple[int, int], area: tuple[int, int, int, int]
) -> None:
    layout = make_view(size, pygame.Rect(area)).layout
    parts = [*layout.insets.values(), *layout.certificates]
    for i, rect in enumerate(parts):
        assert layout.area.contains(rect)
        assert rect.collidelist(parts[i + 1 :]) == -1
    assert all(layout.frame.contains(rect) for rect in layout.insets.values())
    for spot in GAME.board.hexes:
        assert layout.hex_rect(spot).collidelist(list(layout.insets.values())) == -1


@pytest.mark.parametrize("zooms", [0, 2])
def test_what_is_pointed_at_is_what_lies_there(zooms: int) -> None:
    state = state_where(lambda s: s.step == CHOOSE)
    view, shown = make_view(), show(state)
    for _ in range(zooms):
        view.zoom(1.2, (200, 200))
    things = [Pickable("hex", number) for number in range(len(state.board.hexes))]
    things += [Pickable("company", company) for company in range(6)]
    things += [Pickable("part", name) for name in ("years", "order", "incomes", "key", "cartouche")]
    seen = 0
    for thing in things:
        rect = view.rect_of(thing, shown)
        if rect is not None and view.pickable_at(rect.center, shown) == thing:
            seen += 1
    assert seen == len(things) if zooms == 0 else len(things) > seen > 60
    folded = [view.rect_of(Pickable("part", name), shown) is None for name in ("years", "incomes", "key")]
    assert folded == [zooms > 0] * 3
    for row in range(len(state.board.rows)):
        rect = view.rect_of(Pickable("row", row), shown)
        assert rect is not None
        assert view.pickable_at((rect.x + 60, rect.centery), shown) == Pickable("row", row)
        for column in range(COLUMNS):
            x, y = view.layout.space(column, row)
            assert view.pickable_at((round(x), round(y)), shown) == Pickable("row", row)


def test_fields_fold_away_over_an_enlarged_map() -> None:
    state = state_where(laying)
    view, shown = make_view(), show(state)
    whole = picture(view, shown)
    view.zoom(1.2, (200, 200))
    enlarged = picture(view, shown)
    for name, rect in view.layout.insets.items():
        assert view.rect_of(Pickable("part", name), shown) is None
        assert not same(whole.subsurface(rect), enlarged.subsurface(rect)), name
        found = view.pickable_at(rect.center, shown)
        assert found is None or found.field == "hex"
    assert view.rect_of(Pickable("row", 0), shown) is None


def test_arrows_show_what_was_done_under_the_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    state = state_where(lambda s: s.step == CHOOSE)
    view, shown = make_view(), show(state)
    view.zoom(2.5, (300, 300))
    actions = view.layout.insets["actions"]
    assert view.plates(shown) == [actions]
    done = [CubePlaced(1, 0, number, 2, "P", 0) for number in range(len(state.board.hexes))]
    covered = []
    for event in done:
        place = view.where(event, shown)
        if place is not None and actions.collidepoint(place):
            covered.append(event)
    pointed: list[pygame.Rect | None] = []
    monkeypatch.setattr(painted, "draw_signpost", lambda *words: pointed.append(words[-1]))
    assert covered
    view.draw(pygame.Surface(SIZE), replace(shown, since=[(1, covered[0])]), Motions())
    assert pointed == [actions]


def test_zooming_out_restores_the_whole_map() -> None:
    view = make_view()
    before = view.layout.hexes
    for factor in (1.3, 1.3, 1.5, 9.0):
        view.zoom(factor, (300, 200))
    view.pan(-5000, -5000)
    layout = view.layout
    assert layout.zoom > 2.5
    edge = layout.at(1400 - 19, 844 - 19)
    assert layout.shift[0] == round((layout.zoom - 1) * layout.frame.w)
    assert layout.frame.bottomright == pytest.approx(edge, abs=1)
    view.zoom(0.001, (5, 5))
    assert view.layout.hexes == before


@pytest.mark.usefixtures("message_ids")
@pytest.mark.parametrize(
    ("wanted", "thing", "words"),
    [
        (lambda s: s.step == START_CITY, Pickable("hex", 100), "refused-start-outside"),
        (lambda s: s.step == CHOOSE and s.taken_rows() & 2, Pickable("row", 1), "refused-row-taken"),
        (lambda s: s.step == CHOOSE, Pickable("company", 0), "refused-no-laying"),
        (laying, Pickable("hex", 0), "refused-not-next"),
        (lambda s: s.step == BIDDING, Pickable("row", 0), "refused-no-marker"),
    ],
)
def test_refusals_say_why(wanted: Callable[[AmericanRailsState], bool], thing: Pickable, words: str) -> None:
    found = make_view().text.illegal_reason(thing, show(state_where(wanted)))
    assert found is not None
    assert words in found


@pytest.mark.usefixtures("message_ids")
def test_a_company_is_put_up_once_in_the_preparation() -> None:
    state = state_where(lambda s: s.step == PUT_UP and s.put_up > 0)
    company = bits(state.put_up)[0]
    found = make_view().text.illegal_reason(Pickable("company", company), show(state))
    assert found == f"refused-put-up-before company={state.board.companies[company].name}"


def test_slip_tells_what_the_move_does() -> None:
    view, state = make_view(), state_where(laying)
    move = next(move for move in state.legal_moves() if isinstance(move, LayTrack))
    slip = view.text.preview(move, show(state))
    after = state.copy()
    after.play(move)
    assert slip is not None
    company = move.company
    figures = [(change.before, change.after) for change in slip.changes]
    assert figures == [
        (f"${state.treasury[company]}", f"${after.treasury[company]}"),
        (f"${state.income[company]}", f"${after.income[company]}"),
        (f"${state.dividend(company)}", f"${after.dividend(company)}"),
    ]
    assert slip.price == f"pays ${state.treasury[company] - after.treasury[company]}"


def test_slip_names_rivals_who_lose_income() -> None:
    def shares_a_city(state: AmericanRailsState) -> list[LayTrack]:
        return [
            move
            for move in state.legal_moves()
            if isinstance(move, LayTrack)
            and state.board.city_at[move.hex] >= 0
            and len(state.companies_in(move.hex)) == 1
        ]

    state = state_where(lambda s: bool(shares_a_city(s)), seed=8)
    move = shares_a_city(state)[0]
    rival = state.companies_in(move.hex)[0]
    after = state.copy()
    after.play(move)
    slip = make_view().text.preview(move, show(state))
    assert slip is not None
    falls = localizer(state).translate(
        "slip-income-falls",
        company=rival,
        before=Dollars(state.income[rival]),
        after=Dollars(after.income[rival]),
    )
    assert falls in slip.words


def test_slip_of_a_bid_shows_what_is_left() -> None:
    state = state_where(lambda s: s.step == BIDDING and s.column >= 0)
    slip = make_view().text.preview(Bid(20), show(state))
    assert slip is not None
    cash = state.cash[state.turn]
    assert (slip.changes[0].before, slip.changes[0].after) == (f"${cash}", f"${cash - 20}")
    treasury = state.treasury[state.lot]
    assert (slip.changes[1].before, slip.changes[1].after) == (f"${treasury}", f"${treasury + 20}")


def test_slip_of_the_last_bid_of_a_year_leaves_dividends_out() -> None:
    state = state_where(lambda s: s.step == BIDDING and s.column == COLUMNS - 1 and s.turn == s.order[-1])
    bid = next(move for move in state.legal_moves() if isinstance(move, Bid))
    slip = make_view().text.preview(bid, show(state))
    assert slip is not None
    assert slip.changes[0].after == f"${state.cash[state.turn] - bid.amount}"


@pytest.mark.usefixtures("message_ids")
def test_a_hex_that_several_companies_reach_asks_for_one() -> None:
    shares = {"Rick": {"American": 1, "National": 1}}
    tracks = {"American": ["Cincinnati"], "National": ["Louisville"]}
    state = position(shares=shares, track=tracks, treasury={"American": 20, "National": 20})
    state.play(GAME.parse_move("choose expand_3"))
    lays = [move for move in state.legal_moves() if isinstance(move, LayTrack)]
    both = next(a.hex for a in lays for b in lays if a.hex == b.hex and a.company != b.company)
    alone = next(a.hex for a in lays if sum(a.hex == b.hex for b in lays) == 1)
    view, place = make_view(), Pickable("hex", both)
    assert view.text.guide(replace(show(state), picked=(place,))) == (
        "guide-company companies=American, National"
    )
    assert view.text.guide(replace(show(state), picked=(place, Pickable("company", 0)))) is None
    shown = replace(show(state), picked=(Pickable("hex", alone),))
    assert view.text.guide(shown) is None
    for company in range(2):
        choice = next(
            choice for choice in view.text.choices(shown) if choice.thing == Pickable("company", company)
        )
        assert choice.enabled == (LayTrack(company, alone) in lays)
        assert bool(choice.why) != choice.enabled
    assert all(choice.enabled for choice in view.text.choices(replace(show(state), picked=(place,)))[:2])


@pytest.mark.usefixtures("message_ids")
def test_absent_company_is_told() -> None:
    state = state_where(lambda s: s.step == CHOOSE, players=3)
    assert "refused-absent" in (make_view().text.about(Pickable("company", state.absent), show(state)) or "")


def test_seat_card_adds_up_dividends() -> None:
    state = state_where(laying)
    card = make_view().text.seat_card(1, show(state), Motions())
    due = sum(state.held(1, company) * state.dividend(company) for company in range(6))
    assert card.amount == f"${state.cash[1]}"
    assert card.note == f"dividends ${due}"
    assert sum(badge.count for badge in card.badges) == sum(state.held(1, company) for company in range(6))


def test_rows_glow_when_they_can_be_chosen() -> None:
    state = state_where(lambda s: s.step == CHOOSE and s.taken_rows() == 0)
    view = make_view()
    shown = show(state)
    idle = picture(view, Shown(state, shown.seats, 0))
    asked = picture(view, shown)
    for move in state.legal_moves():
        assert isinstance(move, ChooseAction)
        x, y = view.layout.space(state.column, move.row)
        assert asked.get_at((round(x), round(y))) != idle.get_at((round(x), round(y)))


def test_a_row_that_could_only_be_declined_does_not_glow() -> None:
    state = state_where(lambda s: s.step == CHOOSE and s.houses_left > 0)
    develop = state.board.rows.index(DEVELOP)
    assert develop not in idle_rows(show(state), state)
    state.houses_left = 0
    assert ChooseAction(develop) in state.legal_moves()
    assert idle_rows(show(state), state) == {develop}


def test_the_lot_is_lit_and_bidders_are_shown() -> None:
    state = state_where(lambda s: s.step == BIDDING and s.auction is not None and s.auction.leader >= 0)
    view, shown = make_view(), show(state)
    assert state.auction is not None
    standings = [view.text.seat_card(seat, shown, Motions()).standing for seat in range(state.players)]
    assert standings[state.auction.leader] == f"high bid ${state.auction.high}"
    center = view.layout.insets["cartouche"].center
    assert view.pickable_at(center, shown) == Pickable("part", "auction")


@pytest.mark.parametrize("zooms", [0, 3])
def test_crowded_hexes_keep_every_piece_apart(zooms: int) -> None:
    state, view = state_where(laying), make_view((1920, 1080), pygame.Rect(16, 68, 1400, 998))
    for _ in range(zooms):
        view.zoom(1.2, (400, 400))
    city = next(city for city in state.board.cities if not city.hub)
    for company in range(6):
        state.track[company] |= 1 << city.hex
    state.houses |= 1 << city.hex
    hexes = view.layout.hexes
    found = slots(state, hexes, city.hex)
    assert len(found) == 7
    for i, one in enumerate(found):
        for other in found[i + 1 :]:
            apart = max(abs(one.x - other.x), abs(one.y - other.y) / 0.72)
            assert apart >= one.width * 0.99 or abs(one.x - other.x) >= one.width * 0.5
        assert abs(one.x - hexes.centre(state.board.hexes[city.hex])[0]) < hexes.width / 2


def test_lines_join_every_network_without_triangles() -> None:
    *_, (state, _) = play(13, 4)
    for company, track in enumerate(state.track):
        joined = links(state.board, track)
        assert len(joined) == len(set(joined))
        reached, todo = set(), bits(track)[:1]
        while todo:
            here = todo.pop()
            reached.add(here)
            ends = [a if b == here else b for a, b in joined if here in (a, b)]
            todo += [end for end in ends if end not in reached]
        assert reached == set(bits(track)), state.board.companies[company].name
        lines = set(joined)
        for a, b in joined:
            for c in bits(state.board.around[a] & state.board.around[b] & track):
                assert not {(min(a, c), max(a, c)), (min(b, c), max(b, c))} <= lines


def test_pips_count_the_cubes_of_an_expansion() -> None:
    state = state_where(lambda s: s.step == CARRY_OUT and s.to_lay == 4)
    view = make_view()
    found = view.text.pips(show(state))
    assert found is not None
    assert found[:2] == (0, 4)
    assert view.text.pips(show(state_where(lambda s: s.step == BIDDING))) is None


def test_put_up_choices_name_every_company_left() -> None:
    state = GAME.new_game(4, {}, random.Random(1))
    choices = make_view().text.choices(show(state))
    assert [choice.label for choice in choices] == [company.name for company in state.board.companies]
    assert all(PutUp(int(choice.thing.value)) in state.legal_moves() for choice in choices)


@pytest.mark.usefixtures("message_ids")
@pytest.mark.parametrize(
    ("told", "why"),
    [
        (
            {"treasury": {"American": 20, "National": 1}},
            "choice-too-dear company=National cost=2 treasury=1",
        ),
        (
            {"treasury": {"American": 20}, "track": {"American": ["Cincinnati"]}},
            "refused-no-track company=National",
        ),
    ],
)
def test_a_company_that_can_lay_no_cube_says_why(told: dict[str, Any], why: str) -> None:
    shares = {"Rick": {"American": 1, "National": 1}}
    tracks = {"American": ["Cincinnati"], "National": ["5,5"]}
    state = position(**({"shares": shares, "track": tracks} | told))
    state.play(GAME.parse_move("choose expand_3"))
    choices = {choice.label: choice for choice in make_view().text.choices(show(state))}
    assert not choices["National"].enabled
    assert choices["National"].why == why


@pytest.mark.parametrize("ties", range(1, 9))
def test_cubes_with_the_same_income_are_fanned_out(ties: int) -> None:
    layout = make_view().layout
    cell = layout.income_cell(12).inflate(8, 4)
    found = [income_point(layout, 12, tie, ties) for tie in range(ties)]
    for i, (x, y) in enumerate(found):
        assert cell.collidepoint(x, y)
        for left, high in found[i + 1 :]:
            assert abs(x - left) >= 7 * layout.k or abs(y - high) >= 9 * layout.k


def test_a_ring_round_a_new_cube_leaves_the_name_of_its_city_readable() -> None:
    state = state_where(laying)
    company, city = next(
        (company, city)
        for company in range(6)
        for city in GAME.board.cities
        if state.track[company] >> city.hex & 1 and city.name not in make_view().layout.look.names.beside
    )
    view = make_view()
    plain = show(state)
    event = CubePlaced(0, company, city.hex, 2, "C", GAME.board.city_at[city.hex])
    ringed = replace(plain, last=(event,))
    before, after = picture(view, plain), picture(view, ringed)
    rect = view.rect_of(Pickable("hex", city.hex), plain)
    assert rect is not None
    shades = [pygame.surfarray.array3d(image.subsurface(rect)).sum(axis=2) for image in (before, after)]
    low = slice(round(rect.h * (0.5 + NAME_DOWN / 2) - 3), round(rect.h * (0.5 + NAME_DOWN / 2) + 3))
    ink = shades[0][:, low] < 240
    assert ink.sum() > 10
    assert (shades[1][:, low][ink] < 300).all()


def test_the_cartouche_explains_only_the_signs_of_its_board() -> None:
    state = state_where(lambda s: s.step == CHOOSE)
    plain = copy(state.board)
    plain.pairs = ()
    plain.cities = tuple(replace(city, hub=False) for city in plain.cities)

    def ink() -> int:
        """Count the dark pixels of the line below the flourish."""
        view, shown = make_view(), show(state)
        drawn = picture(view, shown)
        rect, k = view.layout.insets["cartouche"], view.layout.k
        line = pygame.Rect(rect.x + 10 * k, rect.y + 114 * k, rect.w - 20 * k, 22 * k)
        return sum(
            sum(drawn.get_at((x, y))[:3]) < 200
            for x in range(line.left, line.right)
            for y in range(line.top, line.bottom)
        )

    assert ink() > 100
    state.board = plain
    assert ink() == 0
