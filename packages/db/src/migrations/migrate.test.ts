import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { listMigrations } from "./migrate.ts"
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
