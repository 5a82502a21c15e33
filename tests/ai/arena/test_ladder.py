"""The ladder: ratings that put stronger bots higher, and a picture that can be opened."""

from xml.etree import ElementTree

from ai.arena.ladder import Rated, drawn, ladders
from ai.arena.match import Outcome, Pairing
from ai.arena.report import picture
from game.words import override

ORDER = ("strong", "middling", "weak")


def outcome(deal: int, bots: tuple[str, ...] = ORDER, game: str = "american_rails") -> Outcome:
    """A match in which everybody finishes in a fixed order, except every fourth."""
    scores = [30 - 10 * ORDER.index(bot) for bot in bots]
    if deal % 4 == 3:
        scores.reverse()
    wins = tuple(float(score == max(scores)) for score in scores)
    return Outcome(Pairing(game, bots, 1, deal, 0), tuple(scores), wins, (1,) * 3, (0.0,) * 3, "")


def test_stronger_bots_are_higher_and_doubt_shrinks() -> None:
    (few,) = ladders(outcome(deal) for deal in range(4)).values()
    (many,) = ladders(outcome(deal) for deal in range(40)).values()
    assert [rated.bot for rated in many] == list(ORDER)
    assert [rated.matches for rated in many] == [40, 40, 40]
    assert all(rated.doubt < before.doubt for rated, before in zip(many, few, strict=True))


def test_the_order_in_which_matches_ended_does_not_matter() -> None:
    played = [outcome(deal) for deal in range(12)]
    assert ladders(played) == ladders(reversed(played))


def test_a_bot_in_two_seats_is_one_bot() -> None:
    (rated,) = ladders(outcome(deal, ("weak", "strong", "weak")) for deal in range(12)).values()
    assert [(one.bot, one.matches) for one in rated] == [("strong", 12), ("weak", 12)]


def test_each_game_has_a_ladder_of_its_own() -> None:
    found = ladders([outcome(0), outcome(1, game="new_england_railways")])
    assert list(found) == ["american_rails", "new_england_railways"]
    with override("en"):
        texts = list(ElementTree.fromstring(picture(found)).itertext())
    for words in ("American Rails", "New England Railways", *ORDER):
        assert words in texts


def test_the_ladder_stays_within_the_picture() -> None:
    bots = [Rated("<a> & b", 61.0, 8.0, 3), Rated("exec:" + "long " * 20, -4.0, 2.0, 3)]
    picture = ElementTree.fromstring(drawn({"A game": bots}, "ratings"))
    width = float(picture.attrib["width"])
    for element in picture.iter():
        for key in ("x", "x1", "x2", "cx"):
            assert 0 <= float(element.get(key, "0")) <= width


def test_an_empty_ladder_is_a_valid_picture() -> None:
    assert ElementTree.fromstring(drawn({}, "ratings")) is not None
