// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The words of the rules: rule sets by their names, axes by their keys. Fetched when somebody first reads them.
import type { RuleValue } from "../core/engine";
import { t } from ".";

interface AxisWords {
  label: string;
  help: string;
  /** Names of values: of each choice, and of numbers that mean something else than themselves. */
  values?: Record<string, string>;
}

const levels: Record<string, string> = {
  baseline: "Steady",
  easy: "Easy",
  medium: "Medium",
  hard: "Hard",
  expert: "Expert",
};

const off = { 0: "Off" };
const noLimit = { 0: "No limit" };

const axes: Record<string, AxisWords> = {
  players: { label: "Players", help: "How many sit at the table." },
  teams: {
    label: "Sides",
    help: "Two pairs across the bench, or everyone alone.",
    values: { pairs: "Teams", solo: "Cutthroat" },
  },
  removed: { label: "Twos that leave", help: "As many leave as jokers come in." },
  highTrumps: {
    label: "Cards above the spades",
    help: "They count as spades and beat all others, the first one named beating the rest.",
  },
  redeal: {
    label: "Dealt again",
    help: "A deal that leaves somebody without such a card is shuffled anew, before anyone sees it.",
    values: { never: "Never", noSpade: "Without a spade", noCourt: "Without a court card" },
  },
  widow: {
    label: "Two cards left over",
    help: "With 54 cards, one player takes up the last two and lays off any two.",
    values: { none: "None", dealer: "To the dealer", lowestClub: "To the lowest club" },
  },
  widowDiscard: {
    label: "When they are taken up",
    help: "Before anyone bids, or once the bids stand.",
    values: { beforeBids: "Before the bids", afterBids: "After the bids" },
  },

  order: {
    label: "Who bids first",
    help: "The others follow clockwise, or one side after the other.",
    values: {
      leftOfDealer: "Left of the dealer",
      dealerFirst: "The dealer",
      nonDealingSide: "The side not dealing",
    },
  },
  minSeat: { label: "Lowest bid", help: "The least number that one player may bid." },
  nil: { label: "Nil", help: "A promise to take no trick at all." },
  zeroMeans: {
    label: "A bid of nought",
    help: "The same as nil, or a number that promises nothing and stands beside nil.",
    values: { nil: "Is nil", zero: "Is a number" },
  },
  doubleNil: {
    label: "Both partners nil",
    help: "Scored one by one, not allowed, or scored together for more.",
    values: { single: "One by one", forbid: "Not allowed", special: "As one" },
  },
  blindNil: { label: "Blind nil", help: "Nil promised before the cards are seen." },
  blindBoth: { label: "Both partners blind", help: "Both of a side may bid blind nil in the same hand." },
  blindBehind: {
    label: "Blind when behind by",
    help: "How far behind a side must be before it may bid blind.",
    values: { 0: "Always" },
  },
  blindStrict: { label: "Behind by more than that", help: "Exactly that far behind is not enough." },
  blindBehindWhom: {
    label: "Behind whom",
    help: "With everyone alone: the player who leads, or each of the others.",
    values: { leader: "The leader", everyone: "Everyone else" },
  },
  blindAfterHand1: { label: "Not blind in the first hand", help: "Blind bids begin with the second hand." },
  blindPhase: {
    label: "When blind bids are asked",
    help: "In each player's turn, or of everyone before any card is seen.",
    values: { turn: "In turn", preDeal: "Before all cards" },
  },
  blindBidMin: {
    label: "Blind bids from",
    help: "The least number that may be bid before the cards are seen.",
    values: off,
  },
  minTeam: {
    label: "Board",
    help: "The bids of two partners must come to so many tricks.",
    values: off,
  },
  boardNil: {
    label: "Board and nil",
    help: "Nil is free of the board, or the other partner's bid must be the whole board.",
    values: { exempt: "Nil is free", needsBoard: "Partner has it all" },
  },
  nilPartnerMin: {
    label: "Lowest bid beside nil",
    help: "The partner of a nil must bid so many tricks.",
    values: off,
  },
  forbidTotal: {
    label: "Never all the tricks",
    help: "The last to bid may not bring the bids to thirteen.",
  },
  minTable: {
    label: "Thrown in below",
    help: "When all bids together are fewer tricks, the hand is not played.",
    values: off,
  },
  raiseRound: {
    label: "Raises",
    help: "After the bidding each player may raise: to any number, or by one.",
    values: { off: "Off", side: "To any number", plusOne: "By one" },
  },
  firstHandFree: { label: "First hand without bids", help: "Ten points for every trick, nothing else." },
  bidMode: {
    label: "How bids are made",
    help: "Freely, or as the cards or the table say.",
    values: {
      free: "Freely",
      suicide: "Suicide: one of two is nil",
      mirror: "Mirror: as many as spades",
      whiz: "Whiz: as many as spades, or nil",
      jokerWhiz: "Whiz, but the last is free",
      hearts: "As many as hearts",
      aces: "Three for each ace",
      deuce: "Two with the two of spades",
      ace: "Two with the ace of spades",
      fixed: "Only these numbers",
    },
  },
  fixedBids: {
    label: "The numbers",
    help: "What may be bid with “only these numbers”. None at all leaves only nil.",
    values: { "": "None" },
  },
  nilPass: {
    label: "Cards passed for nil",
    help: "A nil bidder gives so many to the partner and gets as many back.",
    values: off,
  },
  blindPass: {
    label: "Cards passed for blind nil",
    help: "The same for a nil bid blind.",
    values: off,
  },

  spadeLead: {
    label: "Leading spades",
    help: "When a trick may begin with a spade.",
    values: { broken: "Once broken", afterFirst: "After the first trick", any: "Any time" },
  },
  claim: { label: "Claims", help: "Tricks that are certain may be claimed at once." },
  lead: {
    label: "First lead",
    help: "Who begins the first trick, and with what.",
    values: {
      leftOfDealer: "Left of the dealer",
      lowestClub: "The lowest club",
      allLowestClubs: "All play their lowest club",
    },
  },
  trumpFirstTrick: { label: "Spades on the first trick", help: "They may be thrown on it like any card." },
  mustTrump: { label: "Must trump", help: "Who cannot follow suit must play a spade." },
  forcedPlay: {
    label: "Forced play",
    help: "What else is asked of every card.",
    values: {
      none: "Nothing",
      screamer: "Screamer: spades last",
      assassin: "Assassin: spades first",
      lowball: "Lowest of the suit",
      highball: "Highest of the suit",
    },
  },

  bagPoint: { label: "Points for a bag", help: "What a trick beyond the contract scores." },
  setScore: {
    label: "A contract set costs",
    help: "Ten for each trick bid, nothing, or ten for each trick missing.",
    values: { tenATrick: "Ten a trick bid", nothing: "Nothing", shortfall: "Ten a trick missing" },
  },
  nilValue: { label: "Nil is worth", help: "Points won when it is made and lost when it fails." },
  failedNil: {
    label: "Tricks of a failed nil",
    help: "What they are to the side.",
    values: {
      bags: "Bags",
      bagsIfMade: "Bags if the contract is made",
      helpPartner: "Part of the contract",
      nothing: "Nothing",
    },
  },
  bagLimit: { label: "Bags that cost", help: "At so many bags points are lost.", values: { 0: "Never" } },
  bagCost: { label: "Their cost", help: "The points lost each time." },
  bagCarry: { label: "Bags left over stay", help: "Otherwise the count begins again at nought." },
  ten: {
    label: "Ten tricks or more",
    help: "What is special about so large a contract.",
    values: {
      off: "Nothing",
      flat200: "200, whatever its size",
      double: "Counts double",
      bonus50: "50 more",
    },
  },
  tenFail: { label: "Ten or more, set", help: "What it costs where such a contract is worth 200." },
  tenScope: {
    label: "Whose ten",
    help: "The side's contract, or one player's own number.",
    values: { team: "The side's", seat: "One player's" },
  },
  moon: {
    label: "All thirteen made",
    help: "A contract of every trick.",
    values: { off: "As any other", score: "Has its own score", winsGame: "Wins the match" },
  },
  moonScore: { label: "Thirteen made scores", help: "Where it has its own score." },
  blindNilValue: { label: "Blind nil is worth", help: "Points won when it is made and lost when it fails." },
  blindBidFail: {
    label: "A blind bid set costs",
    help: "A blind bid that is made counts double.",
    values: { 1: "As any other", 2: "Double" },
  },
  bagTo: {
    label: "Who feels the bags",
    help: "The side that took them loses, or the other side gains.",
    values: { self: "Those who took them", opponents: "The others gain" },
  },

  target: { label: "Target", help: "The match ends when a score reaches it." },
  floor: {
    label: "Losing floor",
    help: "The match ends as well when a score falls to it.",
    values: { null: "None" },
  },
  floorResult: {
    label: "At the floor",
    help: "The highest score wins as ever, or who fell to it has lost.",
    values: { highest: "Highest score wins", loses: "Has lost" },
  },
  tie: {
    label: "Level scores",
    help: "Another hand is played, or fewer bags win.",
    values: { playOn: "Another hand", fewerBags: "Fewer bags win" },
  },
  maxSets: { label: "Lost after sets", help: "Who is set so many times has lost.", values: noLimit },
  maxSetsInRow: { label: "Sets in a row", help: "Only sets in a row are counted." },
  maxHands: { label: "Hands", help: "The match ends after so many.", values: noLimit },
  spread: { label: "Won by a lead of", help: "The match ends when the best is so far ahead.", values: off },
};

