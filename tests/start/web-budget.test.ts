/** @module-tag smoke */
import { readdirSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { pages, readBuilt, weigh } from "../web-weight.ts"

const kB = 1000
const built = fileURLToPath(new URL("../../apps/web/dist", import.meta.url))
const weights = Object.entries(pages).map(([page, sources]) => ({ page, ...weigh(sources) }))
const weightOf = (page: keyof typeof pages) => weigh(pages[page])

/** Words that identify a library's chunk after minification. */
const heavy = {
  "the password estimator": "guessesLog10",
  charts: "recharts-surface",
  "the calendar": "WeekView",
}

console.log(
  weights
    .map(({ page, script_bytes, style_bytes }) => `${page}: ${inKB(script_bytes)} of JS, ${inKB(style_bytes)} of CSS`)
    .join("\n"),
)

test("signing in loads at most 165 kB of JavaScript", { tags: ["site.weight"] }, () => {
  expect(weightOf("sign-in").script_bytes).toBeLessThanOrEqual(165 * kB)
})

test("the dashboard loads at most 260 kB of JavaScript", { tags: ["site.weight"] }, () => {
  expect(weightOf("dashboard").script_bytes).toBeLessThanOrEqual(260 * kB)
})

test("every page starts with at most 25 kB of CSS", { tags: ["site.weight"] }, () => {
  expect(weightOf("entry").style_bytes).toBeLessThanOrEqual(25 * kB)
})

test.each(Object.entries(heavy))("%s is loaded only by pages that use it", (_, word) => {
  const holders = readdirSync(path.join(built, "assets"))
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

/** Shared layouts of public pages, which are not pages themselves. */
const frames = ["site/legal/legal-page.tsx", "site/frame/text-page.tsx"]

test("every page is a separate chunk, loaded when the page is opened", () => {
  const features = fileURLToPath(new URL("../../apps/web/src/features", import.meta.url))
  const found = readdirSync(features, { recursive: true, encoding: "utf8" })
  const sources = found.filter((file) => file.endsWith("-page.tsx") && !frames.includes(file))
  expect(sources.length).toBeGreaterThan(30)
  const begun = new Set(weightOf("entry").scripts)
  for (const source of sources) {
    const own = weigh([path.posix.join("src/features", source)]).scripts.filter((file) => !begun.has(file))
    expect(own, source).not.toEqual([])
  }
})

test("fonts are served by the app itself", () => {
  const styles = readdirSync(path.join(built, "assets")).filter((name) => name.endsWith(".css"))
  const fonts = styles.flatMap((name) =>
    [...readBuilt(`assets/${name}`).matchAll(/url\(([^)]+)\)/g)].map(([, at]) => at),
  )
  expect(fonts.length).toBeGreaterThan(3)
  for (const address of fonts) expect(address).toMatch(/^\/assets\/[\w-]+\.woff2$/)
})

test("prerendered pages give the size of their images", () => {
  const drawn = readdirSync(built).filter((name) => name.endsWith(".html"))
  const pictures = drawn.flatMap((name) => readBuilt(name).match(/<img\b[^>]*>/g) ?? [])
  expect(pictures.length).toBeGreaterThan(3)
  for (const picture of pictures) expect(picture).toMatch(/ width="\d+" height="\d+"/)
})

function inKB(bytes: number): string {
  return `${(bytes / kB).toFixed(1)} kB`
}
