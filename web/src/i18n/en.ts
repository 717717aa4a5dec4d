// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Every word the page says, as whole phrases. Plain, warm, short.

import type { Trouble } from "../core/messages";
import type { Bid, Card, Hint, LineKind, ReasonCode, Refusal, ScoreLine, Suit } from "../core/protocol";
import { talk } from "./talk.en";

const plural = new Intl.PluralRules("en-GB");
/** So many of something, in the form that goes with the number. */
export const count = (n: number, one: string, many: string) =>
  `${n} ${plural.select(n) === "one" ? one : many}`;
const cards = (n: number) => count(n, "card", "cards");
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
const jokers: Record<Card, string> = { BJ: "big joker", LJ: "little joker" };
const card = (c: Card) => jokers[c] ?? `${ranks[c[0] ?? ""]} of ${suits[c[1] as Suit]}`;
const cardList = (c: Card[]) => list(c.map(card));
const list = (words: string[]) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
/** A person by place, clockwise from you. */
const person = (place: number) => people[place] ?? "";
/** Those who score together, by their places. */
const side = (places: number[]) => list(places.map(person));
/** The same in a word, and in the middle of a sentence. */
const briefly = (places: number[]) => (places.length < 2 ? side(places) : places.includes(0) ? "We" : "They");
const inside = (text: string) =>
  /^(You|We|They)\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
/** The form of a verb: one person other than you, or else. */
const verb = (places: number[], one: string, many: string) =>
  places.length === 1 && places[0] !== 0 ? one : many;
const has = (places: number[]) => `${briefly(places)} ${verb(places, "has", "have")}`;
const bid = (b: Bid) => `${b.blind ? "blind " : ""}${b.kind === "nil" ? "nil" : b.tricks}`;
const points = (n: number) => (n < 0 ? `−${-n}` : String(n));
const gain = (n: number) => (n > 0 ? `+${n}` : points(n));

type Who = (seat: number) => string;
const reasons: Record<ReasonCode, (r: Refusal, who: Who) => string> = {
  not_your_turn: (r, who) => (r.seat === null ? "It is not your turn yet." : `${who(r.seat)} comes first.`),
  not_bidding: () => "The bidding is over.",
  not_playing: () => "The cards come after the bidding.",
  bid_out_of_range: (r) => `A bid here is from ${r.least ?? 1} to ${r.most ?? 13}.`,
  nil_not_allowed: () => "Nil is not allowed here.",
  total_forbidden: () => "That would bring the bids to every trick of the hand, so choose another number.",
  answer_blind_first: () => "First say whether you bid blind or look at your cards.",
  blind_not_offered: () => "You may not bid blind in this hand.",
  not_giving: () => "No cards are to be given now.",
  wrong_number_of_cards: (r) =>
    r.least === null ? "That is not the right number of cards." : `Choose ${cards(r.least)}.`,
  card_not_held: () => "That card is not in your hand.",
  must_follow_suit: (r) =>
    r.suit === null
      ? "You hold cards of the suit that was led, so one of them must be played."
      : `${upper(suit(r.suit))} were led and you hold some, so play one of them.`,
  spades_not_broken: () => "Spades are not broken yet, so lead another suit.",
  must_play_lowest_club: () => "The first trick begins with the lowest clubs, so play yours.",
  no_spade_on_first_trick: () => "No spades on the first trick while you hold another card for it.",
  must_trump: () => "You cannot follow suit and hold spades, so play one of them.",
  spades_last: () => "Spades come last here, so play another card.",
  spades_first: () => "Spades come first here, so play one.",
  lowest_of_suit_only: () => "Only the lowest card of a suit may be played here.",
  highest_of_suit_only: () => "Only the highest card of a suit may be played here.",
  no_claims: () => "Every trick is played out here.",
  hand_not_over: () => "This hand is still being played.",
  match_is_over: () => "This match is over. Start a new game when you like.",
  nothing_to_undo: () => "There is nothing to take back.",
  claim_not_certain: () => "The rest of the tricks are not certain yet.",
  unknown_seat: () => "Nobody sits there.",
  bad_message: () => "The table did not understand that.",
};

const by = (what: string, l: ScoreLine, who: Who) =>
  l.seat === null ? what : `${what} by ${inside(who(l.seat))}`;

