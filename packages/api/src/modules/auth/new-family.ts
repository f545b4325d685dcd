import type { Db } from "@hearthbook/db"
import type { Origin } from "../../request/request.ts"
import { recordEvent } from "./auth-event.ts"
import { toUserView, userSelect } from "./auth.select.ts"
import type { UserView } from "./auth.schema.ts"

type FirstParent = {
  first_name: string
  /** Empty if the identity provider did not send one. */
  last_name: string
  email: string
  password_hash: string | null
  /** An IANA name; the default time zone if undefined. */
  timezone: string | undefined
}

/** Creates a family with its first parent. Fails with P2002 if the email already has an account. */
export async function createFamilyWithParent(
  db: Db,
  meta: Origin & { now: Date },
  { timezone, ...person }: FirstParent,
): Promise<{ family_id: string; user: UserView }> {
  const name = person.last_name ? `${person.last_name} family` : "My family"
  const { id: family_id } = await db.family.create({ data: { name, time_zone: timezone }, select: { id: true } })
  const parent = { ...person, family_id, role: "parent" as const }
  const user = toUserView(await db.user.create({ data: parent, select: userSelect }))
  await db.settings.create({ data: { family_id, user_id: user.id }, select: { user_id: true } })
  await recordEvent(db, meta, { type: "registered", family_id, user_id: user.id })
  return { family_id, user }
}
