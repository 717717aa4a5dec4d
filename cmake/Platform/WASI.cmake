# SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
# SPDX-License-Identifier: MIT
# CMake 3.25 asks for a file with what is peculiar to a system; WASI has nothing that the toolchain file does not say.
