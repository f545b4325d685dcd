import { fromRandomAccessReaderPromise, type Entry, type ZipFile } from "yauzl"
import type { FileType } from "@hearthbook/core/limits/file-limits"
import { BlockReader, type ByteSource } from "./byte-source.ts"
import { refused } from "./refused-file.ts"
import { isEmbeddedObject, loadsRemoteTemplate, readRelations } from "./word-relations.ts"

/** The limits of what is read of a document. Its text is not unpacked. */
const maxEntries = 10_000
const largestContentTypes = 512 * 1024
const largestMimeType = 100
/** Of all lists of relations together. A long document with a thousand links has 200 kB. */
const largestRelations = 8 * 1024 * 1024

const contentTypesName = "[Content_Types].xml"

const openDocuments: FileType[] = [
  "application/vnd.oasis.opendocument.text",
  "application/vnd.oasis.opendocument.spreadsheet",
  "application/vnd.oasis.opendocument.presentation",
]

/**
 * Returns the type of a Word or OpenDocument file, which is a zip, by its list of entries; null for any other zip. Unpacks
 * nothing but a Word file's lists of types and relations, so that a zip bomb has no effect. Throws VALIDATION_ERROR at `file` if the
 * document has macros, embedded objects or a template of another site, all of which could run something on the computer of the person who
 * opens it, or if it is damaged.
 */
export async function documentType(source: ByteSource): Promise<FileType | null> {
  const reader = new BlockReader(source)
  try {
    const zip = await fromRandomAccessReaderPromise(reader, source.size, { autoClose: false })
    const entries = await listEntries(zip)
    return (await wordType(zip, entries)) ?? (await openDocumentType(zip, entries))
  } catch (error) {
    if (reader.failure) throw reader.failure
    throw error instanceof Error && error.name === "AppError" ? error : damaged()
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxEntries) throw damaged()
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return entries
}

async function wordType(zip: ZipFile, entries: Map<string, Entry>): Promise<FileType | null> {
  const types = entries.get(contentTypesName)
  if (!types || ![...entries.keys()].some((name) => name.startsWith("word/"))) return null
  const parts = await unpack(zip, types, largestContentTypes)
  const hasMacros = [...entries.keys()].some((name) => /vba(project|data)[^/]*\.(bin|xml)$/i.test(name))
  if (hasMacros || /macroenabled|vbaproject/i.test(parts)) throw macros()
  await refuseRelations(zip, entries)
  // The text can have any name: Word on the web calls it word/document2.xml.
  if (!/wordprocessingml\.(document|template)\.main\+xml/i.test(parts)) return null
  return "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
}

/** Objects and templates may have any name, but the lists of relations say what they are. */
async function refuseRelations(zip: ZipFile, entries: Map<string, Entry>): Promise<void> {
  if ([...entries.keys()].some((name) => /oleobject[^/]*\.bin$/i.test(name))) throw embedded()
  let left = largestRelations
  for (const [name, entry] of entries) {
    if (!/\.rels$/i.test(name)) continue
    const text = await unpack(zip, entry, left)
    left -= entry.uncompressedSize
    const relations = readRelations(text)
    if (relations.some(isEmbeddedObject)) throw embedded()
    if (relations.some(loadsRemoteTemplate)) throw remote()
  }
}

/** The first entry of an OpenDocument file holds its type, uncompressed. */
async function openDocumentType(zip: ZipFile, entries: Map<string, Entry>): Promise<FileType | null> {
  const first = entries.get("mimetype")
  if (!first || first.relativeOffsetOfLocalHeader !== 0 || first.compressionMethod !== 0) return null
  const text = await unpack(zip, first, largestMimeType)
  const type = openDocuments.find((known) => text === known || text === `${known}-template`)
  if (!type) return null
  if ([...entries.keys()].some((name) => /^(basic|scripts)\//i.test(name))) throw macros()
  return type
}

async function unpack(zip: ZipFile, entry: Entry, largest: number): Promise<string> {
  if (entry.uncompressedSize > largest) throw damaged()
  const chunks: Buffer[] = []
  let length = 0
  const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry)
  for await (const chunk of stream) {
    length += chunk.length
    // Leaving the loop stops the unpacking.
    if (length > largest) throw damaged()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString("utf8").replaceAll("\0", "")
}

function macros(): Error {
  return refused("This document contains macros, which are small programs. Save it without macros, or as PDF.")
}

function embedded(): Error {
  return refused("This document contains an object of another program, which could run something. Save it as PDF.")
}

function remote(): Error {
  return refused("This document loads its template from another place, which could run something. Save it as PDF.")
}

function damaged(): Error {
  return refused("This document is damaged. Save it again, and add it once more.")
}
