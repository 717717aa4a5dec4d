// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "wasm/host.h"

#include "base/version.h"
#include "notation/cards.h"
#include "notation/record.h"
#include "notation/rule_set_json.h"
#include "protocol/bot.h"
#include "protocol/codec.h"

namespace larch {

namespace {

Json failed(const Fault& fault) { return Json::object({{"type", "failed"}, {"detail", fault.text()}}); }

Parsed<Rules> rules_of(std::string_view words) {
    const Parsed<RuleSet> set = parse_rule_words(words);
    if (set) return Rules::make(*set);
    return fault("rules", set.error().text());
}

// The level that a request names, or that of hints where it names none; with "light" it does less work.
Parsed<Level> level_in(JsonReader& in) {
    const auto named = in.optional_item("level");
    const auto light = in.optional_item("light");
    const Parsed<Level> level = named ? parse_level(named->text(64)) : hint_level();
    return level && light && light->boolean() ? lighter(*level) : level;
}

const Json* member(const Json& object, std::string_view key) {
    const auto* members = object.as<Json::Object>();
    if (!members) return nullptr;
    for (const Json::Member& member : *members)
        if (member.key == key) return &member.value;
    return nullptr;
}

// A table that is looked back at: its view for a person, with no result but the last, and everyone's cards.
Json step(const Table& table, const std::vector<Event>& events, Seat person) {
    View view = table.view(person);
    if (!view.results.empty()) {
        std::vector<HandResult> last;
        last.push_back(std::move(view.results.back()));
        view.results.swap(last);
    }
    Json::List hands;
    for (int i = 0; i < table.rules().seats(); ++i) {
        Json::List cards;
        for (const HeldCard& held : table.held(seat_at(i))) cards.emplace_back(print_card(held.card));
        hands.emplace_back(std::move(cards));
    }
    Json step = Json::object();
    step.add("update", encode(Updated{0, events, std::move(view)}));
    step.add("held", Json(std::move(hands)));
    return step;
}

}  // namespace

std::string Host::call(std::string_view request) {
    const Parsed<Json> json = parse_json(request);
    return (json ? answer(*json) : failed(json.error())).print();
}

Json Host::answer(const Json& request) {
    std::optional<Fault> fault;
    JsonReader in(request, fault);
    const std::size_t type = in.item("type").one_of({"new_match", "open", "intent", "decide", "act", "level",
                                                     "prepare", "hint", "replay", "describe", "check"});
    Json reply;
    if (!fault) {
        switch (type) {
            case 0:
                reply = new_match(in);
                break;
            case 1:
                reply = open(in);
                break;
            case 2:
                reply = intent(in, request);
                break;
            case 3:
                in.finish();
                if (!fault) reply = decide();
                break;
            case 4:
                reply = act(in, request);
                break;
            case 5:
                reply = level(in);
                break;
            case 6:
                reply = prepare(in);
                break;
            case 7:
                reply = hint(in);
                break;
            case 8:
                reply = replay(in);
                break;
            case 9:
                in.finish();
                if (!fault) reply = describe();
                break;
            default:
                reply = check(in, request);
        }
    }
    return fault ? failed(*fault) : reply;
}

Json Host::new_match(JsonReader in) {
    const std::string seed_text = in.item("seed").text(64);
    const std::string rules_words = in.item("rules").text(kMaxRuleWords);
    const int person = in.item("person").whole(0, kMaxSeats - 1);
    const Parsed<Level> level = level_in(in);
    in.finish();
    if (in.failed()) return {};

    const Parsed<Seed> seed = parse_seed(seed_text);
    if (!seed) return failed({"seed", seed.error().what});
    const Parsed<Rules> rules = rules_of(rules_words);
    if (!rules) return failed(rules.error());
    if (person >= rules->seats()) return failed({"person", "there is no such seat"});
    if (!level) return failed(level.error());

    PerSeat<Player> players;
    for (int i = 0; i < rules->seats(); ++i)
        if (i != person) players[seat_at(i)].level = name_of(*level);
    std::vector<Event> events;
    table_ = Table::start(*rules, *seed, players, kEngine,
                          [&](const Table&, const std::vector<Event>& happened) { events = happened; });
    sequence_ = 0;
    person_ = seat_at(person);
    return updates({updated(std::move(events))});
}

Json Host::open(JsonReader in) {
    const std::string text = in.item("record").text();
    const int person = in.item("person").whole(0, kMaxSeats - 1);
    in.finish();
    if (in.failed()) return {};

    const Parsed<MatchRecord> record = parse_record(text);
    if (!record) return failed(record.error());
    if (const auto wrong = seating_fault(*record, seat_at(person))) return failed(*wrong);
    Parsed<Table> table = Table::open(*record);
    if (!table) return failed(table.error());
    table_ = std::move(*table);
    sequence_ = 0;
    person_ = seat_at(person);
    return updates({updated({})});
}

Json Host::intent(JsonReader in, const Json& request) {
    const int seat = in.item("seat").whole(0, kMaxSeats - 1);
    in.item("intent");
    in.finish();
    if (in.failed()) return {};
    if (!table_) return failed({"intent", "there is no table yet"});
    if (seat_at(seat) != person_) return updates({refused(Refusal{.reason = Reason::UnknownSeat})});

    return applied(person_, request);
}

bool Host::awaits_bot() const { return table_ && table_->turn() && *table_->turn() != person_; }

Json Host::applied(Seat seat, const Json& request) {
    const Parsed<Intent> intent = decode_intent(*member(request, "intent"));
    if (!intent)
        return updates({refused(Refusal{.reason = Reason::BadMessage, .detail = intent.error().text()})});
    auto events = table_->apply(seat, *intent);
    if (!events) return updates({refused(events.error())});
    return updates({updated(std::move(*events))});
}

Json Host::decide() {
    if (!awaits_bot()) return failed({"decide", "no bot is in turn"});
    return Json::object(
        {{"type", "intent"}, {"intent", encode(intent_of(bot_decision(*table_, minds_).action))}});
}

Json Host::act(JsonReader in, const Json& request) {
    in.item("intent");
    in.finish();
    if (in.failed()) return {};
    if (!awaits_bot()) return failed({"act", "no bot is in turn"});
    return applied(*table_->turn(), request);
}

Json Host::level(JsonReader in) {
    const Parsed<Level> level = level_in(in);
    in.finish();
    if (in.failed()) return {};
    if (!level) return failed(level.error());
    if (!table_) return failed({"level", "there is no table yet"});
    table_->seat_bots(std::string(name_of(*level)));
    return updates({});
}

Json Host::prepare(JsonReader in) {
    const std::string words = in.item("rules").text(kMaxRuleWords);
    const Parsed<Level> level = level_in(in);
    in.finish();
    if (in.failed()) return {};
    if (!level) return failed(level.error());
    const Parsed<Rules> rules = rules_of(words);
    if (!rules) return failed(rules.error());
    minds_.of(*rules, *level);
    return Json::object({{"type", "prepared"}});
}

Json Host::hint(JsonReader in) {
    SeatNames names;
    const std::vector<JsonReader> given = in.item("names").items(kMaxSeats);
    for (std::size_t i = 0; i < given.size(); ++i) names.items[i] = given[i].text(100);
    const Parsed<Level> level = level_in(in);
    in.finish();
    if (in.failed()) return {};
    if (!level) return failed(level.error());
    if (!table_) return failed({"hint", "there is no table yet"});
    if (!given.empty() && static_cast<int>(given.size()) != table_->rules().seats())
        return failed({"names", "there must be one for each seat, or none"});
    if (given.empty()) names = relations(table_->rules(), person_);

    const std::optional<Seat> turn = table_->turn();
    if (turn != person_) return updates({refused(Refusal{.reason = Reason::NotYourTurn, .seat = turn})});
    return Json::object({{"type", "hint"}, {"hint", encode(hint_at(*table_, *level, minds_, names))}});
}

Json Host::replay(JsonReader in) {
    const std::string text = in.item("record").text();
    const Seat person = seat_at(in.item("person").whole(0, kMaxSeats - 1));
    const int hand = in.item("hand").whole();
    in.finish();
    if (in.failed()) return {};

    const Parsed<MatchRecord> record = parse_record(text);
    if (!record) return failed(record.error());
    if (index(person) >= record->rules.seats || record->players[person].is_bot())
        return failed({"person", "nobody sits there"});
    Json::List steps;
    const auto add = [&](const Table& now, const std::vector<Event>& events) {
        const int at = static_cast<int>(now.record().hands.size());
        if (hand == 0 ? !now.turn() : at == hand) steps.push_back(step(now, events, person));
    };
    const Parsed<Table> table = Table::open(*record, add);
    if (!table) return failed(table.error());
    if (hand == 0) steps.push_back(step(*table, {}, person));
    if (steps.empty()) return failed({"hand", "there is no such hand"});

    Json::List levels;
    for (int i = 0; i < record->rules.seats; ++i) levels.emplace_back(record->players[seat_at(i)].level);
    Json reply = Json::object({{"type", "replay"}, {"hands", static_cast<int>(record->hands.size())}});
    reply.add("levels", Json(std::move(levels)));
    reply.add("steps", Json(std::move(steps)));
    return reply;
}

Json Host::describe() {
    Json::List named;
    for (const Preset& preset : presets())
        named.push_back(Json::object({{"name", preset.name}, {"rules", to_json(preset.rules)}}));
    Json reply = Json::object({{"type", "description"}});
    reply.add("presets", Json(std::move(named)));
    reply.add("axes", describe_axes());
    Json::List known;
    for (const Level level : levels()) known.emplace_back(name_of(level));
    reply.add("levels", Json(std::move(known)));
    return reply;
}

Json Host::check(JsonReader in, const Json& request) {
    in.item("rules");
    in.finish();
    if (in.failed()) return {};
    std::optional<Fault> wrong;
    const RuleSet set = read_rule_set(JsonReader(*member(request, "rules"), wrong));
    if (wrong) return Json::object({{"type", "failed"}, {"where", wrong->where}, {"detail", wrong->what}});
    return Json::object({{"type", "rules"}, {"words", print_rule_words(set)}, {"rules", to_json(set)}});
}

Json Host::updates(Json::List list) const {
    Json reply = Json::object({{"type", "updates"}});
    reply.add("updates", Json(std::move(list)));
    reply.add("record", Json(print_record(table_->record())));
    return reply;
}

Json Host::updated(std::vector<Event> events) {
    return encode(Updated{++sequence_, std::move(events), table_->view(person_)});
}

Json Host::refused(const Refusal& refusal) const { return encode(Refused{refusal, table_->view(person_)}); }

}  // namespace larch
