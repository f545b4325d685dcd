import type { Db } from "@hearthbook/db"
import { AppError } from "@hearthbook/core/errors/errors"
import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import type { Log } from "../../../request/log.ts"
import { countUse } from "../../../rate-limit/rate-limit.ts"
import { cleanLogo, type CleanPicture } from "../../../stored-files/clean-picture.ts"
import { fileStore } from "../../../stored-files/file-store.ts"
import { logoTimeout, type FetchLogo } from "../../../request/fetch-logo.ts"

/** The hourly limit of logos that are fetched when a family saves them. The others wait for the hourly job. */
const rateLimit = { limit: 60, windowSeconds: 3600 }

/** A provider whose logo is to be copied, with the saved address. */
export type LogoSource = { id: string; logo_url: string }

/**
 * Copies a provider's logo into the family's files. No transaction is open during the request. Saves no copy if there is no
 * usable picture, or if another address was saved meanwhile.
 */
export async function copyLogo(context: IdentifiedContext, source: LogoSource): Promise<void> {
  const { fetch_logo, log } = context
  if (!fetch_logo || !(await recordTry(context, source))) return
  const logo = await fetchPicture(source, { fetch_logo, log })
  if (logo) await runInTransaction(context, "change", (scope) => saveLogo(scope, source, logo))
}

/** Records the attempt, so that an address that fails is not tried again. False once the family's limit is reached. */
async function recordTry(context: IdentifiedContext, { id, logo_url }: LogoSource): Promise<boolean> {
  try {
    await runInTransaction(context, "change", async ({ db, family_id, now }) => {
      await countUse(db, { key: `logo:${family_id}`, ...rateLimit, now })
      await db.$executeRaw`
        UPDATE provider SET logo_tried_at = ${now}
        WHERE family_id = ${family_id}::uuid AND id = ${id}::uuid AND logo_url = ${logo_url}`
    })
    return true
  } catch (error) {
    if (error instanceof AppError && error.reason === "RATE_LIMITED") return false
    throw error
  }
}

/** Fetches the picture and re-encodes it; null, with the reason in the log, if there is no usable one. */
export async function fetchPicture(
  { id, logo_url }: LogoSource,
  { fetch_logo, log }: { fetch_logo: FetchLogo; log: Log },
): Promise<CleanPicture | null> {
  try {
    return await cleanLogo(await fetch_logo(logo_url, AbortSignal.timeout(logoTimeout)))
  } catch (error) {
    // Only the reason: the address that a person entered is not logged.
    const reason = error instanceof Error ? error.message : String(error)
    log.info({ provider_id: id, reason }, "no logo at the address of a provider")
    return null
  }
}

/** Saves a copy in place of the previous one, unless another address was saved meanwhile. */
export async function saveLogo(
  { db, family_id, now }: { db: Db; family_id: string; now: Date },
  { id, logo_url }: LogoSource,
  { content, content_type }: CleanPicture,
): Promise<void> {
  const [provider] = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM provider
    WHERE family_id = ${family_id}::uuid AND id = ${id}::uuid AND logo_url = ${logo_url}
    FOR UPDATE`
  if (!provider) return
  await db.file.deleteMany({ where: { family_id, provider_id: id } })
  const data = { family_id, provider_id: id, name: "logo.png", content_type, size: content.length, created_at: now }
  const file = await db.file.create({ data, select: { id: true } })
  await fileStore.write({ db, family_id }, file.id, content)
}
