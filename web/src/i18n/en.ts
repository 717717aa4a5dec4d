// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Every word the page says, as whole phrases. Plain, warm, short.

import type { Trouble } from "../core/messages";
import type { Bid, Card, LineKind, ReasonCode, Refusal, ScoreLine, Suit } from "../core/protocol";

const plural = new Intl.PluralRules("en-GB");
const count = (n: number, one: string, many: string) => `${n} ${plural.select(n) === "one" ? one : many}`;
const tricks = (n: number) => count(n, "trick", "tricks");
const bags = (n: number) => count(n, "bag", "bags");

const ranks: Record<string, string> = {
  A: "ace",
  K: "king",
  Q: "queen",
  J: "jack",
  T: "ten",
  "9": "nine",
  "8": "eight",
  "7": "seven",
  "6": "six",
  "5": "five",
  "4": "four",
  "3": "three",
  "2": "two",
};
const suits: Record<Suit, string> = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };
const people = ["You", "Cornelius", "Constance", "Agatha"];

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const suit = (s: Suit) => suits[s];
const card = (c: Card) => `${ranks[c[0] ?? ""]} of ${suits[c[1] as Suit]}`;
/** A person by place, clockwise from you. */
const person = (place: number) => people[place] ?? "";
const side = (own: boolean) => (own ? "You and Constance" : "Cornelius and Agatha");
const bid = (b: Bid) => (b.kind === "nil" ? "nil" : String(b.tricks));
const points = (n: number) => (n < 0 ? `−${-n}` : String(n));
const gain = (n: number) => (n > 0 ? `+${n}` : points(n));

const reasons: Record<ReasonCode, (r: Refusal, who: (seat: number) => string) => string> = {
  not_your_turn: (r, who) => (r.seat === null ? "It is not your turn yet." : `${who(r.seat)} plays first.`),
  not_bidding: () => "The bidding is over.",
  not_playing: () => "The cards come after the bidding.",
  bid_out_of_range: (r) => `A bid here is from ${r.least ?? 1} to ${r.most ?? 13}.`,
  nil_not_allowed: () => "Nil is not allowed here.",
  card_not_held: () => "That card is not in your hand.",
  must_follow_suit: (r) =>
    r.suit === null
      ? "You hold cards of the suit that was led, so one of them must be played."
      : `${upper(suit(r.suit))} were led and you hold some, so play one of them.`,
  spades_not_broken: () => "Spades are not broken yet, so lead another suit.",
  hand_not_over: () => "This hand is still being played.",
  match_is_over: () => "This match is over. Start a new game when you like.",
  nothing_to_undo: () => "There is nothing to take back.",
  claim_not_certain: () => "The rest of the tricks are not certain yet.",
  unknown_seat: () => "Nobody sits there.",
  bad_message: () => "The table did not understand that.",
};

const lines: Record<LineKind, (l: ScoreLine, who: (seat: number) => string) => string> = {
  contract_made: (l) => `Contract of ${l.bid} made, ${l.taken} taken`,
  contract_set: (l) => `Contract of ${l.bid} set, ${l.taken} taken`,
  overtricks: (l) => bags(l.bags),
  nil_made: (l, who) => `${l.seat === null ? "Nil" : `Nil by ${who(l.seat)}`} made`,
  nil_failed: (l, who) => `${l.seat === null ? "Nil" : `Nil by ${who(l.seat)}`} failed, ${l.taken} taken`,
  bag_penalty: (l) => `${bags(-l.bags)} full`,
};

const troubles: Record<Trouble, { title: string; text: string }> = {
  load: {
    title: "The game could not be fetched",
    text: "The part that deals the cards did not arrive. Look at the connection and try again.",
  },
  engine: {
    title: "The table stopped",
    text: "Something went wrong at the table. Your game is kept up to your last move.",
  },
  worker: {
    title: "The table is gone",
    text: "This browser closed the part that deals the cards. Your game is kept up to your last move.",
  },
  storage: {
    title: "This game is not kept",
    text: "This browser does not let the page keep games, so closing the tab ends this one.",
  },
};

