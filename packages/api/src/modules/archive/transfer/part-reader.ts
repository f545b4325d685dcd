import { Readable } from "node:stream"
import { RandomAccessReader } from "yauzl"
import { partSize } from "../archive.schema.ts"

/** Answers the bytes of the part at a position. */
export type ReadPart = (position: number) => Promise<Buffer>

/** Reads any range of an archive out of its parts, of which it holds one at a time. */
export class PartReader extends RandomAccessReader {
  readonly #readPart: ReadPart
  #last: { position: number; bytes: Promise<Buffer> } | undefined
  /** Why a part could not be read, which is no fault of the archive. */
  failure: unknown

  constructor(readPart: ReadPart) {
    super()
    this.#readPart = readPart
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#readRange(start, end))
  }

  async *#readRange(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const position = Math.floor(at / partSize)
      const from = at - position * partSize
      const piece = (await this.#part(position)).subarray(from, from + end - at)
      // A part that is shorter than it must be, or is not there: the reader counts, and refuses.
      if (piece.length === 0) return
      yield piece
      at += piece.length
    }
  }

  #part(position: number): Promise<Buffer> {
    if (this.#last?.position === position) return this.#last.bytes
    const bytes = this.#readPart(position).catch((error: unknown) => {
      this.failure = error
      throw error
    })
    this.#last = { position, bytes }
    return bytes
  }
}
