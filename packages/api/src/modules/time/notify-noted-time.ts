import type { Scope } from "../../request/scope.ts"
import { notify } from "../notification/notify.ts"
import { readShortNames } from "../short-names/short-names.ts"
import type { TimeView } from "./time.schema.ts"

/** Tells the adults what a child noted, so that they can count it. */
export async function notifyOfNotedTime(
  scope: Scope,
  { student_id, minutes, description, date }: TimeView,
): Promise<void> {
  const names = await readShortNames(scope.db, scope.family_id)
  const title = `${names.get(student_id) ?? "A child"} noted ${minutes} minutes`
  await notify(scope, [
    "adults",
    [{ kind: "time_noted", title, body: description, student_id, day: date.slice(0, 10) }],
  ])
}
