import { AppError } from "@hearthbook/core/errors/errors"

/**
 * The milliseconds after which a restore that wrote nothing more has ended: a set of rows or a file takes seconds. Each of its transactions
 * sets the family's `updated_at`.
 */
export const longestSilence = 60_000

/** Seconds until the records may be complete. */
const retry_after = 15

/**
 * BUSY while an archive is being restored into the caller's family: its records are not complete, and what would be changed might be taken
 * back with them.
 */
export function refuseWhileRestoring({ restoring_at }: { restoring_at: Date | null }): void {
  if (!restoring_at) return
  throw new AppError("BUSY", "An archive is being restored into your family. Your records are here in a few minutes.", {
    retry_after,
  })
}
