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

/** What a browser is told that tests drive: as root there is no sandbox, and without internet every start would log what it could not fetch. */
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
 * Path of a browser that the tests can drive: CHROMIUM_PATH, else an installed Chromium or Chrome, else Playwright's
 * own; null where there is none.
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
 * As findBrowser, and installs Debian's package where there is none and this is root on Debian or Ubuntu.
 * Says in one line how to get a browser where it finds none.
 * @returns {string | null}
 */
export function provideBrowser() {
  const found = findBrowser()
  if (found) return found
  if (process.env.CHROMIUM_PATH) {
    console.error(
      `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, where there is nothing; set it to a Chromium or Chrome.`,
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
    "No browser found: install Chromium or Chrome (npx playwright install chromium), or set CHROMIUM_PATH to one.",
  )
  return null
}

/** Some distributions put a script of that name there which only says to install something else. */
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
