import { rulePackOf } from "@hearthbook/core/rule-packs/rule-packs"
import type { Archive } from "../../../../archiving/format/open-archive.ts"
import { singletonName } from "../../../../archiving/format/manifest.ts"
import { readSingleton } from "../../../../archiving/format/read-rows.ts"
import type { Restore } from "../../../../archiving/restore.ts"
import { endRestore } from "../../../../archiving/undo-restore.ts"
import type { Scope } from "../../../../request/scope.ts"
import { ownUploads } from "../../../../uploads/upload.service.ts"
import { restoredScale } from "../../../family/grading-scale/grading-scale.noun.ts"
import { setFamilyScale, shownScaleId } from "../../../family/grading-scale/scale-columns.ts"
import { archivedFamily, archivedSettings, type ArchivedFamily, type ArchivedSettings } from "../archive-singletons.ts"

/** The kinds of records that an archive has once. */
export type Singletons = { family: ArchivedFamily; settings: ArchivedSettings | null }

export async function readSingletons(archive: Archive): Promise<Singletons> {
  const family = await readSingleton(archive, singletonName("family"), archivedFamily)
  const name = singletonName("settings")
  return { family, settings: archive.has(name) ? await readSingleton(archive, name, archivedSettings) : null }
}

/** Writes what replaces something of the family, and opens it to its people again. */
export async function finishRestore(scope: Scope, restore: Restore, { family, settings }: Singletons): Promise<void> {
  const { db, family_id, actor } = scope
  for (const write of restore.at_end) await write(scope)
  const { grading_scale_id, ...columns } = family
  const version = { increment: 1 }
  // The archive may be older than the list of packs.
  const pack = rulePackOf(family.rule_pack_id ?? "")
  const data = { ...columns, rule_pack_id: pack?.id ?? null, version }
  await db.family.update({ where: { id: family_id }, data, select: { id: true } })
  if (settings)
    await db.settings.updateMany({ where: { family_id, user_id: actor.user_id }, data: { ...settings, version } })
  await setFamilyScale(scope, shownScaleId(restoredScale(grading_scale_id, restore.ids("grading_scale"))))
  await db.upload.deleteMany({ where: { ...ownUploads(scope, "archive") } })
  await endRestore({ db, family_id, restoring_at: restore.scope.now })
}
