import { parsePattern, type PatternPart, type PatternRange } from "./pattern-parts.ts"

/** The titles that a pattern makes, or the text shown at its field. */
export type PatternResult = { titles: string[] } | { error: string }

/**
 * Expands a pattern such as `Unit {1-6}, lesson {01-05}` into titles. `{1-36}` counts, `{01-36}` keeps the width, `{a-f}` makes
 * letters, and `{1-180 by 5}` makes ranges. The rightmost braces run fastest; `{{` and `}}` are braces. Titles are counted
 * before they are made: more than `limit` is an error that says how many there would be.
 */
export function expandPattern(pattern: string, limit = 400): PatternResult {
  const text = pattern.trim()
  if (text === "") return { error: "This would make no lessons. Enter a pattern." }
  const parsed = parsePattern(text)
  if ("error" in parsed) return parsed
  const count = countTitles(parsed.parts)
  if (count > BigInt(limit)) {
    return { error: `This would make ${inDigits(count)} lessons. At most ${inDigits(BigInt(limit))} are possible.` }
  }
  return { titles: parsed.parts.reduce(appendPart, [""]) }
}

/** Reads pasted titles, one a line. Blank lines are dropped; numbering is kept. */
export function titlesFromText(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
}

/** The number of titles. A product of ranges can be larger than a number can represent exactly. */
function countTitles(parts: PatternPart[]): bigint {
  return parts.reduce((count, part) => (typeof part === "string" ? count : count * BigInt(stepsOf(part))), 1n)
}

function stepsOf({ from, to, by }: PatternRange): number {
  return Math.ceil((to - from + 1) / by)
}

function appendPart(titles: string[], part: PatternPart): string[] {
  if (typeof part === "string") return titles.map((title) => title + part)
  const texts = textsOf(part)
  return titles.flatMap((title) => texts.map((text) => title + text))
}

function textsOf(range: PatternRange): string[] {
  return Array.from({ length: stepsOf(range) }, (_, step) => {
    const first = range.from + step * range.by
    const last = Math.min(first + range.by - 1, range.to)
    return first === last ? range.write(first) : `${range.write(first)}–${range.write(last)}`
  })
}

function inDigits(count: bigint): string {
  return count.toLocaleString("en-US")
}
