import { createHash } from "node:crypto"
import { PassThrough, Readable, pipeline } from "node:stream"
import { ZipFile } from "yazl"
import { inUnit, scopeFacts, type IdentifiedContext } from "../../in-unit.ts"
import { countUse } from "../../rate-limit.ts"
import { readDateFormat } from "../../rules/date-format.ts"
import type { Log } from "../../log.ts"
import { openUnit } from "../../unit.ts"
import { gatherFamily, type Gathered, type WaitingFile } from "./gather-family.ts"
import { archiveFormat, archiveVersion, manifestName, readmeName, type Manifest } from "./manifest.ts"
import { readmeText } from "./readme-text.ts"
import { fileStore } from "../file/file-store.ts"

/** Archives of one family in an hour. */
const most = { limit: 30, windowSeconds: 3600 }

/** Milliseconds in which the rows of the largest family are long read. */
const patience = { timeout: 5 * 60_000, maxWait: 60_000 }

/** What is being downloaded. Destroying the stream ends the reading; where reading fails, the stream fails. */
export type MadeArchive = { name: string; stream: Readable }

/**
 * The family's data as a zip that is made while it is read: all rows as of one moment, then one file after the other.
 * RATE_LIMITED after thirty in an hour.
 */
export async function makeArchive(
  context: IdentifiedContext,
  { app_version }: { app_version: string },
): Promise<MadeArchive> {
  const { family_id, calendar, actor, now, today, log } = scopeFacts(context)
  await inUnit(context, "change", ({ db }) => countUse(db, { key: `archive:${family_id}`, ...most, now }))
  const { family, gathered } = await openUnit(
    context.client,
    "snapshot",
    async (db) => {
      const family = await db.family.findUniqueOrThrow({ where: { id: family_id }, select: { name: true } })
      const where = { family_id, user_id: actor.user_id }
      const settings = await db.settings.findFirst({ where, select: { date_format: true } })
      const date_format = readDateFormat(settings?.date_format)
      const reading = { db, family_id, user_id: actor.user_id, time_zone: calendar.time_zone, date_format }
      return { family: family.name, gathered: await gatherFamily(reading) }
    },
    patience,
  )
  const readBytes = (id: string) => openUnit(context.client, "read", (db) => fileStore.read({ db, family_id }, id))
  const about = { family, made_at: now, app_version }
  return {
    name: `hearthbook-${toFileName(family)}-${today}.zip`,
    stream: zip({ about, gathered, readBytes, log }),
  }
}

type Parts = {
  about: { family: string; made_at: Date; app_version: string }
  gathered: Gathered
  readBytes: (file_id: string) => Promise<Uint8Array>
  log: Log
}

function zip({ about, gathered, readBytes, log }: Parts): Readable {
  const { made_at: mtime, app_version } = about
  const { entries, files, counts } = gathered
  const archive = new ZipFile()
  const stream = new PassThrough()
  pipeline(archive.outputStream, stream, () => undefined)
  const fail = (err: Error, about: object = {}) => {
    log.error({ err, ...about }, "archive")
    stream.destroy(err)
  }
  archive.on("error", (err: Error) => fail(err))

  const sha256: Manifest["sha256"] = {}
  const addText = (name: string, read: () => Iterable<Buffer>) =>
    archive.addReadStreamLazy(name, { mtime }, (open) => open(null, Readable.from(read())))
  const readme = readmeText(about)
  sha256[readmeName] = sumOf(readme)
  addText(readmeName, () => [Buffer.from(readme)])
  for (const [name, entry] of entries) {
    sha256[name] = entry.sha256()
    addText(name, () => entry.read())
  }
  const addFile = ({ id, name, size }: WaitingFile) =>
    // Photos are packed already.
    archive.addReadStreamLazy(name, { mtime, size, compress: false }, (open) => {
      // Whoever has gone needs no more files.
      if (stream.destroyed) return
      readBytes(id).then(
        (bytes) => {
          sha256[name] = sumOf(bytes)
          open(null, Readable.from([bytes]))
        },
        // One that has gone meanwhile, say. The log names it, and whoever downloads has no archive rather than a short one.
        (error: unknown) => fail(toError(error), { file_id: id }),
      )
    })
  for (const file of files) addFile(file)
  const manifest = (): Manifest => ({
    format: archiveFormat,
    version: archiveVersion,
    app_version,
    made_at: mtime.toISOString(),
    counts,
    sha256,
  })
  // Last, when what is in it has been read.
  addText(manifestName, () => [Buffer.from(`${JSON.stringify(manifest(), null, 2)}\n`)])
  archive.end()
  return stream
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

function sumOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex")
}

/** 'The Brontë family' as part of a file's name: the-bronte-family. */
function toFileName(family: string): string {
  const plain = family
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "")
  return plain || "family"
}
