import { runInTransaction, type IdentifiedContext } from "../../../../transaction/run-in-transaction.ts"
import { isDuplicate } from "../../../../sql/database-errors.ts"
import { countUse } from "../../../../rate-limit/rate-limit.ts"
import type { Scope } from "../../../../request/scope.ts"
import { archiveKinds } from "@hearthbook/core/nouns/nouns"
import { rulePackOf } from "@hearthbook/core/rule-packs/rule-packs"
import type { ArchiveCounts, RestoredView } from "../archive.schema.ts"
import { archivedFamily, archivedSettings } from "../archive-singletons.ts"
import { PartReader, type ReadPart } from "../../../../uploads/part-reader.ts"
import { readPart } from "../../../../uploads/stored-parts.ts"
import { findUpload, lockUpload, requireAllParts, type Upload } from "../../../../uploads/upload.service.ts"
import { damagedArchive } from "../../../../archiving/format/archive-errors.ts"
import { requireEmptyFamily } from "../transfer/empty-family.ts"
import { lockFamilyExclusively } from "../../../family/family/lock-family.ts"
import { singletonName } from "../../../../archiving/format/manifest.ts"
import { openArchive, type Archive } from "../../../../archiving/format/open-archive.ts"
import { readSingleton } from "../../../../archiving/format/read-rows.ts"
import { setFamilyScale, shownScaleId } from "../../../family/grading-scale/scale-columns.ts"
import { restoredScale } from "../../../family/grading-scale/grading-scale.noun.ts"
import { archiveNouns } from "../../../nouns.ts"
import { beginRestore } from "../../../../archiving/restore.ts"
import { verifyArchive } from "./verify-archive.ts"

/** The hourly limit of restores for one family, because reading half a gigabyte takes effort. */
const rateLimit = { limit: 20, windowSeconds: 3600 }

/** The time for writing the largest archive. On a host with one connection, other requests wait for it. */
const transactionLimits = { timeout: 15 * 60_000, maxWait: 15 * 60_000 }

/**
 * Restores an uploaded archive into the family in one transaction, without notifications. Files are checked and re-encoded like
 * uploads. A refused file is left out and named, and does not affect the rest. CONFLICT unless the upload is complete and the
 * family is empty; VALIDATION_ERROR with the reason if the archive is damaged, not an archive, made by a newer version, or has
 * too many rows; BUSY if another request locks the family for long; RATE_LIMITED after twenty tries per hour.
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
  const write = runInTransaction(context, "change", (scope) => writeAll(scope, id), transactionLimits)
  return write.catch((error: unknown) => {
    throw isDuplicate(error) ? damagedArchive("a row occurs twice") : error
  })
}

async function writeAll(scope: Scope, upload_id: string): Promise<RestoredView> {
  const { db, family_id, log } = scope
  // The second of two concurrent restores sees the rows of the first. No child can be added in between.
  await lockFamilyExclusively(scope)
  await requireEmptyFamily(scope)
  await lockUpload(scope, upload_id)
  const archive = await openUpload(await findUpload(scope, "archive", upload_id), (at) =>
    readPart(scope, upload_id, at),
  )
  const restore = beginRestore(scope, archive)
  const { family_scale_id } = await writeSingletons(scope, archive)
  // The archive's school years replace the one that registration made. Older archives have none.
  if (archive.manifest.counts.school_years) await db.school_year.deleteMany({ where: { family_id } })
  const counts: Partial<ArchiveCounts> = {}
  for (const kind of archiveKinds) {
    const rows = await archiveNouns[kind].restore(restore)
    if (rows !== (archive.manifest.counts[kind] ?? 0)) throw damagedArchive(`rows of ${kind} are missing`)
    const refused = kind === "files" ? restore.refused_files.length : 0
    counts[kind] = rows - refused
    log.info({ kind, rows, ...(refused > 0 && { refused }) }, "restore")
  }
  for (const { id, locked_at } of restore.locked_years)
    await db.school_year.updateMany({ where: { id, family_id }, data: { locked_at } })
  await setFamilyScale(scope, shownScaleId(restoredScale(family_scale_id, restore.ids("grading_scale"))))
  await db.upload.deleteMany({ where: { id: upload_id, family_id } })
  return {
    counts: counts as ArchiveCounts,
    missing_files: archive.manifest.missing_files.map(({ name }) => name),
    refused_files: restore.refused_files,
  }
}

/** Writes the family and the person's settings. Returns the family's scale, whose row is not written yet. */
async function writeSingletons({ db, family_id, actor }: Scope, archive: Archive) {
  const { grading_scale_id: family_scale_id, ...family } = await readSingleton(
    archive,
    singletonName("family"),
    archivedFamily,
  )
  const version = { increment: 1 }
  // The archive may be older than the list of packs.
  const pack = rulePackOf(family.rule_pack_id ?? "")
  const data = { ...family, rule_pack_id: pack?.id ?? null, version }
  await db.family.update({ where: { id: family_id }, data, select: { id: true } })
  if (!archive.has(singletonName("settings"))) return { family_scale_id }
  const settings = await readSingleton(archive, singletonName("settings"), archivedSettings)
  await db.settings.updateMany({ where: { family_id, user_id: actor.user_id }, data: { ...settings, version } })
  return { family_scale_id }
}

function openUpload({ size }: Upload, readPart: ReadPart): Promise<Archive> {
  return openArchive(new PartReader(readPart), size)
}
