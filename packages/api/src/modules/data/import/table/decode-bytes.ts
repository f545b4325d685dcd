import type { Encoding } from "@hearthbook/core/import/file-content"

/** A text, and how many of its lines have letters that could not be read. */
export type Decoded = { text: string; encoding: Encoding; broken_lines: number }

/** Control characters that no text has, and the bytes that Windows-1252 leaves undefined: the bytes are of something else. */
// oxlint-disable-next-line no-control-regex
const control = /[\0-\b\x0e-\x19\x1b-\x1f]/
const undefinedOnWindows = /[\x81\x8d\x8f\x90\x9d]/

/**
 * The characters of Windows-1252 from 0x80 to 0x9f; the others are those of Latin-1. A TextDecoder of Node reads these as control
 * characters, too.
 */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ"

/** The share of lines of a UTF-8 text that may be broken. */
const mostBroken = 0.01

const unreadable = "\ufffd"

/**
 * Reads bytes as text, in a chosen encoding, or as their byte order mark says, or the empty bytes of its first letters; without these they are UTF-8, also with a few broken letters,
 * or what Excel writes on Windows or on a Mac, whichever makes words. Null for bytes that are no text, such as a picture.
 */
export function decodeBytes(bytes: Uint8Array, chosen?: Encoding): Decoded | null {
  if (chosen !== undefined) return decodeAs(bytes, chosen)
  const [first, second] = bytes
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (isMarked || isWide(bytes)) return decodeAs(bytes, "utf-16")
  const unicode = decodeAs(bytes, "utf-8")
  if (!unicode || unicode.broken_lines === 0) return unicode
  const isMostlyRight = unicode.broken_lines <= mostBroken * unicode.text.split("\n").length
  // Letters that are right show that the text is UTF-8. Without any, the broken ones may be those of an older program.
  if (isMostlyRight && /[^\0-\x7f\ufffd]/.test(unicode.text)) return unicode
  const older = [decodeAs(bytes, "windows-1252"), decodeAs(bytes, "macintosh")].filter((decoded) => decoded !== null)
  const [best = null] = older.toSorted((a, b) => wordScore(b.text) - wordScore(a.text))
  return isMostlyRight && (!best || wordScore(best.text) <= 0) ? unicode : best
}

/** True for UTF-16 without a byte order mark: of each of its first two letters, which are ASCII, the same byte is empty. */
function isWide(bytes: Uint8Array): boolean {
  const [a, b, c, d] = [...bytes.subarray(0, 4)].map((byte) => byte === 0)
  return d !== undefined && bytes.length % 2 === 0 && a !== b && a === c && b === d
}

/** Postgres cannot store a NUL, and no text has one. The byte order mark is left out. */
function decodeAs(bytes: Uint8Array, encoding: Encoding): Decoded | null {
  const text = textIn(bytes, encoding)
  const isUnicode = encoding === "utf-8" || encoding === "utf-16"
  if (isUnicode ? text.includes("\0") : control.test(text)) return null
  if (encoding === "windows-1252" && undefinedOnWindows.test(text)) return null
  const broken_lines = text.includes(unreadable)
    ? text.split("\n").filter((line) => line.includes(unreadable)).length
    : 0
  return { text, encoding, broken_lines }
}

function textIn(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding === "windows-1252")
    return Array.from(bytes, (byte) => windows[byte - 0x80] ?? String.fromCharCode(byte)).join("")
  if (encoding !== "utf-16") return new TextDecoder(encoding).decode(bytes)
  return new TextDecoder(bytes[0] === 0xfe || bytes[0] === 0 ? "utf-16be" : "utf-16le").decode(bytes)
}

/** How many letters beyond ASCII stand in words, less the signs that stand inside words. */
function wordScore(text: string): number {
  let score = 0
  for (const { 0: sign, index } of text.matchAll(/[^\0-\x7f]/gu)) {
    const [before, after] = [isLetter(text[index - 1]), isLetter(text[index + sign.length])]
    if (isLetter(sign) && (before || after)) score += 1
    else if (before && after) score -= 1
  }
  return score
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /\p{L}/u.test(sign)
}
