// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <fmt/core.h>

#include <cstdio>
#include <exception>
#include <filesystem>

#include "cli/commands.h"
#include "server/server.h"

// The `larch` command: the commands of cli and the server in one program.

namespace {

namespace fs = std::filesystem;

// The page as it lies in a checkout, beside build/release/larch, or below the working directory.
fs::path built_page() {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    const fs::path beside = program.parent_path() / "../../web/dist";
    if (!error && fs::is_directory(beside, error)) return fs::weakly_canonical(beside, error);
    return "web/dist";
}

int serve(const larch::cli::ServeOptions& options) {
    const larch::server::Options server{.root = options.root.empty() ? built_page() : fs::path(options.root),
                                        .address = options.address,
                                        .port = options.port};
    const auto served = larch::server::serve(server, [](const std::string& url) {
        fmt::print("Larch Hollow Spades is at {} (stop with Ctrl-C)\n", url);
        std::fflush(stdout);
    });
    if (served) return larch::cli::kFine;
    fmt::print(stderr, "larch: {}\n", served.error());
    return larch::cli::kBadInput;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        const int code = larch::cli::run(argc, argv, serve);
        if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return code;
        std::fprintf(stderr, "larch: the output could not be written\n");
    } catch (const std::exception& error) {
        std::fprintf(stderr, "larch: %s\n", error.what());
    }
    return larch::cli::kBadInput;
}
