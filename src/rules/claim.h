// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "rules/observation.h"

namespace larch {

// Whether the seat in turn is sure of every trick that is left, whatever the layout of the cards it cannot
// see (3.6). It looks at nothing but what that seat knows. A yes is proof; a no may be a run that is certain
// for a reason this does not look into (a partner's winners, say). Only a seat on lead can be sure.
bool claim_is_certain(const Observation& seen);

}  // namespace larch
