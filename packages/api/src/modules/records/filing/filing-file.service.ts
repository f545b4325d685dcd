import { withExtension } from "@hearthbook/core/limits/file-limits"
import type { Scope } from "../../../request/scope.ts"
import { cleanFile, type CleanFile } from "../../../stored-files/clean-file.ts"
import { fileStore } from "../../../stored-files/file-store.ts"
import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import { countUpload } from "../../work/file/count-upload.ts"
import { visibleTo } from "./filing.policy.ts"
import type { FilingUpload, FilingView } from "./filing.schema.ts"
import { getFiling, refuseLockedFile } from "./filing.service.ts"

/**
 * Keeps a file with a filing, in place of the one it has. VALIDATION_ERROR at `file` for a refused file; NOT_FOUND if the caller may not
 * see the filing; LOCKED for one that was done in a locked year; RATE_LIMITED as `countUpload`.
 */
export async function uploadFilingFile(context: IdentifiedContext, upload: FilingUpload): Promise<FilingView> {
  const { id, name, content } = upload
  // Checked before the picture is processed, which is expensive.
  await runInTransaction(context, "read", async (scope) => refuseLockedFile(scope, await getFiling(scope, id)))
  await runInTransaction(context, "change", (scope) => countUpload(scope, content.length))
  const file = await cleanFile(content)
  return runInTransaction(context, "change", (scope) => replaceFile(scope, { id, name }, file))
}

async function replaceFile(
  scope: Scope,
  { id, name }: { id: string; name: string },
  { content, content_type, needs_password }: CleanFile,
): Promise<FilingView> {
  const { db, family_id, now } = scope
  await db.$queryRaw`SELECT id FROM filing WHERE family_id = ${family_id}::uuid AND id = ${id}::uuid FOR UPDATE`
  const before = await getFiling(scope, id)
  await refuseLockedFile(scope, before)
  await db.file.deleteMany({ where: { family_id, filing_id: id } })
  if (before.file_id) await fileStore.delete(scope, [before.file_id])
  const row = await db.file.create({
    data: {
      family_id,
      filing_id: id,
      name: withExtension(name, content_type),
      content_type,
      needs_password,
      size: content.length,
      created_at: now,
    },
    select: { id: true },
  })
  await fileStore.write(scope, row.id, content)
  await db.filing.updateMany({ where: { id, AND: visibleTo(scope) }, data: { version: { increment: 1 } } })
  return getFiling(scope, id)
}
