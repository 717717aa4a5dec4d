// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#include "server/site.h"

#include <cstdint>
#include <fstream>
#include <optional>
#include <system_error>
#include <utility>

namespace larch::server {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMaxSiteBytes = 64'000'000;
constexpr std::pair<std::string_view, Coding> kPacked[] = {{".gz", Coding::Gzip}, {".br", Coding::Brotli}};

using Contents = std::map<std::string, std::string>;

// A tag only has to change when the bytes do: 64-bit FNV-1a.
std::string etag_of(std::string_view bytes) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
    std::string tag = "\"";
    for (int shift = 60; shift >= 0; shift -= 4) tag += "0123456789abcdef"[hash >> shift & 15];
    return tag + '"';
}

Variant variant_of(Coding coding, std::string bytes) {
    auto etag = etag_of(bytes);
    return {coding, std::move(bytes), std::move(etag)};
}

std::optional<std::string> bytes_of(const fs::path& path, std::uintmax_t size) {
    std::string bytes(size, '\0');
    std::ifstream in(path, std::ios::binary);
    in.read(bytes.data(), static_cast<std::streamsize>(size));
    return in ? std::optional(std::move(bytes)) : std::nullopt;
}

std::unexpected<std::string> cannot_read(const fs::path& path, const std::string& why) {
    return std::unexpected("Cannot read " + path.string() + ": " + why + ".");
}

std::expected<Contents, std::string> contents_of(const fs::path& root) {
    Contents contents;
    std::uintmax_t total = 0;
    std::error_code error;
    fs::recursive_directory_iterator at(root, error);
    for (; !error && at != fs::recursive_directory_iterator(); at.increment(error)) {
        const bool hidden = at->path().filename().native().starts_with('.');
        const auto kind = at->symlink_status(error).type();
        if (error) break;
        if (hidden && kind == fs::file_type::directory) at.disable_recursion_pending();
        if (hidden || kind != fs::file_type::regular) continue;
        const auto size = at->file_size(error);
        if (error) break;
        total += size;
        if (total > kMaxSiteBytes)
            return std::unexpected("The folder " + root.string() +
                                   " holds more than 64 MB, so it is not the built page alone.");
        auto bytes = bytes_of(at->path(), size);
        if (!bytes) return cannot_read(at->path(), "the file does not open");
        contents.emplace('/' + at->path().lexically_relative(root).generic_string(), std::move(*bytes));
    }
    if (error) return cannot_read(root, error.message());
    return contents;
}

bool is_packed(std::string_view path) {
    return path.ends_with(kPacked[0].first) || path.ends_with(kPacked[1].first);
}

}  // namespace

std::string_view content_type(std::string_view path) {
    static constexpr std::pair<std::string_view, std::string_view> kTypes[] = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".mjs", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".txt", "text/plain; charset=utf-8"},
        {".json", "application/json"},
        {".map", "application/json"},
        {".webmanifest", "application/manifest+json"},
        {".wasm", "application/wasm"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".ico", "image/x-icon"},
        {".woff2", "font/woff2"},
    };
    for (const auto& [ending, type] : kTypes)
        if (path.ends_with(ending)) return type;
    return "application/octet-stream";
}

std::expected<Site, std::string> load_site(const fs::path& root) {
    std::error_code error;
    if (!fs::is_directory(root, error))
        return std::unexpected("There is no folder " + root.string() +
                               ". Build the page first (./run build), or name its folder with --root.");
    if (!fs::is_regular_file(root / "index.html", error))
        return std::unexpected(
            "The folder " + root.string() +
            " has no index.html. Build the page first (./run build), or name its folder with --root.");
    auto contents = contents_of(root);
    if (!contents) return std::unexpected(std::move(contents.error()));

    Site site;
    for (auto& [path, bytes] : *contents) {
        if (is_packed(path)) continue;
        const auto size = bytes.size();
        File file{content_type(path), {}};
        file.variants.push_back(variant_of(Coding::Identity, std::move(bytes)));
        for (const auto& [ending, coding] : kPacked) {
            const auto packed = contents->find(path + std::string(ending));
            if (packed != contents->end() && packed->second.size() < size)
                file.variants.push_back(variant_of(coding, std::move(packed->second)));
        }
        site.emplace(path, std::move(file));
    }
    return site;
}

const Variant& chosen(const File& file, std::string_view accept_encoding) {
    const Variant* best = &file.variants.front();
    int best_quality = quality(accept_encoding, best->coding);
    for (const auto& variant : file.variants) {
        const int its_quality = quality(accept_encoding, variant.coding);
        if (its_quality > 0 && its_quality >= best_quality) {
            best = &variant;
            best_quality = its_quality;
        }
    }
    return *best;
}

}  // namespace larch::server
