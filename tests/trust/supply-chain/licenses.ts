import { readManifest, type Pinned } from "./lock.ts"

/** Licenses that only require that their text is kept. */
const free = [
  "MIT",
  "MIT-0",
  "ISC",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "0BSD",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "Unlicense",
]

/** Licenses also allowed for tools, which are not distributed. */
const ofTools = ["MPL-2.0", "EPL-2.0", "Python-2.0", "CC-BY-3.0", "CC-BY-4.0"]

/** Packages shipped under other licenses, with the reason. */
const exceptions = [
  {
    license: "OFL-1.1",
    of: /^@fontsource(-variable)?\//,
    why: "a font may be distributed with the software that uses it",
  },
  {
    license: "LGPL-3.0-or-later",
    of: /^@img\/sharp-/,
    why: "a separate library that is loaded and can be replaced",
  },
  { license: "LGPL-3.0", of: /^heic-to$/, why: "a separate script for iPhones' photos that can be replaced" },
  {
    license: "CC-BY-3.0",
    of: /^date-holidays$/,
    why: "its calendars may be distributed with their name, which the API's description gives",
  },
  { license: "PSF-2.0", of: /^argparse$/, why: "only requires that its text is kept" },
  { license: "MPL-2.0", of: /^(web-push|ical\.js)$/, why: "shipped unchanged next to the server, with its source" },
]

/** Packages whose license is not in the manifest but in a file. */
const textOnly: Record<string, string> = {
  "seq-queue": "MIT",
  "png-js": "MIT",
  "humanize-number": "MIT",
  only: "MIT",
}

/** Returns a package's declared license, from its manifest if installed and else from the lock file. */
export function licenseOf(pinned: Pinned): string {
  const { license, licenses } = readManifest(pinned.place) ?? pinned
  if (typeof license === "string") return license
  const [older] = (Array.isArray(licenses) ? licenses : [licenses]) as [{ type?: string }?]
  return String(older?.type ?? textOnly[pinned.of] ?? "none")
}

/** Returns true if a license expression is allowed: for `A OR B` one of them, for `A AND B` both. */
export function isAllowed(license: string, of: string, isShipped: boolean): boolean {
  const choices = license.replace(/[()]/g, "").split(/ or /i)
  return choices.some((choice) => choice.split(/ and /i).every((one) => isOneAllowed(one, of, isShipped)))
}

function isOneAllowed(license: string, of: string, isShipped: boolean): boolean {
  if (free.includes(license) || (!isShipped && ofTools.includes(license))) return true
  return exceptions.some((exception) => exception.license === license && exception.of.test(of))
}
