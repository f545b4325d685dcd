import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { gunzipSync } from "node:zlib"

/**
 * Writes the 47 migrations that the baseline replaces into a folder, to make a database as an earlier version did, and returns their names.
 * The product no longer has them.
 */
export function writeFirstMigrations(folder: string): string[] {
  const packed = readFileSync(new URL("first-migrations.json.gz", import.meta.url))
  const scripts = JSON.parse(gunzipSync(packed).toString()) as Record<string, string>
  for (const [name, script] of Object.entries(scripts)) {
    mkdirSync(path.join(folder, name), { recursive: true })
    writeFileSync(path.join(folder, name, "migration.sql"), script)
  }
  return Object.keys(scripts).sort()
}
