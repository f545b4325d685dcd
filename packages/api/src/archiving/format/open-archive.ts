import { createHash } from "node:crypto"
import { buffer } from "node:stream/consumers"
import { z } from "zod"
import { fromRandomAccessReaderPromise, type Entry, type ZipFile } from "yauzl"
import { AppError } from "@hearthbook/core/errors/errors"
import { maxEntries, maxRows, maxUnpackedOf } from "./archive-bounds.ts"
import { filesFolder, largestStoredFile } from "./file-entry.ts"
import { damagedArchive, notAnArchive, tooManyRows, archiveTooNew } from "./archive-errors.ts"
import { archiveFormat, archiveVersion, manifestName, manifestSchema, type Manifest } from "./manifest.ts"
import { checkKinds, hasNewerKinds } from "./check-kinds.ts"
import type { PartReader } from "../../uploads/part-reader.ts"

const largestManifest = 16 * 1024 * 1024

export type Archive = {
  manifest: Manifest
  /** All entries but the manifest, in their order in the zip, so that parts are not fetched repeatedly. */
  names: string[]
  has: (name: string) => boolean
  /** Yields the bytes of an entry, and throws at the end if they do not match the manifest. */
  read: (name: string) => AsyncGenerator<Buffer>
  /** Reads an entry completely; `largest` is its size limit. */
  readAll: (name: string, largest: number) => Promise<Buffer>
}

/**
 * Opens a zip that claims to be an archive, and checks its list of entries against its manifest. Throws VALIDATION_ERROR if it
 * is not an archive, was made by a newer version, or is damaged.
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
      // The library throws here too if an entry is longer than declared.
      const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry)
      for await (const chunk of stream) {
        length += chunk.length
        unpacked += chunk.length
        // Leaving the loop stops the unpacking.
        if (length > largest) throw damagedArchive(`${name} is too large`)
        if (unpacked > maxUnpackedBytes) throw unpacksToTooMuch()
        hash.update(chunk)
        yield chunk
      }
    } catch (error) {
      throw isLongerThanSaid(error) ? damagedArchive(`${name} is longer than declared`) : refuse(error)
    }
    if (sum !== null && hash.digest("hex") !== sum) throw damagedArchive(`${name} does not match its checksum`)
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
  const unexpected = [...entries.keys()].find((name) => name !== manifestName && !sums.has(name))
  if (unexpected) throw damagedArchive(`${unexpected} does not belong there`)
  checkKinds(manifest, (name) => entries.has(name))
  // The manifest has no checksum of itself.
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
    // The list of entries is at the end. A file that starts like a zip has lost its end.
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
    if (unpacked > maxUnpackedBytes) throw unpacksToTooMuch()
    if (uncompressedSize > largestOf(fileName)) throw damagedArchive(`${fileName} is too large`)
    if (entries.size >= maxEntries) throw damagedArchive("it contains too many files")
    if (entries.has(fileName)) throw damagedArchive(`${fileName} occurs twice`)
    if (!entry.canDecodeFileData()) throw damagedArchive(`${fileName} cannot be unpacked`)
    entries.set(fileName, entry)
  }
  return entries
}

/** The size limit of an entry in bytes. */
function largestOf(name: string): number {
  if (name.startsWith(filesFolder)) return largestStoredFile
  return name === manifestName ? largestManifest : Number.POSITIVE_INFINITY
}

function unpacksToTooMuch(): AppError {
  return damagedArchive("it unpacks to more than an archive can contain")
}

function inZipOrder(entries: Map<string, Entry>): string[] {
  const offsetOf = ([, entry]: [string, Entry]) => entry.relativeOffsetOfLocalHeader
  return [...entries].sort((one, other) => offsetOf(one) - offsetOf(other)).map(([name]) => name)
}

/** The part of a manifest that every version of Hearthbook can read. */
const claimedFormat = z.object({ format: z.unknown(), version: z.unknown(), counts: z.looseObject({}).catch({}) })

function readManifest(bytes: Buffer): Manifest {
  const text = parseJson(bytes)
  const { data: claimed } = claimedFormat.safeParse(text)
  if (claimed?.format !== archiveFormat) throw notAnArchive()
  if (typeof claimed.version === "number" && claimed.version > archiveVersion) throw archiveTooNew()
  if (hasNewerKinds(claimed.counts)) throw archiveTooNew()
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

/** The library's error for an entry that is longer than declared. */
function isLongerThanSaid(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("too many bytes in the stream")
}

/** The library's error message, as the end of a sentence. */
function describe(error: unknown): string {
  return error instanceof Error ? error.message.replace(/\.$/, "") : "it cannot be read"
}
