import { createHash } from "node:crypto"
import { buffer } from "node:stream/consumers"
import { z } from "zod"
import { fromRandomAccessReaderPromise, type Entry, type ZipFile } from "yauzl"
import { AppError } from "../../../errors/errors.ts"
import { maxEntries, maxRows, maxUnpackedOf } from "./archive-bounds.ts"
import { filesFolder, largestStoredFile } from "./file-entry.ts"
import { damagedArchive, notAnArchive, tooManyRows, archiveTooNew } from "./archive-errors.ts"
import { archiveFormat, archiveVersion, manifestName, manifestSchema, type Manifest } from "./manifest.ts"
import type { PartReader } from "../transfer/part-reader.ts"

const largestManifest = 16 * 1024 * 1024

export type Archive = {
  manifest: Manifest
  /** Of every entry but the manifest, in the order in which they lie in the zip: read so, no part is fetched again and again. */
  names: string[]
  has: (name: string) => boolean
  /** The bytes of an entry, which are what the manifest says of them, or the reading fails at its end. */
  read: (name: string) => AsyncGenerator<Buffer>
  /** All of an entry; `largest` is what it may have. */
  readAll: (name: string, largest: number) => Promise<Buffer>
}

/**
 * Opens a zip that claims to be an archive, and holds what it lists to its manifest. Refuses one that is none, is newer than
 * this Hearthbook, or is damagedArchive; each with the reason.
 */
export async function openArchive(reader: PartReader, size: number): Promise<Archive> {
  const refuse = (error: unknown) => {
    if (reader.failure) return reader.failure
    return error instanceof AppError ? error : damagedArchive(describe(error))
  }
  const zip = await openZip(reader, size).catch((error: unknown) => {
    throw refuse(error)
  })
  const maxUnpackedBytes = maxUnpackedOf(size)
  const entries = await listEntries(zip, maxUnpackedBytes).catch((error: unknown) => {
    throw refuse(error)
  })

  let unpacked = 0
  async function* unpack(name: string, sum: string | null, largest = maxUnpackedBytes): AsyncGenerator<Buffer> {
    const entry = entries.get(name)
    if (!entry) throw damagedArchive(`${name} is missing`)
    const hash = createHash("sha256")
    let length = 0
    try {
      // An entry that is longer than it says fails there, too.
      const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry)
      for await (const chunk of stream) {
        length += chunk.length
        unpacked += chunk.length
        // Leaving the loop ends the unpacking.
        if (length > largest) throw damagedArchive(`${name} is too large`)
        if (unpacked > maxUnpackedBytes) throw tooMuch()
        hash.update(chunk)
        yield chunk
      }
    } catch (error) {
      throw isLongerThanSaid(error) ? damagedArchive(`${name} is longer than it says`) : refuse(error)
    }
    if (sum !== null && hash.digest("hex") !== sum) throw damagedArchive(`${name} is not as it was written`)
  }
  const gather = async (name: string, sum: string | null, largest: number) => {
    if ((entries.get(name)?.uncompressedSize ?? 0) > largest) throw damagedArchive(`${name} is too large`)
    const chunks: Buffer[] = []
    for await (const chunk of unpack(name, sum, largest)) chunks.push(chunk)
    return Buffer.concat(chunks)
  }

  if (!entries.has(manifestName)) throw notAnArchive()
  const manifest = readManifest(await gather(manifestName, null, largestManifest))
  const sums = new Map(Object.entries(manifest.sha256))
  const missing = [...sums.keys()].find((name) => !entries.has(name))
  if (missing) throw damagedArchive(`${missing} is missing`)
  const strange = [...entries.keys()].find((name) => name !== manifestName && !sums.has(name))
  if (strange) throw damagedArchive(`${strange} does not belong there`)
  // Of the manifest itself there is no sum; what it names has one.
  const sumOf = (name: string) => sums.get(name) ?? ""
  return {
    manifest,
    names: inZipOrder(entries).filter((name) => name !== manifestName),
    has: (name) => sums.has(name),
    read: (name) => unpack(name, sumOf(name), largestOf(name)),
    readAll: (name, largest) => gather(name, sumOf(name), largest),
  }
}

async function openZip(reader: PartReader, size: number): Promise<ZipFile> {
  try {
    return await fromRandomAccessReaderPromise(reader, size, { autoClose: false, strictFileNames: true })
  } catch {
    if (reader.failure) throw reader.failure
    // Its list is at the end: of a zip that begins as one, the end is lost.
    throw (await beginsAsZip(reader)) ? damagedArchive("its end is missing") : notAnArchive()
  }
}

async function beginsAsZip(reader: PartReader): Promise<boolean> {
  const beginning = await buffer(reader._readStreamForRange(0, 4))
  return beginning.toString("latin1") === "PK\u0003\u0004"
}

/** Reads the list of entries in the zip. Unpacks none of them. */
async function listEntries(zip: ZipFile, maxUnpackedBytes: number): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    const { fileName, uncompressedSize } = entry
    unpacked += uncompressedSize
    if (unpacked > maxUnpackedBytes) throw tooMuch()
    if (uncompressedSize > largestOf(fileName)) throw damagedArchive(`${fileName} is too large`)
    if (entries.size >= maxEntries) throw damagedArchive("it holds too many files")
    if (entries.has(fileName)) throw damagedArchive(`${fileName} is there twice`)
    if (!entry.canDecodeFileData()) throw damagedArchive(`${fileName} cannot be unpacked`)
    entries.set(fileName, entry)
  }
  return entries
}

/** Bytes of one entry. */
function largestOf(name: string): number {
  if (name.startsWith(filesFolder)) return largestStoredFile
  return name === manifestName ? largestManifest : Number.POSITIVE_INFINITY
}

function tooMuch(): AppError {
  return damagedArchive("it unpacks to more than an archive can hold")
}

function inZipOrder(entries: Map<string, Entry>): string[] {
  const offsetOf = ([, entry]: [string, Entry]) => entry.relativeOffsetOfLocalHeader
  return [...entries].sort((one, other) => offsetOf(one) - offsetOf(other)).map(([name]) => name)
}

/** The part of a manifest that every version of Hearthbook can read. */
const claimedFormat = z.object({ format: z.unknown(), version: z.unknown() })

function readManifest(bytes: Buffer): Manifest {
  const text = parseJson(bytes)
  const { data: claimed } = claimedFormat.safeParse(text)
  if (claimed?.format !== archiveFormat) throw notAnArchive()
  if (typeof claimed.version === "number" && claimed.version > archiveVersion) throw archiveTooNew()
  const { data } = manifestSchema.safeParse(text)
  if (!data) throw damagedArchive(`${manifestName} cannot be read`)
  if (Object.values(data.counts).reduce((all, rows) => all + rows, 0) > maxRows) throw tooManyRows()
  return data
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"))
  } catch {
    return null
  }
}

/** Unpacking ends there: so says the library that unpacks it. */
function isLongerThanSaid(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("too many bytes in the stream")
}

/** What the library says of a zip, as the end of our sentence. */
function describe(error: unknown): string {
  return error instanceof Error ? error.message.replace(/\.$/, "") : "it cannot be read"
}
