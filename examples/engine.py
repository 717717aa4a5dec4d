#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
# SPDX-License-Identifier: MIT
"""A Spades engine that speaks the basic dialect of docs/engine-protocol.md: a line in, a line out."""
import sys

RANKS = "23456789TJQKA"


def cards_of(text):
    return [text[i : i + 2] for i in range(0, len(text), 2) if text != "-"]


def power(card, led):
    """What a card is worth in a trick to which a suit was led: the highest wins."""
    return RANKS.index(card[0]) + (100 if card[1] == "S" else 0 if card[1] == led else -100)


def bid(hand):
    """A trick for each ace, for each king with company, and for each spade beyond the third; never nil."""
    suits = [card[1] for card in hand]
    sure = sum(card[0] == "A" or card[0] == "K" and suits.count(card[1]) > 1 for card in hand)
    return max(1, sure + max(0, suits.count("S") - 3))


def play(seat, hand, bids, leader, played):
    """Wins tricks as cheaply as it can while its side needs them, and then throws what is high."""
    turn, taken, trick = leader, [0, 0, 0, 0], []
    for card in played:
        trick.append((turn, card))
        turn = (turn + 1) % 4
        if len(trick) == 4:
            turn = max(trick, key=lambda throw: power(throw[1], trick[0][1][1]))[0]
            taken[turn] += 1
            trick = []
    partner = (seat + 2) % 4
    hungry = taken[seat] + taken[partner] < bids[seat] + bids[partner]
    if not trick:
        broken = any(card[1] == "S" for card in played)
        legal = [card for card in hand if broken or card[1] != "S"] or hand
        aces = [card for card in legal if card[0] == "A"]
        return aces[0] if hungry and aces else min(legal, key=lambda card: power(card, card[1]))
    led = trick[0][1][1]
    legal = sorted([card for card in hand if card[1] == led] or hand, key=lambda card: power(card, led))
    winner, best = max(trick, key=lambda throw: power(throw[1], led))
    winning = [card for card in legal if power(card, led) > power(best, led)]
    losing = [card for card in legal if card not in winning]
    if hungry and winning and (winner != partner or not losing):
        return winning[0]
    return (losing or legal)[0 if hungry else -1]


for line in sys.stdin:
    word, *fields = line.split()
    if word == "QUIT":
        break
    answer = "HELLO basic example" if word == "HELLO" else "ERROR I know HELLO, BID, PLAY and QUIT"
    if word in ("BID", "PLAY"):
        hand, bids = cards_of(fields[1]), [int(field) for field in fields[2:6]]
        answer = bid(hand)
        if word == "PLAY":
            answer = play(int(fields[0]), hand, bids, int(fields[8]), cards_of(fields[9]))
    print(answer, flush=True)
