import { bypassRls } from "@hearthbook/db"
import { AppError } from "@hearthbook/core/errors/errors"
import { longestSilence } from "../../../../archiving/restoring.ts"
import type { Scope } from "../../../../request/scope.ts"
import { lockUpload, requireAllParts } from "../../../../uploads/upload.service.ts"
import { lockFamilyExclusively } from "../../../family/family/lock-family.ts"
import { requireEmptyFamily } from "../transfer/empty-family.ts"

/** Seconds until another restore may have ended. */
const retry_after = 60

/**
 * Closes the family to its people until the restore has ended. Of two restores into one family, the second finds it closed or full. One at a
 * time on an installation: RATE_LIMITED while another family's runs.
 */
export async function closeForRestore(scope: Scope, upload_id: string): Promise<void> {
  const { db, family_id, now } = scope
  // Two that begin at the same moment would not see each other.
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('restore', 0))`
  const running = { restoring_at: { not: null }, updated_at: { gt: new Date(now.getTime() - longestSilence) } }
  const other = await bypassRls(scope, (all) => all.family.findFirst({ where: running, select: { id: true } }))
  if (other)
    throw new AppError(
      "RATE_LIMITED",
      "Another archive is being restored right now. Please try again in a few minutes.",
      {
        retry_after,
      },
    )
  // No child can be added in between.
  await lockFamilyExclusively(scope)
  await requireEmptyFamily(scope)
  await lockUpload(scope, upload_id)
  await requireAllParts(scope, "archive", upload_id)
  await db.family.update({
    where: { id: family_id },
    data: { restoring_at: now, updated_at: now },
    select: { id: true },
  })
}

/**
 * Says that the restore still runs, at the start of each of its transactions. BUSY if it was taken back, because it was silent for too long.
 */
export async function noteRestoring(
  { db, family_id, now }: Pick<Scope, "db" | "family_id" | "now">,
  restoring_at: Date,
): Promise<void> {
  const data = { updated_at: now }
  const { count } = await db.family.updateMany({ where: { id: family_id, restoring_at }, data })
  if (count === 0) throw new AppError("BUSY", "This took too long. Please restore the archive again.")
}
