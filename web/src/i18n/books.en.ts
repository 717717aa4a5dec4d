// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The words of statistics, kept games and replays. Fetched when somebody first looks at them.
import type { Failing } from "../core/books";
import type { Found, Refused } from "../core/copy";
import type { Outcome } from "../core/games";
import type { Share } from "../store/statistics";
import { t } from ".";
import { count } from "./en";

const scores = (n: number) => count(n, "score", "scores");
const games = (n: number) => count(n, "game", "games");
const hands = (n: number) => count(n, "hand", "hands");

const date = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const decimal = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const number = (n: number) => decimal.format(n).replace("-", "−");
const percent = (share: number) => `${Math.round(share * 100)} %`;

const outcomes: Record<Outcome, string> = {
  won: "Won",
  lost: "Lost",
  abandoned: "Abandoned",
  going: "Going on",
};

const failures: Record<Failing, string> = {
  failing: "This browser does not let the page reach what is kept just now. Nothing has changed.",
  newer: "A later version of this page keeps the games. Load the page again to get it.",
  full: "There is no room on this device. Nothing has changed; make some room and try again.",
  load: t.unfetched,
  record: "The record of this game does not keep to the rules, so it cannot be looked at here.",
};

const refusals: Record<Refused["why"], (r: Refused) => string> = {
  unread: () => "The browser could not read that file. Choose it again, or another copy of it.",
  form: () => "That file is no copy of this game’s books.",
  version: (r) =>
    `That copy has form ${r.number}, which a later version of this page wrote. Load the page again to get it.`,
  game: (r) =>
    r.number ? `Game ${r.number} in that file is damaged.` : "The games in that file are damaged.",
  match: () => "The match on the bench in that file is damaged.",
  settings: () => "The settings in that file are damaged.",
  post: (r) =>
    r.number
      ? `Score ${r.number} of the leaderboard in that file is damaged.`
      : "The leaderboard in that file is damaged.",
  aside: (r) => `What was set aside in that file is damaged${r.number ? `, at number ${r.number}` : ""}.`,
};