const lines: Record<LineKind, (l: ScoreLine, who: Who) => string> = {
  contract_made: (l) => `Contract of ${l.bid} made, ${l.taken} taken`,
  contract_set: (l) => `Contract of ${l.bid} set, ${l.taken} taken`,
  ten_bonus: () => "Ten or more made",
  overtricks: (l) => bags(l.bags),
  blind_bid_made: (l, who) => `${by(`Blind ${l.bid}`, l, who)} made`,
  blind_bid_failed: (l, who) => `${by(`Blind ${l.bid}`, l, who)} set`,
  nil_made: (l, who) => `${by("Nil", l, who)} made`,
  nil_failed: (l, who) => `${by("Nil", l, who)} failed, ${l.taken} taken`,
  blind_nil_made: (l, who) => `${by("Blind nil", l, who)} made`,
  blind_nil_failed: (l, who) => `${by("Blind nil", l, who)} failed, ${l.taken} taken`,
  double_nil_made: () => "Both nils made",
  double_nil_failed: (l) => `Both nils failed, ${l.taken} taken`,
  free_tricks: (l) => `${tricks(l.taken)}, without bids`,
  bag_penalty: (l) => `${bags(-l.bags)} full`,
  bag_gift: () => "For the others’ bags",
};

const troubles: Record<Trouble, { title: string; text: string }> = {
  browser: {
    title: "This browser cannot run the table",
    text: "The part that deals the cards needs WebAssembly with SIMD, which is missing here or switched off. A newer Firefox, Chrome, Edge or Safari has it.",
  },
  load: {
    title: "The game could not be fetched",
    text: "The part that deals the cards did not arrive. Look at the connection and try again.",
  },
  engine: {
    title: "The table stopped",
    text: "Something went wrong at the table. Your game goes on from what this browser has kept.",
  },
  worker: {
    title: "The table is gone",
    text: "This browser closed the part that deals the cards. Your game goes on from what it has kept.",
  },
  storage: {
    title: "Games are not kept here",
    text: "This browser does not let the page keep them, as in some private windows. You can play all the same; closing the tab ends the game.",
  },
  newer: {
    title: "Your games belong to a newer page",
    text: "A later version of this page keeps them, and they are left as they are. Until that version is loaded, nothing played here is kept.",
  },
  full: {
    title: "There is no room on this device",
    text: "The last moves are not kept. Make some room, or delete old games under Menu, Games. The next move then keeps everything.",
  },
  failing: {
    title: "What is kept cannot be reached",
    text: "This browser does not read or write it just now; perhaps this device has no room left. The next move tries again, and then keeps everything.",
  },
};