/** Names of rule sets, and what is theirs. */
const presets: Record<string, { name: string; about: string }> = {
  "larch-hollow": { name: "Larch Hollow", about: "The classic game to 500, as this house plays it." },
  "arena13-teams": { name: "Arena13 teams", about: "Blind nil when 100 behind, and a floor of −200." },
  "arena13-cutthroat": { name: "Arena13 cutthroat", about: "Everyone alone to 500, or down to −200." },
  "24-7": { name: "24/7", about: "Blind nil at any time, and bags begin again at nought." },
  pagat: { name: "Pagat", about: "The standard partnership game: two cards are passed for a blind nil." },
  "online-classic": {
    name: "Online classic",
    about: "The card rooms’ game, which has the rules of Arena13 teams.",
  },
  msn: { name: "MSN", about: "Online classic, but bags begin again at nought." },
  bicycle: { name: "Bicycle", about: "A set costs nothing, nil is worth 50." },
  "trickster-default": { name: "Trickster", about: "The classic game in which a set costs nothing." },
  nyc: { name: "New York", about: "Jokers and deuces, a board of four, 200 for ten, no nil." },
  tournament: { name: "Tournament", about: "Jokers high, a board of four, and two sets lose the match." },
  mirror: { name: "Mirror", about: "Bid as many as you hold spades." },
  whiz: { name: "Whiz", about: "Bid as many as you hold spades, or nil." },
  suicide: { name: "Suicide", about: "One partner of each side bids nil, the other four or more." },
  solo: { name: "Solo", about: "Everyone alone, nil is worth 50, and five bags cost 50." },
  quick: { name: "Quick", about: "Four hands, and the highest score wins." },
};

