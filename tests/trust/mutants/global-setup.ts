import { readFile, writeFile } from "node:fs/promises"
import { createDb } from "@hearthbook/db"
import { applyMigrations } from "@hearthbook/db/migrate"
import type { TestProject } from "vitest/node"

/**
 * As the other tests' database is made, but once for all runs, in the file that HEARTHBOOK_TEMPLATE names, and for one run without the
 * key that HEARTHBOOK_DROPPED_KEY names.
 */
export default async function setup(project: TestProject): Promise<void> {
  const { HEARTHBOOK_TEMPLATE: whole = "", HEARTHBOOK_DROPPED_KEY: dropped } = process.env
  const template = dropped ? `${whole}.dropped` : whole
  if (dropped) await writeFile(template, await dropKey(await readFile(whole), dropped))
  project.provide("testDatabaseSource", { driver: "pglite", template })
}

/** A migrated database as a file. */
export async function makeTemplate(): Promise<Uint8Array> {
  const database = await createDb(undefined)
  await applyMigrations(database)
  return dumpAndClose(database)
}

async function dropKey(template: Uint8Array<ArrayBuffer>, name: string): Promise<Uint8Array> {
  const database = await createDb(undefined, { load_dump: new Blob([template]) })
  const [key] = await database.client.$queryRaw<{ on_table: string }[]>`
    SELECT conrelid::regclass::text AS on_table FROM pg_constraint WHERE conname = ${name}`
  if (!key) throw new Error(`There is no key ${name}.`)
  await database.client.$executeRawUnsafe(`ALTER TABLE ${key.on_table} DROP CONSTRAINT ${name}`)
  return dumpAndClose(database)
}

async function dumpAndClose({ embedded, close }: Awaited<ReturnType<typeof createDb>>): Promise<Uint8Array> {
  const dump = await embedded?.dump()
  await close()
  if (!dump) throw new Error("Only the embedded database can be had as a file.")
  return new Uint8Array(await dump.arrayBuffer())
}
