// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The table as somebody before the screen knows it: everything here is read from the page, and done by tap or key.
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "@playwright/test";

/** What the page shows of the game. */
export interface Facts {
  phase: string;
  turn: string;
  hand: string[];
  trick: string[];
  people: string[];
  board: string;
}

/** One side's block of the score sheet; a line is its points and its bags. */
interface Account {
  lines: [number, number][];
  score: number;
  bags: number;
}

export class Table {
  readonly root = this.page.getByTestId("table");
  readonly bidPanel = this.page.getByTestId("bid-panel");
  readonly givePanel = this.page.getByTestId("give-panel");
  readonly settings = this.page.locator(".settings");
  readonly ending = this.page.getByTestId("ending");
  readonly next = this.page.getByTestId("next");
  readonly notice = this.page.getByTestId("notice");
  readonly hint = this.page.getByTestId("hint");
  readonly dialog = this.page.getByRole("dialog");
  readonly cards = this.page.locator("[data-held]");
  readonly playable = this.page.locator('[data-held][data-refused="false"]');
  readonly dimmed = this.page.locator('[data-held][data-refused="true"]');
  readonly trick = this.root.getByTestId("trick").locator("[data-card]");

  constructor(
    readonly page: Page,
    private readonly touch_ = false,
  ) {}

  /** Opens the page; a match begun with a seed deals the same cards each time, and the baseline plays them the same for ever. */
  async open(seed?: string, speed = "instant"): Promise<void> {
    await this.page.goto(`/?speed=${speed}&level=baseline${seed ? `&seed=${seed}` : ""}`);
  }

  /** Opens the page and starts a match, up to the person's bid. */
  async start(seed: string, speed = "instant"): Promise<void> {
    await this.open(seed, speed);
    await this.press("Play");
    await this.at("bidding");
  }

  /** Opens the page, takes a named rule set in Settings, changes it, and starts a match up to the person's turn. */
  async startBy(preset: string, seed: string, change = async () => {}): Promise<string> {
    await this.open(seed);
    await this.openSettings();
    await this.take(preset);
    await change();
    await this.tap(this.page.getByTestId("play-rules"));
    return this.turn();
  }

  /** Opens Settings, from the Start screen or the Menu. */
  async openSettings(): Promise<void> {
    await this.tap(this.page.getByTestId("settings"));
    await this.settings.waitFor();
  }

  /** Opens a part of Settings that is folded. */
  async unfold(name: string): Promise<void> {
    await this.tap(this.settings.locator("summary", { hasText: name }));
  }

  /** Takes a named rule set, in Settings. */
  async take(preset: string): Promise<void> {
    const presets = this.page.getByTestId("presets");
    const named = presets.locator(`[data-preset="${preset}"]`);
    await this.tap(presets.locator("summary"));
    await this.tap(named);
    await expect(named).toHaveAttribute("aria-pressed", "true");
    await this.tap(presets.locator("summary"));
  }

  /** One of a setting's answers. */
  answer(setting: string, label: string): Locator {
    return this.page
      .getByRole("group", { name: setting, exact: true })
      .getByRole("radio", { name: label, exact: true });
  }

  toggle(setting: string): Locator {
    return this.page.getByRole("checkbox", { name: setting, exact: true });
  }

  async pick(setting: string, label: string): Promise<void> {
    await this.tap(this.answer(setting, label));
    await expect(this.answer(setting, label)).toBeChecked();
  }

  /** Gives a setting a number that is not among the usual ones. */
  async pickOther(setting: string, number: number): Promise<void> {
    await this.tap(this.answer(setting, "Other"));
    const field = this.page.getByRole("group", { name: setting, exact: true }).getByRole("spinbutton");
    await field.fill(String(number));
    await field.press("Enter");
  }

  async tap(target: Locator): Promise<void> {
    await (this.touch_ ? target.tap() : target.click());
  }

  /** Taps a card where it is seen, at its index, also one that says that it is disabled. */
  async tapCard(card: Locator): Promise<void> {
    const where = {
      position: { x: 12, y: 12 },
      force: (await card.getAttribute("aria-disabled")) === "true",
    };
    await (this.touch_ ? card.tap(where) : card.click(where));
  }