/** Packs that tables know, and the axes that make them. */
const packs = [
  { name: "52 cards", rules: { removed: "", highTrumps: "", widow: "none" } },
  { name: "Jokers high", rules: { removed: "2C,2D", highTrumps: "BJ,LJ", widow: "none" } },
  { name: "Jokers and deuces", rules: { removed: "2C,2H", highTrumps: "BJ,LJ,2D,2S", widow: "none" } },
  { name: "Jokers, two of spades", rules: { removed: "2D,2H", highTrumps: "BJ,LJ,2S", widow: "none" } },
  { name: "Deuces high", rules: { removed: "", highTrumps: "2H,2C,2D,2S", widow: "none" } },
  { name: "One joker", rules: { removed: "2C", highTrumps: "BJ", widow: "none" } },
  { name: "54 cards, two left over", rules: { removed: "", highTrumps: "BJ,LJ", widow: "dealer" } },
];

const label = (key: string) => axes[key]?.label ?? key;

/** A value as a person says it. */
function value(key: string, of: RuleValue): string {
  const named = axes[key]?.values?.[String(of)];
  if (named !== undefined) return named;
  if (typeof of === "boolean") return of ? "on" : "off";
  if (typeof of === "number" || /^-?\d+$/.test(String(of))) return t.points(Number(of));
  if (of === "" || of === null) return "None";
  return of
    .split(",")
    .map((item) => (/\D/.test(item) ? t.card(item) : item))
    .join(", ");
}

