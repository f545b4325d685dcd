import { readdirSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { pages, readBuilt, weigh } from "../web-weight.ts"

const kB = 1000
const weights = Object.entries(pages).map(([page, sources]) => ({ page, ...weigh(sources) }))
const weightOf = (page: keyof typeof pages) => weigh(pages[page])

/** Words that the code of each keeps when it is minified, by which its chunk is found. */
const heavy = {
  "the password estimator": "guessesLog10",
  charts: "recharts-surface",
  "the calendar": "ResourcesDayView",
}

console.log(
  weights
    .map(({ page, script_bytes, style_bytes }) => `${page}: ${inKB(script_bytes)} of JS, ${inKB(style_bytes)} of CSS`)
    .join("\n"),
)

test("signing in asks for at most 165 kB of JavaScript", () => {
  expect(weightOf("sign-in").script_bytes).toBeLessThanOrEqual(165 * kB)
})

test("the dashboard asks for at most 260 kB of JavaScript", () => {
  expect(weightOf("dashboard").script_bytes).toBeLessThanOrEqual(260 * kB)
})

test("every page begins with at most 25 kB of CSS", () => {
  expect(weightOf("entry").style_bytes).toBeLessThanOrEqual(25 * kB)
})

test.each(Object.entries(heavy))("%s comes only to who uses it", (_, word) => {
  const assets = fileURLToPath(new URL("../../apps/web/dist/assets", import.meta.url))
  const holders = readdirSync(assets)
    .filter((name) => name.endsWith(".js"))
    .map((name) => path.posix.join("assets", name))
    .filter((file) => readBuilt(file).includes(word))
  expect(holders, "files with it").not.toEqual([])
  for (const { page, scripts } of weights) {
    expect(
      scripts.filter((file) => holders.includes(file)),
      `${page} loads it at once`,
    ).toEqual([])
  }
})

function inKB(bytes: number): string {
  return `${(bytes / kB).toFixed(1)} kB`
}
