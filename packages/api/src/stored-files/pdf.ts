import { toLatin1 } from "@hearthbook/core/files/file-kind"
import type { ByteSource } from "./byte-source.ts"
import { refused } from "./refused-file.ts"

const headLength = 2048
/**
 * The end of a file that is searched for its trailer. Mail programs and scanners write lines after the end mark, or fill the file up
 * with zeros.
 */
const trailerLength = 64 * 1024
/** The bytes that are read at the place to which the end refers. */
const xrefLength = 8192

/** Refers from the trailer to how the PDF is encrypted. */
const encryption = /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/
/** Tags that make a browser take a text for a page. */
const markup = /<\s*(!doctype|html|head|body|script|svg|iframe|\?xml)[\s/>]/i

/**
 * Checks the structure of a PDF: its mark, and near its end the place of its table. The end mark after it may be missing, as viewers
 * do without it. Returns true if it asks for a password. Throws
 * VALIDATION_ERROR at `file` if it is damaged, or is a page that only contains the mark. Earlier versions stored every PDF with
 * an end mark, so a restored one (`wasStored`) needs no more than that.
 */
export async function checkPdf({ size, read }: ByteSource, wasStored: boolean): Promise<boolean> {
  const text = async (start: number, end: number) => toLatin1(await read(Math.max(0, start), end))
  const head = await text(0, headLength)
  const begin = head.search(/%PDF-\d/)
  const tail = await text(size - trailerLength, size)
  const [last] = [...tail.matchAll(/startxref\s+(\d{1,10})/g)].slice(-1)
  const hasEnd = last ?? (wasStored && tail.includes("%%EOF"))
  if (begin < 0 || markup.test(head.slice(0, begin)) || !hasEnd) {
    throw refused("This PDF is damaged. Save it again, and add it once more.")
  }
  if (encryption.test(head) || encryption.test(tail)) return true
  if (!last) return false
  // The place counts from the mark, or, as some programs write it, from the file's first byte.
  const place = Number(last[1])
  for (const at of new Set([place, place + begin])) {
    if (at < size && encryption.test(await text(at, at + xrefLength))) return true
  }
  return false
}
