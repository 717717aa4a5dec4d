#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
# SPDX-License-Identifier: MIT
#
# Makes letters.woff2 of the font: what English is written with, in the weights that the page uses. With fontTools and
# brotli for Python.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
font=../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2
signs=U+0020-007E,U+00A0,U+00A3,U+00AB,U+00B7,U+00BB,U+00BD,U+00D7,U+00E9,U+2010-2014,U+2018-201D,U+2026,U+2039,U+203A,U+2212
weights=$(mktemp)
trap 'rm "$weights"' EXIT
python3 -m fontTools.varLib.instancer "$font" wght=400:700 -o "$weights"
python3 -m fontTools.subset "$weights" --unicodes="$signs" --layout-features='*' --flavor=woff2 --output-file=letters.woff2
