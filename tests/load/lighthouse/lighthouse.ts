// npm run bench:web: runs Lighthouse on the built app with its demo family, emulating an average phone. Options: `-- --runs 1`,
// `-- --only sign-in`.
import { mkdtemp, rm } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { parseArgs } from "node:util"
import { freePort } from "@hearthbook/db/testing/listen"
import lighthouse from "lighthouse"
import { chromium } from "playwright"
import { browserFlags, provideBrowser } from "../../../scripts/browser.mjs"
import { startServer } from "../../built-server.ts"
import { eli, hannah } from "../../e2e/pages/access.ts"
import { mediansOf, readVisit, reportVisits, type Visit } from "./lighthouse-report.ts"

type Page = {
  name: string
  path: string
  /** Null for a visitor. */
  person: { email: string; password: string } | null
  /** True for a visit with the service worker and the caches of earlier ones. */
  isRepeated?: boolean
}

const pages: Page[] = [
  { name: "landing", path: "/", person: null },
  { name: "sign-in", path: "/login", person: null },
  { name: "dashboard", path: "/dashboard", person: hannah },
  { name: "week board", path: "/week", person: hannah },
  { name: "child's home", path: "/student/dashboard", person: eli },
  { name: "dashboard, again", path: "/dashboard", person: hannah, isRepeated: true },
  { name: "week board, again", path: "/week", person: hannah, isRepeated: true },
  { name: "child's home, again", path: "/student/dashboard", person: eli, isRepeated: true },
]

const { values } = parseArgs({
  options: { runs: { type: "string", default: "5" }, only: { type: "string" } },
})
const runs = Number(values.runs)
const chosen = pages.filter(({ name }) => values.only === undefined || values.only === name)
if (!(Number.isInteger(runs) && runs > 0) || chosen.length === 0) {
  throw new Error(`--runs must be a number of runs and --only one of ${pages.map(({ name }) => name).join(", ")}.`)
}

const folder = await mkdtemp(path.join(os.tmpdir(), "hearthbook-lighthouse-"))
const server = await startServer({ PORT: String(await freePort()), DATA_DIR: path.join(folder, "data") })
const debugging = await freePort()
// Lighthouse opens tabs in the same browser and so shares its storage.
const browser = await chromium.launchPersistentContext(path.join(folder, "browser"), {
  executablePath: provideBrowser() ?? undefined,
  args: [`--remote-debugging-port=${debugging}`, ...browserFlags],
})
try {
  const results = []
  for (const page of chosen) {
    await keep(page.person && (await signIn(page.person)))
    if (page.isRepeated) await installWorker(page.path)
    const visits: Visit[] = []
    for (let run = 0; run < runs; run += 1) visits.push(await visit(`${server.url}${page.path}`, page.isRepeated))
    results.push({ page: page.name, medians: mediansOf(visits) })
  }
  console.log(await reportVisits(results, { runs, isWhole: chosen.length === pages.length }))
} finally {
  await browser.close()
  await server.stop()
  await rm(folder, { recursive: true })
}

/** Visits a page. Retries if the browser's navigation was late; errors of the page occur each time. */
async function visit(url: string, keepsCaches = false, tries = 3): Promise<Visit> {
  const outcome = await lighthouse(url, {
    port: debugging,
    output: "json",
    logLevel: "error",
    locale: "en-US",
    disableStorageReset: keepsCaches,
  })
  if (!outcome) throw new Error(`Lighthouse returned no result for ${url}.`)
  const failure = outcome.lhr.runtimeError
  if (failure && tries > 1) return visit(url, keepsCaches, tries - 1)
  if (failure) throw new Error(`${url}: ${failure.message}`)
  return readVisit(outcome.lhr)
}

/** Signs in over the API and returns the session as the app stores it. */
async function signIn({ email, password }: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${server.url}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.text()
}

/** Visits a page until its service worker has all files and serves the page. */
async function installWorker(address: string): Promise<void> {
  const page = await browser.newPage()
  await page.goto(`${server.url}${address}`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload({ waitUntil: "networkidle" })
  await page.close()
}

async function keep(session: string | null): Promise<void> {
  const page = await browser.newPage()
  // A page of the site without the app.
  await page.goto(`${server.url}/robots.txt`)
  await page.evaluate((text) => {
    if (text === null) localStorage.removeItem("hearthbook.session")
    else localStorage.setItem("hearthbook.session", text)
  }, session)
  await page.close()
}
