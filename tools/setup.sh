# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
# SPDX-License-Identifier: MIT
# What ./run and ./check share: installing, building, fuzzing. Source it from the repository's root.

say() { printf '%s\n' "$*" >&2; }
die() {
    say "$@"
    exit 2
}

# packages SECTION...: the names in those sections of tools/packages.txt.
packages() {
    awk -v wanted=" $* " '{ sub(/#.*/, "") }
        /^\[/ { gsub(/[][ ]/, ""); on = index(wanted, " " $0 " "); next }
        on && NF { print $1 }' tools/packages.txt
}

# need_packages SECTION...: installs what is missing, as root or through sudo.
need_packages() {
    local list missing sudo=()
    mapfile -t list < <(packages "$@")
    if ! command -v dpkg-query >/dev/null; then
        say "No dpkg here; this needs what Debian calls: ${list[*]}"
        return
    fi
    missing=$(comm -23 <(printf '%s\n' "${list[@]}" | sort) \
        <(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "${list[@]}" 2>/dev/null | sed -n 's/^installed //p' | sort) | xargs)
    [[ -n $missing ]] || return 0

    local by_hand="Needs $missing; run: apt-get install $missing"
    if ((EUID != 0)); then
        command -v sudo >/dev/null || die "$by_hand"
        sudo=(sudo)
        [[ -t 0 ]] || sudo+=(-n) # nobody there to type a password
        "${sudo[@]}" true 2>/dev/null || die "$by_hand"
    fi
    say "Installing $missing"
    mkdir -p build
    # shellcheck disable=SC2086  # $missing is a list of words
    { "${sudo[@]}" apt-get update -q || true
      "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing
    } >build/apt.log 2>&1 </dev/null || {
        tail -n 20 build/apt.log >&2
        die "$by_hand"
    }
}

# need_web: Node.js, and web/node_modules as package-lock.json has it.
need_web() {
    local have
    have=$(node -p 'process.versions.node' 2>/dev/null) || die "Needs Node.js 20 or newer; see https://nodejs.org"
    ((${have%%.*} >= 20)) || die "Needs Node.js 20 or newer, and this is $have; see https://nodejs.org"
    command -v npm >/dev/null || die "Needs npm, which comes with Node.js; see https://nodejs.org"
    cmp -s web/package-lock.json web/node_modules/.installed-lock && return
    say "Installing the page's packages"
    (cd web && npm ci --no-audit --no-fund --loglevel=error) >&2 || die "npm ci failed in web/"
    cp web/package-lock.json web/node_modules/.installed-lock
}

# build PRESET [TARGET...]: configures when needed, then builds.
build() {
    local dir=build/$1 preset=$1
    shift
    if [[ ! -e $dir/.configured || CMakePresets.json -nt $dir/.configured ]]; then
        cmake --preset "$preset" >/dev/null
        touch "$dir/.configured"
    fi
    # Says nothing when there is nothing to do.
    if [[ $(ninja -C "$dir" -n "${@:-all}") != *"no work to do"* ]]; then
        say "Building $preset"
        cmake --build "$dir" --target "${@:-all}"
    fi
}

# build_page: web/dist, when something it is made of has changed. Its letters are made by the build itself.
build_page() {
    local stamp=build/page.stamp
    if [[ -e web/dist/index.html && -e $stamp && -z $(find web docs/rules.md \( -path web -o -regex \
        'web/\(node_modules\|dist\|test-results\|playwright-report\|src/styles/letters.woff2\)' -prune \) -o \
        -newer $stamp -print -quit) ]]; then
        return
    fi
    say "Building the page"
    mkdir -p build
    touch $stamp.new
    (cd web && npm run --silent build)
    mv $stamp.new $stamp
}

# build_all: build/release/larch and web/dist.
build_all() {
    need_packages run
    need_web
    build release larch
    build wasm larch_wasm
    build_page
}

# browser_tests ARG...: Playwright over tests/e2e, with the page's packages.
browser_tests() {
    (cd web && NODE_PATH=$PWD/node_modules npx playwright test -c ../tests/e2e/playwright.config.ts "$@")
}

# fuzz SECONDS: every fuzz target in turn; inputs that break one stay in build/fuzz/crashes.
fuzz() {
    local target name broken=""
    build fuzz tests/fuzz/all
    mkdir -p build/fuzz/crashes
    for target in build/fuzz/tests/fuzz/fuzz_*; do
        [[ -f $target && -x $target ]] || continue
        name=${target##*/fuzz_}
        say "fuzz_$name, $1 s"
        mkdir -p "build/fuzz/corpus/$name"
        "$target" -max_total_time="$1" -timeout=10 -rss_limit_mb=2048 -verbosity=0 -print_final_stats=1 \
            -artifact_prefix="build/fuzz/crashes/$name-" "build/fuzz/corpus/$name" "tests/fuzz/seeds/$name" ||
            broken+=" fuzz_$name"
    done
    [[ -n ${name:-} ]] || die "No fuzz targets in build/fuzz/tests/fuzz"
    [[ -z $broken ]] || die "Broken:$broken; the inputs are in build/fuzz/crashes"
}
