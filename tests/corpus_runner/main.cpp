// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <dirent.h>

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "tests/corpus_runner/corpus_runner.h"

namespace {

// Every .txt below a folder. By POSIX, as the C++ library for WASI has neither file streams nor folders.
// Returns whether the folder could be read.
bool find_examples(const std::string& folder, std::vector<std::string>& found) {
    DIR* dir = opendir(folder.c_str());
    if (!dir) return false;
    bool good = true;
    while (const dirent* entry = readdir(dir)) {
        const std::string name = entry->d_name;
        const std::string path = folder + '/' + name;
        if (entry->d_type == DT_DIR && !name.starts_with('.')) good &= find_examples(path, found);
        if (name.ends_with(".txt")) found.push_back(path);
    }
    closedir(dir);
    return good;
}

// What a file holds; nothing, which is no example, where it cannot be read.
std::string read(const std::string& path) {
    std::string text;
    std::FILE* file = std::fopen(path.c_str(), "rb");
    if (!file) return text;
    char part[4096];
    while (const std::size_t bytes = std::fread(part, 1, sizeof part, file)) text.append(part, bytes);
    std::fclose(file);
    return text;
}

}  // namespace

// larch_corpus FOLDER: runs every .txt below the folder. One line for each that fails, then
// "N passed, N failed"; exits 1 if one failed or there was none.
int main(int argc, char** argv) {
    if (argc != 2) {
        std::fputs("Usage: larch_corpus FOLDER\n", stderr);
        return 2;
    }
    std::vector<std::string> files;
    if (!find_examples(argv[1], files)) {
        std::fprintf(stderr, "larch_corpus: cannot read %s\n", argv[1]);
        return 2;
    }
    std::ranges::sort(files);

    int failed = 0;
    for (const std::string& file : files) {
        const auto checks = larch::run_example(read(file));
        if (checks) continue;
        ++failed;
        std::printf("%s: %s\n", file.c_str(), checks.error().text().c_str());
    }
    std::printf("%d passed, %d failed\n", static_cast<int>(files.size()) - failed, failed);
    return failed > 0 || files.empty() ? 1 : 0;
}
