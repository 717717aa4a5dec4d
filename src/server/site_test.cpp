// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#include "server/site.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/negotiation.h"
#include "server/target.h"
#include "server/temp_folder.h"

namespace larch::server {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Key;

TEST(Path, IsTheTargetWithoutItsQuery) {
    EXPECT_EQ(path_of("/"), "/index.html");
    EXPECT_EQ(path_of("/?deal=7"), "/index.html");
    EXPECT_EQ(path_of("/assets/app.js?v=1#top"), "/assets/app.js");
    EXPECT_EQ(path_of("http://localhost:8080/sw.js?x"), "/sw.js");
}

TEST(Path, IsDecodedOnce) {
    EXPECT_EQ(path_of("/a%20b%2fc%C3%A9"), "/a b/c\xC3\xA9");
    EXPECT_EQ(path_of("/%252e"), "/%2e");
    EXPECT_EQ(path_of("/a%00b"), std::string("/a\0b", 4));
    EXPECT_EQ(path_of("/a+b"), "/a+b");
}

TEST(Path, OfAnythingElseIsRefused) {
    for (const auto* bad : {"/%", "/%4", "/%g1", "/%1g", "/%-1", "/% 1", "/%0x", "", "*", "index.html", "?/",
                            "http://localhost", "https://localhost/", "%2findex.html"})
        EXPECT_EQ(path_of(bad), std::nullopt) << bad;
}

TEST(Quality, IsTheWeightOfTheCoding) {
    EXPECT_EQ(quality("gzip, deflate, br", Coding::Brotli), 1000);
    EXPECT_EQ(quality("gzip;q=0.5 ,\tBR ; Q=0.25", Coding::Brotli), 250);
    EXPECT_EQ(quality("gzip;q=0.125", Coding::Gzip), 125);
    EXPECT_EQ(quality("x-gzip", Coding::Gzip), 1000);
    EXPECT_EQ(quality("gzip;q=1.000", Coding::Gzip), 1000);
    EXPECT_EQ(quality("gzip;q=0.", Coding::Gzip), 0);
    EXPECT_EQ(quality("brotli, gzipped", Coding::Gzip), 0);
}

TEST(Quality, OfTheStarIsForCodingsNotNamed) {
    EXPECT_EQ(quality("br;q=0, *;q=0.5", Coding::Brotli), 0);
    EXPECT_EQ(quality("*;q=0.5, br;q=0", Coding::Gzip), 500);
    EXPECT_EQ(quality("*;q=0", Coding::Identity), 0);
}

TEST(Quality, OfIdentityIsLowButNotNothing) {
    EXPECT_EQ(quality("", Coding::Identity), 1);
    EXPECT_EQ(quality("br", Coding::Identity), 1);
    EXPECT_EQ(quality("identity;q=0", Coding::Identity), 0);
    EXPECT_EQ(quality("identity;q=0.8", Coding::Identity), 800);
}

TEST(Quality, PassesOverMalformedElements) {
    for (const auto* bad : {"br;q=2", "br;q=1.001", "br;q=-1", "br;q=", "br;q=.5", "br;q=0.1234",
                            "br;level=9", "br;q=0,5x", ",,;,", "br;q=1;q=1"})
        EXPECT_EQ(quality(bad, Coding::Brotli), 0) << bad;
}

TEST(ContentType, FollowsTheEnding) {
    EXPECT_EQ(content_type("/index.html"), "text/html; charset=utf-8");
    EXPECT_EQ(content_type("/a.js"), "text/javascript; charset=utf-8");
    EXPECT_EQ(content_type("/a.css"), "text/css; charset=utf-8");
    EXPECT_EQ(content_type("/a.txt"), "text/plain; charset=utf-8");
    EXPECT_EQ(content_type("/a.wasm"), "application/wasm");
    EXPECT_EQ(content_type("/a.svg"), "image/svg+xml");
    EXPECT_EQ(content_type("/a.png"), "image/png");
    EXPECT_EQ(content_type("/a.ico"), "image/x-icon");
    EXPECT_EQ(content_type("/a.woff2"), "font/woff2");
    EXPECT_EQ(content_type("/a.json"), "application/json");
    EXPECT_EQ(content_type("/a.js.map"), "application/json");
    EXPECT_EQ(content_type("/a.webmanifest"), "application/manifest+json");
    EXPECT_EQ(content_type("/a.b/c"), "application/octet-stream");
}

TEST(LoadSite, TakesEveryFileAndItsPackedVariants) {
    const TempFolder folder;
    folder.write("index.html", "<!doctype html>");
    folder.write("index.html.br", "br");
    folder.write("index.html.gz", "gzip");
    folder.write("assets/a.js", "let a");
    for (const auto& root : {folder.path(), folder.path() / "", folder.path() / "assets/.."}) {
        const auto site = load_site(root);
        ASSERT_TRUE(site) << site.error();
        EXPECT_THAT(*site, ElementsAre(Key("/assets/a.js"), Key("/index.html")));
        const auto& index = site->at("/index.html");
        ASSERT_EQ(index.variants.size(), 3u);
        EXPECT_EQ(index.variants[0].bytes, "<!doctype html>");
        EXPECT_EQ(chosen(index, "").bytes, "<!doctype html>");
        EXPECT_EQ(chosen(index, "br, gzip").bytes, "br");
        EXPECT_EQ(chosen(index, "gzip, br;q=0.9").bytes, "gzip");
        EXPECT_EQ(chosen(index, "identity, br;q=0.9").bytes, "<!doctype html>");
        EXPECT_EQ(chosen(index, "identity;q=0").bytes, "<!doctype html>");
        EXPECT_EQ(chosen(site->at("/assets/a.js"), "br").bytes, "let a");
    }
}

TEST(LoadSite, GivesEveryVariantATagOfItsBytes) {
    const TempFolder folder;
    folder.write("index.html", "<!doctype html>");
    folder.write("index.html.br", "br");
    folder.write("same.html", "<!doctype html>");
    const auto site = load_site(folder.path());
    ASSERT_TRUE(site) << site.error();
    const auto& variants = site->at("/index.html").variants;
    EXPECT_THAT(variants[0].etag, testing::MatchesRegex("\"[0-9a-f]+\""));
    EXPECT_NE(variants[0].etag, variants[1].etag);
    EXPECT_EQ(variants[0].etag, site->at("/same.html").variants[0].etag);
}

TEST(LoadSite, LeavesOutWhatIsNoPage) {
    const TempFolder folder;
    const TempFolder outside;
    outside.write("secret.txt", "secret");
    folder.write("index.html", "short");
    folder.write("index.html.br", "longer than the page itself");
    folder.write("orphan.js.gz", "x");
    folder.write(".env", "x");
    folder.write(".git/config", "x");
    std::filesystem::create_symlink(outside.path() / "secret.txt", folder.path() / "secret.txt");
    std::filesystem::create_directory_symlink(outside.path(), folder.path() / "linked");
    const auto site = load_site(folder.path());
    ASSERT_TRUE(site) << site.error();
    EXPECT_THAT(*site, ElementsAre(Key("/index.html")));
    EXPECT_EQ(site->at("/index.html").variants.size(), 1u);
}

TEST(LoadSite, RefusesAFolderThatIsNoPage) {
    const TempFolder folder;
    const auto missing = load_site(folder.path() / "dist");
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error(), "There is no folder " + (folder.path() / "dist").string() +
                                   ". Build the page first (./run build), or name its folder with --root.");

    const auto empty = load_site(folder.path());
    ASSERT_FALSE(empty);
    EXPECT_THAT(empty.error(), HasSubstr("has no index.html"));

    folder.write("index.html", "");
    folder.write("disk.img", "");
    std::filesystem::resize_file(folder.path() / "disk.img", 64'000'001);
    const auto huge = load_site(folder.path());
    ASSERT_FALSE(huge);
    EXPECT_THAT(huge.error(), HasSubstr("more than 64 MB"));
}

}  // namespace
}  // namespace larch::server
