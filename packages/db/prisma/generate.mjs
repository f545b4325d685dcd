// Makes the Prisma client of src/generated from the schema, without the network.
import { spawnSync } from "node:child_process"
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
