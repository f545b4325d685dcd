import { Readable } from "node:stream"
import { RandomAccessReader } from "yauzl"
import { partSize } from "./upload.schema.ts"

/** Returns the bytes of the part at a position. */
export type ReadPart = (position: number) => Promise<Buffer>

/** Reads any range of an upload from its parts, keeping one of them in memory. */
export class PartReader extends RandomAccessReader {
  readonly #readPart: ReadPart
  #last: { position: number; bytes: Promise<Buffer> } | undefined
  /** The error of a part that could not be read, which does not mean that the upload is damaged. */
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
      // A part is missing or too short. The library notices and throws.
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
