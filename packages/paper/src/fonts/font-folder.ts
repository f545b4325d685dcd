import { createRequire } from "node:module"
import path from "node:path"

/** Returns the folder of a font's package, with unicode.json and files/. The bundle of a function has its own version of this file. */
export function fontFolder(font: string): string {
  return path.dirname(createRequire(import.meta.url).resolve(`@fontsource/${font}/package.json`))
}
