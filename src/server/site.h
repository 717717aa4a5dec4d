// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <expected>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "server/negotiation.h"

namespace larch::server {

struct Variant {
    Coding coding = Coding::Identity;
    std::string bytes;
    std::string etag;  // strong, quotes included; a hash of the bytes, so that each coding has its own
};

struct File {
    std::string_view type;          // Content-Type
    std::vector<Variant> variants;  // identity first, then by rising coding
};

// Every file by its path, "/index.html". Nothing else can be served, so no path leads out of the folder.
using Site = std::map<std::string, File, std::less<>>;

// The Content-Type of a path by its ending; application/octet-stream for an unknown one.
[[nodiscard]] std::string_view content_type(std::string_view path);

// Reads a built page whole: every file of the folder but hidden ones and links. "x.br" and "x.gz" become
// variants of "x", if they are smaller. Refuses, in a sentence for the player, a folder that is missing,
// unreadable, without index.html, or larger than 64 MB.
[[nodiscard]] std::expected<Site, std::string> load_site(const std::filesystem::path& root);

// The variant that Accept-Encoding likes best; among equals the smaller. Identity if it likes none.
[[nodiscard]] const Variant& chosen(const File& file, std::string_view accept_encoding);

}  // namespace larch::server
