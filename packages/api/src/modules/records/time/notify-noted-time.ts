import { countOf } from "@hearthbook/core/names/count-of"
import type { Scope } from "../../../request/scope.ts"
import { dayToDate } from "@hearthbook/core/time/days"
import { notify, resolve } from "../../messages/notification/notify.ts"
import { readShortNames } from "../../../identity/student-names.ts"
import type { TimeView } from "./time.schema.ts"

/** Tells the adults what a child noted, so that they can count it. */
export async function notifyOfNotedTime(
  scope: Scope,
  { student_id, minutes, description, date }: TimeView,
): Promise<void> {
  const names = await readShortNames(scope.db, scope.family_id)
  const title = `${names.get(student_id) ?? "A child"} noted ${countOf(minutes, "minute")}`
  await notify(scope, [
    "adults",
    [{ kind: "time_noted", title, body: description, student_id, day: date.slice(0, 10) }],
  ])
}

/** Marks the notifications about a child's notes of a day as read, once none of them waits for an adult. */
export async function resolveNotes(scope: Scope, { student_id, date }: TimeView): Promise<void> {
  const day = date.slice(0, 10)
  const waiting = await scope.db.time_entry.count({
    where: { family_id: scope.family_id, student_id, date: dayToDate(day), status: "noted" },
  })
  if (waiting === 0) await resolve(scope, { kind: "time_noted", student_id, day })
}
