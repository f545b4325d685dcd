import { readFile, writeFile } from "node:fs/promises"
import { createDb } from "@hearthbook/db"
import { applyMigrations } from "@hearthbook/db/migrate"
import type { TestProject } from "vitest/node"

/**
 * Provides the test database, created once for all runs in the file HEARTHBOOK_TEMPLATE. A run drops the key
 * HEARTHBOOK_DROPPED_KEY if set.
 */
export default async function setup(project: TestProject): Promise<void> {
  const { HEARTHBOOK_TEMPLATE: whole = "", HEARTHBOOK_DROPPED_KEY: dropped } = process.env
  const template = dropped ? `${whole}.dropped` : whole
  if (dropped) await writeFile(template, await dropKey(await readFile(whole), dropped))
  project.provide("testDatabaseSource", { driver: "pglite", template })
}

/** Returns a migrated database as a file. */
export async function makeTemplate(): Promise<Uint8Array> {
  const database = await createDb(undefined)
  await applyMigrations(database)
  return dumpAndClose(database)
}

async function dropKey(template: Uint8Array<ArrayBuffer>, name: string): Promise<Uint8Array> {
  const database = await createDb(undefined, { load_dump: new Blob([template]) })
  const [key] = await database.client.$queryRaw<{ on_table: string }[]>`
    SELECT conrelid::regclass::text AS on_table FROM pg_constraint WHERE conname = ${name}`
  if (!key) throw new Error(`Unknown key ${name}.`)
  await database.client.$executeRawUnsafe(`ALTER TABLE ${key.on_table} DROP CONSTRAINT ${name}`)
  return dumpAndClose(database)
}

async function dumpAndClose({ embedded, close }: Awaited<ReturnType<typeof createDb>>): Promise<Uint8Array> {
  const dump = await embedded?.dump()
  await close()
  if (!dump) throw new Error("Only the embedded database can be dumped to a file.")
  return new Uint8Array(await dump.arrayBuffer())
}
