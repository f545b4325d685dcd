import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { clockVariables } from "../scripts/clock.mjs"
import { memory } from "../scripts/memory.mjs"

const entry = fileURLToPath(new URL("../apps/functions/dist/server.js", import.meta.url))

/** Node's arguments in `npm start`: the memory limit and the built server. */
export const serverProgram = [...memory, entry]

/** Environment variables passed to the server. All others are left out, so that settings have their defaults. */
const inherited = ["PATH", "HOME", "TMPDIR", "TEMP", "SYSTEMROOT", ...clockVariables]

export type Settings = Record<string, string>

/** A server process's exit code and output. */
export type Ended = { code: number | null; output: string }

export type BuiltServer = {
  url: string
  pid: number
  /** Returns the output so far. */
  output: () => string
  /** Sends a signal and waits for the process to exit. */
  stop: (signal?: NodeJS.Signals) => Promise<Ended>
  /** Resolves when the process exits for any reason. */
  ended: Promise<Ended>
}

/** A server process that may not be ready yet. */
export type LaunchedServer = Omit<BuiltServer, "url"> & {
  /** Resolves with the URL that it prints. Rejects with its output if it exits first. */
  ready: Promise<string>
}

/** Starts the built server in a new process and waits for its URL. Throws its output if it exits first. */
export async function startServer(settings: Settings, program = serverProgram): Promise<BuiltServer> {
  const { ready, ...server } = launchServer(settings, program)
  return { ...server, url: await ready }
}

/** Starts the built server without waiting for it. */
export function launchServer(settings: Settings, program = serverProgram): LaunchedServer {
  const { child, output, ended } = launch(settings, program)
  const ready = new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = /ready at (http:\/\/\S+)/.exec(output())
      if (found?.[1]) resolve(found[1])
    }
    child.stdout?.on("data", look)
    void ended.then(({ code }) => reject(new Error(`The server ended with ${code} before it was ready:\n${output()}`)))
  })
  // Avoids an unhandled rejection if no caller waits for the URL.
  ready.catch(() => undefined)
  const stop = (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal)
    return ended
  }
  return { ready, ended, pid: child.pid ?? 0, output, stop }
}

/** Runs the built server until it exits by itself. */
export function runServer(settings: Settings): Promise<Ended> {
  return launch(settings, serverProgram).ended
}

function launch(
  settings: Settings,
  program: string[],
): { child: ChildProcess; output: () => string; ended: Promise<Ended> } {
  if (!existsSync(entry)) throw new Error("The server is not built. Run `npm run build`.")
  const own = inherited.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]] as const]))
  const child = spawn(process.execPath, program, {
    // An unrelated folder, so that a relative path in the server would fail.
    cwd: path.dirname(entry),
    env: { ...Object.fromEntries(own), NODE_ENV: "production", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let text = ""
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()))
  const ended = once(child, "close").then(([code]: (number | null)[]) => ({ code: code ?? null, output: text }))
  return { child, output: () => text, ended }
}
