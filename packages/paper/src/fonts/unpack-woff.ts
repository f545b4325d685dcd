import { inflateSync } from "node:zlib"

const headerSize = 44
const entrySize = 20

/**
 * Turns a WOFF file into the TrueType or OpenType font that it has packed. The library that reads fonts has an unpacker of its own,
 * which fails on some valid files.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("This is not a WOFF file.")
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + count * 16)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const parts: Uint8Array[] = [head]
  let place = head.length
  for (let index = 0; index < count; index++) {
    const entry = headerSize + index * entrySize
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number]
    const stored = woff.subarray(offset, offset + packed)
    const table = packed < length ? inflateSync(stored) : stored
    const record = 12 + index * 16
    woff.copy(head, record, entry, entry + 4)
    woff.copy(head, record + 4, entry + 16, entry + 20)
    head.writeUInt32BE(place, record + 8)
    head.writeUInt32BE(length, record + 12)
    // Each table begins at a multiple of four bytes.
    const padding = Buffer.alloc(-table.length & 3)
    parts.push(table, padding)
    place += table.length + padding.length
  }
  return Buffer.concat(parts)
}
