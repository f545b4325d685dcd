import { readFile, writeFile } from "node:fs/promises"
import os from "node:os"
import { fileURLToPath } from "node:url"
import type { Result } from "lighthouse"
import prettier from "prettier"

const page = fileURLToPath(new URL("../../../docs/performance.md", import.meta.url))
const [begins, ends] = ["<!-- web:begin -->", "<!-- web:end -->"]

const categories = ["performance", "accessibility", "best-practices", "seo"] as const
/** Lighthouse metrics, in milliseconds; layout shift is a share of the screen. */
const metrics = {
  "first-contentful-paint": "first paint, ms",
  "largest-contentful-paint": "largest paint, ms",
  "total-blocking-time": "blocked, ms",
  "cumulative-layout-shift": "shift",
  "speed-index": "speed index, ms",
} as const

/** The result of a visit: scores from 0 to 100, metrics, and failed audits other than speed. */
export type Visit = { figures: Record<string, number>; missing: string[] }
export type Measured = { page: string; medians: Visit }

/** Reads the relevant parts of Lighthouse's result. */
export function readVisit(result: Result): Visit {
  const scores = categories.map((name) => [name, Math.round((result.categories[name]?.score ?? 0) * 100)] as const)
  const measured = Object.keys(metrics).map((name) => [name, result.audits[name]?.numericValue ?? 0] as const)
  const missing = categories
    .slice(1)
    .flatMap((name) =>
      (result.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && result.audits[id]?.score !== null && result.audits[id]?.score !== 1)
        .map(({ id }) => id),
    )
  return { figures: Object.fromEntries([...scores, ...measured]), missing }
}

/** Returns the median of each figure. An audit that failed in any visit counts as failed. */
export function mediansOf(visits: Visit[]): Visit {
  const names = Object.keys(visits[0]?.figures ?? {})
  const middle = (name: string) => {
    const sorted = visits.map(({ figures }) => figures[name] ?? 0).toSorted((one, other) => one - other)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  }
  return {
    figures: Object.fromEntries(names.map((name) => [name, middle(name)])),
    missing: [...new Set(visits.flatMap(({ missing }) => missing))],
  }
}

/** Returns the results as text. A run of all pages also writes it between its markers in docs/performance.md. */
export async function reportVisits(
  measured: Measured[],
  { runs, isWhole }: { runs: number; isWhole: boolean },
): Promise<string> {
  const text = [describe(runs), tableOf(measured), describeMissing(measured)].filter(Boolean).join("\n\n")
  if (!isWhole) return text
  const before = await readFile(page, "utf8")
  const place = before.indexOf(begins)
  if (place === -1) throw new Error(`docs/performance.md has no marker for the results: ${begins}`)
  const whole = `${before.slice(0, place)}${begins}\n\n${text}\n\n${before.slice(before.indexOf(ends))}`
  const style = await prettier.resolveConfig(page)
  await writeFile(page, await prettier.format(whole, { ...style, filepath: page }))
  return text
}

function describe(runs: number): string {
  const day = new Date().toISOString().slice(0, 10)
  return `Measured on ${day} by \`npm run bench:web\`: Lighthouse 12 emulating an average phone with a slow connection, ${runs} visits of each page, medians; ${os.availableParallelism()} processors, the built server and its demo family on the same machine.`
}

function tableOf(measured: Measured[]): string {
  const heads = ["page", ...categories, ...Object.values(metrics)]
  const rows = measured.map(({ page: name, medians: { figures } }) => [
    name,
    ...categories.map((category) => String(figures[category])),
    ...Object.keys(metrics).map((metric) => inWords(metric, figures[metric] ?? 0)),
  ])
  return [heads, heads.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n")
}

function inWords(metric: string, figure: number): string {
  return metric === "cumulative-layout-shift" ? figure.toFixed(3) : figure.toFixed(0)
}

function describeMissing(measured: Measured[]): string {
  return measured
    .filter(({ medians }) => medians.missing.length > 0)
    .map(({ page: name, medians }) => `Failed audits on ${name}: ${medians.missing.join(", ")}.`)
    .join(" ")
}
