// npm run pictures: the screenshots that the documents show, of the demo family in the built app.
import { mkdtemp, rm } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { chromium } from "playwright"
import { provideBrowser } from "../scripts/browser.mjs"
import { freePort, startServer } from "./built-server.ts"
import { signInToDashboard } from "./e2e/pages/access.ts"

const folder = fileURLToPath(new URL("../docs/images/", import.meta.url))
const data = await mkdtemp(path.join(os.tmpdir(), "hearthbook-pictures-"))
const server = await startServer({
  PORT: String(await freePort()),
  DATA_DIR: path.join(data, "data"),
  LOG_LEVEL: "warn",
})
const browser = await chromium.launch({
  executablePath: provideBrowser() ?? undefined,
  args: ["--no-sandbox", "--disable-gpu"],
})
try {
  const page = await browser.newPage({
    baseURL: server.url,
    viewport: { width: 1280, height: 860 },
    locale: "en-US",
    colorScheme: "light",
    reducedMotion: "reduce",
  })
  await signInToDashboard(page)
  await page.waitForLoadState("networkidle")
  await page.screenshot({ path: path.join(folder, "dashboard.png") })
} finally {
  await browser.close()
  await server.stop()
  await rm(data, { recursive: true })
}
