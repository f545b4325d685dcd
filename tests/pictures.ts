// npm run pictures: takes the screenshots of the documents and the landing page in the built app: of the demo family, and the records of a
// family from Missouri.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { createDb } from "@hearthbook/db"
import { applyMigrations } from "@hearthbook/db/migrate"
import { testPassword } from "@hearthbook/db/testing/factories"
import { freePort } from "@hearthbook/db/testing/listen"
import { ruthsMother, seedMissouriFamily } from "@hearthbook/db/testing/missouri-family"
import { chromium, type Browser, type Page } from "playwright"
import { provideBrowser } from "../scripts/browser.mjs"
import { startServer } from "./built-server.ts"
import { signIn, signInToDashboard } from "./e2e/pages/access.ts"

const documents = fileURLToPath(new URL("../docs/images/", import.meta.url))
const landing = fileURLToPath(new URL("../apps/web/src/features/site/landing/pictures/", import.meta.url))

/** Maximum size in bytes, for fast loading on slow mobile networks. */
const largest = 90_000

const desk = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 }
const phone = { viewport: { width: 390, height: 800 }, deviceScaleFactor: 2 }
const calm = { locale: "en-US", colorScheme: "light", reducedMotion: "reduce" } as const
/** The area of the page without sidebar and header on desktop screens. */
const content = { x: 264, y: 70, width: 1012, height: 690 }

const folder = await mkdtemp(path.join(os.tmpdir(), "hearthbook-pictures-"))
const start = async (name: string) =>
  startServer({ PORT: String(await freePort()), DATA_DIR: path.join(folder, name), LOG_LEVEL: "warn" })
const server = await start("data")
await seedMissouri(path.join(folder, "missouri"))
const missouri = await start("missouri")
const browser = await chromium.launch({
  executablePath: provideBrowser() ?? undefined,
  args: ["--no-sandbox", "--disable-gpu"],
})
/** The names of the pictures to take, all by default: `npm run pictures -- records-desk`. */
const asked = process.argv.slice(2)
try {
  await mkdir(landing, { recursive: true })
  if (asked.length === 0) await takeForDocuments()
  const atDesk = await openDashboard(browser, desk)
  await take(atDesk, "/dashboard", "dashboard-desk")
  await take(atDesk, "/assignments", "assignments-desk", content)
  await take(atDesk, "/curriculum", "curriculum-desk", content)
  const onPhone = await openDashboard(browser, phone)
  await take(onPhone, "/dashboard", "dashboard-phone")
  await take(onPhone, "/assignments", "assignments-phone")
  await take(onPhone, "/students", "students-phone")
  await take(await openRecords(browser), "/records", "records-desk", content)
} finally {
  await browser.close()
  await server.stop()
  await missouri.stop()
  await rm(folder, { recursive: true })
}

/** Writes the family from Missouri into a data folder, before a server opens it, in the middle of its school year. */
async function seedMissouri(data_folder: string): Promise<void> {
  const database = await createDb(undefined, { data_folder })
  await applyMigrations(database)
  await seedMissouriFamily(database.client, new Date().toISOString().slice(0, 10))
  await database.close()
}

async function openRecords(from: Browser): Promise<Page> {
  const page = await from.newPage({ ...desk, ...calm, baseURL: missouri.url })
  await signIn(page, { email: ruthsMother.email, password: testPassword })
  await page.getByRole("heading", { level: 1 }).filter({ hasText: ruthsMother.first_name }).waitFor()
  return page
}

async function takeForDocuments(): Promise<void> {
  const page = await openDashboard(browser, { viewport: { width: 1280, height: 860 } })
  await page.screenshot({ path: path.join(documents, "dashboard.png") })
}

async function openDashboard(from: Browser, screen: Partial<typeof desk>): Promise<Page> {
  const page = await from.newPage({
    ...screen,
    ...calm,
    baseURL: server.url,
  })
  await signInToDashboard(page)
  await page.waitForLoadState("networkidle")
  return page
}

/** Saves a screenshot as WebP, which Playwright does not support. */
async function take(page: Page, address: string, name: string, part?: typeof content): Promise<void> {
  if (asked.length > 0 && !asked.includes(name)) return
  await page.goto(address)
  await page.waitForLoadState("networkidle")
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send("Page.captureScreenshot", {
    format: "webp",
    quality: 86,
    ...(part && { clip: { ...part, scale: 1 } }),
  })
  const picture = Buffer.from(data, "base64")
  if (picture.length > largest) throw new Error(`${name}.webp has ${picture.length} bytes. Lower its quality or scale.`)
  await writeFile(path.join(landing, `${name}.webp`), picture)
}
