/** The encodings of spreadsheets that were saved as text. */
export const encodings = ["utf-8", "utf-16", "windows-1252"] as const
export type Encoding = (typeof encodings)[number]

export type Decoded = { text: string; encoding: Encoding }

/** Bytes that Windows-1252 leaves undefined, and control characters that no text has: the bytes are of something else. */
// oxlint-disable-next-line no-control-regex
const notText = /[\0-\b\x0e-\x19\x1b-\x1f\x81\x8d\x8f\x90\x9d]/

/**
 * The characters of Windows-1252 from 0x80 to 0x9f; the others are those of Latin-1. A TextDecoder of Node reads these as control
 * characters, too.
 */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ"

/**
 * Reads bytes as text. Their byte order mark says how; without one they are UTF-8, or Windows-1252, as Excel writes where that fails.
 * Null for bytes that are no text, such as a picture.
 */
export function decodeBytes(bytes: Uint8Array): Decoded | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decode(bytes, "utf-16le", "utf-16")
  if (first === 0xfe && second === 0xff) return decode(bytes, "utf-16be", "utf-16")
  const unicode = decode(bytes, "utf-8", "utf-8")
  if (unicode) return unicode
  const western = Array.from(bytes, (byte) => windows[byte - 0x80] ?? String.fromCharCode(byte)).join("")
  return notText.test(western) ? null : { text: western, encoding: "windows-1252" }
}

/** Postgres cannot store a NUL, and no text has one. The byte order mark is left out. */
function decode(bytes: Uint8Array, label: string, encoding: Encoding): Decoded | null {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes)
    return text.includes("\0") ? null : { text, encoding }
  } catch {
    return null
  }
}
