import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { memory } from "../scripts/memory.mjs"

const entry = fileURLToPath(new URL("../apps/functions/dist/server.js", import.meta.url))

/** What `npm start` gives to Node: the built server, and how much memory it may take. */
export const serverProgram = [...memory, entry]

/** Settings of the person who runs the tests must not reach the server: what a test does not give is at its default. */
const inherited = ["PATH", "HOME", "TMPDIR", "TEMP", "SYSTEMROOT"]

export type Settings = Record<string, string>

/** How a server process ended, and all that it printed. */
export type Ended = { code: number | null; output: string }

export type BuiltServer = {
  url: string
  pid: number
  /** All it printed until now. */
  output: () => string
  /** Sends the signal and waits until the process is gone. */
  stop: (signal?: NodeJS.Signals) => Promise<Ended>
  /** Resolves when the process is gone, by whatever. */
  ended: Promise<Ended>
}

/** A server process that may not be ready yet. */
export type LaunchedServer = Omit<BuiltServer, "url"> & {
  /** Where it is, when it says so. Rejects with its output if it ends instead. */
  ready: Promise<string>
}

/** Starts the built server as its own process and waits until it says where it is. Throws with its output if it ends instead. */
export async function startServer(settings: Settings, program = serverProgram): Promise<BuiltServer> {
  const { ready, ...server } = launchServer(settings, program)
  return { ...server, url: await ready }
}

/** Starts it likewise and waits for nothing. */
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
  // Heard by whoever waits for it, and by nobody where it is not waited for.
  ready.catch(() => undefined)
  const stop = (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal)
    return ended
  }
  return { ready, ended, pid: child.pid ?? 0, output, stop }
}

/** Runs the built server where it is expected to end by itself. */
export function runServer(settings: Settings): Promise<Ended> {
  return launch(settings, serverProgram).ended
}

function launch(
  settings: Settings,
  program: string[],
): { child: ChildProcess; output: () => string; ended: Promise<Ended> } {
  if (!existsSync(entry)) throw new Error("The server is not built; npm run build.")
  const own = inherited.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]] as const]))
  const child = spawn(process.execPath, program, {
    // Where nothing is, so that a relative path in the server would show.
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
