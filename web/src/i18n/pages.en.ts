// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The words of the pages that are fetched when somebody opens them: rules, strategy, help and the hand's history.
import type { Shortcut } from "../ui/shortcuts";

const shortcuts: Record<Shortcut, string> = {
  bid: "Bid, or stand",
  give: "Give or lay off the cards you chose",
  nextHand: "Next hand",
  claim: "Claim the rest of the tricks, where that is offered",
  undo: "Undo",
  hint: "Hint: what would be best, and why",
  menu: "Menu",
  pause: "Pause",
  sheet: "Score sheet",
  lastTrick: "Last trick",
  log: "The hand so far",
  rules: "Rules",
  turn: "Say whose turn it is",
  onTable: "Say what lies on the table",
  bids: "Say the bids and tricks",
  score: "Say the score",
  clubs: "Go to your clubs",
  diamonds: "Go to your diamonds",
  hearts: "Go to your hearts",
  spades: "Go to your spades",
};

export const pagesEn = {
  search: "Search",
  found: (n: number, all: number) =>
    n === 0
      ? "Nothing here speaks of that. Try a shorter word."
      : n === all
        ? `${all} in all`
        : `${n} of ${all} found`,
  contents: "Contents",

  rulesLead:
    "Every rule of the house, numbered. Where tables differ there is a setting; what is chosen for your table stands beside it. “Our choice” marks what the usual sources leave open.",
  here: (value: string) => `Here: ${value}`,
  differsOnly: "Only what differs from the classic game",
  differs: "Differs at this table",
  clause: (number: string, title: string) => (number ? `${number} ${title}` : title),
  quoted: (name: string) => `“${name}”`,

  strategyLead: "What good players count, and when they let a trick go.",

  minute: "In a minute",
  minuteSteps: [
    "You and Constance play against Cornelius and Agatha. Thirteen cards each.",
    "Everybody bids once how many tricks they will take. The bids of two partners add up to their contract.",
    "A trick is one card from each. Follow the suit that was led if you can. The highest card of that suit wins, unless somebody played a spade: spades beat everything. The winner leads to the next trick.",
    "Spades may not be led until one has been played, or you hold nothing else.",
    "A contract made scores 10 a trick. A contract missed loses as much. A trick more than you bid is a bag, worth a point, but ten bags cost 100.",
    "Nil promises no trick at all, for 100 points won or lost. The first side to 500 wins.",
  ],
  minuteRules: "Your table may play by other rules; those are in the Menu under Rules.",
  atTable: "At the table",
  atTableText: [
    "Tap a card to pick it up, and tap it again to play it. A dimmed card may not be played now; tap it and it says why.",
    "Select a number and press Bid. Undo takes back your last decision, Hint says what would be best and why, Last trick shows who played what.",
    "The slate opens the score sheet, where every line names the rule behind it.",
  ],
  keys: "Keys",
  keysOff: "Single letters and digits are switched off in Settings.",
  keyButtons: "Each of these does what its key does.",
  escape: "Escape",
  putBack: "Put the card back, or a hint away",
  /** Why a key would do nothing now. */
  whyNot: {
    table: "Once the cards are dealt",
    bid: "You are not asked to bid now",
    number: "Select a bid first",
    give: "You are not asked for cards now",
    nextHand: "No hand is waiting to be dealt",
    claim: "The rest is not certain yet",
    undo: "There is nothing to take back",
    hint: "It is not your turn",
    faceDown: "Your cards are face down",
    suit: "You hold none",
    putBack: "No card is picked up",
  },
  fixedKeys: [
    ["Up, down", "Change the bid; in play, move along your hand"],
    ["Left, right, Home, End", "Move along your hand"],
    ["Enter, Space", "Pick the card up, then play it; press a button"],
    ["Escape", "Put the card back, or close what is open"],
  ],
  digits: [
    ["0 to 13", "Set the bid; 0 is nil, where a bid of 0 is not allowed"],
    ["1 to 9", "Pick one of the cards you can play, then play it"],
  ],
  /** How a key is named. */
  key: (key: string) => (/^[A-Z]$/.test(key) ? `Shift+${key}` : key.toUpperCase()),
  shortcuts,
  keyTaken: (key: string, name: string) => `${key} is in use: ${name}.`,
  keyFixed: "Digits, +, −, = and Space have their own work at the table, so choose another key.",
  usualKeys: "Back to the usual keys",
  readRules: "Read the rules",
  readStrategy: "Read how to play well",

  logEmpty: "Nothing has been bid yet.",
  bids: "Bids",
  exchange: "Cards exchanged",
  trick: (n: number) => `Trick ${n}`,
  trickNow: (n: number) => `Trick ${n}, on the table`,
};
