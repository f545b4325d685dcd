import { spawnSync } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import path from "node:path"

/** Where Debian's package faketime puts its library, below a folder named after the processor. */
const folders = "/usr/lib"

/** The variables that set a program's clock. A program that leaves out most variables for another must pass these on. */
export const clockVariables = ["LD_PRELOAD", "FAKETIME", "FAKETIME_DONT_FAKE_MONOTONIC", "FAKETIME_FORCE_MONOTONIC_FIX"]

/**
 * Returns the variables that set the clock of the programs that a step starts to a moment, and let it run on. Durations stay as they
 * are. As root on Debian or Ubuntu, installs the library that does it. Returns null if the moment cannot be read or
 * there is no library, and prints why.
 * @param {string} moment such as 2026-12-31T23:50, in UTC
 * @returns {Record<string, string> | null}
 */
export function clockAt(moment) {
  const at = Date.parse(moment.endsWith("Z") ? moment : `${moment}Z`)
  if (Number.isNaN(at)) {
    console.error(`${moment} is no moment. Write it like 2026-12-31T23:50, in UTC.`)
    return null
  }
  const library = provideLibrary()
  if (!library) return null
  const seconds = Math.round((at - Date.now()) / 1000)
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? "" : "+"}${seconds}s`,
    // Timeouts and measurements follow this clock.
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    // Otherwise Chromium hangs while it starts. Why was not found out.
    FAKETIME_FORCE_MONOTONIC_FIX: "0",
  }
}

function provideLibrary() {
  const found = findLibrary()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    console.log("Installing Debian's faketime ...")
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
    for (const args of [
      ["update", "-q"],
      ["install", "-y", "-q", "--no-install-recommends", "libfaketime"],
    ])
      spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env })
    const installed = findLibrary()
    if (installed) return installed
  }
  console.error("The clock cannot be set without libfaketime. On Debian: apt-get install libfaketime")
  return null
}

function findLibrary() {
  if (!existsSync(folders)) return null
  const places = readdirSync(folders).map((name) => path.join(folders, name, "faketime", "libfaketimeMT.so.1"))
  return places.find((file) => existsSync(file)) ?? null
}
