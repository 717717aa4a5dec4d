// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
declare module "*/docs/rules.md" {
  const sections: import("../../../scripts/rules_page").Section[];
  export default sections;
}
