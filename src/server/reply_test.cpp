// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#include "server/reply.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace larch::server {
namespace {

const Site kSite = {
    {"/assets/app-1a2b.js",
     {"text/javascript; charset=utf-8",
      {{Coding::Identity, "let a = 1;", "\"plain\""},
       {Coding::Gzip, "gz", "\"gz\""},
       {Coding::Brotli, "b", "\"br\""}}}},
    {"/index.html", {"text/html; charset=utf-8", {{Coding::Identity, "<p>", "\"index\""}}}},
};

std::string_view field(const Reply& reply, std::string_view name) {
    const auto found = std::ranges::find(reply.fields, name, [](const auto& field) { return field.first; });
    return found == reply.fields.end() ? "" : found->second;
}

Reply get(std::string_view target, std::string_view accept_encoding = "",
          std::string_view if_none_match = "") {
    return answer(kSite, {"GET", target, accept_encoding, if_none_match});
}

TEST(Answer, IsTheFile) {
    const auto reply = get("/");
    EXPECT_EQ(reply.status, 200u);
    EXPECT_EQ(reply.body, "<p>");
    EXPECT_EQ(field(reply, "Content-Type"), "text/html; charset=utf-8");
    EXPECT_EQ(field(reply, "ETag"), "\"index\"");
    EXPECT_EQ(field(reply, "Vary"), "Accept-Encoding");
    EXPECT_EQ(field(reply, "Content-Encoding"), "");
}

TEST(Answer, IsPackedAsAsked) {
    const auto brotli = get("/assets/app-1a2b.js", "gzip, br");
    EXPECT_EQ(brotli.body, "b");
    EXPECT_EQ(field(brotli, "Content-Encoding"), "br");
    EXPECT_EQ(field(brotli, "Content-Type"), "text/javascript; charset=utf-8");
    EXPECT_EQ(field(get("/assets/app-1a2b.js", "gzip"), "Content-Encoding"), "gzip");
    EXPECT_EQ(field(get("/assets/app-1a2b.js", "deflate"), "Content-Encoding"), "");
}

TEST(Answer, KeepsOnlyHashedNamesForGood) {
    EXPECT_EQ(field(get("/assets/app-1a2b.js"), "Cache-Control"), "public, max-age=31536000, immutable");
    EXPECT_EQ(field(get("/"), "Cache-Control"), "no-cache");
    EXPECT_EQ(field(get("/assets/gone.js"), "Cache-Control"), "no-store");
}

TEST(Answer, IsShortIfTheTagIsKnown) {
    for (const auto* tags : {"\"index\"", "W/\"index\"", "\"a\" ,\"index\", \"b\"", "*"}) {
        const auto reply = get("/", "", tags);
        EXPECT_EQ(reply.status, 304u) << tags;
        EXPECT_EQ(reply.body, "");
        EXPECT_EQ(field(reply, "ETag"), "\"index\"");
        EXPECT_EQ(field(reply, "Vary"), "Accept-Encoding");
        EXPECT_EQ(field(reply, "Cache-Control"), "no-cache");
        EXPECT_EQ(field(reply, "Content-Type"), "");
    }
    for (const auto* tags : {"", "index", "\"inde\"", "\"index", "w/\"index\""})
        EXPECT_EQ(get("/", "", tags).status, 200u) << tags;
}

TEST(Answer, KnowsATagOnlyForItsOwnCoding) {
    EXPECT_EQ(get("/assets/app-1a2b.js", "br", "\"br\"").status, 304u);
    EXPECT_EQ(get("/assets/app-1a2b.js", "gzip", "\"br\"").status, 200u);
}

TEST(Answer, NeverLeadsOutOfTheSite) {
    for (const auto* target :
         {"/../etc/passwd", "/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd", "//etc/passwd",
          "/assets/../index.html", "/index.html%00", "/assets/", "/assets", "/INDEX.HTML"}) {
        const auto reply = get(target);
        EXPECT_EQ(reply.status, 404u) << target;
        EXPECT_THAT(reply.body, testing::HasSubstr("no page here"));
        EXPECT_EQ(field(reply, "Content-Type"), "text/plain; charset=utf-8");
    }
    EXPECT_EQ(get("/%zz").status, 400u);
}

TEST(Answer, AllowsReadingOnly) {
    for (const auto* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get", "BREW"}) {
        const auto reply = answer(kSite, {method, "/", "", ""});
        EXPECT_EQ(reply.status, 405u) << method;
        EXPECT_EQ(field(reply, "Allow"), "GET, HEAD");
    }
}

TEST(Answer, AlwaysCarriesTheSecurityFields) {
    for (const auto& reply : {get("/"), get("/", "", "*"), get("/gone"), refusal(400), refusal(405)}) {
        EXPECT_EQ(field(reply, "Server"), "larch");
        EXPECT_EQ(
            field(reply, "Content-Security-Policy"),
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' "
            "data:; "
            "worker-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; "
            "frame-ancestors 'none'");
        EXPECT_EQ(field(reply, "X-Content-Type-Options"), "nosniff");
        EXPECT_EQ(field(reply, "Referrer-Policy"), "no-referrer");
        EXPECT_EQ(field(reply, "Cross-Origin-Opener-Policy"), "same-origin");
        EXPECT_EQ(field(reply, "Cross-Origin-Resource-Policy"), "same-origin");
        EXPECT_THAT(std::string(field(reply, "Permissions-Policy")), testing::HasSubstr("camera=()"));
    }
}

}  // namespace
}  // namespace larch::server
