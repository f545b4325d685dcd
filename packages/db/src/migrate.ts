import { readdirSync, readFileSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils"
import * as engineModule from "@prisma/schema-engine-wasm/schema_engine_bg"
import { createDb, type Database } from "./client.ts"
import { DatabaseStartError } from "./errors.ts"
import { migrationsFolder, schemaEngineWasm, schemaFolder } from "./paths.ts"

const everyTable = { externalTables: [], externalEnums: [] }

/** The names of the migrations in the folder, oldest first. */
export function listMigrations(folder = migrationsFolder): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

/**
 * Brings a database to the newest migration and answers the names of those applied now. Keeps Prisma's own
 * `_prisma_migrations`, so that `prisma migrate deploy` works on the same database. Throws DatabaseStartError, whose cause is
 * what the line to the database fails with, where it does: the engine tells only words of it (`isUnreachable`).
 */
export async function applyMigrations(database: Database, folder = migrationsFolder): Promise<string[]> {
  return withEngine(database, async (engine) => {
    const done = await engine.applyMigrations({ migrationsList: readMigrations(folder), filters: everyTable })
    return done.appliedMigrationNames
  }).catch(async (error: unknown) => {
    const cause = (await failureOfLine(database)) ?? error
    throw new DatabaseStartError(`The database cannot be brought up to date: ${describeFailure(error)}`, { cause })
  })
}

/** What the line that migrations go over fails with; null where it is whole. */
async function failureOfLine({ migrations }: Database): Promise<unknown> {
  try {
    const line = await migrations.connect()
    await line.queryRaw({ sql: "SELECT 1", args: [], argTypes: [] })
    return null
  } catch (error) {
    return error
  }
}

/** The SQL that would bring what the migrations make to what the Prisma schema says; empty when they agree. */
export async function diffSchema(migrations = migrationsFolder, schema = schemaFolder): Promise<string> {
  const scratch = await createDb(undefined)
  try {
    await applyMigrations(scratch, migrations)
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

/** Writes the next migration from the difference and answers its folder; null where there is none. */
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
  database: Database,
  work: (engine: engineModule.SchemaEngine) => Promise<T>,
  schema = schemaFolder,
): Promise<T> {
  await loadEngine()
  const adapter = bindMigrationAwareSqlAdapterFactory(database.migrations)
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
    const { instance } = await WebAssembly.instantiate(readFileSync(schemaEngineWasm), {
      "./schema_engine_bg.js": engineModule as unknown as WebAssembly.ModuleImports,
    })
    engineModule.__wbg_set_wasm(instance.exports)
    const start = instance.exports["__wbindgen_start"]
    if (typeof start === "function") start()
  })()
  return engineLoaded
}

function readSchema(folder: string): { path: string; content: string }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".prisma"))
    .sort()
    .map((file) => ({ path: path.join(folder, file), content: readFileSync(path.join(folder, file), "utf8") }))
}

function readMigrations(folder: string): engineModule.MigrationList {
  const content = (file: string) => ({ tag: "ok" as const, value: readFileSync(file, "utf8") })
  return {
    baseDir: folder,
    lockfile: { path: "migration_lock.toml", content: readFileSync(path.join(folder, "migration_lock.toml"), "utf8") },
    shadowDbInitScript: "",
    migrationDirectories: listMigrations(folder).map((name) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: content(path.join(folder, name, "migration.sql")) },
    })),
  }
}

/** One line of the engine's report: which migration, and what Postgres said of it. */
function describeFailure(cause: unknown): string {
  const text = cause instanceof Error ? cause.message : String(cause)
  const migration = /with migration_name="(.*)"/.exec(text)?.[1]
  // The engine's own first line says only that the complaint is somebody else's.
  const complaint = text.replace(/^external connector error\n/, "").replace(/^Error querying the database: /, "")
  const line = complaint.trim().split("\n")[0] ?? ""
  return migration ? `migration ${migration}: ${line}` : line
}
