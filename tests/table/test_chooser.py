"""Picks narrow the legal moves; nothing in here knows a game."""

from dataclasses import dataclass

from game.rules.contract import Move
from game.table.boards.view import Thing, thing_of
from game.table.play.chooser import AmountAsked, Chooser


@dataclass(frozen=True, slots=True)
class Lay(Move):
    company: int
    hex: int


@dataclass(frozen=True, slots=True)
class Offer(Move):
    card: int
    amount: int


@dataclass(frozen=True, slots=True)
class Take(Move):
    card: int


@dataclass(frozen=True, slots=True)
class Stop(Move):
    pass


LAYING = [Lay(0, 10), Lay(0, 11), Lay(1, 11), Lay(1, 12), Stop()]
BIDDING = [Offer(0, amount) for amount in (3, 4, 6, 9)] + [Stop()]


def test_a_pick_leaves_the_moves_that_have_it() -> None:
    chooser = Chooser(LAYING)
    assert chooser.pick(Thing("company", 1))
    assert chooser.candidates == [Lay(1, 11), Lay(1, 12)]
    assert chooser.armed is None
    assert chooser.pick(Thing("hex", 12))
    assert chooser.armed == Lay(1, 12)


def test_a_pick_or_an_amount_touches_it() -> None:
    chooser = Chooser(BIDDING)
    assert chooser.untouched
    chooser.step_amount(-1)
    assert not chooser.untouched
    chooser.clear()
    assert chooser.untouched
    chooser.type_digit("4")
    assert not chooser.untouched
    chooser.offer(LAYING)
    assert chooser.untouched
    chooser.pick(Thing("company", 1))
    assert not chooser.untouched


def test_one_candidate_is_armed_whatever_was_picked() -> None:
    chooser = Chooser(LAYING)
    chooser.pick(Thing("hex", 10))
    assert chooser.armed == Lay(0, 10)
    chooser.pick(thing_of(Stop))
    assert chooser.armed == Stop()
    assert chooser.picked == (thing_of(Stop),)


def test_a_conflicting_earlier_pick_gives_way() -> None:
    chooser = Chooser(LAYING)
    chooser.pick(Thing("company", 1))
    chooser.pick(Thing("hex", 10))
    assert chooser.picked == (Thing("hex", 10),)
    chooser.pick(Thing("hex", 11))
    assert chooser.candidates == [Lay(0, 11), Lay(1, 11)]
    chooser.pick(Thing("company", 1))
    assert chooser.picked == (Thing("hex", 11), Thing("company", 1))


def test_what_no_move_has_is_refused_and_changes_nothing() -> None:
    chooser = Chooser(LAYING)
    chooser.pick(Thing("company", 1))
    assert not chooser.pick(Thing("hex", 99))
    assert chooser.picked == (Thing("company", 1),)


def test_the_amount_starts_at_the_lowest_and_is_armed() -> None:
    chooser = Chooser(BIDDING)
    amount = chooser.amount
    assert amount is not None
    assert (amount.lowest, amount.highest, amount.value) == (3, 9, 3)
    assert chooser.armed == Offer(0, 3)


def test_steps_go_through_the_legal_amounts_and_stop_at_the_ends() -> None:
    chooser = Chooser(BIDDING)
    chooser.step_amount(2)
    assert chooser.armed == Offer(0, 6)
    chooser.step_amount(5)
    assert chooser.armed == Offer(0, 9)
    chooser.step_amount(-50)
    assert chooser.armed == Offer(0, 3)


def test_digits_write_an_amount() -> None:
    chooser = Chooser([Offer(0, amount) for amount in range(5, 41)])
    chooser.type_digit("2")
    assert chooser.armed is None
    assert chooser.amount.refused == 2
    chooser.type_digit("7")
    assert chooser.armed == Offer(0, 27)
    chooser.type_digit("9")
    assert chooser.armed is None
    assert chooser.amount.refused == 279
    chooser.type_digit("9")
    assert chooser.armed == Offer(0, 9)
    chooser.erase_digit()
    assert chooser.amount == AmountAsked(tuple(range(5, 41)), 9)
    assert chooser.armed == Offer(0, 9)


def test_a_digit_after_an_amount_was_written_out_begins_another() -> None:
    chooser = Chooser([Offer(0, amount) for amount in range(5, 41)])
    chooser.type_digit("2")
    chooser.type_digit("7")
    chooser.end_typing()
    assert chooser.armed == Offer(0, 27)
    chooser.type_digit("3")
    assert chooser.amount.refused == 3
    chooser.type_digit("1")
    assert chooser.armed == Offer(0, 31)


def test_no_amount_is_asked_while_the_offers_differ_in_more() -> None:
    chooser = Chooser([Offer(card, amount) for card in (0, 1) for amount in (5, 6)])
    assert chooser.amount is None
    assert chooser.armed is None
    chooser.pick(Thing("card", 1))
    assert chooser.armed == Offer(1, 5)


def test_declining_beside_an_amount() -> None:
    chooser = Chooser(BIDDING)
    chooser.step_amount(1)
    chooser.pick(thing_of(Stop))
    assert chooser.armed == Stop()
    assert chooser.amount is None
    assert chooser.take_back()
    assert chooser.armed == Offer(0, 4)


def test_things_are_what_the_candidates_differ_in() -> None:
    chooser = Chooser(LAYING)
    assert Thing("company", 0) in chooser.things()
    assert thing_of(Stop) in chooser.things()
    chooser.pick(Thing("company", 0))
    assert chooser.things() == [Thing("hex", 10), Thing("hex", 11)]
    chooser.pick(Thing("hex", 10))
    assert chooser.things() == []


def test_trying_a_thing_changes_nothing() -> None:
    chooser = Chooser(LAYING)
    assert chooser.would_arm(Thing("hex", 12)) == Lay(1, 12)
    assert chooser.would_arm(Thing("hex", 11)) is None
    assert chooser.would_arm(Thing("hex", 99)) is None
    assert chooser.picked == ()


def test_a_new_decision_forgets_the_old_one() -> None:
    chooser = Chooser(BIDDING)
    chooser.step_amount(2)
    chooser.offer([Offer(1, 3), Offer(1, 6)])
    assert chooser.armed == Offer(1, 3)


def test_the_choice_of_an_amount_begins_with_the_proposal_if_it_is_legal() -> None:
    for proposed, begun in ((6, 6), (7, 3), (None, 3)):
        chooser = Chooser(BIDDING, proposal=lambda move, proposed=proposed: proposed)
        assert chooser.untouched
        assert chooser.amount is not None
        assert chooser.amount.value == begun
        assert chooser.would_arm(Thing("card", 0)) == Offer(0, begun)
        chooser.step_amount(-1)
        assert chooser.amount.value == (4 if begun == 6 else 3)


def test_an_amount_waits_until_it_is_chosen_what_it_is_for() -> None:
    chooser = Chooser([*BIDDING, Take(1)])
    assert chooser.amount is None
    assert chooser.armed is None
    chooser.pick(Thing("card", 0))
    assert chooser.armed == Offer(0, 3)
