import { fromBufferPromise, type Entry } from "yauzl"
import { AppError } from "@hearthbook/core/errors/errors"
import { largestImport } from "../import-limits.ts"
import { unpacksToTooMuch } from "./import-errors.ts"

/** A workbook of a family has a dozen entries. */
const maxEntries = 500

/** The entries of a workbook that matter: everything but pictures, macros and other attachments. */
const wanted = /\.(xml|rels)$/i

/**
 * Unpacks a workbook's XML. The sizes that the zip declares are added up before anything is unpacked, and compared while it is, so
 * that a zip bomb is refused at once. PAYLOAD_TOO_LARGE above 5 MB; VALIDATION_ERROR at `file` for a damaged zip.
 */
export async function unpackWorkbook(bytes: Uint8Array): Promise<Map<string, string>> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {})
    if (zip.entryCount > maxEntries) throw unpacksToTooMuch()
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) if (wanted.test(entry.fileName)) entries.push(entry)
    if (entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0) > largestImport) throw unpacksToTooMuch()
    const unpacked = new Map<string, string>()
    let size = 0
    for (const entry of entries) {
      const chunks: Buffer[] = []
      // The library throws if an entry is longer than it declares.
      const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry)
      for await (const chunk of stream) {
        size += chunk.length
        if (size > largestImport) throw unpacksToTooMuch()
        chunks.push(chunk)
      }
      unpacked.set(entry.fileName, Buffer.concat(chunks).toString("utf8"))
    }
    return unpacked
  } catch (error) {
    throw error instanceof AppError ? error : damagedWorkbook(error)
  }
}

export function damagedWorkbook(cause: unknown): AppError {
  const message =
    "This spreadsheet is damaged or protected. Open it, save it as a new XLSX or CSV file, and try that one."
  return new AppError("VALIDATION_ERROR", message, { issues: [{ field: "file", message }], cause })
}
