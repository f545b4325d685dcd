import pLimit from "p-limit"
import type { ShutdownSignal } from "../../../request/shutdown-signal.ts"
import type { Log } from "../../../request/log.ts"
import type { Client, Settings } from "../../../request/request.ts"
import { openFamilyTransaction, openTransaction } from "../../../transaction/transaction.ts"
import type { FetchLogo } from "../../../request/fetch-logo.ts"
import { fetchPicture, saveLogo, type LogoSource } from "./provider-logo.service.ts"

/** Providers per run. With `concurrency` they take 15 seconds at most, which a serverless host allows. */
const batch = 30
const concurrency = 10

type LogoJob = {
  client: Client
  settings: Settings
  clock: () => Date
  log: Log
  /** Null if logos are not fetched. */
  fetch_logo: FetchLogo | null
  shutdown?: ShutdownSignal
}

/**
 * Copies logos that no request has copied: those of restored providers, and those saved beyond the hourly limit. Each address
 * is tried once; saving the provider again tries it again. Every family gets a first turn before any gets a second one.
 */
export async function copyUntriedLogos({
  client,
  settings,
  clock,
  log,
  fetch_logo,
  shutdown,
}: LogoJob): Promise<{ logos: number }> {
  if (!fetch_logo || shutdown?.stop.aborted) return { logos: 0 }
  const now = clock()
  const providers = await openTransaction(
    client,
    "change",
    (db) => db.$queryRaw<(LogoSource & { family_id: string })[]>`
    UPDATE provider SET logo_tried_at = ${now}
    FROM (
      SELECT p.id, row_number() OVER (PARTITION BY p.family_id ORDER BY p.id) AS turn
      -- A restore may still bring the logo.
      FROM provider p JOIN family f ON f.id = p.family_id AND f.restoring_at IS NULL
      WHERE p.logo_url IS NOT NULL AND p.logo_tried_at IS NULL
      ORDER BY turn, id LIMIT ${batch}
    ) AS next
    WHERE provider.id = next.id AND provider.logo_tried_at IS NULL
    RETURNING provider.id, provider.family_id, provider.logo_url`,
  )
  const limit = pLimit(concurrency)
  const copied = await limit.map(providers, async ({ family_id, ...source }) => {
    if (shutdown?.stop.aborted) return false
    const logo = await fetchPicture(source, { fetch_logo, log })
    if (!logo) return false
    await openFamilyTransaction({ client, settings, family_id }, "change", (db) =>
      saveLogo({ db, family_id, now }, source, logo),
    )
    return true
  })
  return { logos: copied.filter(Boolean).length }
}