export const en = {
  title: "Larch Hollow Spades",
  tagline: "Cards in a potting shed, after dark.",
  opening: "Lighting the lamp",
  play: "Play",
  close: "Close",
  tryAgain: "Try again",
  reopen: "Open the table again",
  newGame: "New game",
  details: "Details",

  card: (c: Card) => upper(card(c)),
  person,
  side,
  we: "We",
  they: "They",
  points,
  gain,

  table: "The table",
  bench: "On the bench",
  yourHand: "Your hand",
  pickedUp: (c: Card) => `${upper(card(c))} picked up.`,
  dealer: "Dealer",
  turn: "To play",
  winning: "Winning",
  cardBy: (place: number, c: Card) => `${person(place)}: ${card(c)}`,
  led: (s: Suit) => `${upper(suit(s))} led`,
  nothingLed: "Nothing led",
  spadesOpen: "Spades broken",
  spadesShut: "Spades not broken",
  cardsLeft: (n: number) => count(n, "card", "cards"),
  noBid: "No bid yet",
  progress: (taken: number, b: Bid) => (b.kind === "nil" ? `Nil, ${taken} taken` : `${taken} of ${b.tricks}`),
  seat: (place: number, b: Bid | null, taken: number) =>
    b === null
      ? `${person(place)}: no bid yet`
      : b.kind === "nil"
        ? `${person(place)}: bid nil, ${tricks(taken)} taken`
        : `${person(place)}: bid ${b.tricks}, ${tricks(taken)} taken`,

  score: "Score",
  bags: "Bags",
  tricks: "Tricks",
  contract: (taken: number, promised: number | null) => (promised === null ? "–" : `${taken} of ${promised}`),
  board: (own: boolean, score: number, bagCount: number, taken: number, promised: number | null) =>
    `${side(own)}: ${points(score)} points, ${bags(bagCount)}, ${
      promised === null ? "no contract yet" : `${taken} of ${tricks(promised)}`
    }.`,
  openSheet: "Open the score sheet.",

  biddingTitle: "Your bid",
  fewer: "One fewer",
  more: "One more",
  nil: "Nil",
  bidNow: (value: number) => (value === 0 ? "Bid nil" : `Bid ${value}`),
  bidValue: (value: number) => (value === 0 ? "Nil" : tricks(value)),
  contractSoFar: (own: boolean, promised: number | null) =>
    promised === null ? `${side(own)}: no bid yet` : `${side(own)}: ${promised} so far`,

  handOver: (n: number) => `Hand ${n} is over`,
  nextHand: "Next hand",
  won: (own: boolean) => (own ? "You and Constance win" : "Cornelius and Agatha win"),
  wonText: (own: boolean) =>
    own ? "The kettle goes on. Well played." : "They have the biscuit tin this time. Another game will tell.",
  finalScore: (own: number, other: number) => `${points(own)} to ${points(other)}`,

  sheet: "Score sheet",
  sheetEmpty: "No hand has been scored yet.",
  what: "For",
  pointsHead: "Points",
  handNumber: (n: number) => `Hand ${n}`,
  scoreNow: "Score",
  rule: (clause: string) => `rule ${clause}`,
  line: (l: ScoreLine, who: (seat: number) => string) => lines[l.kind](l, who),
  undone: "A move was taken back in this match.",
  target: (n: number) => `The match ends when a side reaches ${n}.`,

  undo: "Undo",
  lastTrick: "Last trick",
  lastTrickEmpty: "No trick has been taken in this hand yet.",
  lastTrickWon: (place: number) => (place === 0 ? "You took it." : `${person(place)} took it.`),
  menu: "Menu",
  scores: "Scores",
  keys: "Keys",
  askNew: "Start a new game?",
  askNewText: "The game on the bench will be cleared away.",
  keepPlaying: "Keep playing",
  startNew: "Start a new game",
  keyHelp: [
    ["Up, down, plus, minus", "Change the bid"],
    ["1 to 13, 0", "Set the bid; 0 is nil"],
    ["B", "Bid"],
    ["Arrow keys", "Move along your hand"],
    ["Enter, Space", "Pick the card up, then play it"],
    ["Escape", "Put the card back"],
    ["N", "Next hand"],
    ["S", "Score sheet"],
    ["L", "Last trick"],
    ["U", "Undo"],
  ] as const,

  elsewhere: {
    title: "The game is open in another tab",
    text: "One table, one tab. You can go on in the other one or bring the game here.",
    movedTitle: "The game moved to another tab",
    movedText: "You took it up there. You can bring it back here.",
    here: "Play here",
  },
  spoiled: {
    title: "The saved game could not be read",
    text: "It has been set aside, nothing else is lost. You can keep a copy of it, or start anew.",
    download: "Download it",
    file: "larch-hollow-set-aside.txt",
  },
  trouble: (kind: Trouble) => troubles[kind],

  refusal: (r: Refusal, who: (seat: number) => string) => reasons[r.reason](r, who),

  say: {
    matchStarted: "A new match.",
    handStarted: (n: number, place: number) =>
      place === 0 ? `Hand ${n}. You deal.` : `Hand ${n}. ${person(place)} deals.`,
    bidMade: (place: number, b: Bid) =>
      place === 0 ? `You bid ${bid(b)}.` : `${person(place)} bids ${bid(b)}.`,
    cardPlayed: (place: number, c: Card) => `${person(place)}: ${card(c)}.`,
    broken: "Spades are broken.",
    trickWon: (place: number, n: number) =>
      place === 0 ? `You win trick ${n}.` : `${person(place)} wins trick ${n}.`,
    standing: (own: string, other: string) => `We have ${own}, they have ${other}.`,
    claimed: (place: number, n: number) =>
      `${person(place)} ${place === 0 ? "take" : "takes"} the last ${tricks(n)}.`,
    handScored: (n: number, own: number, other: number) =>
      `Hand ${n} is over. We have ${points(own)}, they have ${points(other)}.`,
    won: (own: boolean) => `${own ? "You and Constance" : "Cornelius and Agatha"} win the match.`,
    undone: "Taken back.",
    yourBid: "Your bid.",
    yourLead: "Your lead.",
    yourTurn: "Your turn.",
  },
};

export type Words = typeof en;
