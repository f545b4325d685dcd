import { createHash } from "node:crypto"
import { PassThrough, Readable, pipeline } from "node:stream"
import { ZipFile } from "yazl"
import { AppError } from "@hearthbook/core/errors/errors"
import type { Log } from "../../../../request/log.ts"
import type { Gathered, PendingFile } from "./gather-family.ts"
import {
  archiveFormat,
  archiveVersion,
  rowsName,
  manifestName,
  readmeName,
  type Manifest,
} from "../../../../archiving/format/manifest.ts"
import { readmeText } from "./readme-text.ts"

type Parts = {
  about: { family: string; made_at: Date; /** As text for people. */ made_on: string; app_version: string }
  gathered: Gathered
  /** Opens a file, whose bytes are read while they are downloaded. NOT_FOUND if it has none. */
  openFile: (file: PendingFile) => Promise<() => AsyncGenerator<Uint8Array>>
  log: Log
}

/**
 * Writes the zip while it is read: first the gathered rows, then one file after the other, and last the list of the files that
 * were found. A file deleted meanwhile is left out with its row, and README and manifest name it. Any other failure fails the
 * stream, so that no one gets an incomplete archive without noticing.
 */
export function zipArchive({ about, gathered, openFile, log }: Parts): Readable {
  const { made_at: mtime, app_version } = about
  const archive = new ZipFile()
  const stream = new PassThrough()
  pipeline(archive.outputStream, stream, () => undefined)
  const fail = (err: unknown, which: object = {}) => {
    log.error({ err, ...which }, "archive")
    stream.destroy(err instanceof Error ? err : new Error(String(err)))
  }
  archive.on("error", (err: Error) => fail(err))

  const sha256: Manifest["sha256"] = {}
  const addBuffered = (name: string, read: () => Iterable<Buffer>) =>
    archive.addReadStreamLazy(name, { mtime }, (open) => open(null, Readable.from(read())))
  const addText = (name: string, text: string) => {
    sha256[name] = sumOf(text)
    addBuffered(name, () => [Buffer.from(text)])
  }
  /** Resolves when the bytes have been passed on, so that only a piece of one file is in memory at a time. */
  const addFile = ({ name, size }: PendingFile, chunks: () => AsyncGenerator<Uint8Array>) => {
    const hash = createHash("sha256")
    async function* hashed() {
      for await (const chunk of chunks()) {
        hash.update(chunk)
        yield chunk
      }
      sha256[name] = hash.digest("hex")
    }
    return new Promise<void>((resolve, reject) => {
      const source = Readable.from(hashed()).once("end", resolve).once("error", reject)
      // Photos are already compressed.
      archive.addReadStreamLazy(name, { mtime, size, compress: false }, (open) => open(null, source))
    })
  }

  /** Adds one file after the other; null if the download ended before. */
  const addFiles = async () => {
    const kept: PendingFile[] = []
    const missing: PendingFile[] = []
    for (const file of gathered.files) {
      // The client has disconnected.
      if (stream.destroyed) return null
      const which = { file_id: file.id }
      try {
        const chunks = await openFile(file).catch(nullIfGone)
        if (chunks) await addFile(file, chunks)
        else log.warn(which, "archive without a missing file")
        ;(chunks ? kept : missing).push(file)
      } catch (error) {
        fail(error, which)
        return null
      }
    }
    return { kept, missing }
  }

  const addAll = async () => {
    for (const [name, entry] of gathered.entries) {
      sha256[name] = entry.sha256()
      addBuffered(name, () => entry.read())
    }
    const files = await addFiles()
    if (!files) return
    const { kept, missing } = files
    addText(rowsName("files"), kept.map(({ line }) => line).join(""))
    addText(readmeName, readmeText({ ...about, missing: missing.map(({ title }) => title) }))
    const manifest: Manifest = {
      format: archiveFormat,
      version: archiveVersion,
      app_version,
      made_at: mtime.toISOString(),
      counts: { ...gathered.counts, files: kept.length },
      sha256,
      missing_files: missing.map(({ id, title }) => ({ id, name: title })),
    }
    addBuffered(manifestName, () => [Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)])
    archive.end()
  }
  addAll().catch((error: unknown) => fail(error))
  return stream
}

/** Null if the file was deleted meanwhile or is missing. Any other error is rethrown. */
function nullIfGone(error: unknown): null {
  if (error instanceof AppError && error.reason === "NOT_FOUND") return null
  throw error
}

function sumOf(content: string): string {
  return createHash("sha256").update(content).digest("hex")
}
