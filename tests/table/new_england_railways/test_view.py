"""The board view of New England Railways: places, texts and drawing."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.rules.contract import EndStage
from game.rules.new_england_railways import GAME, NewEnglandRailwaysState
from game.rules.new_england_railways.accounts import items
from game.rules.new_england_railways.endings import turns_in_all
from game.rules.new_england_railways.events import CubeDrawn, LinkTurned
from game.rules.new_england_railways.message_ids import Step
from game.rules.new_england_railways.moves import Borrow, KeepLoans, NoLoan, PayToBuild, Ship, WaitToBuild
from game.rules.new_england_railways.shipping import gains
from game.rules.new_england_railways.steps import (
    BID,
    BORROW,
    BUILD,
    ENDED,
    RETIRE,
    ROLL_MARKET,
    ROLL_TO_BUILD,
    SHIP,
)
from game.table.boards.shown import Pickable, pickable_of
from game.table.kit.lettering import paragraph
from game.table.kit.motion import Motions
from game.table.new_england_railways import stage
from game.table.new_england_railways.animations import StepLit, shown_step
from game.table.new_england_railways.incomes import places
from game.table.new_england_railways.reading import LinkStage, card_rows, cube_slot, status
from game.table.play.decision import Decision
from game.words import LANGUAGES, override
from tests.table.boards.looks import SIZE, picture, same
from tests.table.boards.samples import NEW_ENGLAND_RAILWAYS

SAMPLE = NEW_ENGLAND_RAILWAYS
make_view, show, play, state_where = SAMPLE.view, SAMPLE.show, SAMPLE.play, SAMPLE.state_where


def late_shipping(state: NewEnglandRailwaysState) -> bool:
    return state.step == SHIP and state.turn_number > 5 and len(state.legal_moves()) > 12


SHAPES = [
    ((1280, 720), (11, 45, 933, 665)),
    ((1366, 768), (11, 48, 997, 710)),
    ((1920, 1200), (16, 68, 1400, 1118)),
    ((2560, 1080), (16, 68, 2040, 998)),
    ((1280, 720), (11, 45, 800, 665)),
]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize(("size", "area"), SHAPES)
def test_everything_lies_in_its_area_and_apart(
    players: int, size: tuple[int, int], area: tuple[int, int, int, int]
) -> None:
    layout = make_view(size, pygame.Rect(area), players).layout
    assert layout.offered == players - 1
    cards = [layout.card(row, number) for row in (0, 1) for number in range(layout.offered)]
    parts = [*cards, layout.stage, layout.cartouche, layout.key, layout.cup]
    assert all(layout.frame.contains(part) for part in parts)
    parts += [layout.strip, layout.incomes]
    for i, rect in enumerate(parts):
        assert layout.area.contains(rect)
        assert rect.collidelist(parts[i + 1 :]) == -1


@pytest.mark.parametrize("zooms", [0, 2])
def test_what_is_pointed_at_is_what_lies_there(zooms: int) -> None:
    state = state_where(late_shipping)
    view, shown = make_view(), show(state)
    view.draw(pygame.Surface(SIZE), shown, Motions())
    for _ in range(zooms):
        view.zoom(1.2, (300, 300))
    things = [Pickable("city", city) for city in range(len(state.board.cities))]
    things += [Pickable("link", link) for link in range(len(state.board.links))]
    things += [Pickable("cube", slot) for slot, count in enumerate(state.cubes) if count]
    found = [
        thing
        for thing in things
        if (rect := view.rect_of(thing, shown)) and view.pickable_at(rect.center, shown) == thing
    ]
    assert found == things if not zooms else len(things) > len(found) > 30
    for name in ("cup", "stage", "incomes"):
        rect = view.rect_of(Pickable("part", name), shown)
        if zooms and name == "stage":
            assert rect is None
            continue
        assert rect is not None
        assert view.pickable_at(rect.center, shown) == Pickable("part", name)
    for number in range(1, len(Step) + 1):
        rect = view.rect_of(Pickable("step", number), shown)
        assert rect is not None
        assert view.pickable_at(rect.center, shown) == Pickable("step", number)


def test_a_card_means_its_link() -> None:
    state = state_where(lambda s: s.step == BID and s.turn_number > 1)
    view, shown = make_view(), show(state)
    for row, links in enumerate(card_rows(state)):
        assert links
        for number, link in enumerate(links):
            place = view.layout.card(row, number).center
            assert view.pickable_at(place, shown) == Pickable("link", link)


@pytest.mark.parametrize("step", [SHIP, BID])
def test_an_enlarged_map_is_covered_by_little(step: int) -> None:
    view, shown = make_view(), show(state_where(lambda s: s.step == step and s.turn_number > 1))
    column = view.layout.column_rect()
    whole = picture(view, shown)
    view.zoom(1.2, (200, 200))
    frame, enlarged = view.layout.frame, picture(view, shown)
    assert sum(plate.w * plate.h for plate in view.plates(shown)) < 0.08 * frame.w * frame.h
    cards = pygame.Rect(column.x, column.y, column.w, view.layout.stage.y - column.y)
    assert not same(whole, enlarged, cards)
    found = {view.pickable_at((x, y), shown) for x in range(*_across(cards)) for y in range(*_down(cards))}
    assert all(thing is None or thing.field != "part" for thing in found)
    assert (view.rect_of(Pickable("part", "stage"), shown) is None) == (step == SHIP)


def _across(rect: pygame.Rect) -> tuple[int, int, int]:
    return rect.left, rect.right, 9


def _down(rect: pygame.Rect) -> tuple[int, int, int]:
    return rect.top, rect.bottom, 9


def test_links_stand_as_the_rules_say() -> None:
    seen = set()
    for state, _ in play(5, 4):
        for link, owner in enumerate(state.owner):
            found = status(state, link)
            seen.add(found)
            assert (found in (LinkStage.BUILT, LinkStage.UNFINISHED)) == (owner >= 0)
            if found in (LinkStage.SALE, LinkStage.LOT):
                assert link in state.current
            if found == LinkStage.GONE:
                assert not state.deck >> link & 1
                assert link not in state.future
    assert seen == set(LinkStage)


def test_a_link_says_how_to_roll_for_it_only_as_long_as_that_is_to_come() -> None:
    view, seen = make_view(players=4), set()
    for state, _ in play(5, 4):
        for link in range(len(state.owner)):
            found = status(state, link)
            if found in seen:
                continue
            seen.add(found)
            about = view.text.about(Pickable("link", link), show(state)) or ""
            bought = found in (LinkStage.BUILT, LinkStage.UNFINISHED)
            assert ("Roll " in about) == (not bought and found is not LinkStage.GONE)
            assert (f"Worth ${state.board.links[link].number}" in about) == (found is not LinkStage.GONE)
    assert seen == set(LinkStage)


def test_cubes_with_rings_are_called_new() -> None:
    view, state = make_view(), state_where(late_shipping)
    city = next(city for city in range(len(state.board.cities)) if len(set(state.cubes_at(city))) > 1)
    old, new = sorted(set(state.cubes_at(city)))[:2]
    last = [CubeDrawn(city, new)]
    name = show(state).translate(f"colour-{state.board.colours[new]}")
    told = f"New here (ringed): {name}."
    for shown, expected in ((show(state), False), (replace(show(state), last=last), True)):
        cubes = [Pickable("cube", cube_slot(state.board, city, colour)) for colour in (old, new)]
        about = [view.text.about(thing, shown) or "" for thing in (Pickable("city", city), *cubes)]
        assert [told in words for words in about] == [expected, False, expected]


# Choosing a shipment


def test_cube_goal_and_links_single_out_every_route() -> None:
    view = make_view()
    state = max(
        (state.copy() for state, _ in play(3, 3) if state.step == SHIP),
        key=lambda state: len(state.legal_moves()),
    )
    decision = Decision.among(state.legal_moves(), view.choosing, state)
    assert len(decision.moves) > 60
    for move in decision.moves:
        decision = decision.clear()
        for thing in view.choosing.pickables_for(state, move):
            decision = decision.pick(thing)
            assert decision is not None
        assert decision.armed == move
        assert len(decision.picked) == len(set(view.choosing.pickables_for(state, move)))


def test_links_alone_single_out_a_route_after_its_cube() -> None:
    view = make_view()
    state = state_where(late_shipping, players=3)
    decision = Decision.among(state.legal_moves(), view.choosing, state)
    for move in decision.moves:
        if isinstance(move, Ship):
            decision = decision.clear()
            decision = decision.pick(view.choosing.pickables_for(state, move)[0])
            for link in state.board.links_on(move.route):
                decision = decision.pick(Pickable("link", link))
            assert decision.armed == move


def test_another_goal_takes_the_place_of_the_first() -> None:
    view, state = make_view(), state_where(late_shipping)
    decision = Decision.among(state.legal_moves(), view.choosing, state)
    goals = sorted({move.route[-1] for move in state.legal_moves() if isinstance(move, Ship)})
    decision = decision.pick(Pickable("city", goals[0]))
    decision = decision.pick(Pickable("city", goals[1]))
    assert decision.picked == (Pickable("city", goals[1]),)


def test_the_prompt_says_how_to_go_on() -> None:
    view, state = make_view(), state_where(late_shipping)
    assert view.text.guide(show(state)) is None
    ships = [move for move in state.legal_moves() if isinstance(move, Ship)]
    cube = next(
        view.choosing.pickables_for(state, move)[0]
        for move in ships
        if len({m.route[-1] for m in ships if (m.route[0], m.colour) == (move.route[0], move.colour)}) > 1
    )
    found = view.text.guide(show(state, picked=(cube,)))
    assert found is not None
    assert found.startswith("Where to? Choose ")


@pytest.mark.usefixtures("message_ids")
@pytest.mark.parametrize(
    ("thing", "words"),
    [
        (Pickable("cube", 0), "refused-not-shipping"),
        (Pickable("city", 3), "refused-not-shipping"),
        (Pickable("link", 3), "refused-not-shipping"),
        (Pickable("step", 3), None),
    ],
)
def test_nothing_on_the_map_is_chosen_in_an_auction(thing: Pickable, words: str | None) -> None:
    assert make_view().text.illegal_reason(thing, show(state_where(lambda s: s.step == BID))) == words


def test_refusals_say_why() -> None:
    """Every town and link that a chosen cube can't use has the rules' reason; what it can use has none."""
    view, state = make_view(), state_where(late_shipping)
    plain = show(state)
    decision = Decision.among(state.legal_moves(), view.choosing, state)
    for slot, count in enumerate(state.cubes):
        cube = Pickable("cube", slot)
        if count:
            assert (view.text.illegal_reason(cube, plain) is None) == decision.can_pick(cube)
        if not decision.can_pick(cube):
            continue
        shown = show(state, picked=(cube,))
        able = {
            thing
            for move in state.legal_moves()
            if cube in view.choosing.pickables_for(state, move)
            for thing in view.choosing.pickables_for(state, move)
        }
        origin = slot // len(state.cup)
        things = [Pickable("city", city) for city in range(len(state.board.cities)) if city != origin]
        things += [Pickable("link", link) for link in range(len(state.board.links))]
        for thing in things:
            assert (view.text.illegal_reason(thing, shown) is None) == (thing in able), (cube, thing)


# Slips, cards, choices


def test_slip_of_a_loan_tells_its_service() -> None:
    state = state_where(lambda s: s.step == BORROW and s.debt[s.turn] == 10)
    slip = make_view().text.preview(Borrow(20), show(state))
    assert slip is not None
    cash = state.cash[state.turn]
    assert [(change.before, change.after) for change in slip.changes] == [
        (f"${cash}", f"${cash + 20}"),
        ("$10", "$30"),
        ("$2", "$6"),
    ]
    assert f"${cash + 20 - 6} to bid with" in slip.words


def test_what_stays_is_told_before_nothing_is_borrowed_or_paid_back() -> None:
    owing = state_where(lambda s: s.step == BORROW and s.debt[s.turn] == 10 and NoLoan() in s.legal_moves())
    free = state_where(lambda s: s.step == BORROW and not s.debt[s.turn])
    retiring = state_where(lambda s: s.step == RETIRE and s.debt[s.turn] == 20)
    for state, answer, words in (
        (
            owing,
            NoLoan(),
            f"of $2 leaves ${owing.cash[owing.turn] - 2} to bid with",
        ),
        (free, NoLoan(), f"All of your ${free.cash[free.turn]}"),
        (
            retiring,
            KeepLoans(),
            f"stays $20 and costs $4 every turn. ${retiring.cash[retiring.turn]} is left",
        ),
    ):
        view, shown = make_view(), replace(show(state), armed=answer)
        assert view.text.preview(answer, shown) is None, "it is played at once by who presses its button"
        told = view.text.outlook(shown)
        assert told is not None
        assert words in told.words


@pytest.mark.usefixtures("message_ids")
def test_slip_of_a_shipment_shows_every_owners_gain() -> None:
    view = make_view()
    checked = 0
    for state, _ in play(3, 3):
        if state.step != SHIP:
            continue
        shown = show(state)
        for move in state.legal_moves()[::7]:
            if not isinstance(move, Ship):
                continue
            after = state.copy()
            after.step = SHIP
            slip = view.text.preview(move, shown)
            assert slip is not None
            found = gains(state, move.route)
            before_after = {
                (str(state.income[seat]), str(state.income[seat] + gain))
                for seat, gain in enumerate(found)
                if gain
            }
            assert {(change.before, change.after) for change in slip.changes} == before_after
            own = found[state.turn]
            assert slip.price == (f"slip-gain amount={own}" if own else "slip-no-gain")
            checked += 1
    assert checked > 30


def test_paying_and_waiting_are_told_beside_each_other() -> None:
    state = state_where(lambda s: s.step == BUILD)
    view, shown = make_view(), show(state)
    told = view.text.outlook(shown)
    assert told is not None
    missing = state.board.links[state.lot_link()].number - sum(state.dice)
    cash = state.cash[state.turn]
    assert [part.heading for part in told.parts] == ["Pay now", "Wait"]
    assert f"from ${cash} to ${cash - missing}." in told.parts[0].words
    assert f"Your cash stays ${cash}." in told.parts[1].words
    choices = {choice.thing: choice for choice in view.text.choices(shown)}
    pay = choices[pickable_of(PayToBuild)]
    assert pay.main
    assert pay.label == f"Pay ${missing} and build"
    assert view.text.preview(PayToBuild(), shown) is None


@pytest.mark.usefixtures("message_ids")
def test_waiting_with_the_last_links_is_told_to_make_the_game_longer() -> None:
    view = make_view()
    more = state_where(lambda s: s.step == BUILD and s.deck > 0)
    none = state_where(lambda s: s.step == BUILD and not s.deck and not s.future)
    for state, last in ((more, False), (none, True)):
        told = view.text.outlook(show(state))
        assert told is not None
        assert ("part-wait-more" in told.parts[1].words) == last
        state.play(WaitToBuild())
        while state.step in (BID, BUILD, ROLL_TO_BUILD):
            state.play(state.legal_moves()[-1])
        assert not state.last_turn


def test_seat_cards_show_money_income_debt_and_links() -> None:
    state = state_where(lambda s: s.step == BID and s.turn_number > 2 and max(s.debt) > 0)
    view, shown = make_view(), show(state)
    for seat in range(state.players):
        card = view.text.seat_card(seat, shown, Motions())
        assert (card.amount, card.note, card.owes) == (
            f"${state.cash[seat]}",
            f"income {state.income[seat]}",
            state.debt[seat],
        )
        assert len(card.badges) == len(state.links_of(seat))
        assert (card.mark is not None) == (seat == state.first)
        assert bool(card.standing) == (seat != state.turn)


def test_accounts_add_up_to_the_score() -> None:
    totals = [GAME.board.data.setup.money] * 4
    for state, events in play(2, 4):
        for item in items(state, events):
            totals[item.seat] += item.amount
    assert totals == state.scores()


# Pictures and motion


def test_steps_without_a_decision_are_lit_one_after_the_other() -> None:
    view = make_view()
    for state, events in play(3, 4):
        motions = Motions()
        shown = show(state, last=tuple(events))
        for event in events:
            view.animate(event, shown, motions)
        if len(motions.of(StepLit)) < 4:
            continue
        begun = [motion.what.step for motion in motions.of(StepLit)]
        seen = []
        while motions:
            seen.append(shown_step(motions, state.turn_step()))
            motions.update(0.05)
        order = [step for i, step in enumerate(seen) if i == 0 or step != seen[i - 1]]
        assert [step for step in order if step in begun] == begun
        return
    raise AssertionError("no game with four steps in a row")


@pytest.mark.parametrize("players", [3, 6])
def test_every_step_has_a_picture_of_its_own(players: int) -> None:
    view = make_view(players=players)
    seen: dict[int, pygame.Surface] = {}
    for state, _ in play(4, players):
        if state.step not in seen and state.turn_number > 1:
            seen[state.step] = picture(view, show(state))
    assert set(seen) >= {BORROW, RETIRE, BID, SHIP, ENDED}
    found = list(seen.values())
    assert not any(same(one, other) for i, one in enumerate(found) for other in found[i + 1 :])


@pytest.mark.parametrize(
    "incomes", [[2, 3, 3, 6], [3, 2, 3, 2], [0, 0, 0, 1, 1, 2], [48, 49, 50, 50, 50, 50]]
)
def test_whoever_has_more_income_stands_further_to_the_right(incomes: list[int]) -> None:
    found = places(make_view().layout, incomes)
    for (x, _), mine in zip(found, incomes, strict=True):
        for (other, _), theirs in zip(found, incomes, strict=True):
            assert mine <= theirs or x > other


@pytest.mark.parametrize(
    "incomes", [[0] * 6, [5, 5, 5, 6, 6, 7], [50, 50, 51, 52, 100, 101], [49, 50, 50, 50, 50, 50]]
)
def test_locomotives_with_the_same_income_can_all_be_seen(incomes: list[int]) -> None:
    layout = make_view().layout
    found = places(layout, incomes)
    for i, (x, y) in enumerate(found):
        assert layout.incomes.collidepoint(x, y)
        for left, high in found[i + 1 :]:
            assert abs(x - left) >= 14 * layout.k or abs(y - high) >= 14 * layout.k


def test_a_link_changes_no_earlier_than_its_card_comes() -> None:
    state, view, motions = state_where(lambda s: s.step == SHIP and card_rows(s)[0]), make_view(), Motions()
    link = card_rows(state)[0][0]
    x, y = map(round, view.layout.number_place(link))
    medallion = pygame.Rect(x - 10, y - 10, 20, 20)
    view.animate(LinkTurned(link), show(state), motions)
    turning, turned = picture(view, show(state), motions), picture(view, show(state))
    assert not same(turning, turned, medallion)
    motions.update(60)
    assert same(picture(view, show(state), motions), turned, medallion)


def test_the_cap_stays_until_it_has_been_seen_to_fly() -> None:
    view, state = make_view(), state_where(lambda s: s.step == BORROW and s.turn_number > 1)
    before = state.copy()
    before.first = (state.first + 1) % state.players
    for seen in (before, state):
        shown = replace(show(state), until=seen)
        capped = [seat for seat in range(state.players) if view.text.seat_card(seat, shown, Motions()).mark]
        assert capped == [seen.first]


def test_a_turn_that_has_only_waiting_links_to_finish_is_called_the_last_from_its_first_step() -> None:
    state = state_where(lambda s: s.step == BORROW and not s.current and not s.deck)
    assert turns_in_all(state) == (state.turn_number, state.turn_number)
    assert [one.stage for one in state.end_conditions()] == [EndStage.CERTAIN]
    selling = state_where(lambda s: s.step == BORROW and bool(s.current) and not s.deck)
    assert turns_in_all(selling) == (selling.turn_number, selling.turn_number + 1)
    assert [one.stage for one in selling.end_conditions()] == [EndStage.POSSIBLE]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", [(11, 45, 933, 665), (11, 45, 700, 505)])
def test_a_notice_keeps_its_rim_free(
    area: tuple[int, int, int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = make_view((1280, 720), pygame.Rect(area))
    ends, papers = list[int](), list[pygame.Rect]()
    monkeypatch.setattr(stage, "paragraph", lambda *args: ends.append(paragraph(*args)))
    monkeypatch.setattr(stage, "_paper", lambda _surface, _layout, rect: papers.append(rect))
    state = state_where(late_shipping)
    state.step = ROLL_MARKET
    with override(language):
        stage.draw_stage(pygame.Surface(SIZE), view.layout, show(state), Motions())
    assert ends[0] <= papers[0].bottom - 5 * view.layout.k
    assert view.layout.key.top > papers[0].bottom
