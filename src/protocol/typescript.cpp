// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "protocol/typescript.h"

#include <concepts>
#include <functional>

#include "protocol/schema.h"

namespace larch {

namespace {

using schema::Type;

std::string type_name(Type<int>) { return "number"; }
std::string type_name(Type<bool>) { return "boolean"; }
std::string type_name(Type<std::string>) { return "string"; }
std::string type_name(Type<Clause>) { return "string"; }
std::string type_name(Type<Numbers>) { return "number[]"; }
std::string type_name(Type<Seat>) { return "Seat"; }
std::string type_name(Type<Side>) { return "Side"; }
std::string type_name(Type<Card>) { return "Card"; }
template <class T>
    requires requires { name_of(Type<T>{}); }
std::string type_name(Type<T> type) {
    return std::string(name_of(type));
}
template <class T>
std::string type_name(Type<std::optional<T>>) {
    return type_name(Type<T>{}) + " | null";
}
template <class T>
std::string type_name(Type<std::vector<T>>) {
    return type_name(Type<T>{}) + "[]";
}

template <class T, class M>
std::string type_of(const schema::Field<M>&) {
    return type_name(Type<std::remove_cvref_t<std::invoke_result_t<M, const T&>>>{});
}

template <class T>
std::string enumeration() {
    std::string text = "export type " + type_name(Type<T>{}) + " =";
    for (const std::string_view value : values_of(Type<T>{})) text += "\n  | \"" + std::string(value) + "\"";
    return text + ";\n\n";
}

template <class T>
std::string structure() {
    std::string text = "export interface " + type_name(Type<T>{}) + " {\n";
    const auto add = [&](const auto& field) {
        if (!field.note.empty()) text += "  /** " + std::string(field.note) + " */\n";
        text += "  " + std::string(field.name) + ": " + type_of<T>(field) + ";\n";
    };
    std::apply([&](const auto&... field) { (add(field), ...); }, fields_of(Type<T>{}));
    return text + "}\n\n";
}

template <class T>
std::string alternative() {
    std::string text = "\n  | { type: \"" + std::string(tag_of(Type<T>{})) + "\"";
    const auto add = [&](const auto& field) {
        text += "; " + std::string(field.name) + ": " + type_of<T>(field);
    };
    std::apply([&](const auto&... field) { (add(field), ...); }, fields_of(Type<T>{}));
    return text + " }";
}

template <class... T>
std::string choice(Type<std::variant<T...>> type) {
    return "export type " + type_name(type) + " =" + (alternative<T>() + ...) + ";\n\n";
}

}  // namespace

std::string typescript_types() {
    std::string text =
        "// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors\n"
        "// SPDX-License-Identifier: MIT\n"
        "// Generated from src/protocol/schema.h by `larch schema`. Do not edit.\n\n"
        "/** A seat, numbered clockwise from 0. */\n"
        "export type Seat = number;\n"
        "/** Those who score together. */\n"
        "export type Side = number;\n"
        "/** Rank, then suit: \"AS\", \"TH\", \"2C\". */\n"
        "export type Card = string;\n\n";
    text += enumeration<Suit>() + enumeration<BidKind>() + enumeration<Phase>() + enumeration<Reason>() +
            enumeration<LineKind>() + enumeration<Ground>();
    text += structure<Bid>() + structure<LegalBids>() + structure<PlayedCard>() + structure<Refusal>() +
            structure<HeldCard>() + structure<SeatView>() + structure<SideView>() + structure<GiveView>() +
            structure<TrickView>() + structure<ScoreLine>() + structure<SideResult>() +
            structure<HandResult>() + structure<Permissions>() + structure<View>();
    text += choice(Type<Event>{}) + choice(Type<Intent>{}) + choice(Type<Update>{});
    text += structure<HintReason>() + structure<HintRunnerUp>() + structure<Hint>();
    text.pop_back();
    return text;
}

}  // namespace larch
