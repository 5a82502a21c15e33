"""What bots for Railways of North America hope for from the barons' tasks."""

from ai.knowledge import knowledge_of
from ai.railways_of_north_america.evaluation import chance_to_be_longest, likelihood
from ai.railways_of_north_america.routes import ways_of
from game.rules.railways_of_north_america import GAME
from tests.helpers.railways_of_north_america.building import BOARD, baron, links, position


def test_before_the_first_turn_a_task_near_at_hand_is_likelier() -> None:
    ways = ways_of(BOARD)
    near, far, most = (
        next(printed for printed in BOARD.barons if printed.name == name)
        for name in ("Robert Reid", "Charles M. Hays", "Thomas Shaughnessy")
    )
    assert likelihood(near, 3, ways) > likelihood(far, 3, ways) > 0.0
    assert likelihood(most, 2, ways) > likelihood(most, 5, ways) > 0.0


def test_a_baron_beyond_the_sea_is_far_off() -> None:
    """One link on the island: the ferry to Sydney is still missing, its card, and a further link."""
    begun = position(
        links=links(("Ann", "Edmonton", "Calgary"), ("Ann", "Corner Brook", "Port aux Basques")),
        barons={"Ann": "Robert Reid"},
    )
    evaluator = knowledge_of(GAME.key).evaluator
    hoped = dict(zip(evaluator.terms, evaluator.describe(begun).rows[0], strict=True))["baron"]
    assert 0.0 < hoped < BOARD.barons[baron("Robert Reid")].points / 4.0


def test_the_longest_chain_counts_more_the_further_it_leads() -> None:
    """Links off the chain are worth nothing to Donald Smith."""
    barons = {"Ann": "Donald Smith"}
    rival = ("Ben", "Calgary", "Regina", "Winnipeg")
    ahead = links(("Ann", "Windsor", "London", "Toronto", "Kingston"), rival)
    level = links(("Ann", "Windsor", "London", "Toronto"), ("Ann", "Ottawa", "Montreal"), rival)
    behind = links(("Ann", "Windsor", "London"), rival)
    chances = [
        chance_to_be_longest(position(links=network, barons=barons), 0, 3.0)
        for network in (behind, level, ahead)
    ]
    assert 0.0 < chances[0] < chances[1] < 0.5 < chances[2] < 1.0
    assert chance_to_be_longest(position(links=ahead), 0, 1.0) > chances[2]
