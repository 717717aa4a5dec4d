// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ai/mind.h"
#include "base/json.h"
#include "protocol/message.h"
#include "table/table.h"

namespace larch {

// The table's host in the browser's worker: takes requests, lets the bots act, and answers with updates and
// the record to save. docs/protocol.md lists the requests. Whatever it is sent, it answers; a request that is
// refused changes nothing.
class Host {
  public:
    // One request in, one reply out, both JSON in UTF-8.
    std::string call(std::string_view request);

  private:
    Json answer(const Json& request);
    Json new_match(JsonReader in);
    Json open(JsonReader in);
    Json intent(JsonReader in, const Json& request);
    Json advance();
    // Makes the mind that hints come from, which takes longer than any hint.
    Json prepare();
    Json hint(JsonReader in);
    static Json describe();
    static Json check(JsonReader in, const Json& request);

    Json updates(Json::List list) const;
    Json updated(std::vector<Event> events);
    Json refused(const Refusal& refusal) const;

    std::optional<Table> table_;
    Minds minds_;
    Seat person_{};
    int sequence_ = 0;
};

}  // namespace larch
