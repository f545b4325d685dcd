import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { root } from "./root.mjs"

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]

const usualPlaces = {
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  ],
}

/** The flags of test browsers: no sandbox, which root cannot use, and no background requests, which would log errors offline. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

/**
 * Returns the path of a browser for tests: CHROMIUM_PATH, an installed Chromium or Chrome, or Playwright's own; null if there
 * is none.
 * @returns {string | null}
 */
export function findBrowser() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) return existsSync(wanted) ? wanted : null
  const onPath = (process.env.PATH ?? "")
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
  return [...onPath, ...(usualPlaces[process.platform] ?? []), ...playwrightsOwn()].find(isBrowser) ?? null
}

/**
 * Returns the path of a browser like findBrowser. As root on Debian or Ubuntu, installs the chromium package if there is none.
 * Prints how to get a browser if it finds none.
 * @returns {string | null}
 */
export function provideBrowser() {
  const found = findBrowser()
  if (found) return found
  if (process.env.CHROMIUM_PATH) {
    console.error(
      `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which does not exist. Set it to a Chromium or Chrome.`,
    )
    return null
  }
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    console.log("No browser found; installing Debian's chromium ...")
    const apt = (...args) => spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env: unattended() })
    apt("update", "-q")
    apt("install", "-y", "-q", "--no-install-recommends", "chromium")
    const installed = findBrowser()
    if (installed) return installed
  }
  console.error(
    "No browser found. Install Chromium or Chrome (npx playwright install chromium), or set CHROMIUM_PATH to one.",
  )
  return null
}

/** Runs the file, because some distributions have a script of that name that only recommends another package. */
function isBrowser(file) {
  if (!existsSync(file)) return false
  // Chrome for Windows opens a window instead of printing its version.
  if (process.platform === "win32") return true
  return spawnSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0
}

function playwrightsOwn() {
  const require = createRequire(path.join(root, "tests", "package.json"))
  const { chromium } = require("playwright")
  return [chromium.executablePath()]
}

function unattended() {
  return { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
}
