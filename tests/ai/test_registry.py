"""Bots by name, and what is said when a name or a parameter is wrong."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from ai.bot import Bot, Report
from ai.greedy import GreedyBot
from ai.knowledge import knowledge_of
from ai.mcts import MctsBot
from ai.minimax import MinimaxBot
from ai.players import characters, players_of
from ai.random_bot import RandomBot
from ai.registry import (
    BOT_TYPES,
    CHARACTERS,
    BotTitle,
    BotType,
    UnknownBot,
    bot_names,
    bot_title,
    check_at_table,
    levels,
    make_bot,
    parse,
    resolved,
    split_specs,
    with_parameters,
)
from assets import also_in, asset
from game.rules.catalog import game_keys
from game.rules.contract import Move, State
from game.words import describe, localize


class FirstBot(Bot):
    """The plainest bot that can be: it plays the first legal move."""

    name = "plain"

    def choose(
        self,
        state: State,
        seat: int,
        seconds: float,
        report: Report | None = None,
        since: Sequence[Move] | None = None,
    ) -> Move:
        return state.legal_moves()[0]


@pytest.mark.parametrize(
    ("spec", "kind"),
    [
        ("random", RandomBot),
        ("greedy", GreedyBot),
        ("greedy:noise=0.5,seed=2", GreedyBot),
        ("minimax:mode=paranoid,depth=3", MinimaxBot),
        ("mcts:seconds=0.5,seed=3", MctsBot),
    ],
)
def test_names_and_parameters_make_bots(spec: str, kind: type) -> None:
    assert type(make_bot(spec)) is kind
    assert make_bot(spec).name == spec.partition(":")[0]


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("grady", f"no-such-bot found=grady known={(*bot_names(),)}"),
        ("", "no-such-bot found= "),
        (
            "mcts:second=1",
            "bot-no-parameter spec=mcts:second=1 bot=mcts found=second",
        ),
        ("mcts:seconds", "bot-no-value spec=mcts:seconds parameter=seconds found=seconds"),
        ("mcts:seconds=soon", "value=soon what=schema-error-between kind=type-float low=0.001 high=3600"),
        ("mcts:seconds=nan", "value=nan what=schema-error-between kind=type-float"),
        ("mcts:playouts=0", "value=0 what=schema-error-between kind=type-int low=1 high=10000000"),
        ("mcts:playouts=1.5", "value=1.5 what=schema-error-between kind=type-int"),
        ("minimax:mode=brave", "value=brave what=schema-error-one-of known=('maxn', 'paranoid') found=brave"),
        ("random:seed=-1", "what=schema-error-at-least kind=type-int low=0"),
        (f"greedy:seed={10**400}", "what=schema-error-at-least kind=type-int low=0"),
        (f"mcts:playouts={10**400}", "what=schema-error-between kind=type-int low=1 high=10000000"),
        (f"mcts:seconds={10**400}", "what=schema-error-between kind=type-float low=0.001 high=3600"),
        (
            "expert:colour=red",
            "found=colour known=('character', 'seconds', 'seed')",
        ),
        ("greedy:style=very bold", "value=very bold what=schema-error-one-of known=('miser', 'builder'"),
        (
            "expert:character=foo",
            "what=schema-error-one-of known=('miser', 'builder', 'raider', 'gambler') found=foo",
        ),
        ("greedy:noise=0.1,noise=0.2", "bot-parameter-twice spec=greedy:noise=0.1,noise=0.2 parameter=noise"),
        ("expert:seed=1,seed=1", "bot-parameter-twice spec=expert:seed=1,seed=1 parameter=seed"),
    ],
)
def test_what_makes_no_bot_is_refused_with_what_was_expected(spec: str, words: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        make_bot(spec)
    assert words in str(refused.value)
    assert "\n" not in localize(refused.value)


@pytest.mark.parametrize("game", game_keys())
@pytest.mark.parametrize("spec", ["greedy:style=foo", "skilled:character=foo", "master:character="])
def test_a_character_that_a_game_does_not_have_is_refused_with_those_it_has(game: str, spec: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        make_bot(spec, game=game)
    assert f"schema-error-one-of known={(*characters(game),)}" in str(refused.value)


def test_weights_on_trial_are_known_where_there_is_a_file_of_them(tmp_path: Path) -> None:
    game, spec = "north_american_railways", "greedy:weights=trial"
    file = tmp_path / "weights" / game / "trial.json"
    file.parent.mkdir(parents=True)
    knowledge_of.cache_clear()
    with also_in(tmp_path):
        for text, words in (
            ("{", f"{game}/trial.json what=file-bad-json"),
            (
                '{"made": "x", "win_margin_scale": 1, "terms": {"cash": [1, 1]}}',
                "what=error-at place=terms",
            ),
        ):
            file.write_text(text)
            with pytest.raises(UnknownBot) as refused:
                make_bot(spec, game=game)
            assert words in str(refused.value)
            knowledge_of.cache_clear()
        file.write_bytes(asset("weights", game, "hand.json").read_bytes())
        assert isinstance(make_bot(spec, game=game), GreedyBot)
        assert isinstance(make_bot(spec), GreedyBot), "it may be for that game"
        with pytest.raises(UnknownBot) as refused:
            make_bot(spec, game="american_rails")
        assert "weights=trial: expected one of fitted or hand, found “trial”" in localize(refused.value)
    knowledge_of.cache_clear()


def test_parameters_take_the_place_of_those_of_the_same_name() -> None:
    assert with_parameters("mcts:playouts=20, seed=1", playouts="5") == "mcts: seed=1,playouts=5"
    assert with_parameters("greedy:weights=hand", weights="fitted") == "greedy:weights=fitted"


def test_levels_are_named_and_can_be_made() -> None:
    keys = [level.key for level in levels()]
    assert bot_names() == [*BOT_TYPES, *keys]
    assert len(set(bot_names())) == len(bot_names())
    for level in levels():
        assert isinstance(make_bot(level.key), BOT_TYPES[parse(level.key)[0]].make)  # type: ignore[arg-type]
        assert localize(level.title).replace(" ", "").lower() == level.key
        assert localize(level.bot) == f"Bot, {localize(level.title).lower()}"
        assert bot_title(level.key) == level.bot
        assert describe(level.title).endswith(".")
    assert localize(bot_title("master:character=builder")) == "Bot, master (Isambard)"
    assert localize(bot_title("mcts:seconds=9")) == "Bot, mcts:seconds=9"


def test_a_level_takes_parameters_that_go_before_its_own() -> None:
    kind, parameters = parse("expert:seconds=0.25,seed=9", "american_rails")
    assert kind == "mcts"
    assert parameters["seconds"] == 0.25
    assert parameters["seed"] == 9


@pytest.mark.parametrize("game", game_keys())
def test_every_game_has_its_levels_and_characters(game: str) -> None:
    """Where both are as strong some think by minimax and some by MCTS; all bend terms of the game."""
    found = characters(game)
    assert len(found) >= 4
    both = {"mcts"} if game == "american_rails" else {"minimax", "mcts"}
    assert {one.search for one in found.values()} == both
    terms = knowledge_of(game).evaluator.terms
    for key, character in found.items():
        assert key in CHARACTERS
        assert character.factors.keys() <= set(terms)
        assert describe(CHARACTERS[key]).endswith(".")
        for level in levels():
            make_bot(f"{level.key}:character={key}", game=game)
        plain, bent = knowledge_of(game).evaluator, knowledge_of(game, style=key).evaluator
        assert plain.weights.terms != bent.weights.terms


def test_a_character_decides_how_a_strong_bot_searches() -> None:
    found = characters("north_american_railways")
    for key, character in found.items():
        assert parse(f"expert:character={key}", "north_american_railways")[0] == character.search
        skilled, parameters = parse(f"skilled:character={key}", "north_american_railways")
        assert (skilled, parameters["style"]) == ("greedy", key)


def test_a_game_says_how_a_bot_without_a_character_searches() -> None:
    canada = "railways_of_north_america"
    assert parse("expert", canada)[0] == "minimax"
    found = characters(canada)
    assert {key: parse(f"expert:character={key}", canada)[0] for key in found} == {
        key: character.search for key, character in found.items()
    }
    assert parse("expert", "american_rails")[0] == "mcts"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("greedy:slip=0.1", "greedy:blunder_rate=0.1"),
        ("mcts:even=0.5,careful=3", "mcts:equal_share=0.5,min_sigma=3"),
        ("mcts:race=0,keep=0", "mcts:halving=0,reuse_tree=0"),
    ],
)
def test_earlier_spellings_of_parameters_are_read(old: str, new: str) -> None:
    check_at_table(old, "american_rails")
    assert resolved(old, "american_rails") == new
    name, value = old.partition(":")[2].split(",")[0], new.partition(":")[2].split(",")[0]
    with pytest.raises(UnknownBot):
        parse(f"{old},{value}")
    assert with_parameters(old, **{value.partition("=")[0]: "1"}).count("=") == old.count("=")
    assert name not in with_parameters(old, **{value.partition("=")[0]: "1"})


def test_earlier_spellings_in_the_file_of_a_games_bots_are_read(tmp_path: Path) -> None:
    (tmp_path / "bots").mkdir()
    text = asset("bots", "railways_of_north_america.json").read_text(encoding="utf-8")
    old = text.replace('"default"', '"usual"').replace("blunder_rate=", "slip=")
    (tmp_path / "bots" / "old.json").write_text(old, encoding="utf-8")
    with also_in(tmp_path):
        read = players_of("old")
    now = players_of("railways_of_north_america")
    assert read.default == now.default == "minimax"
    for level, searches in now.levels.items():
        assert [parse(spec) for spec in read.levels[level].values()] == [*map(parse, searches.values())]


def test_a_list_of_bots_keeps_their_parameters_together() -> None:
    assert split_specs("mcts:seconds=0.2,seed=3,greedy, random") == [
        "mcts:seconds=0.2,seed=3",
        "greedy",
        "random",
    ]
    assert split_specs("greedy:noise=1,mcts:playouts=5,width=3") == [
        "greedy:noise=1",
        "mcts:playouts=5,width=3",
    ]


def test_a_bot_may_have_no_parameters_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOT_TYPES, "plain", BotType(FirstBot, BotTitle.RANDOM()))
    assert isinstance(make_bot("plain", seed=5), FirstBot)
    with pytest.raises(UnknownBot) as refused:
        make_bot("plain:depth=3")
    assert localize(refused.value) == "plain:depth=3: plain has no parameters, so “depth” can’t be set"


@pytest.mark.parametrize("game", game_keys())
def test_levels_and_modest_searches_are_fit_for_a_table(game: str) -> None:
    for spec in (*(level.key for level in levels()), "mcts:playouts=3000", "minimax:depth=24,seconds=2"):
        check_at_table(spec, game)


@pytest.mark.parametrize(
    "spec", ["minimax:depth=60", "minimax:depth=7", "mcts:playouts=100000", "mcts:turn=900"]
)
def test_very_long_searches_are_refused_at_a_table_only(spec: str) -> None:
    assert parse(spec)
    with pytest.raises(UnknownBot):
        check_at_table(spec, "american_rails")
