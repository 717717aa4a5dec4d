// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/json.h"
#include "protocol/hint.h"
#include "protocol/message.h"

namespace larch {

// The update as it goes over the wire.
Json encode(const Update& update);
Json encode(const Hint& hint);
// The intent of a message. A fault names the place in the message and what belongs there.
Parsed<Intent> decode_intent(const Json& message);
Json encode(const Intent& intent);

}  // namespace larch
