import { runInTransaction, scopeWithoutDb, type IdentifiedContext } from "../../../../transaction/run-in-transaction.ts"
import { isDuplicate, isTakenKey } from "../../../../sql/database-errors.ts"
import { planByKeys } from "../../../../sql/plan-by-keys.ts"
import { countUse } from "../../../../rate-limit/rate-limit.ts"
import type { Scope } from "../../../../request/scope.ts"
import { archiveKinds } from "@hearthbook/core/nouns/nouns"
import type { ArchiveCounts, RestoredView } from "../archive.schema.ts"
import { PartReader, type ReadPart } from "../../../../uploads/part-reader.ts"
import { readPart } from "../../../../uploads/stored-parts.ts"
import { findUpload, requireAllParts, type Upload } from "../../../../uploads/upload.service.ts"
import { damagedArchive } from "../../../../archiving/format/archive-errors.ts"
import { requireEmptyFamily } from "../transfer/empty-family.ts"
import { openArchive, type Archive } from "../../../../archiving/format/open-archive.ts"
import { archiveNouns } from "../../../nouns.ts"
import { beginRestore, type Restore } from "../../../../archiving/restore.ts"
import { setYearsAside, undoRestore } from "../../../../archiving/undo-restore.ts"
import { closeForRestore, noteRestoring } from "./begin-restore.ts"
import { finishRestore, readSingletons } from "./finish-restore.ts"
import { verifyArchive } from "./verify-archive.ts"

/** The hourly limit of restores for one family, because reading half a gigabyte takes effort. */
const rateLimit = { limit: 20, windowSeconds: 3600 }

/**
 * Restores an uploaded archive into the family, all or nothing, without notifications. It is written set by set, so that other families are
 * answered meanwhile; its own family is closed until the end, and a failure takes back what was written (docs/decisions/045). Files are
 * checked and re-encoded like uploads. A refused file is left out and named, and does not affect the rest. CONFLICT unless the upload is
 * complete and the family is empty; VALIDATION_ERROR with the reason if the archive is damaged, not an archive, made by a newer version, or
 * has too many rows; BUSY if another request locks the family for long; RATE_LIMITED after twenty tries per hour, and while
 * another archive is being restored.
 */
export async function restoreArchive(context: IdentifiedContext, { id }: { id: string }): Promise<RestoredView> {
  const { family_id } = context.identity
  await runInTransaction(context, "change", ({ db, now }) =>
    countUse(db, { key: `restore:${family_id}`, ...rateLimit, now }),
  )
  const upload = await runInTransaction(context, "read", async (scope) => {
    await requireEmptyFamily(scope)
    await requireAllParts(scope, "archive", id)
    return findUpload(scope, "archive", id)
  })
  // Read completely before anything is written. Each part is read in its own transaction, so that no other request has to wait.
  const readEach = (position: number) => runInTransaction(context, "read", (scope) => readPart(scope, id, position))
  await verifyArchive(await openUpload(upload, readEach))
  const begun = scopeWithoutDb(context)
  await runInTransaction(context, "change", ({ db }) => closeForRestore({ ...begun, db }, id))
  try {
    return await writeAll(context, begun, await openUpload(upload, readEach))
  } catch (error) {
    await undoRestore(context, { family_id, restoring_at: begun.now }).catch((err: unknown) => {
      // The clean-up does it.
      context.log.error({ err }, "restore not taken back")
    })
    throw isDuplicate(error) || isTakenKey(error) ? damagedArchive("a row occurs twice") : error
  }
}

/** Writes the rows set by set, and last what shows them to the family. */
async function writeAll(context: IdentifiedContext, begun: Restore["scope"], archive: Archive): Promise<RestoredView> {
  const { family_id, log } = begun
  const rows = countRows(archive)
  const inTransaction = <T>(work: (scope: Scope) => Promise<T>) =>
    runInTransaction(context, "change", async ({ db, now }) => {
      await noteRestoring({ db, family_id, now }, begun.now)
      await planByKeys({ db }, rows)
      return work({ ...begun, db })
    })
  const restore = beginRestore(begun, archive, async (work) => {
    await inTransaction(work)
  })
  // The archive's school years replace the one that registration made. Older archives have none.
  if (archive.manifest.counts.school_years) await inTransaction(({ db }) => setYearsAside(db, family_id))
  const counts: Partial<ArchiveCounts> = {}
  for (const kind of archiveKinds) {
    const written = await archiveNouns[kind].restore(restore)
    if (written !== (archive.manifest.counts[kind] ?? 0)) throw damagedArchive(`rows of ${kind} are missing`)
    const refused = kind === "files" ? restore.refused_files.length : 0
    counts[kind] = written - refused
    log.info({ kind, rows: written, ...(refused > 0 && { refused }) }, "restore")
  }
  const singletons = await readSingletons(archive)
  await inTransaction((scope) => finishRestore(scope, restore, singletons))
  return {
    counts: counts as ArchiveCounts,
    missing_files: archive.manifest.missing_files.map(({ name }) => name),
    refused_files: restore.refused_files,
  }
}
/** For a small archive, the database's usual plans are as good. */
function countRows({ manifest }: Archive): number {
  return Object.values(manifest.counts).reduce((all, rows) => all + rows, 0)
}

function openUpload({ size }: Upload, readPart: ReadPart): Promise<Archive> {
  return openArchive(new PartReader(readPart), size)
}
