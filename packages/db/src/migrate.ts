import { readdirSync, readFileSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils"
import * as engineModule from "@prisma/schema-engine-wasm/schema_engine_bg"
import { createDb, type Database } from "./client.ts"
import { DatabaseStartError } from "./errors.ts"
import { migrationsFolder, schemaEngineWasm, schemaFolder } from "./paths.ts"
import { isUnreachable } from "./unreachable.ts"

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
 * what the line to the database failed with, where it did: the engine tells only words of it (`isUnreachable`).
 */
export async function applyMigrations(database: Database, folder = migrationsFolder): Promise<string[]> {
  const { migrations, lastFailure } = listenForFailures(database)
  return withEngine({ migrations }, async (engine) => {
    const done = await engine.applyMigrations({ migrationsList: readMigrations(folder), filters: everyTable })
    return done.appliedMigrationNames
  }).catch((error: unknown) => {
    const cause = isUnreachable(lastFailure()) ? lastFailure() : error
    throw new DatabaseStartError(`The database cannot be brought up to date: ${describeFailure(error)}`, { cause })
  })
}

/** The line that migrations go over, and what it failed with last. */
function listenForFailures({ migrations }: Pick<Database, "migrations">) {
  let last: unknown = null
  const hear = <Given extends unknown[], T>(ask: (...given: Given) => Promise<T>) => {
    return (...given: Given) =>
      ask(...given).catch((error: unknown) => {
        last = error
        throw error
      })
  }
  const connect = hear(async () => {
    const adapter = await migrations.connect()
    adapter.queryRaw = hear(adapter.queryRaw.bind(adapter))
    adapter.executeRaw = hear(adapter.executeRaw.bind(adapter))
    adapter.executeScript = hear(adapter.executeScript.bind(adapter))
    return adapter
  })
  return { migrations: { ...migrations, connect }, lastFailure: () => last }
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
  database: Pick<Database, "migrations">,
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
