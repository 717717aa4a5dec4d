// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "base/fault.h"

namespace larch {

// Carries out a worked example in the form of tests/corpus/README.md and returns how many of its lines were
// checks, all of which held. A fault names the first line that did not hold, or that was not understood.
Parsed<int> run_example(std::string_view text);

}  // namespace larch
