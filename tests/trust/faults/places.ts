import { mkdtemp, rm } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { createDb, type Database } from "@hearthbook/db"
import { startPostgres, type TestPostgres } from "@hearthbook/db/testing/postgres"
import type { Settings } from "../../built-server.ts"

/** Storage of a server's data that outlives the server. */
export type Place = {
  settings: Settings
  /** Opens the same database. The embedded database must not be in use by a server. */
  open: () => Promise<Database>
  remove: () => Promise<void>
}

export type PostgresPlace = Place & { postgres: TestPostgres }

const auth_secret = "a secret of thirty-two characters or more"

/** Creates a new folder for the embedded database, in `parent` if given. */
export async function embeddedPlace(parent = os.tmpdir()): Promise<Place & { data_folder: string }> {
  const folder = await mkdtemp(path.join(parent, "hearthbook-faults-"))
  const data_folder = path.join(folder, "data")
  return {
    data_folder,
    settings: { DATA_DIR: data_folder },
    open: () => createDb(undefined, { data_folder }),
    remove: () => rm(folder, { recursive: true }),
  }
}

/** Starts a durable Postgres, with its data in `parent` if given. */
export async function postgresPlace(parent?: string): Promise<PostgresPlace> {
  const postgres = await startPostgres({ isDurable: true, parent })
  return {
    postgres,
    settings: { DATABASE_URL: postgres.url, AUTH_SECRET: auth_secret },
    open: () => createDb(postgres.url, { driver: "pg" }),
    remove: postgres.stop,
  }
}

/** Opens the database, runs a function with it and closes it. */
export async function withDatabase<T>(
  { open }: Pick<Place, "open">,
  read: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await open()
  try {
    return await read(database)
  } finally {
    await database.close()
  }
}
