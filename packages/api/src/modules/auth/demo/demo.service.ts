import { randomBytes } from "node:crypto"
import { seedDemoFamily } from "@hearthbook/db/seed/demo"
import { countPublicUse } from "../../../rate-limit/public-limits.ts"
import type { RequestFacts } from "../../../request/request.ts"
import { dayIn } from "../../../rules/days.ts"
import { letterGrade, percentage, type Points } from "../../../rules/grading.ts"
import { openTransaction } from "../../../transaction/transaction.ts"
import { recordEvent } from "../auth-event.ts"
import { toUserView, userSelect } from "../auth.select.ts"
import type { UserView } from "../auth.schema.ts"
import { openSession, type Tokens } from "../session/session.service.ts"
import { childMailDomain } from "../../mail/mail.ts"

/** How long a visitor's family stays, in milliseconds (DECISIONS 23). */
const life = 24 * 60 * 60_000
const defaultTimeZone = "America/New_York"

/** The product's rule for a mark, as the demo family's rows need it. */
export function demoGrade(points: Points) {
  return { percentage: percentage(points), letter_grade: letterGrade(points) }
}

/**
 * Makes a family with a school year behind it, for this visitor alone, and signs them in as its parent. It goes after a day.
 * RATE_LIMITED after 10 from one address, or 200 in all, in an hour.
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
      // Nobody needs them: the visitor is signed in already, and no one else is to be.
      passwords: { adult: random(16), child: random(16) },
      time_zone: timezone,
      expires_at: new Date(now.getTime() + life),
    })
    const row = await db.user.findFirstOrThrow({ where: { id: people[0]?.user_id, family_id }, select: userSelect })
    const user = toUserView(row)
    const meta = { ...context, now }
    await recordEvent(db, meta, { type: "demo_opened", family_id, user_id: user.id })
    const owner = { family_id, user, remember_me: false, means: "demo" as const }
    return { ...(await openSession(db, meta, owner)), user }
  })
}
