import { Readable } from "node:stream"
import { RandomAccessReader } from "yauzl"

/** A file of which any range can be read. A range beyond the end is cut off. */
export type ByteSource = { size: number; read: (start: number, end: number) => Promise<Buffer> }

/** A file in memory. */
export function inMemory(content: Uint8Array): ByteSource {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  return { size: bytes.length, read: async (start, end) => bytes.subarray(start, end) }
}

/** The size of a block in bytes: about the list of a document's entries. */
const blockSize = 128 * 1024

/** Reads a zip from a source, a block at a time. The library asks for a few bytes at a time. */
export class BlockReader extends RandomAccessReader {
  readonly #source: ByteSource
  #last: { at: number; bytes: Promise<Buffer> } | undefined
  /** The error of a range that could not be read, which does not mean that the zip is damaged. */
  failure: unknown

  constructor(source: ByteSource) {
    super()
    this.#source = source
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#readRange(start, end))
  }

  async *#readRange(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const from = Math.floor(at / blockSize) * blockSize
      const piece = (await this.#block(from)).subarray(at - from, end - from)
      // The source is shorter than declared. The library notices and throws.
      if (piece.length === 0) return
      yield piece
      at += piece.length
    }
  }

  #block(at: number): Promise<Buffer> {
    if (this.#last?.at === at) return this.#last.bytes
    const bytes = this.#source.read(at, at + blockSize).catch((error: unknown) => {
      this.failure = error
      throw error
    })
    this.#last = { at, bytes }
    return bytes
  }
}
