import { readFile, writeFile } from "node:fs/promises"
import os from "node:os"
import { fileURLToPath } from "node:url"
import pg from "pg"
import prettier from "prettier"
import { keyOf } from "../measure/count-statements.ts"
import type { Options } from "./options.ts"
import type { Way } from "../actions/actions.ts"
import type { ActionResult } from "../measure/run-actions.ts"
import type { MemorySample } from "../measure/run-memory.ts"
import type { Size } from "../measure/run-size.ts"
import { describeWhole } from "../whole/describe-whole.ts"
import type { WholeResult } from "../whole/run-whole.ts"
import { clients } from "../measure/world.ts"

const page = fileURLToPath(new URL("../../../docs/performance.md", import.meta.url))
/** Markers of a run's results. The large run has separate ones. */
const usualPlace = { mark: "bench", heading: "Under load" }
const largePlace = { mark: "bench-large", heading: "Under the load of 10,000 families" }

/** Targets: ratio to the floor, growth of the p50 from the smallest size to a larger one, and memory in megabytes. */
const asked = { read: 0.35, write: 0.5, growth: 1.25, memory: 350, statements: 3, dashboardStatements: 8 }
/** Memory counts as stable if its growth is within the fluctuation of garbage collection. */
const steady = 1.05

type Run = {
  sizes: Size[]
  results: ActionResult[]
  whole: WholeResult[]
  samples: MemorySample[]
  options: Options
  url: string
}

/** Describes a run with text and tables. */
export async function describeRun({ sizes, results, whole, samples, options, url }: Run): Promise<string> {
  const of = ({ families }: Size) => results.filter((result) => result.families === families)
  const parts = [await describeMachine(options, url)]
  for (const size of sizes) parts.push(`### ${countOf(size)}`, describeLoad(size), tableOf(of(size), size))
  parts.push("### Whole actions", describeWhole(whole))
  const [first, ...larger] = sizes
  if (first && larger.length > 0) {
    parts.push("### What more families cost")
    for (const size of larger) parts.push(describeGrowth([first, of(first)], [size, of(size)]))
  }
  if (samples.length > 0) parts.push("### Memory", describeMemory(samples))
  parts.push("### What it means", describeMeaning(results))
  return parts.join("\n\n")
}

/** Writes the text between its markers in docs/performance.md, or at the end if it has none. */
export async function writeReport(text: string, { sizes }: Pick<Options, "sizes">): Promise<void> {
  const { mark, heading } = sizes.some((families) => families > 1_000) ? largePlace : usualPlace
  const [begins, ends] = [`<!-- ${mark}:begin -->`, `<!-- ${mark}:end -->`]
  const before = await readFile(page, "utf8")
  const section = `${begins}\n\n${text}\n\n${ends}`
  const place = before.indexOf(begins)
  const after = before.indexOf(ends)
  const whole =
    place === -1 || after < place
      ? `${before.trimEnd()}\n\n## ${heading}\n\n${section}\n`
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
  const busy = os.loadavg()[0] ?? 0
  return `Measured on ${day}: ${machine}, all on one machine, with a load average of ${busy.toFixed(1)} at the end (the clients, the server and Postgres account for about 3; more is due to other programs). ${clients} clients. Each action has a warm-up, then ${rounds} rounds of ${seconds} s, alternating between floor and product. Times are in milliseconds; the ratio compares requests per second. SQL is the number of statements, without the session check and BEGIN, SET and COMMIT. CPU is the processor time per request, of the server and of the database. Other work on the machine increases it less than the response times.

Over tRPC, an action is the request of the screen, with several procedures if it needs them: the dashboard requests its overview; the week the marks, and the children with their streaks; the assignments 50 open ones, 50 graded ones and the counts. Over REST, it is the most similar single call. The floor returns the same data, for reads exactly the same bytes, with named statements over \`pg\` and bare Hono (\`tests/load/floor\`), one for each part of a page or for several. In addition to the dashboard, the frame around every page requests the signed-in user and the notifications, with one statement each.`
}

function countOf({ families }: Size): string {
  return `${families.toLocaleString("en-US")} families`
}

function describeLoad({ loaded }: Size): string {
  const total = [...loaded.rows.values()].reduce((sum, count) => sum + count, 0)
  const of = (table: string) => (loaded.rows.get(table) ?? 0).toLocaleString("en-US")
  return `${total.toLocaleString("en-US")} rows, loaded in ${loaded.seconds.toFixed(1)} s; ${of("assignment")} assignments, ${of("grade")} grades, ${of("attendance_record")} attendance marks.`
}

