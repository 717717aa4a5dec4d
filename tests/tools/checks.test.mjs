// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
//
// Each check of tools/ passes a clean tree and names the fault planted in it.
import assert from "node:assert/strict";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, describe, test } from "node:test";

const root = join(import.meta.dirname, "../..");
const tool = (name) => join(root, "tools", name);
const scratch = mkdtempSync(join(tmpdir(), "larch-checks-"));
after(() => rmSync(scratch, { recursive: true }));

/** A fresh folder that holds these files, { path: text }. */
function tree(files) {
  const folder = mkdtempSync(join(scratch, "tree-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function run(...command) {
  const { status, stdout, stderr } = spawnSync(command[0], command.slice(1), { encoding: "utf8" });
  return { status, text: stdout + stderr };
}

function passes(result) {
  assert.equal(result.status, 0, result.text);
}

function fails(result, reason) {
  assert.equal(result.status, 1, result.text);
  assert.match(result.text, reason);
}

describe("check_layers", () => {
  const clean = {
    "tools/deps.txt": readFileSync(tool("deps.txt"), "utf8"),
    "src/base/json.cpp": "#include <nlohmann/json.hpp>\n",
    "src/cards/card.h": "#include <cstdint>\n",
    "src/cards/cards_test.cpp": '#include "cards/card.h"\n#include <fstream>\n',
    "src/cards/helper_test.h": "#include <fstream>\n",
    "src/rules/hand.h": '#include "cards/card.h"\n',
    "src/cli/play.h": '#include "rules/hand.h"\n#include <iostream>\n',
    "src/server/serve.h": "#include <thread>\n",
    "src/main.cpp": '#include "cli/play.h"\n#include "server/serve.h"\n',
  };
  const check = (files) => run("node", tool("check_layers.mjs"), tree({ ...clean, ...files }));

  test("passes a clean tree", () => passes(check({})));

  const faults = {
    "an include of a higher layer": [
      { "src/cards/card.h": '\n#include "rules/hand.h"\n' },
      /src\/cards\/card\.h:2: cards may not include rules/,
    ],
    "a host that includes another host": [
      { "src/cli/play.h": '#include "server/serve.h"\n' },
      /cli may not include server/,
    ],
    "an include in angle brackets": [
      { "src/cards/card.h": "#include <rules/hand.h>\n" },
      /cards may not include rules/,
    ],
    "an include that skips the module's name": [
      { "src/rules/hand.h": '#include "../cards/card.h"\n' },
      /"module\/file\.h"/,
    ],
    "two headers that include each other": [
      { "src/rules/a.h": '#include "rules/b.h"\n', "src/rules/b.h": '#include "rules/a.h"\n' },
      /in a circle: src\/rules\/a\.h -> src\/rules\/b\.h -> src\/rules\/a\.h/,
    ],
    "a circle in the table": [
      {
        "tools/deps.txt":
          "[core]\nbase: cards\ncards: base rules\nrules: cards\n[hosts]\ncli: rules\nserver:\nmain: cli server\n",
      },
      /deps\.txt in a circle: base -> cards -> base/,
    ],
    "a module outside the table": [{ "src/extra/x.h": "\n" }, /module extra is not in/],
    "a thread in the core": [{ "src/rules/hand.h": "#include <thread>\n" }, /the core does without <thread>/],
    "a clock in the core": [{ "src/base/time.cpp": "#include <chrono>\n" }, /the core does without <chrono>/],
    "a container in an order of its own": [
      { "src/rules/hand.h": "#include <unordered_map>\n" },
      /the core does without <unordered_map>/,
    ],
    "a second reader of JSON": [
      { "src/cli/x.cpp": "#include <nlohmann/json.hpp>\n" },
      /only src\/base\/json\.cpp/,
    ],
    "a file of 601 lines": [{ "web/src/long.ts": "\n".repeat(601) }, /web\/src\/long\.ts: 601 lines/],
    "a long script": [{ "tools/check_long": "\n".repeat(601) }, /check_long: 601 lines/],
  };
  for (const [name, [files, reason]] of Object.entries(faults)) {
    test(`finds ${name}`, () => fails(check(files), reason));
  }

  test("lets data be long", () => passes(check({ "tests/corpus/deal/long.txt": "\n".repeat(601) })));
  test("refuses to pass an empty tree", () => {
    fails(run("node", tool("check_layers.mjs"), tree({ "tools/deps.txt": "" })), /^0 sources/);
  });
});

describe("check_headers", () => {
  const card = "#pragma once\n#include <string>\nstd::string name(int card);\n";

  test("passes headers that stand alone", () => {
    const folder = tree({
      "src/cards/card.h": card,
      "src/rules/hand.h":
        '#pragma once\n#include "cards/card.h"\ninline std::string lead() { return name(0); }\n',
    });
    passes(run(tool("check_headers"), folder));
  });
  test("finds a header that leans on what others include", () => {
    fails(
      run(tool("check_headers"), tree({ "src/cards/card.h": "#pragma once\nstd::string name(int card);\n" })),
      /src\/cards\/card\.h/,
    );
  });
  test("finds a header without an include guard", () => {
    fails(
      run(tool("check_headers"), tree({ "src/cards/card.h": "struct Card {};\n" })),
      /redefinition of .struct Card/,
    );
  });
  test("looks again when an included header changes", () => {
    const folder = tree({
      "src/a/a.h": card,
      "src/b/b.h": '#pragma once\n#include "a/a.h"\ninline auto b() { return name(1); }\n',
    });
    passes(run(tool("check_headers"), folder));
    writeFileSync(join(folder, "src/a/a.h"), "#pragma once\n");
    const later = Date.now() / 1000 + 1; // the clock of files is too coarse for two runs in a row
    utimesSync(join(folder, "src/a/a.h"), later, later);
    fails(run(tool("check_headers"), folder), /src\/b\/b\.h/);
  });
  test("refuses to pass an empty tree", () => fails(run(tool("check_headers"), tree({})), /No headers/));
});

describe("check_globals", () => {
  /** Checks a tree whose only library, base, is made of this source. */
  function check(source) {
    const folder = tree({
      "tools/deps.txt": "[core]\nbase:\ncards: base\n[hosts]\ncli: base\n",
      "src/base/x.cpp": source,
    });
    const out = join(folder, "build/src/base");
    mkdirSync(out, { recursive: true });
    execFileSync("g++", ["-std=c++23", "-O1", "-c", join(folder, "src/base/x.cpp"), "-o", join(out, "x.o")]);
    execFileSync("ar", ["rc", join(out, "liblarch_base.a"), join(out, "x.o")]);
    return run(tool("check_globals"), join(folder, "build"), folder);
  }

  test("passes constants, tables of text and virtual functions", () => {
    passes(
      check(`inline constexpr int kTable[] = {1, 2, 3};
                   const char* const kNames[] = {"club", "spade"};
                   struct Shape { virtual ~Shape() = default; virtual int sides() const { return 4; } };
                   int at(int i) { return kTable[i] + kNames[i][0] + Shape().sides(); }
                   Shape* make() { return new Shape; }`),
    );
  });
  const faults = {
    "a set global": ["int deals_seen = 1;", /liblarch_base\.a: deals_seen can change/],
    "a zeroed global": ["int deals_seen;", /deals_seen/],
    "a global of the file's own": ["static int seen; int next() { return ++seen; }", /seen/],
    "a member all objects share": [
      "struct Deal { static inline int seen = 0; }; int next() { return ++Deal::seen; }",
      /Deal::seen/,
    ],
    "a static inside a function": [
      "int start(); int next() { static int seen = start(); return ++seen; }",
      /guard variable for next\(\)/,
    ],
    "a static inside an inline function": [
      "inline int& seen() { static int n = 1; return n; } int next() { return ++seen(); }",
      /seen\(\)::n/,
    ],
    "a thread's own global": ["thread_local int seen = 1; int next() { return ++seen; }", /seen/],
    "the iostreams": ["#include <iostream>\nvoid tell() { std::cout << 1; }", /std::__ioinit/],
  };
  for (const [name, [source, reason]] of Object.entries(faults)) {
    test(`finds ${name}`, () => fails(check(source), reason));
  }

  test("says when a library is not built", () => {
    const folder = tree({ "tools/deps.txt": "[core]\nbase:\n[hosts]\n", "src/base/x.cpp": "" });
    fails(run(tool("check_globals"), folder, folder), /base: no .*build it first/);
  });
});

describe("check_budgets", () => {
  const clean = {
    "index.html": '<script type="module" src="./assets/a.js"></script>',
    "assets/a.js": "import(`./s.js`)",
    "assets/s.js": 'new URL("c.wasm",import.meta.url);m.f=["./later.js"];import(`./later.js`)',
    "assets/later.js": "",
    "assets/c.wasm": "c",
  };
  const check = (files) => run("node", tool("check_budgets.mjs"), tree({ ...clean, ...files }));

  test("passes a small page and says what it weighs", () => {
    const result = check({});
    passes(result);
    assert.match(result.text, /ok +scripts and styles: \d+\.\d KB of 60 KB, 2 files/);
  });
  const heavy = () => Array.from({ length: 40000 }, () => Math.random().toString(36).slice(2, 7)).join("");
  test("finds a page that is too heavy, also in what its own script fetches", () =>
    fails(check({ "assets/s.js": heavy() }), /over scripts and styles/));
  test("lets weigh what is fetched when it is asked for", () =>
    passes(check({ "assets/later.js": heavy() })));
  test("finds a page without its wasm", () =>
    fails(run("node", tool("check_budgets.mjs"), tree({ "index.html": "<p>", "a.js": "" })), /over wasm/));
  test("says when the page is not built", () =>
    fails(run("node", tool("check_budgets.mjs"), join(scratch, "nowhere")), /No built page/));
});

describe("check_docs", () => {
  const check = (files) => run("node", tool("check_docs.mjs"), tree(files));

  test("passes pages whose links and places are there", () => {
    const { status, text } = check({
      "README.md": "See [the rules](docs/rules.md), `src/cards/card.h` and [elsewhere](https://example.org).",
      "docs/rules.md": "Back to [the start](../README.md#top).",
      "src/cards/card.h": "",
    });
    assert.equal(status, 0, text);
  });

  test("names a link and a place that lead nowhere", () => {
    const { status, text } = check({ "README.md": "![A picture](docs/play.png) and `src/cards/cord.h`" });
    assert.equal(status, 1);
    assert.match(text, /README\.md: there is no docs\/play\.png/);
    assert.match(text, /README\.md: there is no src\/cards\/cord\.h/);
  });
});

describe("run_wasi", () => {
  test("ends with the module's exit code", () => {
    const folder = tree({
      "exit.wat": `(module (import "wasi_snapshot_preview1" "proc_exit" (func $exit (param i32)))
                (memory (export "memory") 1) (func (export "_start") (call $exit (i32.const 3))))`,
    });
    execFileSync("wasm-as", [join(folder, "exit.wat"), "-o", join(folder, "exit.wasm")]);
    assert.deepEqual(run("node", tool("run_wasi.mjs"), join(folder, "exit.wasm")), { status: 3, text: "" });
  });
  test("says when there is no module", () => {
    assert.deepEqual(run("node", tool("run_wasi.mjs"), "none.wasm"), {
      status: 2,
      text: "run_wasi.mjs: cannot read none.wasm\n",
    });
  });
});

describe("check", () => {
  const script = readFileSync(join(root, "check"), "utf8");
  const suite = (cases) => `report_of() { printf '<testsuite>${cases}</testsuite>' >"$report"; }`;

  /** A tree whose `check` has this table of steps instead of ours. */
  function with_table(table) {
    const folder = tree({
      check: `${script.slice(0, script.indexOf("#    name"))}${table}\nfinish\n`,
      "tools/setup.sh": readFileSync(tool("setup.sh"), "utf8"),
      "tools/packages.txt": "[run]\n",
      "web/package-lock.json": "{}",
      "web/node_modules/.installed-lock": "{}",
    });
    chmodSync(join(folder, "check"), 0o755);
    return folder;
  }
  const check = (table, ...words) => run(join(with_table(table), "check"), ...words);
  const last_line = (result) => result.text.trimEnd().split("\n").at(-1);

  test("adds up steps and the cases of suites", () => {
    const result = check(
      `${suite('<testcase a="1"/><testcase><system-out>x</system-out></testcase>')}
       step one one true\nstep two suite report_of`,
    );
    passes(result);
    assert.match(result.text, /^OK {3}one \(\d+ s\)\nOK {3}two \(2 passed, 0 failed, \d+ s\)$/m);
    assert.equal(last_line(result), "3 passed, 0 failed");
  });
  test("fails with a step that fails, shows what it said, and goes on", () => {
    const result = check(
      "speak() { echo why; false; echo unheard; }\nstep bad one speak\nstep good one true",
    );
    fails(result, /^ {4}why\nFAIL bad .*build\/check\/bad\.log\nOK {3}good/m);
    assert.doesNotMatch(result.text, /unheard/);
    assert.equal(last_line(result), "1 passed, 1 failed");
  });
  test("fails with a suite's failed and skipped cases", () => {
    const cases =
      '<testcase/><testcase><failure message="x">y</failure></testcase><testcase><skipped/></testcase>';
    const result = check(`${suite(cases)}\nstep some suite report_of`);
    fails(result, /FAIL some \(1 passed, 2 failed/);
    assert.equal(last_line(result), "1 passed, 2 failed");
  });
  test("fails with a suite that ran no test", () => {
    fails(check("step none suite true"), /FAIL none .*no test ran/);
  });
  test("fails with a suite that stopped after its good cases", () => {
    fails(
      check(`${suite("<testcase/>")}\nstop_short() { report_of; false; }\nstep some suite stop_short`),
      /FAIL some/,
    );
  });
  test("quick leaves out the long steps", () => {
    assert.equal(
      last_line(check("step a one true\nif $quick; then finish; fi\nstep b one false", "quick")),
      "1 passed, 0 failed",
    );
  });
  test("a name picks a step", () => {
    assert.equal(last_line(check("step a one true\nstep b one false", "a")), "1 passed, 0 failed");
  });
  test("an interrupt ends what it started", async () => {
    const folder = with_table(
      'hang() { echo "$BASHPID" >started; exec tail -f /dev/null; }\nstep hang one hang',
    );
    execFileSync("mkfifo", [join(folder, "started")]);
    const checking = spawn(join(folder, "check"), { stdio: "ignore" });
    const child = (await readFile(join(folder, "started"), "utf8")).trim();
    assert.ok(existsSync(`/proc/${child}`));
    checking.kill("SIGINT");
    assert.deepEqual(await once(checking, "exit"), [130, null]);
    assert.ok(!existsSync(`/proc/${child}`));
  });
});

describe("run and check", () => {
  test("refuse words they do not know", () => {
    for (const [words, reason] of [
      [["run", "build", "twice"], /"twice"/],
      [["run", "fuzz", "long"], /"long"/],
      [["check", "nothing"], /No step is called nothing/],
      [["check", "--slow"], /No option --slow/],
    ]) {
      const result = run(join(root, words[0]), ...words.slice(1));
      assert.equal(result.status, 2, result.text);
      assert.match(result.text, reason);
    }
  });
  test("tell what they do", () => {
    for (const name of ["run", "check"]) {
      const result = run(join(root, name), "--help");
      passes(result);
      assert.match(result.text, new RegExp(`^\\./${name} `));
    }
  });
});
