/** @module-tag slow */
import { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import zlib from "node:zlib"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { ZipFile } from "yazl"
import { manifestOf, openArchiveTests, registerFamily, type Entries } from "../../../../testing/archives.ts"
import { largestStoredFile } from "../../../../archiving/format/file-entry.ts"

const { api, archive } = await openArchiveTests()
const mb = 1024 * 1024

/** Counts the unpacked bytes. */
let unpacked: number
beforeEach(() => {
  unpacked = 0
  const make = zlib.createInflateRaw
  vi.spyOn(zlib, "createInflateRaw").mockImplementation((options) => {
    const inflate = make(options)
    inflate.on("data", (chunk: Buffer) => void (unpacked += chunk.length))
    return inflate
  })
})
afterEach(() => vi.restoreAllMocks())

/** The archive with one more entry, of zeros, which its manifest names. */
async function bombOf(name: string, size: number): Promise<Buffer> {
  const entries: Entries = new Map(archive)
  const manifest = manifestOf(entries)
  const sha256 = { ...manifest.sha256, [name]: "0".repeat(64) }
  entries.set("manifest.json", Buffer.from(JSON.stringify({ ...manifest, sha256 })))
  const zip = new ZipFile()
  // First, so that it is read first.
  const zeros = Array.from({ length: size / mb }, () => Buffer.alloc(mb))
  zip.addReadStream(Readable.from(zeros.values()), name, { compressionLevel: 1 })
  for (const [entry, content] of entries) zip.addBuffer(content, entry)
  zip.end()
  return buffer(zip.outputStream)
}

/** The zip with another size of an entry in its list, 22 bytes before the entry's name. */
function saySize(zip: Buffer, name: string, size: number): Buffer {
  const said = Buffer.from(zip)
  said.writeUInt32LE(size, zip.lastIndexOf(name) - 22)
  return said
}

const picture = "files/0199a000-0000-7000-8000-000000000000.png"
const wall = await bombOf("csv/wall.csv", 900 * mb)
const wallOfPicture = await bombOf(picture, 100 * mb)

test.each<[string, Buffer, RegExp, number]>([
  ["900 MB with the declared size", wall, /damaged: it unpacks to more than an archive can contain\.$/, 0],
  ["900 MB that declare 1 MB", saySize(wall, "csv/wall.csv", mb), /damaged: \S+ is longer than declared\.$/, 2 * mb],
  ["a picture of 100 MB", wallOfPicture, /damaged: files\/\S+ is too large\.$/, 0],
  [
    "a picture of 100 MB that declares 1 MB",
    saySize(wallOfPicture, picture, mb),
    /damaged: \S+ is longer than declared\.$/,
    2 * mb,
  ],
  [
    "a picture of 100 MB that declares the size limit",
    saySize(wallOfPicture, picture, largestStoredFile),
    /damaged: \S+ is longer than declared\.$/,
    largestStoredFile + mb,
  ],
])("stops at %s before the rest is unpacked", { tags: ["records.zip-bombs"] }, async (_, zip, reason, most) => {
  expect(zip.length).toBeLessThan(6 * mb)
  const account = await registerFamily(api)
  const id = await account.send(zip)
  unpacked = 0
  await expect(account.archive.restore({ id })).rejects.toMatchObject({
    code: "BAD_REQUEST",
    message: expect.stringMatching(reason),
  })
  // Besides the manifest, which is read first.
  expect(unpacked).toBeLessThanOrEqual(most + mb)
  expect(await api.db.student.count({ where: { family_id: account.family_id } })).toBe(0)
})
