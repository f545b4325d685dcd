import { addDays, type Day } from "@hearthbook/core/time/days"
import { wasAbsent } from "@hearthbook/core/attendance/attendance-status"
import type { Scope } from "../../../request/scope.ts"
import { retract, notify, type NotificationDraft } from "../../messages/notification/notify.ts"
import { readShortNames } from "../../../identity/student-names.ts"
import type { AttendanceView } from "./attendance.schema.ts"

type Marks = Map<string, AttendanceView>

/** Marks before and after a change, by child and day. */
type Change = { before: Marks; after: Marks }

/** The number of days for which an absence is notified. Older ones are records added afterwards. */
const recentDays = 7

/** Notifies the other adults about new absences, and retracts notifications about absences that were corrected. */
export async function notifyAbsences(scope: Scope, { before, after }: Change): Promise<void> {
  const isAbsent = (mark: AttendanceView | undefined) => mark !== undefined && wasAbsent(mark.status)
  const corrected = [...before].filter(([key, mark]) => isAbsent(mark) && !isAbsent(after.get(key)))
  const topics = corrected.map(([, { student_id, date }]) => ({ student_id, day: date.slice(0, 10) }))
  await retract(scope, "absence_recorded", ...topics)
  const since: Day = addDays(scope.today, -recentDays)
  const added = [...after].filter(([key, mark]) => isAbsent(mark) && !isAbsent(before.get(key)))
  const recent = added.map(([, mark]) => mark).filter(({ date }) => date.slice(0, 10) > since)
  if (recent.length === 0) return
  const names = await readShortNames(scope.db, scope.family_id)
  const drafts = recent.map(({ student_id, date }): NotificationDraft => ({
    kind: "absence_recorded",
    title: `${names.get(student_id) ?? "A child"} was marked absent`,
    student_id,
    day: date.slice(0, 10),
  }))
  await notify(scope, ["adults", drafts])
}