/** What a word of a rule set's words means: "target=300". */
function difference(word: string): string {
  const [key = "", of = ""] = word.split("=");
  const said = of === "true" ? true : of === "false" ? false : of;
  return `${label(key)}: ${value(key, said)}`;
}

export const rulesEn = {
  label,
  help: (key: string) => axes[key]?.help ?? "",
  value,
  /** Whether a value has a name of its own. */
  names: (key: string, of: string) => axes[key]?.values?.[of] !== undefined,
  axes: Object.keys(axes),
  presetName: (name: string) => presets[name]?.name ?? name,
  presetAbout: (name: string) => presets[name]?.about ?? "",
  presets: Object.keys(presets),
  packs,

  /** Rules in words, "pagat target=300", as a name and what differs from it. */
  named(words: string): { name: string; differences: string[] } {
    const [preset = "", ...rest] = words.split(" ");
    return { name: presets[preset]?.name ?? preset, differences: rest.map(difference) };
  },

  /** The core's refusal, with the settings' own names in it. */
  refused(where: string | undefined, detail: string): string {
    const axis = where?.split(".").at(-1);
    const partners = `“${label("teams")}” must be “${value("teams", "pairs")}”`;
    const said = detail
      .replace(/, not ""$|; null is none$/, "")
      .replace("teams must be pairs", partners)
      .replace(/\b([a-z]+[A-Z]\w*)\b(?: (\w+))?/g, (whole, key: string, next?: string) => {
        if (!(key in axes)) return whole;
        const named = next === undefined ? undefined : axes[key]?.values?.[next];
        return named ? `“${label(key)}: ${named}”` : `“${label(key)}”${next ? ` ${next}` : ""}`;
      });
    return axis && axis in axes ? `“${label(axis)}” ${said}.` : `${said}.`;
  },

  rules: "The rules",
  forNext: "Changes count for the next match. The game on the bench keeps its rules:",
  levelName: (level: string) => levels[level] ?? level,
  game: "The game",
  house: "House rules",
  blindNil: { off: "Off", behind: "When 100 behind", always: "Always" },
  board: "Board of 4",
  boardHelp: "The second partner must bring the bids up to four, and may bid nil only if the first bid four.",
  jokers: "Jokers and deuces",
  jokersHelp: "Two jokers, the two of diamonds and the two of spades beat all other spades.",
  more: "More rules",
  groups: { 1: "Table and cards", 2: "Bidding", 3: "Play", 4: "Scoring", 5: "Ending" } as Record<
    string,
    string
  >,
  pack: "Pack",
  packHelp: "Which cards are played with, and which of them beat the spades.",
  ownPack: "Your own",
  otherNumber: "Other",
  range: (least: number, most: number) => `from ${t.points(least)} to ${t.points(most)}`,
  start: "Start a new game",
  play: "Play by these rules",
};