  async press(name: string): Promise<void> {
    await this.tap(this.button(name));
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Gathers all that is said from now on, in data-said, since the page says together what happens close together. */
  async listen(): Promise<Locator> {
    const region = this.page.locator("#polite");
    await region.evaluate((said) => {
      const note = () =>
        said.setAttribute("data-said", `${said.getAttribute("data-said") ?? ""} ${said.textContent}`);
      new MutationObserver(note).observe(said, { childList: true });
    });
    return region;
  }

  async openFromMenu(name: string): Promise<void> {
    await this.press("Menu");
    await this.tap(this.dialog.getByRole("button", { name, exact: true }));
  }

  /** From now on a notice stays until it is closed. */
  async keepNotices(): Promise<void> {
    await this.page.evaluate(() => {
      const after = window.setTimeout;
      window.setTimeout = ((act: () => void, ms = 0) => (ms > 5000 ? 0 : after(act, ms))) as typeof after;
    });
  }

  /** Opens the score sheet by the slate. */
  async openSheet(): Promise<void> {
    await this.tap(this.root.locator(".slate"));
  }

  /** Waits until the person is to do something in that phase. */
  async at(...phases: string[]): Promise<string> {
    const wanted = phases.map((phase) =>
      phase.endsWith("_over")
        ? `[data-phase=${phase}]:has([data-testid=next])`
        : `[data-phase=${phase}][data-turn="0"]:has(.hand > *)`,
    );
    // The tools come last.
    await this.page
      .locator(`[data-testid=table]:is(${wanted.join()})[data-stage=still]:has(.toolbar)`)
      .waitFor();
    return (await this.root.getAttribute("data-phase")) ?? "";
  }

  /** Waits until the person is to do something, whatever it is. */
  async turn(): Promise<string> {
    return this.at("blind", "bidding", "raising", "discard", "exchange", "play", "hand_over", "match_over");
  }

  async bid(tricks = 3): Promise<string> {
    const shown = this.bidPanel.getByRole("status");
    const value = async () => numberIn((await shown.textContent())?.replace("Nil", "0"));
    for (let now = await value(); now !== tricks; now = await value()) {
      await this.press(now < tricks ? "One more" : "One fewer");
    }
    return this.confirmBid();
  }

  /** Bids what the stepper shows, or stands by it. */
  async confirmBid(): Promise<string> {
    return this.answerPanel(this.bidPanel, this.page.getByTestId("bid"));
  }

  /** Answers a blind offer with no. */
  async look(): Promise<string> {
    return this.answerPanel(this.bidPanel, this.page.getByTestId("look"));
  }

  async bidBlindNil(): Promise<string> {
    await this.press("Blind nil");
    return this.answerPanel(this.bidPanel, this.button("Bid blind nil"));
  }

  /** Gives away, or lays off, the first cards of the hand. */
  async give(): Promise<string> {
    const give = this.page.getByTestId("give");
    for (let i = 0; await give.isDisabled(); i++) await this.tapCard(this.cards.nth(i));
    return this.answerPanel(this.givePanel, give);
  }

  /** Presses a panel's button and waits for the person's next turn: what is asked then has another panel, or none. */
  private async answerPanel(panel: Locator, button: Locator): Promise<string> {
    const asked = await panel.elementHandle();
    await this.tap(button);
    await asked?.waitForElementState("hidden");
    return this.turn();
  }

  /** Plays the first card that is not dimmed, and waits for the next turn or the end of the hand. */
  async play(): Promise<string> {
    await this.playCard(this.held(await this.playable.first().getAttribute("data-held")));
    return this.at("play", "hand_over", "match_over");
  }

  /** Picks that card up and plays it. */
  async playCard(card: Locator): Promise<void> {
    await this.tapCard(card);
    await expect(card).toHaveAttribute("aria-pressed", "true");
    await this.tapCard(card);
    await card.waitFor({ state: "detached" });
  }

  held(card: string | null): Locator {
    return this.page.locator(`[data-held="${card}"]`);
  }

  /** Does whatever is next: looks, bids, gives, plays a card, starts the next hand. */
  async step(): Promise<string> {
    switch (await this.turn()) {
      case "blind":
        return this.look();
      case "bidding":
        return this.bid();
      case "raising":
        return this.confirmBid();
      case "discard":
      case "exchange":
        return this.give();
      case "play":
        return this.play();
      default:
        return this.nextHand();
    }
  }

  async nextHand(): Promise<string> {
    await this.tap(this.next);
    await this.ending.waitFor({ state: "detached" });
    return this.turn();
  }

  /** Goes on to the end of the hand. */
  async finishHand(): Promise<string> {
    let phase = await this.turn();
    while (!phase.endsWith("_over")) phase = await this.step();
    return phase;
  }

  facts(): Promise<Facts> {
    return this.root.evaluate((root) => {
      const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
      return {
        phase: root.dataset.phase ?? "",
        turn: root.dataset.turn ?? "",
        hand: all("[data-held]").map(
          ({ dataset: { held, refused, received } }) => `${held} ${refused} ${received}`,
        ),
        trick: all("[data-card]").map(
          (card) => `${card.className} ${card.dataset.card} ${card.dataset.winning}`,
        ),
        people: all(".person").map((person) => person.textContent ?? ""),
        board: root.querySelector(".slate")?.textContent ?? "",
      };
    });
  }

  /** The accounts of the hand just scored in that box, one of each side, yours first. */
  async accounts(box: Locator): Promise<Account[]> {
    const sides = Number(await this.root.getAttribute("data-sides"));
    const bodies = await box.locator("tbody:has(.sheet-total)").evaluateAll(
      (found, most) =>
        found.slice(0, most).map((body) => {
          const rows = [...body.querySelectorAll("[data-line], .sheet-total")];
          return rows.map((row) =>
            [...row.querySelectorAll("td")].map((cell) =>
              Number((cell.textContent || "0").replace("−", "-")),
            ),
          );
        }),
      sides,
    );
    return bodies.map((rows) => {
      const [score = Number.NaN, bags = Number.NaN] = rows.at(-1) ?? [];
      return { lines: rows.slice(0, -1) as [number, number][], score, bags };
    });
  }

  /** Score and bags of every side as the slate has them. */
  async slate(): Promise<{ score: number; bags: number }[]> {
    const cells = await this.root.locator(".slate-grid > *").allInnerTexts();
    return [5, 9, 13, 17]
      .filter((at) => at < cells.length)
      .map((at) => ({ score: numberIn(cells[at]), bags: numberIn(cells[at + 1]) }));
  }

  /** Tricks taken, over all four. */
  async tricksTaken(): Promise<number> {
    const labels = await this.root.locator(".label-bid [aria-hidden]").allInnerTexts();
    return labels.reduce((sum, label) => sum + numberIn(label.replace(/.*nil, /i, "")), 0);
  }

  /** Waits until what is seen to move has come to rest; the lamp never does, and what is folded away may stop midway. */
  async settle(): Promise<void> {
    await this.page.waitForFunction(() =>
      document.getAnimations().every(({ playState, effect }) => {
        const ends = Number.isFinite(effect?.getComputedTiming().endTime);
        const seen = (effect as KeyframeEffect | null)?.target?.checkVisibility();
        return !(playState === "running" && ends && seen);
      }),
    );
  }

  /** Looks at the page in another light, as Settings would set it. */
  async light(theme: "night" | "day" | "plain"): Promise<void> {
    await this.page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await this.settle();
  }

  /** There are no frames, for which it would open a page of its own each time. */
  private axe(): AxeBuilder {
    return new AxeBuilder({ page: this.page }).setLegacyMode();
  }

  /** Every text stands out from what is behind it. */
  async expectReadable(what: string): Promise<void> {
    const { violations } = await this.axe().withRules(["color-contrast"]).analyze();
    const found = violations.flatMap(({ nodes }) => nodes.map((node) => node.html));
    expect.soft(found, what).toEqual([]);
  }

  /** Nothing that axe knows of is wrong, but for those rules. */
  async expectAccessible(...without: string[]): Promise<void> {
    const { violations } = await this.axe().disableRules(without).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n")}`);
    expect.soft(found).toEqual([]);
  }
}

function numberIn(text: string | undefined): number {
  return Number.parseInt((text ?? "").replace("−", "-"), 10);
}

/** What Playwright says where it was told to block service workers. */
const kOurs = "Service Worker registration blocked by Playwright";

interface Fixtures {
  table: Table;
  /** What a browser complains of; a test that provokes complaints empties it. */
  complaints: string[];
}

export const test = base.extend<Fixtures>({
  table: async ({ page, hasTouch }, use) => {
    await use(new Table(page, hasTouch));
  },
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      // A breach of the content security policy is an error of the console's.
      context.on("console", (message) => {
        const complains = ["error", "warning"].includes(message.type());
        if (complains && message.text() !== kOurs) complaints.push(message.text());
      });
      context.on("weberror", (error) => complaints.push(String(error.error())));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
