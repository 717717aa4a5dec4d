// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "base/json.h"

#include <algorithm>
#include <cassert>
#define JSON_NOEXCEPTION
#include <nlohmann/json.hpp>

namespace larch {

namespace {

using Library = nlohmann::json;

constexpr std::size_t kShown = 40;  // bytes of someone's text that a fault repeats

std::string dump(const Library& scalar) {
    return scalar.dump(-1, ' ', false, Library::error_handler_t::replace);
}

std::string path_to(std::string_view parent, std::string_view key) {
    const bool plain = !key.empty() && key.size() <= kShown && std::ranges::all_of(key, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
               c == '-';
    });
    std::string path(parent);
    if (!plain) return path + '[' + (key.size() > kShown ? "a long key" : dump(std::string(key))) + ']';
    if (!path.empty()) path += '.';
    return path += key;
}

std::string path_to(std::string_view parent, std::size_t place) {
    return std::string(parent) + '[' + std::to_string(place) + ']';
}

// A value as a fault speaks of it.
std::string shown(const Json& value) {
    if (value.as<Json::List>()) return "a list";
    if (value.as<Json::Object>()) return "an object";
    if (const std::string* text = value.as<std::string>(); text && text->size() > kShown)
        return "a long text";
    return value.print();
}

// Builds a value from what the library reads. Its member functions are named by the library.
class Builder {
  public:
    Parsed<Json> result(std::string_view text) {
        if (!fault_.what.empty()) {
            if (error_at_) fault_.where = line_and_column(text, *error_at_);
            return std::unexpected(std::move(fault_));
        }
        return std::move(root_);
    }

    bool null() { return put(Json()); }
    bool boolean(bool value) { return put(value); }
    bool number_integer(std::int64_t value) { return put(value); }
    bool number_unsigned(std::uint64_t value) {
        return value <= std::numeric_limits<std::int64_t>::max() ? put(value) : too_large();
    }
    bool number_float(double value, const std::string& text) {
        return text.find_first_of(".eE") == std::string::npos ? too_large() : put(value);
    }
    bool string(std::string& value) { return put(std::move(value)); }
    bool binary(std::vector<std::uint8_t>&) { return false; }  // not of JSON
    bool start_object(std::size_t) { return open(Json::Object()); }
    bool start_array(std::size_t) { return open(Json::List()); }
    bool end_object() { return close(Json(std::move(open_.back().members))); }
    bool end_array() { return close(Json(std::move(open_.back().elements))); }

    bool key(std::string& key) {
        Level& level = open_.back();
        const std::string at = path_to(path(open_.size() - 1), key);
        if (std::ranges::find(level.members, key, &Json::Member::key) != level.members.end())
            return refuse(at, "stands twice");
        if (level.members.size() == kMaxJsonKeys)
            return refuse(at, "an object has at most " + std::to_string(kMaxJsonKeys) + " keys");
        level.key = std::move(key);
        return true;
    }

    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception& error) {
        // "[...] parse error at line 1, column 2: syntax error while ...; last read: '...'; ...". Line and
        // column are ours to say, and what was read last may be long and no UTF-8.
        std::string_view message = error.what();
        message = message.substr(0, message.find("; last read"));
        const std::size_t colon = message.find(": ");
        fault_.what =
            colon == std::string_view::npos ? "a number too large to hold" : message.substr(colon + 2);
        error_at_ = position;
        return false;
    }

  private:
    struct Level {
        bool is_list = false;
        Json::List elements;
        Json::Object members;
        std::string key;  // whose value comes next
    };

    static std::string line_and_column(std::string_view text, std::size_t position) {
        const std::string_view read = text.substr(0, std::max<std::size_t>(position, 1) - 1);
        const auto line = 1 + std::ranges::count(read, '\n');
        const std::size_t column = read.size() - (read.rfind('\n') + 1);  // npos + 1 is 0
        return "line " + std::to_string(line) + ", column " + std::to_string(column + 1);
    }

    // Where the value that the innermost `levels` levels are about to get stands.
    std::string path(std::size_t levels) const {
        std::string path;
        for (const Level& level : std::span(open_).first(levels))
            path = level.is_list ? path_to(path, level.elements.size()) : path_to(path, level.key);
        return path;
    }

    bool refuse(std::string where, std::string what) {
        fault_ = {std::move(where), std::move(what)};
        return false;
    }
    bool too_large() { return refuse(path(open_.size()), "a whole number of more than 64 bits"); }

    bool put(Json value) {
        if (open_.empty())
            root_ = std::move(value);
        else if (open_.back().is_list)
            open_.back().elements.push_back(std::move(value));
        else
            open_.back().members.push_back({std::move(open_.back().key), std::move(value)});
        return true;
    }
    template <class Kind>
    bool open(const Kind&) {
        if (open_.size() == kMaxJsonDepth)
            return refuse("", "nested more than " + std::to_string(kMaxJsonDepth) + " deep");
        open_.push_back({.is_list = std::same_as<Kind, Json::List>});
        return true;
    }
    bool close(Json value) {
        open_.pop_back();
        return put(std::move(value));
    }

    Json root_;
    std::vector<Level> open_;
    Fault fault_;
    std::optional<std::size_t> error_at_;
};

