import { readNumber } from "@hearthbook/core/fields/read-number"

/** Points as they stand in a cell: '18', '18/20' with the points possible, or '90%' of them. */
export type ReadPoints = { earned: number; possible: number | null } | { percent: number }

const ungraded = new Set("- -- – — ex exc excused exempt missing inc incomplete n/a na ng ungraded".split(" "))

/** True for a cell that says that there is no grade: '-', 'EX', 'missing'. */
export function isUngraded(text: string): boolean {
  const word = text.trim().toLowerCase()
  return ungraded.has(word) || word === "not graded"
}

/** True for what may be a letter of a scale: 'A-', 'b +', 'Pass'. Which letters there are, the scale of the course says. */
export function isLetter(text: string): boolean {
  return /^\p{L}{1,12} ?[+\-\u2010-\u2015\u2212]?$/u.test(text.trim())
}

/** Reads a number as it stands in a table: '1,200' and '1,200.5' have commas between thousands, '92,5' a decimal comma. */
export function readAmount(text: string): number | null {
  const typed = text
    .trim()
    .replace(/(points|point|pts|pt)\.?$/i, "")
    .trim()
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(typed)) return Number(typed.replaceAll(",", ""))
  if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(typed)) return Number(typed.replaceAll(".", "").replace(",", "."))
  return readNumber(typed) ?? readPlain(typed)
}

/** Three decimals after a point are decimals in a spreadsheet's own numbers: '18.125'. */
function readPlain(text: string): number | null {
  return /^-?\d+\.\d+$/.test(text) ? Number(text) : null
}

/** Reads '18', '18/20', '18 out of 20', '90%' or '1,200'. */
export function readPoints(text: string): ReadPoints | null {
  const typed = text.trim().replace(/\s+/g, " ")
  if (typed.endsWith("%")) {
    const percent = readAmount(typed.slice(0, -1))
    return percent === null ? null : { percent }
  }
  const [first = "", second, ...more] = typed.split(/ ?\/ ?| out of | of /i)
  if (more.length > 0) return null
  const earned = readAmount(first)
  const possible = second === undefined ? null : readAmount(second)
  return earned === null || (second !== undefined && possible === null) ? null : { earned, possible }
}

/** A percentage of points, in hundredths, rounded half up: 87.5 % of 20 are 17.5. */
export function pointsOf(percent: number, possible: number): number {
  // Both have few decimals, so that their product in whole numbers is exact where the one in fractions is not.
  const scaled = Math.round(percent * 10_000) * Math.round(possible * 100)
  return Math.floor(scaled / 1_000_000 + 0.5) / 100
}
