/** A range in braces: its first and last number, the numbers in each text, and how a number is written. */
export type PatternRange = { from: number; to: number; by: number; write: (number: number) => string }

/** A part of a pattern: a text as it is, or a range. */
export type PatternPart = string | PatternRange

const token = /\{\{|\}\}|\{[^{}]*\}|[{}]|[^{}]+/g
const numbers = /^(\d{1,15})\s*[-–]\s*(\d{1,15})(?:\s+by\s+(\d{1,15}))?$/
const letters = /^(?:([a-z])\s*[-–]\s*([a-z])|([A-Z])\s*[-–]\s*([A-Z]))$/

/** Splits a pattern into texts and ranges, or says which braces are wrong. */
export function parsePattern(pattern: string): { parts: PatternPart[] } | { error: string } {
  const parts: PatternPart[] = []
  for (const [text] of pattern.matchAll(token)) {
    const part = readToken(text)
    if (typeof part === "object" && "error" in part) return part
    parts.push(part)
  }
  return { parts }
}

function readToken(text: string): PatternPart | { error: string } {
  if (text === "{{") return "{"
  if (text === "}}") return "}"
  if (text === "{") return { error: "A { is not closed. Write {{ for a brace." }
  if (text === "}") return { error: "A } has no { before it. Write }} for a brace." }
  return text.startsWith("{") ? readRange(text) : text
}

function readRange(text: string): PatternRange | { error: string } {
  const range = readNumbers(text.slice(1, -1).trim()) ?? readLetters(text.slice(1, -1).trim())
  if (range === null) {
    return { error: `${text} is no range and would make no lessons. Write one such as {1-36} or {a-f}.` }
  }
  if (range.by === 0) return { error: `${text} would make no lessons, because its step is 0.` }
  if (range.to < range.from) return { error: `${text} runs backwards and would make no lessons.` }
  return range
}

function readNumbers(text: string): PatternRange | null {
  const [, from, to, by = "1"] = numbers.exec(text) ?? []
  if (from === undefined || to === undefined) return null
  const width = from.startsWith("0") ? from.length : 1
  return { from: Number(from), to: Number(to), by: Number(by), write: (number) => String(number).padStart(width, "0") }
}

function readLetters(text: string): PatternRange | null {
  const found = letters.exec(text)
  const from = found?.[1] ?? found?.[3]
  const to = found?.[2] ?? found?.[4]
  if (from === undefined || to === undefined) return null
  return { from: from.charCodeAt(0), to: to.charCodeAt(0), by: 1, write: (code) => String.fromCharCode(code) }
}
