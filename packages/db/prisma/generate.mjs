// Makes the Prisma client of src/generated from the schema, without the network, and says there which migration is the
// newest: a serverless function has the code alone, and must know whether its database is as new as it is.
import { spawnSync } from "node:child_process"
import { readdirSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"

const prisma = createRequire(import.meta.url).resolve("prisma/build/index.js")

// Prisma's command line downloads a schema engine before every command, although `generate` never starts one.
// Naming any executable that exists keeps it from trying.
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
