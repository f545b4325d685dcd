import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import { isDuplicate } from "../../../sql/is-duplicate.ts"
import { countUse } from "../../../rate-limit/rate-limit.ts"
import type { Scope } from "../../../request/scope.ts"
import { archiveKinds, type ArchiveCounts, type RestoredView } from "../archive.schema.ts"
import { archivedFamily, archivedSettings } from "../format/archive-singletons.ts"
import { findUpload, requireAllParts, type ArchiveUpload } from "../transfer/archive-upload.service.ts"
import { damagedArchive } from "../format/archive-errors.ts"
import { requireEmptyFamily } from "../transfer/empty-family.ts"
import { lockFamilyExclusively } from "../../family/lock-family.ts"
import { singletonName } from "../format/manifest.ts"
import { openArchive, type Archive } from "../format/open-archive.ts"
import { PartReader, type ReadPart } from "../transfer/part-reader.ts"
import { readSingleton } from "../format/read-rows.ts"
import { archiveNouns } from "../nouns/index.ts"
import { beginRestore } from "../nouns/restore.ts"
import { readPart } from "../transfer/stored-parts.ts"
import { verifyArchive } from "./verify-archive.ts"

/** Restores that a family may try in an hour: reading half a gigabyte is work. */
const rateLimit = { limit: 20, windowSeconds: 3600 }

/** Milliseconds that writing the largest archive may take; where there is one connection, another waits for all of it. */
const transactionLimits = { timeout: 15 * 60_000, maxWait: 15 * 60_000 }

/**
 * Writes the archive that was sent into the family, in one transaction: all or nothing, and nobody is told of any of it.
 * Files are checked and redrawn as uploads are: one that is refused is left out and named, and costs nothing else.
 * CONFLICT unless all of it is here and the family is empty; VALIDATION_ERROR with the reason for an archive that is damagedArchive,
 * is none of ours, is newer than this Hearthbook, or has too many rows; BUSY where somebody else holds the family for long;
 * RATE_LIMITED after twenty tries in an hour.
 */
export async function restoreArchive(context: IdentifiedContext, { id }: { id: string }): Promise<RestoredView> {
  const { family_id } = context.identity
  await runInTransaction(context, "change", ({ db, now }) =>
    countUse(db, { key: `restore:${family_id}`, ...rateLimit, now }),
  )
  const upload = await runInTransaction(context, "read", async (scope) => {
    await requireEmptyFamily(scope)
    await requireAllParts(scope, id)
    return findUpload(scope, id)
  })
  // Read to its end once before anything is written: part by part, so that nobody has to wait for it.
  const readEach = (position: number) => runInTransaction(context, "read", (scope) => readPart(scope, id, position))
  await verifyArchive(await openUpload(upload, readEach))
  const write = runInTransaction(context, "change", (scope) => writeAll(scope, id), transactionLimits)
  return write.catch((error: unknown) => {
    throw isDuplicate(error) ? damagedArchive("a row is there twice") : error
  })
}

async function writeAll(scope: Scope, upload_id: string): Promise<RestoredView> {
  const { db, family_id, log } = scope
  // Of two restores the second finds what the first has done, and nobody adds a child in between.
  await lockFamilyExclusively(scope)
  await requireEmptyFamily(scope)
  await db.$queryRaw`SELECT id FROM archive_upload WHERE id = ${upload_id}::uuid AND family_id = ${family_id}::uuid FOR UPDATE`
  const archive = await openUpload(await findUpload(scope, upload_id), (at) => readPart(scope, upload_id, at))
  const restore = beginRestore(scope, archive)
  await writeSingletons(scope, archive)
  const counts: Partial<ArchiveCounts> = {}
  for (const kind of archiveKinds) {
    const rows = await archiveNouns[kind].restore(restore)
    if (rows !== archive.manifest.counts[kind]) throw damagedArchive(`rows of ${kind} are missing`)
    const refused = kind === "files" ? restore.refused_files.length : 0
    counts[kind] = rows - refused
    log.info({ kind, rows, ...(refused > 0 && { refused }) }, "restore")
  }
  await db.archive_upload.deleteMany({ where: { id: upload_id, family_id } })
  return {
    counts: counts as ArchiveCounts,
    missing_files: archive.manifest.missing_files.map(({ name }) => name),
    refused_files: restore.refused_files,
  }
}

async function writeSingletons({ db, family_id, actor }: Scope, archive: Archive): Promise<void> {
  const family = await readSingleton(archive, singletonName("family"), archivedFamily)
  const version = { increment: 1 }
  await db.family.update({ where: { id: family_id }, data: { ...family, version }, select: { id: true } })
  if (!archive.has(singletonName("settings"))) return
  const settings = await readSingleton(archive, singletonName("settings"), archivedSettings)
  await db.settings.updateMany({ where: { family_id, user_id: actor.user_id }, data: { ...settings, version } })
}

function openUpload({ size }: ArchiveUpload, readPart: ReadPart): Promise<Archive> {
  return openArchive(new PartReader(readPart), size)
}
