import { spawn } from "node:child_process"
import { once } from "node:events"
import { readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { waitForQuiet } from "./cold-quiet.ts"

const processes = 7
const child = fileURLToPath(new URL("cold-child.mjs", import.meta.url))
const network = new URL("../../contract/platforms/network.mjs", import.meta.url).href

/** A function and its first request, which reads the database. */
export type Asked = { name: string; folder: URL; method: string; url: string; authorization: string; body?: string }

/** Sizes in bytes and times in milliseconds. Times are medians of several processes. */
export type Measured = {
  name: string
  raw: number
  gzip: number
  /** Size of native code and pages next to the bundle. */
  beside: number
  imported: number
  answered: number
  /** Times of the fastest and the slowest process. */
  range: [number, number]
  with_process: number
  rss: number
  /** Number of processes that started while the machine was busy. */
  disturbed: number
}

type Run = Pick<Measured, "imported" | "answered" | "with_process" | "rss">

/** Measures a function in several new processes. Throws if it does not answer as expected. */
export async function measureFunction(
  { name, folder, ...request }: Asked,
  env: Record<string, string>,
): Promise<Measured> {
  const place = fileURLToPath(folder)
  const runs: Run[] = []
  let disturbed = 0
  for (let count = 0; count < processes; count++) {
    if (!(await waitForQuiet())) disturbed++
    runs.push(await runOnce(place, JSON.stringify(request), env))
  }
  const names = readdirSync(place).filter((file) => /\.(mjs|wasm)$/.test(file))
  const bundle = names.map((file) => readFileSync(path.join(place, file)))
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
  const raw = sum(bundle.map((file) => file.length))
  const answered = runs.map((run) => run.answered).sort((a, b) => a - b)
  return {
    name,
    raw,
    gzip: sum(bundle.map((file) => gzipSync(file, { level: 9 }).length)),
    beside: sum(listFiles(place).map((file) => statSync(file).size)) - raw,
    imported: middle(runs.map((run) => run.imported)),
    answered: middle(answered),
    range: [answered[0] ?? 0, answered.at(-1) ?? 0],
    with_process: middle(runs.map((run) => run.with_process)),
    rss: middle(runs.map((run) => run.rss)),
    disturbed,
  }
}

async function runOnce(folder: string, request: string, env: Record<string, string>): Promise<Run> {
  const started = spawn(process.execPath, ["--import", network, child, folder, request], {
    env: { PATH: process.env.PATH ?? "", NODE_ENV: "production", ...env },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  })
  const ended = once(started, "close").then(() => {
    throw new Error(`The function in ${folder} exited without a response.`)
  })
  const [told] = (await Promise.race([once(started, "message"), ended])) as [Run & { status: number }]
  await ended.catch(() => undefined)
  const { status, ...run } = told
  // A 403 is also an answer from the database: the user's address is not verified.
  if (status !== 200 && status !== 403) throw new Error(`The function in ${folder} answered ${status}.`)
  return run
}

function middle(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