function tableOf(results: ActionResult[], { statements }: Size): string {
  const names = [
    "action",
    "by",
    "req/s",
    "p50",
    "p95",
    "p99",
    "CPU",
    "DB CPU",
    "SQL",
    "floor req/s",
    "floor p50",
    "floor CPU",
    "floor DB CPU",
    "floor SQL",
    "ratio",
    "target",
  ]
  const rows = results.map((result) => {
    const { name, way, kind, product, floor } = result
    const key = keyOf(name, way)
    const times = [product.p50, product.p95, product.p99, product.cpu, product.database].map(milliseconds)
    const mine = [product.perSecond.toFixed(0), ...times, withLimit(result, statements.product.get(key) ?? 0)]
    const theirs = [
      floor.perSecond.toFixed(0),
      milliseconds(floor.p50),
      milliseconds(floor.cpu),
      milliseconds(floor.database),
      statements.floor.get(key),
    ]
    const ratio = ratioOf(result)
    return [
      name,
      byOf(way),
      ...mine,
      ...theirs,
      ratio.toFixed(3),
      `${asked[kind]}${ratio >= asked[kind] ? "" : " (missed)"}`,
    ]
  })
  return [names, names.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n")
}

/** Returns the number of statements after the session check, marked if a read has too many. */
function withLimit({ name, kind }: ActionResult, count: number): string {
  const most = name.includes("dashboard") ? asked.dashboardStatements : asked.statements
  return kind === "read" && count > most ? `${count} (target ${most})` : String(count)
}

/** Formats a time, or a dash if it is unknown. */
function milliseconds(time: number): string {
  return Number.isNaN(time) ? "–" : time.toFixed(2)
}

function byOf(way: Way): string {
  return way === "trpc" ? "tRPC" : "REST"
}

function ratioOf({ product, floor }: ActionResult): number {
  return product.perSecond / floor.perSecond
}

/** Describes missed targets and how the time is spent. */
function describeMeaning(results: ActionResult[]): string {
  const missed = results.filter((result) => ratioOf(result) < asked[result.kind])
  const named = missed.map(
    (result) =>
      `${result.name} by ${byOf(result.way)} at ${result.families.toLocaleString("en-US")} (${ratioOf(result).toFixed(2)} of ${asked[result.kind]})`,
  )
  const ratios =
    missed.length === 0
      ? "Every action reaches its target ratio."
      : `${missed.length} of ${results.length} ratios are missed: ${named.join("; ")}.`
  const times = results.map(({ product, floor }) => product.cpu / floor.cpu).toSorted((one, other) => one - other)
  const middle = times[Math.floor(times.length / 2)] ?? NaN
  const factor = `The server itself takes ${middle.toFixed(1)} times the floor's processor time for a request (median): Prisma, validation of inputs and outputs, routing and the log. The rest of a request's time is spent in the database and waiting for a processor.`
  return Number.isNaN(middle) ? ratios : `${ratios} ${factor}`
}

type Measured = [Size, ActionResult[]]

function describeGrowth([small, before]: Measured, [large, after]: Measured): string {
  const rows = after.map((result) => {
    const { name, way } = result
    const earlier = before.find((other) => other.name === name && other.way === way)
    const growth = (side: "product" | "floor") => result[side].p50 / (earlier?.[side].p50 ?? NaN)
    const enough = growth("product") <= asked.growth ? "" : " (missed)"
    return `| ${name} | ${byOf(way)} | ${growth("product").toFixed(3)}${enough} | ${growth("floor").toFixed(3)} |`
  })
  const head = `p50 at ${countOf(large)} over p50 at ${countOf(small)}; at most ${asked.growth} is the target for the product. The growth of the floor is due to the database.`
  return [head, "", "| action | by | product | floor |", "| --- | --- | --- | --- |", ...rows].join("\n")
}

/** Describes the server's memory and its growth: the mean of the last third of samples divided by that of the first. */
export function describeMemory(samples: MemorySample[]): string {
  const list = samples.map(({ requests, bytes }) => {
    const tooMuch = bytes > asked.memory * 10 ** 6 ? " (missed)" : ""
    return `| ${requests.toLocaleString("en-US")} | ${Math.round(bytes / 2 ** 20)} MiB${tooMuch} |`
  })
  const third = Math.max(1, Math.floor(samples.length / 3))
  const mean = (part: MemorySample[]) => part.reduce((sum, { bytes }) => sum + bytes, 0) / part.length
  const growth = mean(samples.slice(-third)) / mean(samples.slice(0, third))
  const head = `Resident memory of the server after all of the above and during mixed requests of all actions. At most ${asked.memory} MB is the target, with the mean of the last third of samples at most ${steady} times that of the first. It is ${growth.toFixed(3)} times that${growth > steady ? " (missed)" : ""}.`
  return [head, "", "| requests | resident memory |", "| --- | --- |", ...list].join("\n")
}
