// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "fuzz.h"
#include "wasm/host.h"

namespace larch {
namespace {

constexpr std::string_view kNewMatch =
    R"({"type":"new_match","seed":"0000000000000000000000000000000000000000000000000000000000000000",)"
    R"("rules":"larch-hollow","person":0,"level":"baseline"})";

// The record in a reply, or nothing in one that has none.
std::string record_in(const std::string& reply) {
    const Parsed<Json> json = parse_json(reply);
    require(json && json->as<Json::Object>(), "every reply is a JSON object");
    for (const Json::Member& member : *json->as<Json::Object>())
        if (member.key == "record") return *member.value.as<std::string>();
    return "";
}

}  // namespace
}  // namespace larch

// Every line is a request to a host with a match under way. It answers each, and what it answers as failed
// has changed nothing.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace larch;
    std::string_view rest = text_of(data, size);
    Host host;
    std::string record = record_in(host.call(kNewMatch));
    for (int lines = 0; lines < 64 && !rest.empty(); ++lines) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string reply = host.call(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        const std::string after = record_in(reply);
        if (!after.empty()) {
            record = after;
            continue;
        }
        bool tells = false;
        for (const char* type : {"description", "rules", "intent", "hint", "replay", "prepared", "failed"})
            tells |= reply.starts_with(R"({"type":")" + std::string(type) + '"');
        require(tells, "a reply without a record tells something, or is a failure with its reason");
        const std::string undo = host.call(R"({"type":"intent","seat":5,"intent":{"type":"undo"}})");
        require(record_in(undo) == record, "neither changes anything");
    }
    return 0;
}