export const booksEn = {
  failed: (why: Failing) => failures[why],
  newer:
    "A later version of this page keeps your games. They are safe, and it shows them once it is loaded. What you play until then is here only while this tab is open.",
  storage:
    "This browser keeps no games for this page, as in some private windows. What you play is here only while this tab is open; a copy of it can be taken along.",
  games,
  hands,
  number,
  percent,
  date: (at: number) => date.format(at),
  dateAndTime: (at: number) => `${date.format(at)}, ${time.format(at)}`,
  outcome: (outcome: Outcome) => outcomes[outcome],
  level: (level: string) => level || "Several levels",
  partner: (place: string) => (place === "" ? "Alone" : t.person(Number(place))),
  of: ({ good, of }: Share) => (of ? `${good} of ${of}, ${percent(good / of)}` : "none yet"),
  maybe: (n: number | null) => (n === null ? "none yet" : number(n)),
  none: "–",

  statistics: {
    empty: "Nothing is written here yet. It begins with the first hand that is scored.",
    opening: ({ good, of }: Share, played: number) =>
      of
        ? `You played ${games(of)} to the end and won ${good} of them.`
        : `No game has come to its end yet, after ${hands(played)}.`,
    now: (won: boolean, n: number) =>
      n === 1
        ? won
          ? "The last one was won."
          : "The last one was lost."
        : `The last ${n} were ${won ? "won" : "lost"}.`,
    leaveOut: (n: number) => `Leave out ${games(n)} with a move taken back`,
    row: (n: number) => (n === 1 ? "The last game" : `The last ${n} games, the newest on the right`),
    sections: {
      games: "Games",
      bids: "Your bids",
      contracts: "Contracts",
      nils: "Nils",
      bags: "Bags and points",
      trend: "As time went on",
      who: "Who, and how",
    },
    finished: "Played to the end",
    won: "Won",
    abandoned: "Abandoned",
    undone: "With a move taken back",
    longestWon: "Most won in a row",
    longestLost: "Most lost in a row",
    hands: "Hands",
    thrownIn: "Thrown in",
    exact: "Met exactly",
    over: "More taken",
    under: "Fewer taken",
    meanBid: "Tricks bid, a hand",
    meanTaken: "Tricks taken, a hand",
    made: "Made",
    set: "Set",
    madeInARow: "Most made in a row",
    nils: "Your nils made",
    blindNils: "Your blind nils made",
    partnersNils: "Your partner’s nils made",
    bags: "Bags in all",
    bagsAHand: "Bags a hand",
    pointsAHand: "Points a hand",
    byPartner: "By partner",
    byLevel: "By level of the others",
    byRules: "By rules",
    gamesHead: "Games",
    wonHead: "Won",
    shareHead: "Share",
    trends: {
      won: "Games won",
      exact: "Bids met exactly",
      bags: "Bags a hand",
      points: "Points a hand",
    },
    /** Games of a point in a trend. */
    span: (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`),
    chart: (what: string, parts: number, first: string, last: string) =>
      `${what}, ${parts === 1 ? "one point" : `${parts} points`}, from ${first} to ${last}. The figures are in the table.`,
    tooFew: "A line is drawn here from the third game on.",
  },

  list: {
    empty:
      "No game is kept here yet. One that you finish or abandon stays here, to be looked at again. If there were games once, this browser has cleared them, and a copy of them can be brought back below.",
    result: (outcome: Outcome, score: number, best: number) =>
      `${outcomes[outcome]}, ${t.points(score)} to ${t.points(best)}`,
    undone: "a move was taken back",
    noRecord: "without its cards",
    limit: (n: number) => `The last ${n} games keep their cards. Of older ones the figures stay.`,
    more: (n: number) => `Show ${n} more`,
  },

  leaderboard: {
    here: "Final scores of matches that your side won in this browser, under the name they were posted with. They stay in it and go nowhere else. As long as its cards are kept, a name opens its match.",
    empty: "No score is posted yet. When your side wins a match, it can be posted beside the result.",
    damaged: "A score could not be read. It is set aside as it was found, at the end of Games.",
    place: "No.",
    name: "Name",
    ahead: "Ahead",
    remove: "Take it off",
    removeOf: (name: string, score: number) => `Take ${t.points(score)} by ${name} off`,
    ask: "Take this score off the leaderboard for good? The game stays under Games.",
  },

  posting: {
    text: (score: number, ahead: number) =>
      `Your side ended on ${t.points(score)}, ahead by ${t.points(ahead)}. Under which name?`,
    name: "Name",
    noName: "A score needs a name; any will do.",
    here: "It goes on the leaderboard of this browser, and nowhere else.",
    post: "Post it",
    lacking: "This match is not kept here, so its score cannot be posted.",
    stands: (name: string, score: number, place: number, of: number) =>
      `Posted: ${t.points(score)} by ${name}. ${
        of === 1
          ? "It is the first score by these rules."
          : `It stands at place ${place} of ${of} by these rules.`
      }`,
  },

  replay: {
    back: "All games",
    hand: (n: number, of: number) => `Hand ${n} of ${of}`,
    earlierHand: "The hand before",
    laterHand: "The next hand",
    trick: (n: number, of: number) => `Trick ${n} of ${of}`,
    bidding: "Bidding",
    over: "Scored",
    start: "To the start",
    trickBack: "Back a trick",
    back1: "Back one card",
    on: "On one card",
    trickOn: "On a trick",
    end: "To the end",
    step: "Place in the hand",
    keys: "Left and right go card by card, up and down trick by trick, Page up and Page down hand by hand.",
    holds: (place: number) => (place === 0 ? "Your cards" : `${t.person(place)}’s cards`),
    noCards: "No cards left",
    download: "Download its record",
    file: (at: number) => `larch-hollow-${new Date(at).toISOString().slice(0, 10)}.txt`,
    remove: "Delete this game",
    ask: "Delete this game for good? It leaves the statistics as well.",
    withScore: "Take its score off the leaderboard too",
    confirm: "Delete it",
    keep: "Keep it",
  },

  keeping: {
    title: "Keeping",
    text: "Games and settings stay in this browser and go nowhere else.",
    persisted: "The browser has promised to keep them until you clear them yourself.",
    mayClear: "The browser may clear them when it wants room, so take a copy now and then.",
    ask: "Ask it to keep them",
    copy: "Download a copy of everything",
    copyFile: "larch-hollow-books.json",
    table: "Download the games as a table",
    tableFile: "larch-hollow-games.csv",
    bring: "Bring a copy in",
    refused: (r: Refused) => `${refusals[r.why](r)} Nothing has changed.`,
    found: ({ games: n, fresh, scores: posted, match }: Found) =>
      [
        n === 0
          ? "That copy holds no game."
          : `That copy holds ${games(n)}, ${fresh === n ? (n === 1 ? "new here" : "all new here") : fresh === 0 ? "none of them new here" : `${fresh} of them new here`}.`,
        posted > 0 && `It brings ${scores(posted)} to the leaderboard.`,
        match === "taken" && "The match that went on will lie on the bench.",
        match === "left" &&
          "It also holds a match that went on; that is left out, since another lies on the bench.",
      ]
        .filter(Boolean)
        .join(" "),
    takeSettings: "Take its settings too",
    take: "Bring it in",
    leave: "Leave it",
    done: ({ fresh }: Found) => `Done: ${count(fresh, "new game", "new games")}.`,
    settingsUnkept:
      "Its settings could not be kept: this browser does not let the page keep them, or has no room.",
    reopen: "Open the page with its settings",
    columns: [
      "ended",
      "rules",
      "level",
      "partner",
      "outcome",
      "score",
      "best of the others",
      "hands",
      "bags",
      "taken back",
    ],
    aside: "Set aside",
    asideText: "These could not be read. They are kept as they were found until you delete them.",
    asideOf: (at: number) => `Set aside on ${date.format(at)}`,
    download: "Download",
    asideFile: "larch-hollow-set-aside.txt",
    remove: "Delete",
    askRemove: "Delete it for good?",
  },
};
