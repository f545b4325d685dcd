import type { Readable } from "node:stream"
import { runInTransaction, scopeWithoutDb, type IdentifiedContext } from "../../../../transaction/run-in-transaction.ts"
import { countUse } from "../../../../rate-limit/rate-limit.ts"
import { downloadName } from "@hearthbook/core/export/file-names"
import { readDateFormat, writeDay } from "@hearthbook/core/time/date-format"
import { fileStore, openStoredFile } from "../../../../stored-files/file-store.ts"
import { gatherFamily, type PendingFile } from "./gather-family.ts"
import { zipArchive } from "./zip-archive.ts"

/** The hourly limit of archives for one family. */
const rateLimit = { limit: 30, windowSeconds: 3600 }

/** Enough time to read the rows of the largest family. */
const transactionLimits = { timeout: 5 * 60_000, maxWait: 60_000 }

/** An archive that is being downloaded. Destroying the stream stops the reading. If reading fails, the stream fails. */
export type MadeArchive = { name: string; stream: Readable }

/**
 * Creates a zip of the family's data while it is downloaded: all rows in one snapshot, then one file after the other. A missing
 * file is left out and named in the archive. RATE_LIMITED after thirty per hour.
 */
export async function makeArchive(
  context: IdentifiedContext,
  { app_version }: { app_version: string },
): Promise<MadeArchive> {
  const { family_id, calendar, actor, now, today, log } = scopeWithoutDb(context)
  await runInTransaction(context, "change", ({ db }) =>
    countUse(db, { key: `archive:${family_id}`, ...rateLimit, now }),
  )
  const { family, date_format, gathered } = await runInTransaction(
    context,
    "snapshot",
    async ({ db }) => {
      const family = await db.family.findUniqueOrThrow({ where: { id: family_id }, select: { name: true } })
      const where = { family_id, user_id: actor.user_id }
      const settings = await db.settings.findFirst({ where, select: { date_format: true } })
      const date_format = readDateFormat(settings?.date_format)
      const reading = { db, family_id, user_id: actor.user_id, time_zone: calendar.time_zone, date_format }
      return { family: family.name, date_format, gathered: await gatherFamily(reading) }
    },
    transactionLimits,
  )
  // A range at a time, each in its own transaction, because a large file is downloaded slowly. Stored bytes never change.
  const openFile = ({ id, size }: PendingFile) =>
    openStoredFile({
      size,
      bucket: context.settings.bucket,
      read: (start, length) => runInTransaction(context, "read", (scope) => fileStore.read(scope, id, start, length)),
    })
  const about = { family, made_at: now, made_on: writeDay(today, date_format), app_version }
  return {
    name: downloadName(family, [today], "zip"),
    stream: zipArchive({ about, gathered, openFile, log }),
  }
}
