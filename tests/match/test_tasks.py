"""New boards are made in a process of their own, which tells how far it is and why it made none."""

import pytest

from ai.boards.maker import NewBoard
from game.match.tasks import BoardMaker
from tests.waiting import until


def test_error_comes_from_the_process() -> None:
    maker = BoardMaker("chess", 1)
    until(lambda: maker.poll() and not maker.working)
    assert maker.failure == NewBoard.NO_GENERATOR(game="chess")
    maker.close()
    maker.close()


@pytest.mark.thorough
def test_a_board_comes_from_the_process() -> None:
    maker, parts = BoardMaker("american_rails", 1), set()
    while maker.working:
        maker.poll()
        parts.add(maker.part)
    assert maker.board is not None
    assert "(1)" in maker.board.title_in("de")
    assert len(parts) > 9
    maker.close()
