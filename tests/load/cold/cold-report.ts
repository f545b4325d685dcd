import { readFile, writeFile } from "node:fs/promises"
import os from "node:os"
import { fileURLToPath } from "node:url"
import prettier from "prettier"
import type { Measured } from "./cold-measure.ts"

const page = fileURLToPath(new URL("../../../docs/performance.md", import.meta.url))
const [begins, ends] = ["<!-- cold:begin -->", "<!-- cold:end -->"]

/** Limits for a function: compressed size in bytes, and milliseconds from import to first response. */
const asked = { gzip: 2 * 1024 * 1024, answered: 400 }

/** Writes the results between their markers in docs/performance.md and returns them. */
export async function reportCold(measured: Measured[]): Promise<string> {
  const text = [describeMachine(measured), tableOf(measured), describeMisses(measured)].join("\n\n")
  const before = await readFile(page, "utf8")
  const section = `${begins}\n\n${text}\n\n${ends}`
  const place = before.indexOf(begins)
  const whole =
    place === -1
      ? `${before.trimEnd()}\n\n## Cold start\n\n${section}\n`
      : before.slice(0, place) + section + before.slice(before.indexOf(ends) + ends.length)
  const style = await prettier.resolveConfig(page)
  await writeFile(page, await prettier.format(whole, { ...style, filepath: page }))
  return text
}

function describeMachine(measured: Measured[]): string {
  const day = new Date().toISOString().slice(0, 10)
  const machine = `${os.availableParallelism()} processors, Node ${process.versions.node}`
  return `Measured on ${day} by \`npm run bench:cold\`: ${machine}, a real Postgres on the same machine through Neon's driver and a bridge instead of its proxy. The functions are built by \`npm run build:vercel\` and \`npm run build:lambda\` and run in 7 new processes each, started while the processors were idle. Figures are medians. Times are measured from before the import to the end of the first response, which reads the database.${describeOthers(measured)}`
}

/** Notes that other work on the machine may have increased the times. */
function describeOthers(measured: Measured[]): string {
  const disturbed = measured.reduce((sum, one) => sum + one.disturbed, 0)
  if (disturbed === 0) return ""
  return ` **${disturbed} of them ran next to other work and were too slow. Measure again.**`
}

function tableOf(measured: Measured[]): string {
  const rows = measured.map((one) =>
    [
      one.name,
      kilobytes(one.raw),
      kilobytes(one.gzip),
      kilobytes(one.beside),
      one.imported.toFixed(0),
      `**${one.answered.toFixed(0)}**`,
      one.range.map((time) => time.toFixed(0)).join(" to "),
      one.with_process.toFixed(0),
      (one.rss / 2 ** 20).toFixed(0),
    ].join(" | "),
  )
  const heads =
    "function | kB | kB gzip | kB next to it | import, ms | first response, ms | range | with Node's start | memory, MiB"
  return [`| ${heads} |`, `|${" --- |".repeat(9)}`, ...rows.map((row) => `| ${row} |`)].join("\n")
}

function describeMisses(measured: Measured[]): string {
  const misses = measured.flatMap(({ name, gzip, answered }) => [
    ...(gzip > asked.gzip ? [`${name} is ${kilobytes(gzip - asked.gzip)} kB too large`] : []),
    ...(answered > asked.answered ? [`${name} takes ${(answered - asked.answered).toFixed(0)} ms too long`] : []),
  ])
  const wanted = `The targets are at most ${asked.answered} ms and 2 MB compressed`
  return misses.length === 0 ? `${wanted}, which each function meets.` : `${wanted}. Missed: ${misses.join("; ")}.`
}

function kilobytes(bytes: number): string {
  return Math.round(bytes / 1024).toLocaleString("en-US")
}
