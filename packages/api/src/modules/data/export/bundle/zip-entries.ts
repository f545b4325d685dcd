import { PassThrough, pipeline, Readable } from "node:stream"
import { ZipFile } from "yazl"

/** An entry of a zip. PDFs are already compressed. */
export type Entry = { name: string; content: Uint8Array | Readable; compress?: boolean }

/**
 * Writes a zip while it is read. The next entry is made once the one before has been passed on, so that only one is in memory.
 * If one fails, the stream fails, so that no one gets an incomplete zip without noticing.
 */
export function zipEntries(
  entries: AsyncGenerator<Entry>,
  { mtime, fail }: { mtime: Date; fail: (error: unknown) => void },
): Readable {
  const zip = new ZipFile()
  const stream = new PassThrough()
  pipeline(zip.outputStream, stream, () => undefined)
  const closed = new Promise<void>((resolve) => stream.once("close", resolve))
  const addEntry = ({ name, content, compress = true }: Entry) =>
    new Promise<void>((resolve, reject) => {
      const source = content instanceof Readable ? content : Readable.from([content])
      source.once("end", resolve).once("error", reject)
      zip.addReadStreamLazy(name, { mtime, compress }, (open) => open(null, source))
    })
  const addAll = async () => {
    for await (const entry of entries) {
      // The client has disconnected.
      if (stream.destroyed) return
      await Promise.race([addEntry(entry), closed])
    }
    zip.end()
  }
  addAll().catch((error: unknown) => {
    fail(error)
    stream.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  return stream
}
