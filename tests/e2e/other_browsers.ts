// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// A whole match in browsers that Playwright does not drive as Debian has them: Firefox by Marionette, WebKitGTK by its
// WebDriver (packages firefox-esr, webkit2gtk-driver, xvfb). Part of the endurance configuration.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { playHere } from "./random_player";

/** What both protocols can do. */
interface Driver {
  go(url: string): Promise<unknown>;
  /** Runs the body of a function, whose last argument is called with the result. */
  run(script: string, ...args: unknown[]): Promise<unknown>;
}

const kRules = JSON.stringify({ floor: -300 });
const kPatience = 600_000;

async function retry<T>(attempt: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + 60_000; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}

/** Marionette: `length:[type,id,...]`, one answer after the other. */
class Marionette implements Driver {
  private id_ = 0;
  private text_ = "";
  private waiting_: { resolve(value: unknown): void; reject(error: Error): void }[] = [];

  private constructor(private readonly socket_: Socket) {
    socket_.setEncoding("utf8");
    socket_.on("data", (data: string) => this.read(data));
  }

  static async open(port: number): Promise<Marionette> {
    const socket = await retry(
      () =>
        new Promise<Socket>((resolve, reject) => {
          const trying = connect(port, "127.0.0.1", () => resolve(trying));
          trying.on("error", reject);
        }),
    );
    const driver = new Marionette(socket);
    await driver.ask("WebDriver:NewSession", {});
    await driver.ask("WebDriver:SetTimeouts", { script: kPatience });
    return driver;
  }

  go(url: string) {
    return this.ask("WebDriver:Navigate", { url });
  }

  async run(script: string, ...args: unknown[]) {
    const answer = await this.ask("WebDriver:ExecuteAsyncScript", { script, args });
    return (answer as { value: unknown }).value;
  }

  private ask(command: string, parameters: object): Promise<unknown> {
    const text = JSON.stringify([0, ++this.id_, command, parameters]);
    this.socket_.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => this.waiting_.push({ resolve, reject }));
  }

  private read(data: string): void {
    this.text_ += data;
    for (;;) {
      const colon = this.text_.indexOf(":");
      const end = colon + 1 + Number(this.text_.slice(0, colon));
      if (colon < 0 || this.text_.length < end) return;
      const answer = JSON.parse(this.text_.slice(colon + 1, end));
      this.text_ = this.text_.slice(end);
      // The first thing it says is who it is.
      if (!Array.isArray(answer)) continue;
      const [, , error, result] = answer;
      const asker = this.waiting_.shift();
      if (error) asker?.reject(new Error(error.message));
      else asker?.resolve(result);
    }
  }
}

class WebDriver implements Driver {
  private constructor(private readonly session_: string) {}

  static async open(port: number): Promise<WebDriver> {
    const home = `http://127.0.0.1:${port}/session`;
    const { sessionId } = (await retry(() => post(home, { capabilities: {} }))) as { sessionId: string };
    await post(`${home}/${sessionId}/timeouts`, { script: kPatience });
    return new WebDriver(`${home}/${sessionId}`);
  }

  go(url: string) {
    return post(`${this.session_}/url`, { url });
  }

  run(script: string, ...args: unknown[]) {
    return post(`${this.session_}/execute/async`, { script, args });
  }
}

async function post(url: string, body: object): Promise<unknown> {
  const answer = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: { message?: string } };
  if (!answer.ok) throw new Error(value.message);
  return value;
}

async function wholeMatch(driver: Driver): Promise<void> {
  const home = `${test.info().project.use.baseURL}/`;
  await driver.go(`${home}icon.svg`);
  await driver.run("localStorage.setItem('larch-rules', arguments[0]); arguments[1]();", kRules);
  await driver.go(`${home}?speed=instant&level=medium&seed=29`);
  const told = await driver.run(
    `const [options, done] = arguments;
     const broken = [];
     addEventListener("error", (event) => broken.push(event.message));
     addEventListener("unhandledrejection", (event) => broken.push(String(event.reason)));
     const play = ${playHere};
     const start = setInterval(() => {
       const button = document.querySelector("button.primary[data-home]:not(:disabled)");
       if (!button) return;
       clearInterval(start);
       button.click();
       play(options).then((phase) => done([phase, ...broken]), (error) => done([String(error), ...broken]));
     }, 100);`,
    { seed: 1, actions: 1e9, stuck: 60_000 },
  );
  expect(told).toEqual(["match_over"]);
}

const started: ChildProcess[] = [];
function start(command: string, ...args: string[]): ChildProcess {
  // Each leads a group of its own, so that all it starts ends with it.
  const child = spawn(command, args, { stdio: "ignore", detached: true });
  child.once("error", () => {});
  if (!child.pid) throw new Error(`${command} cannot be started; is it installed?`);
  started.push(child);
  return child;
}
async function end(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  process.kill(-child.pid, "SIGTERM");
  await ended;
}
test.afterEach(() => Promise.all(started.splice(0).map(end)));

test("a whole match in Firefox", async () => {
  const profile = test.info().outputPath("profile");
  await mkdir(profile, { recursive: true });
  const port = 8138;
  await writeFile(join(profile, "user.js"), `user_pref("marionette.port", ${port});\n`);
  start("firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", profile);
  await wholeMatch(await Marionette.open(port));
});

test("a whole match in WebKitGTK", async () => {
  const port = 8139;
  start("xvfb-run", "-a", "WebKitWebDriver", `--port=${port}`);
  await wholeMatch(await WebDriver.open(port));
});
