// Writes migrations with Prisma's schema engine, compiled to WASM so that nothing is downloaded. Development only.
import { readdirSync, readFileSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import path from "node:path"
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils"
import * as engineModule from "@prisma/schema-engine-wasm/schema_engine_bg"
import { openEmbedded, type Embedded } from "../connect/embedded.ts"
import { applyMigrations } from "./migrate.ts"
import { migrationsFolder, schemaFolder } from "./paths.ts"

const engineFolder = path.dirname(createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg"))

const everyTable = { externalTables: [], externalEnums: [] }

/** Returns the SQL that the migrations lack to match the Prisma schema; empty if they match. */
export async function diffSchema(migrations = migrationsFolder, schema = schemaFolder): Promise<string> {
  const scratch = await openEmbedded(undefined, undefined)
  try {
    await applyMigrations(scratch, { folder: migrations })
    return await withEngine(
      scratch,
      async (engine) => {
        const files = readSchema(schema)
        const result = await engine.diff({
          from: { tag: "schemaDatasource", files, configDir: schema },
          to: { tag: "schemaDatamodel", files },
          script: true,
          exitCode: true,
          filters: everyTable,
        })
        return result.exitCode === 0 ? "" : (result.stdout ?? "")
      },
      schema,
    )
  } finally {
    await scratch.close()
  }
}

/** Writes the next migration and returns its folder, or null if the migrations match the Prisma schema. */
export async function createMigration(name: string, now: Date): Promise<string | null> {
  const sql = await diffSchema()
  if (!sql) return null
  const stamp = now.toISOString().replace(/\D/g, "").slice(0, 14)
  const folder = path.join(migrationsFolder, `${stamp}_${name}`)
  await mkdir(folder)
  await writeFile(path.join(folder, "migration.sql"), sql)
  return folder
}

async function withEngine<T>(
  { adapter: factory }: Embedded,
  work: (engine: engineModule.SchemaEngine) => Promise<T>,
  schema = schemaFolder,
): Promise<T> {
  await loadEngine()
  const adapter = bindMigrationAwareSqlAdapterFactory(factory)
  const datamodels = readSchema(schema).map(({ path: file, content }): [string, string] => [file, content])
  const engine = await engineModule.SchemaEngine.new({ datamodels }, () => undefined, adapter)
  try {
    return await work(engine)
  } finally {
    engine.free()
  }
}

let engineLoaded: Promise<void> | undefined

function loadEngine(): Promise<void> {
  engineLoaded ??= (async () => {
    const engine = readFileSync(path.join(engineFolder, "schema_engine_bg.wasm"))
    const { instance } = await WebAssembly.instantiate(engine, { "./schema_engine_bg.js": { ...engineModule } })
    engineModule.__wbg_set_wasm(instance.exports)
    const start = instance.exports["__wbindgen_start"] as (() => void) | undefined
    start?.()
  })()
  return engineLoaded
}

function readSchema(folder: string): { path: string; content: string }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".prisma"))
    .sort()
    .map((file) => ({ path: path.join(folder, file), content: readFileSync(path.join(folder, file), "utf8") }))
}
