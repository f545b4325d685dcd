import { readManifest, type Pinned } from "./lock.ts"

/** Ask for nothing but that their text is kept. */
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

/** Tools may have these too: nothing of them is handed on. */
const ofTools = ["MPL-2.0", "EPL-2.0", "Python-2.0", "CC-BY-3.0", "CC-BY-4.0"]

/** What is shipped under another license, and why that is well. */
const exceptions = [
  { license: "OFL-1.1", of: /^@fontsource-variable\//, why: "a font may be handed on with whatever it is used in" },
  {
    license: "LGPL-3.0-or-later",
    of: /^@img\/sharp-/,
    why: "a library of its own that is loaded, and can be replaced",
  },
  { license: "MPL-2.0", of: /^web-push$/, why: "stands beside the server unchanged, with its source" },
]

/** Names no license in its manifest, but has its text in a file. */
const textOnly: Record<string, string> = { "seq-queue": "MIT" }

/** The license of a package as it says itself, by its manifest where it is installed and by the lock file where it is not. */
export function licenseOf(pinned: Pinned): string {
  const { license, licenses } = readManifest(pinned.place) ?? pinned
  if (typeof license === "string") return license
  const [older] = (Array.isArray(licenses) ? licenses : [licenses]) as [{ type?: string }?]
  return String(older?.type ?? textOnly[pinned.of] ?? "none")
}

/** Whether we may use it so: of `A OR B` one is enough, of `A AND B` both are needed. */
export function isAllowed(license: string, of: string, isShipped: boolean): boolean {
  const choices = license.replace(/[()]/g, "").split(/ or /i)
  return choices.some((choice) => choice.split(/ and /i).every((one) => isOneAllowed(one, of, isShipped)))
}

function isOneAllowed(license: string, of: string, isShipped: boolean): boolean {
  if (free.includes(license) || (!isShipped && ofTools.includes(license))) return true
  return exceptions.some((exception) => exception.license === license && exception.of.test(of))
}
