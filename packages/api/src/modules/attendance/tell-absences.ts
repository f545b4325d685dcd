import { addDays, type Day } from "../../rules/days.ts"
import type { Scope } from "../../scope.ts"
import { takeBack, tell, type Notice } from "../notification/tell.ts"
import type { AttendanceView } from "./attendance.schema.ts"

type Marks = Map<string, AttendanceView>

/** Days back for which an absence is news: a term that is filled in afterwards is none. */
const news = 7

/** Tells the other adults which children are absent now that were not before, and takes back what is not so any more. */
export async function tellAbsences(scope: Scope, before: Marks, after: Marks): Promise<void> {
  const absent = ({ status }: AttendanceView) => status === "absent"
  const gone = [...before].filter(([key, mark]) => absent(mark) && after.get(key)?.status !== "absent")
  for (const [, { student_id, date }] of gone) {
    await takeBack(scope, "absence_recorded", { student_id, day: date.slice(0, 10) })
  }
  const since: Day = addDays(scope.today, -news)
  const come = [...after].filter(([key, mark]) => absent(mark) && before.get(key)?.status !== "absent")
  const recent = come.map(([, mark]) => mark).filter(({ date }) => date.slice(0, 10) > since)
  if (recent.length === 0) return
  const names = await readNames(scope, recent)
  const notices = recent.map(({ student_id, date }): Notice => ({
    kind: "absence_recorded",
    title: `${names.get(student_id) ?? "A child"} was marked absent`,
    student_id,
    day: date.slice(0, 10),
  }))
  await tell(scope, "adults", notices)
}

async function readNames({ db, family_id }: Scope, marks: AttendanceView[]): Promise<Map<string, string>> {
  const ids = marks.map(({ student_id }) => student_id)
  const select = { id: true, first_name: true }
  const rows = await db.student.findMany({ where: { family_id, id: { in: ids } }, select })
  return new Map(rows.map(({ id, first_name }) => [id, first_name]))
}
