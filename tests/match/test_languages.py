"""A match continues in another language, and so does one of an earlier version."""

import shutil
from pathlib import Path

import pytest

from ai.registry import bot_title
from game.match.database import FILE_NAME
from game.match.import_export import MatchFileError, from_json, read_file, to_json
from game.match.journal import JournalError, JournalErrorCode, SeatPlan
from game.match.log import SeatChangeMessage
from game.match.match import Match
from game.match.message_codec import decode_message, encode_message
from game.match.store import Store
from game.match.thinker import BotErrorCode
from game.rules.catalog import find_game, game_keys
from game.rules.messages import Dollars, Message, MessageId, MessageReference, StoredMessageId
from game.words import Localizer, localize, override
from tests.helpers.play import through_json
from tests.helpers.refusals import refused

BEFORE = Path(__file__).parent / "before"
"""Files of the version that stored sentences: a store, and each of its matches as a file."""
GAMES_BEFORE = sorted(path.stem for path in BEFORE.glob("*.json"))
"""The games in them."""
DEALT_ANEW = {"railways_of_north_america"}
"""Those whose rules have changed since, and whose cities hold other cubes: such a match is refused."""
SEATS = [SeatPlan("Ada", 0), SeatPlan("Ben", 1, "greedy"), SeatPlan("Cy", 2)]
OLD_NOTE = "The bot mcts could not move: it took too long. The bot greedy moves for it."
"""A sentence in these files."""


REPLACED = BotErrorCode.REPLACED(bot=bot_title("master:character=miser"), reason=BotErrorCode.TOO_LONG())
HANDED_OVER = SeatChangeMessage.BOT(name="Ada", bot=bot_title("apprentice"))


def in_language(language: str, note: Message) -> str:
    """Return a note as the log shows it in a language."""
    with override(language):
        return localize(note)


def log_of(match: Match) -> list[str]:
    """Return the log of a match in the active language."""
    localizer = Localizer(match.game, match.names)
    return [words for line in match.log if (words := localizer.log_text(line.content)) is not None]


def headings(store: Store) -> list[str]:
    """Return where in their games the saved matches are, in the active language."""
    return [
        Localizer(find_game(saved.game), [plan.name for plan in saved.seats]).message(saved.heading)
        for saved in store.matches()
    ]


def troubled(key: str, store: Store | None = None) -> Match:
    """Return a match with a move, a bot's failure and a change of seats."""
    match = Match.new(key, SEATS, seed=4, store=store)
    match.play(match.state.legal_moves()[0], note=REPLACED)
    match.set_seat(0, SeatPlan("Ada", 0, "apprentice"))
    return match


@pytest.mark.parametrize("key", game_keys())
def test_match_saved_in_english_continues_in_german(key: str, home: Path) -> None:
    store = Store()
    match = troubled(key, store)
    english = log_of(match)
    store.close()
    with override("de"):
        store = Store()
        assert match.id is not None
        again = Match.open(store, match.id)
        german = log_of(again)
        assert headings(store) == [Localizer(again.game, again.names).message(again.state.heading())]
        again.play(again.state.legal_moves()[0])
        assert headings(store) == [Localizer(again.game, again.names).message(again.state.heading())]
    for note in (REPLACED, HANDED_OVER):
        assert in_language("en", note) in english
        assert in_language("de", note) in german
    assert len(german) == len(english)


@pytest.mark.parametrize("key", game_keys())
def test_file_written_in_german_continues_in_english(key: str) -> None:
    with override("de"):
        text = to_json(troubled(key))
        german = log_of(from_json(text).match)
    assert in_language("de", HANDED_OVER) not in text.decode()
    english = log_of(from_json(text).match)
    assert in_language("en", REPLACED) in english
    assert in_language("de", REPLACED) in german


def test_a_note_that_named_bots_by_their_descriptions_is_shown() -> None:
    figures = (("bot", "mcts"), ("reason", BotErrorCode.TOO_LONG()), ("other", "greedy"))
    match = Match.new("american_rails", SEATS, seed=4)
    match.play(match.state.legal_moves()[0], note=Message(StoredMessageId("bot-replaced"), figures))
    expected = BotErrorCode.REPLACED(bot="mcts", reason=BotErrorCode.TOO_LONG())
    assert in_language("en", expected) in log_of(from_json(to_json(match)).match)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_store_of_sentences_opens(language: str, tmp_path: Path) -> None:
    shutil.copy(BEFORE / FILE_NAME, tmp_path)
    with override(language):
        store = Store(tmp_path)
        assert store.notice is None
        saved = store.matches()
        assert {one.game for one in saved} == set(GAMES_BEFORE)
        assert all(headings(store))
        for one in saved:
            if one.game in DEALT_ANEW:
                with refused(JournalError, JournalErrorCode.OLD_RULES, "rules_version"):
                    Match.open(store, one.id)
                with pytest.raises(JournalError):
                    Match.recover(store, one.id)
                continue
            match = Match.open(store, one.id)
            assert match.id is not None
            assert OLD_NOTE in log_of(match)
            match.play(match.state.legal_moves()[0])
            assert Match.open(store, match.id).state == match.state


@pytest.mark.parametrize("key", GAMES_BEFORE)
def test_a_file_of_sentences_opens(key: str) -> None:
    if key in DEALT_ANEW:
        with pytest.raises(MatchFileError):
            read_file(BEFORE / f"{key}.json")
        return
    found = read_file(BEFORE / f"{key}.json")
    assert found.error is None
    assert OLD_NOTE in log_of(found.match)
    assert from_json(to_json(found.match)).match.journal == found.match.journal


class Told(MessageId):
    """Notes of the test."""

    ALL = "told-all", "count name word price note several words"
    LITTLE = "told-little", "count"


def test_message_arguments_round_trip() -> None:
    note = Told.ALL(
        count=7,
        name="Ada",
        word=MessageReference("what-city"),
        price=Dollars(12),
        note=Told.LITTLE(count=1),
        several=(1, 2),
        words=(Told.LITTLE(count=2), Told.LITTLE(count=3)),
    )
    back = decode_message(encode_message(note))
    assert isinstance(back, Message)
    assert str(back) == str(note)
    assert [type(value) for _, value in back.args] == [type(value) for _, value in note.args]
    assert decode_message(encode_message(back)) == back
    assert decode_message(encode_message("A sentence.")) == "A sentence."


def test_unknown_message_is_shown_by_its_key() -> None:
    for figures in ((), (("company", 99),), (("seat", 5),)):
        note = Message(StoredMessageId("told-by-another-version"), figures)
        assert Localizer(find_game(game_keys()[0]), ["Ada"]).message(note) == str(note)
    known = Message(StoredMessageId("journal-seat"), ())
    assert Localizer(None).message(known) == "journal-seat"


def test_journal_stores_message_keys() -> None:
    entry = through_json(to_json(troubled(game_keys()[0])).decode())
    assert '"is": "note"' in entry
    assert '"key": "bot-too-long"' in entry
