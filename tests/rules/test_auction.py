"""The open ascending auction."""

from game.rules.auction import NOBODY, Bid, BidRefusal, OpenAuction, PassBid, bid_moves, illegal_bid_reason


def test_the_opener_is_asked_first_and_then_clockwise():
    auction = OpenAuction(4, opener=2, minimum=10)
    asked = []
    for amount in (10, 11, 12, 13, 14):
        asked.append(auction.turn)
        auction.bid(amount)
    assert asked == [2, 3, 0, 1, 2]
    assert (auction.high, auction.leader) == (14, 2)
    assert not auction.finished()


def test_the_lowest_bid_is_the_minimum_then_one_more():
    auction = OpenAuction(3, opener=0, minimum=10)
    assert auction.lowest_bid() == 10
    auction.pass_bid()
    assert auction.lowest_bid() == 10
    auction.bid(17)
    assert auction.lowest_bid() == 18


def test_who_passes_is_not_asked_again():
    auction = OpenAuction(3, opener=0, minimum=1)
    auction.bid(1)
    auction.pass_bid()
    assert not auction.takes_part(1)
    assert auction.takes_part(0)
    auction.bid(2)
    assert auction.turn == 0
    auction.bid(3)
    assert auction.turn == 2
    auction.pass_bid()
    assert auction.finished()
    assert (auction.leader, auction.high) == (0, 3)


def test_all_pass_and_nobody_wins():
    auction = OpenAuction(3, opener=1, minimum=10)
    for _ in range(3):
        assert not auction.finished()
        auction.pass_bid()
    assert auction.finished()
    assert auction.leader == NOBODY
    assert auction.last_to_pass == 0


def test_the_last_one_in_may_bid_and_has_won():
    auction = OpenAuction(3, opener=0, minimum=10)
    auction.pass_bid()
    auction.pass_bid()
    assert not auction.finished()
    assert auction.turn == 2
    auction.bid(10)
    assert auction.finished()
    assert auction.leader == 2


def test_only_some_take_part():
    auction = OpenAuction(5, opener=1, minimum=5, still_in=0b10010)
    assert [seat for seat in range(5) if auction.takes_part(seat)] == [1, 4]
    auction.bid(5)
    assert auction.turn == 4
    auction.pass_bid()
    assert auction.finished()


def test_a_copy_goes_its_own_way():
    auction = OpenAuction(3, opener=0, minimum=10)
    auction.bid(10)
    auction.pass_bid()
    other = auction.copy()
    assert other.to_data() == auction.to_data()
    assert (other.players, other.minimum, other.step) == (auction.players, auction.minimum, auction.step)
    other.bid(20)
    assert (auction.high, auction.leader, auction.turn) == (10, 0, 2)
    auction.pass_bid()
    assert other.takes_part(2)


def test_bids_are_every_whole_sum_above_the_standing_one_within_the_cash():
    auction = OpenAuction(3, opener=0, minimum=10)
    assert bid_moves(auction, 12) == [Bid(10), Bid(11), Bid(12), PassBid()]
    assert bid_moves(auction, 9) == [PassBid()]
    auction.bid(11)
    assert bid_moves(auction, 12) == [Bid(12), PassBid()]
    assert bid_moves(auction, 11) == [PassBid()]


def test_rich_bidders_have_all_their_bids():
    auction = OpenAuction(3, opener=0, minimum=1)
    assert bid_moves(auction, 2000)[:-1] == [Bid(amount) for amount in range(1, 2001)]


def test_a_changed_list_of_bids_changes_no_other():
    auction = OpenAuction(3, opener=0, minimum=10)
    bid_moves(auction, 20).clear()
    assert len(bid_moves(auction, 20)) == 12


def test_the_last_one_left_without_a_bid_is_alone():
    auction = OpenAuction(3, opener=0, minimum=10)
    auction.pass_bid()
    assert not auction.is_alone()
    auction.pass_bid()
    assert auction.is_alone()


def test_why_a_bid_is_refused():
    auction = OpenAuction(3, opener=0, minimum=10)
    assert illegal_bid_reason(auction, Bid(9), 50) == BidRefusal.TOO_LOW(lowest=10)
    auction.bid(20)
    assert illegal_bid_reason(auction, Bid(20), 50) == BidRefusal.TOO_LOW(lowest=21)
    assert illegal_bid_reason(auction, Bid(51), 50) == BidRefusal.TOO_HIGH(cash=50)
