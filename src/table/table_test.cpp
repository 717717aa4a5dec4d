// SPDX
