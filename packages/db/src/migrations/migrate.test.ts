import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { listMigrations } from "./migrate.ts"
import { isUnchanged } from "./migration-record.ts"
import { migrationsFolder } from "./paths.ts"

// Each migration runs in one transaction with its row. A statement that ends the transaction, or cannot run in one, would break that.
test.each(listMigrations())("migration %s can run in one transaction", (name) => {
  const script = readFileSync(path.join(migrationsFolder, name, "migration.sql"), "utf8")
  // Function bodies, comments and strings may contain these words.
  const bare = script.replaceAll(/\$(\w*)\$.*?\$\1\$|--[^\n]*|\/\*.*?\*\/|'(?:[^']|'')*'/gs, "")
  const forbidden =
    /(?:^|;)\s*(?:BEGIN|START TRANSACTION|COMMIT|END|ROLLBACK|ABORT|VACUUM|ALTER SYSTEM)\b|\bCONCURRENTLY\b/i
  expect(bare).not.toMatch(forbidden)
})

test.each([
  ["LF", "d2828a00a5b65062dc6f1613cd70c10043e5a0943225d40bae22fd49a74722b3"],
  ["CRLF", "916f0cbf46f5b50dfeb24d68b587888c2877f16411605cbeee2f2e9771e2d9d8"],
])("a reworded migration still matches the checksum that the first release recorded with %s", (_, checksum) => {
  const name = "20261121143500_let_names_be_completed"
  const script = readFileSync(path.join(migrationsFolder, name, "migration.sql"), "utf8")
  expect(isUnchanged({ name, script }, { checksum })).toBe(true)
  expect(isUnchanged({ name: "20261121000000_other", script }, { checksum })).toBe(false)
})
