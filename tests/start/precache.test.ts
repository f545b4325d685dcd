/** @module-tag smoke */
import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { pages as weighed, weigh } from "../web-weight.ts"

const MB = 1_000_000
const built = fileURLToPath(new URL("../../apps/web/dist", import.meta.url))
const read = (file: string) => readFileSync(path.join(built, file))
const worker = read("service-worker.js").toString()

/** The files that the service worker downloads when it is installed. */
const assets = [...new Set(Array.from(worker.matchAll(/"?\/(assets\/[\w.-]+)/g), ([, file = ""]) => file))]
const pages = readdirSync(built).filter(
  (name) => name.endsWith(".html") && worker.includes(createHash("sha256").update(read(name)).digest("base64")),
)
const bytes = [...assets, ...pages].reduce((sum, file) => sum + gzipSync(read(file)).length, 0)

console.log(`precache: ${assets.length} assets, ${pages.length} pages, ${(bytes / MB).toFixed(2)} MB compressed`)

test("what a first visit keeps on the device is at most 1.2 MB compressed", { tags: ["offline.precache"] }, () => {
  expect(bytes).toBeLessThanOrEqual(1.2 * MB)
})

test("the daily pages are kept with their code, photos and documents are not", { tags: ["offline.precache"] }, () => {
  expect(pages.toSorted()).toEqual([
    "assignments.html",
    "attendance.html",
    "dashboard.html",
    "index.html",
    "login.html",
    "schedule.html",
    "student.assignments.html",
    "student.dashboard.html",
    "student.schedule.html",
    "week.html",
  ])
  for (const page of ["sign-in", "dashboard"] as const) {
    const { scripts, styles } = weigh(weighed[page])
    expect(assets).toEqual(expect.arrayContaining([...scripts, ...styles]))
  }
  expect(assets.filter((file) => !/\.(?:js|css|woff2|svg)$/.test(file))).toEqual([])
})
