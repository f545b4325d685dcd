import type { Db } from "@hearthbook/db"
import type { Origin } from "../../../request/request.ts"
import { firstSchoolYear } from "@hearthbook/core/planning/next-year/next-year"
import { defaultDateFormat } from "@hearthbook/core/time/date-format"
import { dayIn, dayToDate } from "@hearthbook/core/time/days"
import { usualDateFormat, usualYearStart } from "@hearthbook/core/time/usual-place"
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

/**
 * Creates a family with its first school year and its first parent. The start of the year and the order of a date are those that
 * are usual in the time zone. Fails with P2002 if the email already has an account.
 */
export async function createFamilyWithParent(
  db: Db,
  meta: Origin & { now: Date },
  { timezone, ...person }: FirstParent,
): Promise<{ family_id: string; user: UserView }> {
  const name = person.last_name ? `${person.last_name} family` : "My family"
  const family = await db.family.create({
    data: { name, time_zone: timezone, ...(timezone && { year_start: usualYearStart(timezone) }) },
    select: { id: true, time_zone: true, year_start: true },
  })
  const family_id = family.id
  await createFirstYear(db, { ...family, now: meta.now })
  const parent = { ...person, family_id, role: "parent" as const }
  const date_format = timezone ? usualDateFormat(timezone) : defaultDateFormat
  const user = { ...toUserView(await db.user.create({ data: parent, select: userSelect })), date_format }
  await db.settings.create({
    data: { family_id, user_id: user.id, date_format },
    select: { user_id: true },
  })
  await recordEvent(db, meta, { type: "registered", family_id, user_id: user.id })
  return { family_id, user }
}

type NewFamily = { id: string; time_zone: string; year_start: string; now: Date }

async function createFirstYear(db: Db, { id: family_id, time_zone, year_start, now }: NewFamily): Promise<void> {
  const { academic_year, start_date, end_date } = firstSchoolYear(dayIn(time_zone, now), year_start)
  const days = { start_date: dayToDate(start_date), end_date: dayToDate(end_date) }
  await db.school_year.create({ data: { family_id, academic_year, ...days }, select: { id: true } })
}