void print_to(std::string& out, const Json& value) {
    if (const auto* list = value.as<Json::List>()) {
        out += '[';
        for (const Json& element : *list) {
            if (&element != list->data()) out += ',';
            print_to(out, element);
        }
        out += ']';
    } else if (const auto* object = value.as<Json::Object>()) {
        out += '{';
        for (const Json::Member& member : *object) {
            if (&member != object->data()) out += ',';
            out += dump(member.key);
            out += ':';
            print_to(out, member.value);
        }
        out += '}';
    } else if (const auto* text = value.as<std::string>()) {
        out += dump(*text);
    } else if (const auto* fraction = value.as<double>()) {
        out += dump(*fraction);
    } else if (const auto* number = value.as<std::int64_t>()) {
        out += std::to_string(*number);
    } else if (const auto* yes = value.as<bool>()) {
        out += *yes ? "true" : "false";
    } else {
        out += "null";
    }
}

}  // namespace

Json::Json(double value) : value_(value) {}
Json::Json(const char* text) : value_(std::string(text)) {}
Json::Json(std::string_view text) : value_(std::string(text)) {}
Json::Json(std::string text) : value_(std::move(text)) {}
Json::Json(List list) : value_(std::move(list)) {}
Json::Json(Object object) : value_(std::move(object)) {}
Json Json::object(std::initializer_list<Member> members) { return Object(members); }

void Json::add(std::string key, Json value) {
    Object* object = std::get_if<Object>(&value_);
    assert(object && std::ranges::find(*object, key, &Member::key) == object->end());
    object->push_back({std::move(key), std::move(value)});
}

std::string Json::print() const {
    std::string out;
    print_to(out, *this);
    return out;
}

bool operator==(const Json& a, const Json& b) { return a.value_ == b.value_; }

Parsed<Json> parse_json(std::string_view text) {
    if (text.size() > kMaxJsonBytes)
        return fault("", "longer than " + std::to_string(kMaxJsonBytes) + " bytes");
    Builder builder;
    Library::sax_parse(text.begin(), text.end(), &builder);
    return builder.result(text);
}

void JsonReader::refuse(std::string what) const {
    if (!failed()) *fault_ = Fault{path_, std::move(what)};
}

void JsonReader::refuse_item(std::string_view key, std::string what) const {
    JsonReader(nullptr, *fault_, path_to(path_, key)).refuse(std::move(what));
}

void JsonReader::expected(const std::string& what) const {
    if (value_) refuse("must be " + what + ", not " + shown(*value_));
}

bool JsonReader::is_text(std::string_view text) const {
    const std::string* own = value_ ? value_->as<std::string>() : nullptr;
    return own && *own == text;
}

bool JsonReader::boolean() const {
    if (const bool* yes = value_ ? value_->as<bool>() : nullptr) return *yes;
    expected("true or false");
    return false;
}

std::int64_t JsonReader::whole_between(std::int64_t least, std::int64_t most) const {
    const std::int64_t* number = value_ ? value_->as<std::int64_t>() : nullptr;
    if (number && *number >= least && *number <= most) return *number;
    if (!number)
        expected("a whole number");
    else if (least == most)
        expected(std::to_string(least));
    else
        expected("from " + std::to_string(least) + " to " + std::to_string(most));
    return least;
}

double JsonReader::number() const {
    if (const double* fraction = value_ ? value_->as<double>() : nullptr) return *fraction;
    if (const std::int64_t* whole = value_ ? value_->as<std::int64_t>() : nullptr)
        return static_cast<double>(*whole);
    expected("a number");
    return 0;
}

std::string JsonReader::text(std::size_t most) const {
    const std::string* text = value_ ? value_->as<std::string>() : nullptr;
    if (text && text->size() <= most) return *text;
    expected(text ? "a text of at most " + std::to_string(most) + " bytes" : "a text");
    return {};
}

std::size_t JsonReader::one_of(std::span<const std::string_view> names) const {
    if (const std::string* text = value_ ? value_->as<std::string>() : nullptr) {
        const auto found = std::ranges::find(names, *text);
        if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
    }
    std::string known;
    for (const std::string_view name : names) known += (known.empty() ? "" : ", ") + dump(std::string(name));
    expected("one of " + known);
    return 0;
}

std::vector<JsonReader> JsonReader::items(std::size_t most) const {
    const Json::List* list = value_ ? value_->as<Json::List>() : nullptr;
    if (!list) return expected("a list"), std::vector<JsonReader>();
    if (list->size() > most)
        return refuse("has more than " + std::to_string(most) + " elements"), std::vector<JsonReader>();
    std::vector<JsonReader> readers;
    readers.reserve(list->size());
    for (std::size_t i = 0; i < list->size(); ++i)
        readers.push_back(JsonReader(&(*list)[i], *fault_, path_to(path_, i)));
    return readers;
}

const Json::Object* JsonReader::object() const {
    const Json::Object* object = value_ ? value_->as<Json::Object>() : nullptr;
    if (!object) expected("an object");
    return object;
}

const Json* JsonReader::find(std::string_view key) {
    const Json::Object* members = object();
    if (!members) return nullptr;
    const auto found = std::ranges::find(*members, key, &Json::Member::key);
    if (found == members->end()) return nullptr;
    asked_.resize(members->size());
    asked_[static_cast<std::size_t>(found - members->begin())] = true;
    return &found->value;
}

JsonReader JsonReader::item(std::string_view key) {
    const JsonReader reader(find(key), *fault_, path_to(path_, key));
    if (!reader.value_) reader.refuse("is missing");
    return reader;
}

std::optional<JsonReader> JsonReader::optional_item(std::string_view key) {
    const Json* value = find(key);
    if (!value) return std::nullopt;
    return JsonReader(value, *fault_, path_to(path_, key));
}

void JsonReader::finish() const {
    const Json::Object* members = object();
    if (!members) return;
    for (std::size_t i = 0; i < members->size(); ++i)
        if (i >= asked_.size() || !asked_[i]) refuse_item((*members)[i].key, "is no key that is known here");
}

}  // namespace larch
