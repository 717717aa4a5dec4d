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

// The core in one of the browser's workers. At the table it takes intents, those of the bots too, and answers
// with updates and the record to save; in a thinker it opens such a record and says what a bot would do, or
// what it would advise. docs/protocol.md lists the requests. Whatever it is sent, it answers; a request that
// is refused changes nothing.
class Host {
  public:
    // One request in, one reply out, both JSON in UTF-8.
    std::string call(std::string_view request);

  private:
    Json answer(const Json& request);
    Json new_match(JsonReader in);
    Json open(JsonReader in);
    Json intent(JsonReader in, const Json& request);
    // What the bot in turn would do.
    Json decide();
    // A bot's intent, as some thinker decided it.
    Json act(JsonReader in, const Json& request);
    // Makes a mind, which may take longer than any decision.
    Json prepare(JsonReader in);
    Json hint(JsonReader in);
    // The level of the bots from now on.
    Json level(JsonReader in);
    static Json replay(JsonReader in);
    static Json describe();
    static Json check(JsonReader in, const Json& request);

    // A bot is to act.
    bool awaits_bot() const;
    Json applied(Seat seat, const Json& request);
    Json updates(Json::List list) const;
    Json updated(std::vector<Event> events);
    Json refused(const Refusal& refusal) const;

    std::optional<Table> table_;
    Minds minds_;
    Seat person_{};
    int sequence_ = 0;
};

}  // namespace larch
