import { createRequire } from "node:module"
import path from "node:path"

const require = createRequire(import.meta.url)

/** This package's folder, found by name: the server runs from a bundle elsewhere, and the migrations stay here. */
export const packageFolder = path.dirname(require.resolve("@hearthbook/db/package.json"))

export const schemaFolder = path.join(packageFolder, "prisma", "schema")
export const migrationsFolder = path.join(packageFolder, "prisma", "migrations")

/** Prisma's own schema engine, compiled to WASM. */
export const schemaEngineWasm = path.join(
  path.dirname(require.resolve("@prisma/schema-engine-wasm/schema_engine_bg")),
  "schema_engine_bg.wasm",
)
