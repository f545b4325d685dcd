import { readFile, writeFile } from "node:fs/promises"
import os from "node:os"
import { fileURLToPath } from "node:url"
import pg from "pg"
import prettier from "prettier"
import { keyOf } from "./count-statements.ts"
import type { Options } from "./options.ts"
import type { ActionResult, SizeResult } from "./run-size.ts"
import { clients } from "./world.ts"

const page = fileURLToPath(new URL("../../docs/performance.md", import.meta.url))
const [begins, ends] = ["<!-- bench:begin -->", "<!-- bench:end -->"]

/** What a ratio to the floor must reach, and what a p50 may grow to from the smallest size to a larger one. */
const asked = { read: 0.35, write: 0.5, growth: 1.25, memory: 350 }

/** The run in words and tables. */
export async function describeRun(results: SizeResult[], options: Options, url: string): Promise<string> {
  const parts = [await describeMachine(options, url)]
  for (const result of results) parts.push(`### ${countOf(result)}`, describeLoad(result), tableOf(result))
  const [first, ...larger] = results
  if (first) parts.push(...larger.map((result) => describeGrowth(first, result)))
  parts.push(...results.map(describeMemory).filter(Boolean))
  return parts.join("\n\n")
}

/** Puts the text between its markers in docs/performance.md, or at its end where it has none. */
export async function writeReport(text: string): Promise<void> {
  const before = await readFile(page, "utf8")
  const section = `${begins}\n\n${text}\n\n${ends}`
  const place = before.indexOf(begins)
  const after = before.indexOf(ends)
  const whole =
    place === -1 || after < place
      ? `${before.trimEnd()}\n\n## Under load\n\n${section}\n`
      : before.slice(0, place) + section + before.slice(after + ends.length)
  const style = await prettier.resolveConfig(page)
  await writeFile(page, await prettier.format(whole, { ...style, filepath: page }))
}

async function describeMachine({ seconds, rounds }: Options, url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ version: string }>("SELECT split_part(version(), ' on ', 1) AS version")
  await client.end()
  const day = new Date().toISOString().slice(0, 10)
  const memory = Math.round(os.totalmem() / 2 ** 30)
  const machine = `${os.availableParallelism()} processors, ${memory} GiB, Node ${process.versions.node}, ${rows[0]?.version ?? "Postgres"}`
  return `Measured on ${day}: ${machine}, all on one machine. ${clients} clients, after a warm-up ${rounds} rounds of ${seconds} s of the floor and of the product in turn. Times in milliseconds.`
}

function countOf({ families }: SizeResult): string {
  return `${families.toLocaleString("en-US")} families`
}

function describeLoad({ loaded }: SizeResult): string {
  const total = [...loaded.rows.values()].reduce((sum, count) => sum + count, 0)
  const of = (table: string) => (loaded.rows.get(table) ?? 0).toLocaleString("en-US")
  return `${total.toLocaleString("en-US")} rows, loaded in ${loaded.seconds.toFixed(1)} s; ${of("assignment")} assignments, ${of("grade")} grades, ${of("attendance_record")} marks of attendance.`
}

function tableOf({ results, statements, floor_statements }: SizeResult): string {
  const names = [
    "action",
    "by",
    "req/s",
    "p50",
    "p95",
    "p99",
    "SQL",
    "floor req/s",
    "floor p50",
    "floor SQL",
    "ratio",
    "asked for",
  ]
  const rows = results.map((result) => {
    const { name, way, kind, product, floor } = result
    const ratio = ratioOf(result)
    const enough = ratio >= asked[kind] ? "" : " (missed)"
    const { perSecond, p50, p95, p99 } = product
    const key = keyOf(name, way)
    const times = [p50, p95, p99].map((time) => time.toFixed(2))
    const theirs = [floor.perSecond.toFixed(0), floor.p50.toFixed(2), floor_statements.get(key)]
    return [
      name,
      way === "trpc" ? "tRPC" : "REST",
      perSecond.toFixed(0),
      ...times,
      statements.get(key),
      ...theirs,
      ratio.toFixed(2),
      `${asked[kind]}${enough}`,
    ]
  })
  return [names, names.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n")
}

function ratioOf({ product, floor }: ActionResult): number {
  return product.perSecond / floor.perSecond
}

function describeGrowth(small: SizeResult, large: SizeResult): string {
  const rows = large.results.map(({ name, way, product }) => {
    const before = small.results.find((result) => result.name === name && result.way === way)
    const growth = product.p50 / (before?.product.p50 ?? NaN)
    const enough = growth <= asked.growth ? "" : " (missed)"
    return `| ${name} | ${way === "trpc" ? "tRPC" : "REST"} | ${growth.toFixed(2)}${enough} |`
  })
  const head = `p50 at ${countOf(large)} over p50 at ${countOf(small)}; at most ${asked.growth} is asked for.`
  return [head, "", "| action | by | p50 over p50 |", "| --- | --- | --- |", ...rows].join("\n")
}

function describeMemory({ memory, samples, families }: SizeResult): string {
  const mebibytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MiB`
  if (samples.length === 0) return ""
  const list = samples.map(({ requests, bytes }) => `| ${requests.toLocaleString("en-US")} | ${mebibytes(bytes)} |`)
  const head = `Resident memory of the server, at ${families.toLocaleString("en-US")} families: ${mebibytes(memory)} after the rounds above; then over all actions mixed. At most ${asked.memory} MB is asked for, and that it stays.`
  return [head, "", "| requests | resident memory |", "| --- | --- |", ...list].join("\n")
}
