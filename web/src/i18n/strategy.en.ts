// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// How to play well, in short. Numbers like 4.6 are clauses of the rules.

/** A paragraph; cards laid out with what they show; or figures, the first row naming the columns. */
export type Passage = string | { cards: string; note: string } | { rows: string[][] };

export interface Chapter {
  title: string;
  topics: { title: string; passages: Passage[] }[];
}

export const strategyEn: Chapter[] = [
  {
    title: "Bidding",
    topics: [
      {
        title: "Counting tricks",
        passages: [
          "Go through the hand suit by suit and add up what each is likely to win. An ace beside the spades is nearly a trick; a king mostly is, in a short suit; a queen needs luck. The more cards of the suit you hold, the sooner somebody else is out of it and trumps. Of a hundred such honours, about so many take their trick:",
          {
            rows: [
              ["Cards of the suit", "3", "4", "5", "6"],
              ["Ace", "98", "97", "95", "92"],
              ["King", "86", "78", "68", "54"],
              ["Queen", "49", "35", "21", "10"],
            ],
          },
          "In spades, count the ace and the king, the queen with two others beside her, and one trick for every spade from the fourth on: when the others have none left, the smallest is good. A suit of which you hold one card or none is worth a trick too, if you have spades to trump with that are not counted yet.",
          {
            cards: "AS JS 7S 4S KH 8H 3H AD 5D JC 9C 6C 2C",
            note: "The ace of spades, the fourth spade, the king of hearts and the ace of diamonds: bid 4. The jacks are worth nothing by themselves.",
          },
        ],
      },
      {
        title: "With your partner, and last of all",
        passages: [
          "The bids of two partners add up (2.4), so bid what your own hand takes and let your partner do the same. Only the sum must be made.",
          "Whoever bids last knows all four bids. When they come to 14 or more, somebody is sure to be set, so see that it is not you. When they come to 10 or fewer, tricks are left over that nobody wants: a trick you were in doubt about is better bid than taken as a bag.",
          "Beside a partner’s nil, bid what your hand takes alone. Less looks safer and only makes bags. When your partner has bid 8 and your hand is poor, nil is better than 1.",
        ],
      },
      {
        title: "When to bid nil",
        passages: [
          "Nil wins or loses 100 (4.4), so it should succeed clearly more often than it fails. Every suit needs low cards: a high card is harmless with two or three small ones below it, a long suit of middle cards is not. The ace, king or queen of spades speaks against it, and so do more than three spades.",
          {
            cards: "5S 2S QH 7H 4H 2H 9D 6D 3D 2D 8C 5C 3C",
            note: "Nil. Every suit has a two or a three, and the queen of hearts hides behind three small ones.",
          },
          {
            cards: "KS 9S 4S JH TH 9H 8H 4D 2D 7C 5C 3C 2C",
            note: "Not nil: the king of spades is likely to take a trick sooner or later, and the hearts have nothing to hide behind.",
          },
          "When the others have bid nil blind, or are far behind, there is no need to run a risk.",
        ],
      },
      {
        title: "Late in the match",
        passages: [
          "Near the target (5.1) bid what wins the match, not what the hand might take. A small contract that suffices is better than a large one that scores more.",
          "When the others are about to reach the target with what they have bid, only their being set, or a nil of your own, may stop them. Far behind, a nil that you would not bid at level scores is worth the try.",
          "The highest score wins when the match ends, whoever ended it (5.3). So a single bag may decide: take the one that keeps you ahead, or lifts you past the target.",
        ],
      },
    ],
  },
  {
    title: "Playing for the contract",
    topics: [
      {
        title: "Position",
        passages: [
          "Second to play, play low: your partner plays last and may win for less. Third, when your partner led low, play as high as it takes, for otherwise the last player wins cheaply. Last of all, win with the lowest card that does it, or not at all.",
          {
            cards: "4H 9H KH",
            note: "Your partner led the 4 and the 9 lies on it: you are third, so the king goes up. Of king and queen play the queen; to you they are worth the same.",
          },
          "Never trump your partner’s winning card when you can throw something away for nothing. When you must trump, take the lowest spade that wins.",
          "Lead an ace before somebody runs out of its suit. Leading a king while the ace is still out gives it away to opponents who need one more trick.",
        ],
      },
      {
        title: "Counting spades",
        passages: [
          "There are thirteen. Take away yours, and then each one that falls: what is left lies in three hands, and soon in two. It is the one count that always pays, and the next is which suits each opponent has run out of.",
          "When both opponents are out of spades, stop leading them: you would only draw your partner’s. When you need tricks and a single other hand still holds spades, play the high ones now; saved, they are worth less.",
          {
            cards: "QS 8S 5S",
            note: "Eight spades have been played, the ace and the king among them. You hold three of the five that are left, so two are out: the queen draws one of them, or both.",
          },
        ],
      },
      {
        title: "Bags",
        passages: [
          "Each trick beyond the contract is a bag: a point now, and 100 less when there are ten (4.6). So a bag costs about nine. A contract set costs far more (4.3), and no trick is worth risking it for.",
          "Once the contract is safe, lose on purpose: under a higher card throw the highest of yours that still loses, and lead low. Until it is safe, take what you can.",
          "Opponents with nine bags can be handed the tenth: lose tricks on purpose once your own contract is made. Where bags cost nothing, all of this falls away. And a bag is cheap when it sets the others, or keeps them below the target.",
        ],
      },
      {
        title: "Setting the others",
        passages: [
          "A contract of 5 that is set loses 50 in place of winning 50: that is 100 points. When all bids together come to 13 or more, each trick above your own contract is one that they lack, so play for it. At 10 or fewer there is little hope, and the bags would be yours.",
          "Against a contract of ten or eleven one sure trick is often all it takes. Keep the ace for a trick that it wins; thrown under one that is lost already it does nothing.",
        ],
      },
    ],
  },
  {
    title: "Nil at the table",
    topics: [
      {
        title: "Making your own",
        passages: [
          "Throw the most dangerous card whenever somebody else is certain to win. Follow with the highest card that stays below the one on the table.",
          {
            cards: "JH QH TH",
            note: "The jack was led and the queen lies on it. Your ten goes now: under these two it is safe, later it may not be.",
          },
          "When you cannot follow suit, discard: the highest card of your weakest suit first. Do not trump; a spade, however low, may win.",
        ],
      },
      {
        title: "Covering your partner’s",
        passages: [
          "Take the tricks that your partner might have to win. Lead your high cards from the top, as long as they last, so that your partner can throw danger on them. Do not lead high and then low in the same suit: the low card may leave your partner’s the highest.",
          "Lead suits in which your partner has already shown none. Your own contract comes first where losing it would cost more than the nil is worth.",
        ],
      },
      {
        title: "Breaking theirs",
        passages: [
          "Lead low, in suits that the nil has had to follow with middle cards, best when the nil’s partner has already run out of high ones. Stay below the nil’s card yourself and leave it the trick.",
          {
            cards: "3D 8D 2D",
            note: "Your three was led and the nil had to play the eight. Your partner stays under it with the two; now the nil’s own partner must find something higher.",
          },
          "Do not throw away the high cards that your own contract needs for it, least of all when making the contract wins the match. The tricks of a nil that failed are bags for its side in most houses (4.5).",
        ],
      },
    ],
  },
];
