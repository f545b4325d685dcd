// Generates the Prisma client in src/generated, without network access, and writes the name of the newest migration next to
// it. A serverless function is deployed without the migrations, and compares that name with its database.
import { spawnSync } from "node:child_process"
import { readdirSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"

const prisma = createRequire(import.meta.url).resolve("prisma/build/index.js")

// Prisma's command line downloads a schema engine before every command, although `generate` never starts one.
// Any existing executable in this variable prevents the download.
const { status, stdout, stderr, error } = spawnSync(process.execPath, [prisma, "generate", "--no-hints"], {
  cwd: fileURLToPath(new URL("..", import.meta.url)),
  env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: "1" },
  encoding: "utf8",
})
if (status !== 0) {
  console.error(`${stdout}${stderr}${error ?? ""}`)
  process.exit(1)
}

const migrations = readdirSync(new URL("migrations", import.meta.url), { withFileTypes: true })
const newest = migrations
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort()
  .at(-1)
writeFileSync(
  new URL("../src/generated/newest-migration.ts", import.meta.url),
  `export const newestMigration = ${JSON.stringify(newest)}\n`,
)
