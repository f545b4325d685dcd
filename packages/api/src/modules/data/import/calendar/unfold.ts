import type { Encoding } from "@hearthbook/core/import/file-content"
import { decodeBytes, type Decoded } from "../table/decode-bytes.ts"

const [nothing, newline, carriageReturn, space, tab] = [0x00, 0x0a, 0x0d, 0x20, 0x09]

/**
 * Reads the bytes of a calendar as text, with folded lines joined (RFC 5545, 3.1). A fold may stand inside a letter, so lines are joined
 * before the bytes are decoded. A NUL in one value must not refuse all others, so it is left out. Null for bytes that are not text.
 */
export function decodeCalendar(bytes: Uint8Array, chosen?: Encoding): Decoded | null {
  const decoded = decodeBytes(unfoldBytes(bytes), chosen)
  // In UTF-16 each of the three has two bytes.
  return decoded && { ...decoded, text: decoded.text.replace(/(?:\r\n|[\r\n])[ \t]/g, "") }
}

function unfoldBytes(bytes: Uint8Array): Uint8Array {
  const unfolded = new Uint8Array(bytes.length)
  // In UTF-16 one of the first two bytes is no letter of ASCII: of the order mark, or of a letter.
  const isWide = (bytes[0] ?? 0) >= 0xfe || bytes[0] === nothing || bytes[1] === nothing
  let length = 0
  for (let at = 0; at < bytes.length; at++) {
    const fold = foldAt(bytes, at)
    if (fold > 0) at += fold - 1
    else if (isWide || bytes[at] !== nothing) unfolded[length++] = bytes[at] ?? nothing
  }
  return unfolded.subarray(0, length)
}

/** The number of bytes of the fold that begins here; 0 if none does. */
function foldAt(bytes: Uint8Array, at: number): number {
  const isPair = bytes[at] === carriageReturn && bytes[at + 1] === newline
  if (!isPair && bytes[at] !== newline && bytes[at] !== carriageReturn) return 0
  const length = isPair ? 2 : 1
  const next = bytes[at + length]
  return next === space || next === tab ? length + 1 : 0
}
