/** Kinds of files that are recognized by their first bytes. A `zip` may be a document; `ole` is an old Word file. */
export type FileKind = "jpeg" | "png" | "webp" | "gif" | "bmp" | "heic" | "avif" | "pdf" | "zip" | "ole"

/** The number of bytes at the start of a file that decide its kind. */
export const headLength = 1024 + 4

/** A PDF may have other bytes before this mark, which is then within the first 1,024 bytes. */
const pdfMark = "%PDF-"

/** The sizes that a bitmap's header may have. They tell a picture from a text that starts with the same letters. */
const bitmapHeaders = [12, 40, 52, 56, 64, 108, 124]

const signatures: [FileKind, (text: string) => boolean][] = [
  ["jpeg", (text) => text.startsWith("\xff\xd8\xff")],
  ["png", (text) => text.startsWith("\x89PNG\r\n\x1a\n")],
  ["webp", (text) => text.startsWith("RIFF") && text.startsWith("WEBP", 8)],
  ["gif", (text) => text.startsWith("GIF87a") || text.startsWith("GIF89a")],
  [
    "bmp",
    (text) => text.startsWith("BM") && bitmapHeaders.includes(text.charCodeAt(14)) && text.startsWith("\0\0\0", 15),
  ],
  ["zip", (text) => text.startsWith("PK\x03\x04")],
  ["ole", (text) => text.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")],
]

/** Returns the kind of a file by its first bytes, whatever its name and declared type; null if it is unknown. */
export function kindOfBytes(head: Uint8Array): FileKind | null {
  const text = toLatin1(head.subarray(0, headLength))
  const known = signatures.find(([, matches]) => matches(text))
  if (known) return known[0]
  const boxed = kindOfBox(text)
  if (boxed) return boxed
  return text.includes(pdfMark) ? "pdf" : null
}

/** Photos of phones: the first box lists the brands of the format. `mif1` alone may be either kind. */
function kindOfBox(text: string): FileKind | null {
  if (text.slice(4, 8) !== "ftyp") return null
  const length = Math.min(text.length, text.charCodeAt(2) * 256 + text.charCodeAt(3))
  const brands = text.slice(8, Math.max(length, 12))
  if (/avi[fs]/.test(brands)) return "avif"
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? "heic" : null
}

/** One character for each byte. */
export function toLatin1(bytes: Uint8Array): string {
  let text = ""
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}
