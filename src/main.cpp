// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <fmt/core.h>

#include <cstdio>
#include <exception>
#include <filesystem>

#include "base/version.h"
#include "cli/commands.h"
#include "server/server.h"

// The `larch` command: the commands of cli and the server in one program.

namespace {

namespace fs = std::filesystem;

struct ServeOptions {
    std::string root;
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;
};

// The page as it lies in a checkout, beside build/release/larch, or below the working directory.
fs::path built_page() {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    const fs::path beside = program.parent_path() / "../../web/dist";
    if (!error && fs::is_directory(beside, error)) return fs::weakly_canonical(beside, error);
    return "web/dist";
}

int serve(const ServeOptions& options) {
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

void add_serve(CLI::App& app, int& code) {
    CLI::App* command = app.add_subcommand("serve", "Serve the game to browsers on this computer");
    const auto options = std::make_shared<ServeOptions>();
    command->add_option("--port", options->port, "The port; 0 picks a free one")->capture_default_str();
    command->add_option("--address", options->address, "The address to listen on")->capture_default_str();
    command->add_option("--root", options->root, "The folder with the built page (web/dist)");
    command->callback([options, &code] { code = serve(*options); });
}

int run(int argc, char** argv) {
    int code = larch::cli::kFine;
    CLI::App app("Larch Hollow Spades: the card game Spades, its rules, its players and its table.", "larch");
    app.set_version_flag("--version", larch::kEngine);
    app.require_subcommand(1);
    add_serve(app, code);
    larch::cli::add_play(app, code);
    larch::cli::add_simulate(app, code);
    larch::cli::add_replay(app, code);
    larch::cli::add_perft(app, code);
    larch::cli::add_bench(app, code);
    larch::cli::add_schema(app, code);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? larch::cli::kFine : larch::cli::kBadInput;
    }
    return code;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        const int code = run(argc, argv);
        if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return code;
        std::fprintf(stderr, "larch: the output could not be written\n");
    } catch (const std::exception& error) {
        std::fprintf(stderr, "larch: %s\n", error.what());
    }
    return larch::cli::kBadInput;
}
