import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { fontFolder } from "./font-folder.ts"
import type { ListedFont } from "./font-list.ts"

/** A file of letters. `family` is the name by which a style asks for it. */
export type Subset = { family: string; ranges: [number, number][]; files: { weight: number; file: string }[] }

const known = new Map<string, Subset[]>()

/** Returns the subsets of a font that its package has files for. */
export function subsetsOf({ font, weights, subsets }: ListedFont): Subset[] {
  const before = known.get(font)
  if (before) return before
  const folder = fontFolder(font)
  const listed = JSON.parse(readFileSync(path.join(folder, "unicode.json"), "utf8")) as Record<string, string>
  const found = Object.entries(listed).flatMap(([key, text]): Subset[] => {
    if (subsets && !subsets.includes(key)) return []
    // Numbered subsets are written as [12], and their files without the brackets.
    const family = `${font}-${key.replace(/[[\]]/g, "")}`
    const files = weights.flatMap((weight) => {
      const file = path.join(folder, "files", `${family}-${weight}-normal.woff`)
      return existsSync(file) ? [{ weight, file }] : []
    })
    return files.length > 0 ? [{ family, ranges: readRanges(text), files }] : []
  })
  known.set(font, found)
  return found
}

/** Reads ranges such as `U+0-FF,U+131`. */
function readRanges(text: string): [number, number][] {
  return text.split(",").map((range) => {
    const [first = "", last = first] = range.replace("U+", "").split("-")
    return [parseInt(first, 16), parseInt(last, 16)]
  })
}

/** True if a subset says that it has a character. Ranges are those of the script: the font may lack some of it. */
export function mayHave({ ranges }: Subset, character: number): boolean {
  return ranges.some(([first, last]) => first <= character && character <= last)
}
