import type { RequestFacts } from "../../../request/request.ts"
import { openFamilyTransaction } from "../../../transaction/transaction.ts"

type Feed = { id: string; last_read_at: Date | null }
type Reading = Pick<RequestFacts, "client" | "settings"> & { family_id: string; now: Date }

/** Notes when a feed was read, once a minute at most. The row does not count as changed. */
export async function noteReading({ now, ...family }: Reading, { id, last_read_at }: Feed): Promise<void> {
  const due = new Date(now.getTime() - 60_000)
  // A moment in the future was noted by a clock that has since been set back.
  if (last_read_at && last_read_at > due && last_read_at <= now) return
  await openFamilyTransaction(family, "change", async (db) => {
    await db.$executeRaw`
      UPDATE calendar_feed SET last_read_at = ${now}
      WHERE id = ${id}::uuid AND family_id = ${family.family_id}::uuid`
  })
}
