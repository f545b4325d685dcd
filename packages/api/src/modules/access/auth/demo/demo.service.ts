import { randomBytes } from "node:crypto"
import { seedDemoFamily } from "@hearthbook/db/seed/demo"
import { countPublicUse } from "../../../../rate-limit/public-limits.ts"
import type { RequestFacts } from "../../../../request/request.ts"
import { dayIn } from "@hearthbook/core/time/days"
import { letterGrade, percentage, type Points } from "@hearthbook/core/grading/letter-grade"
import { openTransaction } from "../../../../transaction/transaction.ts"
import { recordEvent } from "../auth-event.ts"
import { toUserView, userSelect } from "../auth.select.ts"
import type { UserView } from "../auth.schema.ts"
import { demoExpiry } from "../demo-expiry.ts"
import { openSession, type Tokens } from "../session/session.service.ts"
import { childMailDomain } from "../../../messages/mail/mail.ts"

const defaultTimeZone = "America/New_York"

/** Calculates the percentage and letter of a grade for the demo data. */
export function demoGrade(points: Points) {
  return { percentage: percentage(points), letter_grade: letterGrade(points) }
}

/**
 * Creates a demo family with a school year of data for one visitor, and signs them in as its parent. It is deleted after a day.
 * RATE_LIMITED after 10 demos per hour from one address, or 200 in all.
 */
export async function openDemo(
  context: RequestFacts,
  { timezone = defaultTimeZone }: { timezone?: string },
): Promise<Tokens & { user: UserView }> {
  const now = context.clock()
  const { client, client_address } = context
  await countPublicUse(client, "demo", { client_address, now })
  const random = (bytes: number) => randomBytes(bytes).toString("hex")
  return openTransaction(client, "change", async (db) => {
    const { family_id, people } = await seedDemoFamily(db, {
      today: dayIn(timezone, now),
      now,
      grade: demoGrade,
      email_domain: `demo-${random(6)}.${childMailDomain}`,
      // The passwords are not needed: the visitor is already signed in, and no one else should sign in.
      passwords: { adult: random(16), child: random(16) },
      time_zone: timezone,
      expires_at: demoExpiry(now),
    })
    const row = await db.user.findFirstOrThrow({ where: { id: people[0]?.user_id, family_id }, select: userSelect })
    const user = toUserView(row)
    const meta = { ...context, now }
    await recordEvent(db, meta, { type: "demo_opened", family_id, user_id: user.id })
    const owner = { family_id, user, remember_me: false, means: "demo" as const }
    return { ...(await openSession(db, meta, owner)), user }
  })
}
