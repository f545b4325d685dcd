import { mkdtemp, rm, writeFile } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import type { TestProject } from "vitest/node"
import { createDb } from "../connect/client.ts"
import { applyMigrations } from "../migrations/migrate.ts"
import { bridgeNeon } from "./neon-bridge.ts"
import { startPostgres } from "./postgres.ts"
import { chosenDriver, type TestDatabaseSource } from "./source.ts"

type Prepared = { source: TestDatabaseSource; remove: () => Promise<void> }

/** Migrates one database per run. Every test file opens a copy of it, because migrating takes longer than most tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const driver = chosenDriver()
  const { source, remove } = driver === "pglite" ? await preparePGlite() : await preparePostgres(driver)
  project.provide("testDatabaseSource", source)
  return remove
}

async function preparePGlite(): Promise<Prepared> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "hearthbook-test-"))
  const template = path.join(folder, "template.tar")
  const database = await createDb(undefined)
  try {
    await applyMigrations(database)
    if (database.embedded) await writeFile(template, Buffer.from(await (await database.embedded.dump()).arrayBuffer()))
  } finally {
    await database.close()
  }
  return { source: { driver: "pglite", template }, remove: () => rm(folder, { recursive: true }) }
}

async function preparePostgres(driver: "pg" | "neon"): Promise<Prepared> {
  const server = await startPostgres()
  // Neon's driver runs as Neon's own role, which bypasses policies; node-postgres as an ordinary owner, which is bound by them.
  const role = driver === "neon" ? "neon" : "ordinary"
  try {
    const template = "hearthbook_template"
    await server.createDatabase(template, role)
    await migrate(server.urlOf(template, { role }))
    const bridge = await bridgeNeon(server.port)
    const remove = async () => {
      await bridge.close()
      await server.stop()
    }
    const { superuser_url } = server
    return {
      source: {
        driver,
        role,
        server_url: server.urlOf(template, { role }),
        superuser_url,
        template,
        bridge_port: bridge.port,
      },
      remove,
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function migrate(url: string): Promise<void> {
  const database = await createDb(url, { driver: "pg" })
  try {
    await applyMigrations(database)
  } finally {
    await database.close()
  }
}