export const en = {
  title: "Larch Hollow Spades",
  tagline: "Cards in a potting shed, after dark.",
  opening: "Lighting the lamp",
  unfetched: "A part of the game did not arrive. Look at the connection and try again.",
  play: "Play",
  close: "Close",
  tryAgain: "Try again",
  newer: "A newer version of the game is here.",
  takeNewer: "Use it",
  reopen: "Open the table again",
  reload: "Load it",
  newGame: "New game",
  details: "Details",

  card: (c: Card) => upper(card(c)),
  person,
  side,
  briefly,
  points,
  gain,

  table: "The table",
  bench: "On the bench",
  yourHand: "Your hand",
  faceDown: (n: number) => `Your hand: ${cards(n)}, face down`,
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
  taken: (n: number) => `${n} taken`,
  progress: (taken: number, b: Bid) =>
    b.kind === "nil" ? `${upper(bid(b))}, ${taken} taken` : `${taken} of ${bid(b)}`,
  seat: (place: number, b: Bid | null, taken: number) =>
    b === null
      ? `${person(place)}: no bid, ${tricks(taken)} taken`
      : `${person(place)}: bid ${bid(b)}, ${tricks(taken)} taken`,

  score: "Score",
  bags: "Bags",
  tricks: "Tricks",
  contract: (taken: number, promised: number | null) =>
    promised ? `${taken} of ${promised}` : taken > 0 || promised === 0 ? String(taken) : "–",
  board: (name: string, score: number, bagCount: number, taken: number, promised: number | null) =>
    `${name}: ${points(score)} points, ${bags(bagCount)}, ${
      promised === null ? `no contract, ${tricks(taken)}` : `${taken} of ${tricks(promised)}`
    }.`,
  toTarget: (target: number) => `To ${target}`,
  orFloor: (floor: number) => `or ${points(floor)}`,
  handOf: (n: number, most: number) => `Hand ${n} of ${most}`,
  openSheet: "Open the score sheet.",

  biddingTitle: "Your bid",
  blindTitle: "Bid before you look?",
  look: "Look at my cards",
  raisingTitle: "Raise your bid?",
  fewer: "One fewer",
  more: "One more",
  nil: (blind: boolean) => (blind ? "Blind nil" : "Nil"),
  bidNow: (value: number | "nil" | null, blind: boolean) =>
    value === null ? "Bid" : `Bid ${blind ? "blind " : ""}${value}`,
  raiseTo: (value: number, own: number) => (value === own ? `Stand by ${own}` : `Raise to ${value}`),
  bidValue: (value: number | "nil" | null) =>
    value === null ? "No bid" : value === "nil" ? "Nil" : tricks(value),
  contractSoFar: (places: number[], promised: number | null) =>
    promised === null ? `${briefly(places)}: no bid yet` : `${briefly(places)}: ${promised} so far`,
  bidsSoFar: (bids: number, all: number) => `Bids so far: ${bids} of ${tricks(all)}`,

  giveText: (n: number, place: number | null) =>
    place === null ? `Choose ${cards(n)} to lay off` : `Choose ${cards(n)} for ${person(place)}`,
  chosen: (n: number, of: number) => `${n} of ${of} chosen`,
  give: (place: number | null) => (place === null ? "Lay off" : `Give to ${person(place)}`),
  from: (place: number) => `from ${person(place)}`,
  received: (list: Card[], place: number) => `From ${person(place)}: ${cardList(list)}.`,
  given: (list: Card[]) => `Given away: ${cardList(list)}.`,

  claim: "The rest are mine",
  claimed: (place: number, n: number) =>
    `${person(place)} ${place === 0 ? "take" : "takes"} ${n === 1 ? "the last trick" : `the last ${tricks(n)}`}.`,
  claimedText: "Nothing in the other hands could stop it.",
  laidOpen: (list: Card[]) => `Laid open: ${cardList(list)}.`,
  goOn: "Go on",

  handOver: (n: number) => `Hand ${n} is over`,
  nextHand: "Next hand",
  thrownIn: "The bids came to too little, so the hand was thrown in.",
  thrownInLine: "Thrown in",
  won: (places: number[]) => `${side(places)} ${verb(places, "wins", "win")}`,
  wonText: (places: number[]) =>
    places.includes(0)
      ? "The kettle goes on. Well played."
      : `${places.length > 1 ? "They have" : `${side(places)} has`} the biscuit tin this time. Another game will tell.`,
  finalScore: (scores: number[]) => scores.map(points).join(" to "),
  finalOf: (places: number[], score: number) => `${side(places)} ${points(score)}`,

  sheet: "Score sheet",
  sheetEmpty: "No hand has been scored yet.",
  what: "For",
  pointsHead: "Points",
  handNumber: (n: number) => `Hand ${n}`,
  before: "before:",
  scoreNow: "Score",
  rule: (clause: string) => `rule ${clause}`,
  line: (l: ScoreLine, who: Who) => lines[l.kind](l, who),
  undone: "A move was taken back in this match.",
  target: (n: number, floor: number | null) =>
    `The match ends when a score reaches ${points(n)}${floor === null ? "" : `, or falls to ${points(floor)}`}.`,
  handsLimit: (n: number) => `It ends after ${count(n, "hand", "hands")} in any case.`,
  setsLimit: (n: number) => `Whoever is set ${n === 1 ? "once" : `${n} times`} has lost.`,
  setsSoFar: (sets: [places: number[], n: number][]) =>
    `So far: ${sets.map(([places, n]) => `${side(places)} ${n}`).join(", ")}.`,
  playedBy: "Rules:",
  settings: "Settings",
  statistics: "Statistics",
  games: "Games",
  leaderboard: "Leaderboard",
  post: "Post your score",
  loading: "One moment",

  hint: "Hint",
  hinted: "suggested",
  /** What people are called in the middle of the core's sentences, by seat. */
  names: (seats: number) => people.slice(0, seats).map(inside),
  hintInFull: (h: Hint) =>
    [h, ...h.reasons, ...(h.runner_up ? [h.runner_up] : [])].map(({ text }) => text).join(" "),
  suggested: (value: number | "nil" | null) => `Suggested: ${value ?? "look first"}`,
  weighing: "Weighing it up",
  noHintNow: "No hint now",
  askAgain: "Ask again",
  noHint: "No hint can be had just now. Ask again in a moment.",
  why: "Why?",

  undo: "Undo",
  lastTrick: "Last trick",
  lastTrickEmpty: "No trick has been taken in this hand yet.",
  lastTrickWon: (place: number) => (place === 0 ? "You took it." : `${person(place)} took it.`),
  menu: "Menu",
  tools: "Tools",
  restart: "Restart",
  pause: "Pause",
  paused: "Paused",
  pausedText: "The cards are covered, and the others wait for you.",
  help: "Help",
  mute: "Sound off",
  unmute: "Sound on",
  soundless: "No sound here",
  noSound:
    "No sound could be had here, so the game goes on in silence. Load the page again to try once more.",
  fullscreen: "Full screen",
  window: "Leave full screen",
  rules: "Rules",
  strategy: "How to play well",
  log: "The hand so far",
  askNew: "Start a new game?",
  askNewText: "The game on the bench counts as abandoned, and can be looked at again under Games.",
  keepPlaying: "Keep playing",
  startNew: "Start a new game",

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
    unsafe:
      "It could not be set aside yet, and stays where it is until it can be. You can keep a copy of it, or start anew.",
    download: "Download it",
    file: "larch-hollow-set-aside.txt",
  },
  unread: {
    wishes: {
      title: "Your settings could not be read",
      text: "They are damaged, and were set aside. The usual ones count until you change them.",
    },
    rules: {
      title: "The rules you chose cannot be played by",
      text: "They are damaged, or this version of the game does not know them, and were set aside. The usual rules count until you choose others.",
    },
  },
  trouble: (kind: Trouble) => troubles[kind],
  unkept: "Moves that were not kept are gone.",

  refusal: (r: Refusal, who: Who) => reasons[r.reason](r, who),
  byRule: (clause: string) => `Rule ${clause}.`,

  /** What somebody at that place says to what happened. */
  talk,

  say: {
    matchStarted: "A new match.",
    handStarted: (n: number, place: number) =>
      place === 0 ? `Hand ${n}. You deal.` : `Hand ${n}. ${person(place)} deals.`,
    bidMade: (place: number, b: Bid) =>
      place === 0 ? `You bid ${bid(b)}.` : `${person(place)} bids ${bid(b)}.`,
    looked: (place: number) =>
      place === 0 ? "You look at your cards." : `${person(place)} looks at the cards.`,
    raised: (place: number, b: Bid) =>
      place === 0 ? `You raise to ${bid(b)}.` : `${person(place)} raises to ${bid(b)}.`,
    widowTaken: (place: number) =>
      place === 0
        ? "You take up the two cards left over."
        : `${person(place)} takes up the two cards left over.`,
    laidOff: (place: number, n: number) =>
      place === 0 ? `You lay off ${cards(n)}.` : `${person(place)} lays off ${cards(n)}.`,
    given: (place: number, to: number, n: number) =>
      `${person(place)} ${place === 0 ? "give" : "gives"} ${inside(person(to))} ${cards(n)}.`,
    thrownIn: (n: number) => `Hand ${n} is thrown in: the bids came to too little.`,
    cardPlayed: (place: number, c: Card) => `${person(place)}: ${card(c)}.`,
    broken: "Spades are broken.",
    trickWon: (place: number, n: number) =>
      place === 0 ? `You win trick ${n}.` : `${person(place)} wins trick ${n}.`,
    count: (taken: number, promised: number | null) => (promised ? `${taken} of ${promised}` : String(taken)),
    standing: (sides: [places: number[], contract: string][]) =>
      `${sides.map(([places, contract], i) => `${i ? inside(has(places)) : has(places)} ${contract}`).join(", ")}.`,
    handScored: (n: number, scores: [places: number[], score: number][]) =>
      `Hand ${n} is over. ${scores.map(([places, score], i) => `${i ? inside(has(places)) : has(places)} ${points(score)}`).join(", ")}.`,
    won: (places: number[]) => `${side(places)} ${verb(places, "wins", "win")} the match.`,
    undone: "Taken back.",
    yourBid: "Your bid.",
    yourBlind: "You may bid blind, or look at your cards.",
    yourRaise: "Raise your bid or stand by it.",
    yourLead: "Your lead.",
    yourTurn: "Your turn.",
    turnOf: (place: number) => `${person(place)} is to play.`,
    nobodysTurn: "Nobody is to play now.",
    winning: (place: number) => (place === 0 ? "You are winning it." : `${person(place)} is winning it.`),
    wins: (place: number) => (place === 0 ? "You win it." : `${person(place)} wins it.`),
    hand: (hand: Card[]) => `You hold ${cardList(hand)}.`,
  },
};
