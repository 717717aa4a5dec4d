// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#include "server/reply.h"

#include "server/target.h"
#include "server/text.h"

namespace larch::server {
namespace {

// Sent with everything, refusals too.
constexpr std::pair<std::string_view, std::string_view> kCommonFields[] = {
    {"Server", "larch"},
    {"Content-Security-Policy",
     "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
     "worker-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; "
     "frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy",
     "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), "
     "microphone=(), midi=(), payment=(), usb=()"},
};

Reply reply_of(unsigned status) { return {status, {std::begin(kCommonFields), std::end(kCommonFields)}, {}}; }

std::string_view sentence_for(unsigned status) {
    switch (status) {
        case 404:
            return "There is no page here. The game is at /\n";
        case 405:
            return "Pages can only be read here, with GET or HEAD.\n";
        case 413:
            return "This request carries more than a page needs.\n";
        case 414:
            return "This address is too long.\n";
        case 417:
            return "This request expects something that is not offered here.\n";
        case 431:
            return "The header fields of this request are too long.\n";
        default:
            return "This request could not be understood.\n";
    }
}

bool names(std::string_view if_none_match, std::string_view etag) {
    bool found = false;
    for_each_element(if_none_match, [&](std::string_view tag) {
        if (tag.starts_with("W/")) tag.remove_prefix(2);
        found |= tag == etag || tag == "*";
    });
    return found;
}

}  // namespace

Reply refusal(unsigned status) {
    auto reply = reply_of(status);
    reply.fields.emplace_back("Content-Type", "text/plain; charset=utf-8");
    reply.fields.emplace_back("Cache-Control", "no-store");
    if (status == 405) reply.fields.emplace_back("Allow", "GET, HEAD");
    reply.body = sentence_for(status);
    return reply;
}

Reply answer(const Site& site, const Request& request) {
    if (request.method != "GET" && request.method != "HEAD") return refusal(405);
    const auto path = path_of(request.target);
    if (!path) return refusal(400);
    const auto found = site.find(*path);
    if (found == site.end()) return refusal(404);

    const File& file = found->second;
    const Variant& variant = chosen(file, request.accept_encoding);
    const bool is_known = names(request.if_none_match, variant.etag);
    auto reply = reply_of(is_known ? 304 : 200);
    reply.fields.emplace_back("ETag", variant.etag);
    reply.fields.emplace_back("Vary", "Accept-Encoding");
    // The build names everything in assets/ by a hash of its content.
    reply.fields.emplace_back(
        "Cache-Control", path->starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
    if (is_known) return reply;
    reply.fields.emplace_back("Content-Type", file.type);
    if (variant.coding != Coding::Identity)
        reply.fields.emplace_back("Content-Encoding", name_of(variant.coding));
    reply.body = variant.bytes;
    return reply;
}

}  // namespace larch::server
