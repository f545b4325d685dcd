import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { freePort } from "@hearthbook/db/testing/listen"
import { serverProgram } from "../../built-server.ts"
import { processorTime } from "../../processor-time.ts"

/** The secret with which both servers sign and verify tokens. */
export const authSecret = "the secret of a measurement, which guards no one's data"

const floor = fileURLToPath(new URL("../hand-written-sql/server.ts", import.meta.url))

export type Running = {
  port: number
  /** Resident memory of the process, in bytes. */
  memory: () => number
  /** Processor time used so far in milliseconds, or NaN if the system does not report it. */
  cpu: () => number
  stop: () => Promise<void>
}

/** Starts the built server with default settings. */
export function startProduct(database_url: string): Promise<Running> {
  return start(serverProgram, database_url)
}

/** Starts the floor in a separate process. */
export function startFloor(database_url: string): Promise<Running> {
  return start(["--import", "tsx", floor], database_url)
}

async function start(program: string[], DATABASE_URL: string): Promise<Running> {
  const port = await freePort()
  const folder = mkdtempSync(path.join(os.tmpdir(), "hearthbook-bench-"))
  const logFile = path.join(folder, "log")
  // Logs to a file like a service, because reading the output here would affect the measurement.
  const log = openSync(logFile, "w")
  const child = spawn(process.execPath, program, {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      DATABASE_URL,
      AUTH_SECRET: authSecret,
      PORT: String(port),
      APP_URL: `http://localhost:${port}`,
      TRUST_PROXY: "1",
      ROW_LEVEL_SECURITY: process.env["ROW_LEVEL_SECURITY"] ?? "",
    },
    stdio: ["ignore", log, log],
  })
  closeSync(log)
  const ended = once(child, "exit")
  // Stops the process if the measurement is interrupted.
  const end = () => child.kill("SIGKILL")
  process.once("exit", end)
  const stop = async () => {
    child.kill("SIGTERM")
    const impatience = setTimeout(() => child.kill("SIGKILL"), 8_000)
    await ended
    process.off("exit", end)
    clearTimeout(impatience)
    rmSync(folder, { recursive: true })
  }
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  const deadline = performance.now() + 60_000
  while (!(await isUp())) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`The server did not start:\n${readFileSync(logFile, "utf8")}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { port, memory: () => memoryOf(child.pid ?? 0), cpu: () => processorTime(child.pid ?? 0) ?? NaN, stop }
}

function memoryOf(pid: number): number {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })
  return Number(stdout) * 1024
}
