import { Prisma } from "@hearthbook/db"
import { v7 } from "uuid"
import type { Scope } from "../../../request/scope.ts"
import { dayToDate } from "@hearthbook/core/time/days"
import { recordChange } from "../../../recording/record-change.ts"
import { checkTime } from "./check-time.ts"
import type { LoggedTimeView, TimeDraft } from "./time.schema.ts"
import { selectTime } from "./time.select.ts"

/**
 * Writes down time of several children or days: all or none, as one change that can be undone. In the order of `records`. Errors as
 * `createTime`.
 */
export async function logTime(scope: Scope, records: TimeDraft[]): Promise<LoggedTimeView[]> {
  const { db, family_id, now } = scope
  const data: Prisma.time_entryCreateManyInput[] = []
  for (const draft of records) {
    const subject = await checkTime(scope, draft)
    const { student_id, date, minutes, place, description } = draft
    const row = { id: v7(), family_id, student_id, ...subject, minutes, place, description }
    data.push({ ...row, date: dayToDate(date), created_at: now })
  }
  const total = records.reduce((sum, { minutes }) => sum + minutes, 0)
  const summary = `Logged ${total.toLocaleString("en-US")} minutes in ${data.length === 1 ? "one entry" : `${data.length} entries`}`
  const { change_id } = await recordChange(scope, { kind: "time", summary }, () => db.time_entry.createMany({ data }))
  const ids = data.map(({ id }) => id)
  const entries = await selectTime(scope, [Prisma.sql`a.id = ANY(${ids}::uuid[])`])
  const place = new Map(ids.map((id, index) => [id, index]))
  return entries
    .map((entry) => ({ ...entry, change_id }))
    .toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
}
