import { Prisma } from "@hearthbook/db"
import { found } from "@hearthbook/core/errors/not-found"
import { findCursor } from "../../../sql/paging.ts"
import { streakOf } from "@hearthbook/core/attendance/attendance"
import { isSchoolDay } from "@hearthbook/core/planning/school-days"
import type { Day } from "@hearthbook/core/time/days"
import type { Scope } from "../../../request/scope.ts"
import { loadSchoolCalendar } from "../../family/school-calendar/load-school-calendar.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { visibleTo } from "./attendance.policy.ts"
import type { AttendanceFilter, AttendanceView, StreakView } from "./attendance.schema.ts"
import { byDay, readStreakMarks, selectMarks } from "./attendance.select.ts"

/** Marks by day. NOT_FOUND if the filter names a student that the caller may not see. */
export async function listAttendance(scope: Scope, filter: AttendanceFilter): Promise<AttendanceView[]> {
  const { student_id, start_date, end_date, limit, cursor } = filter
  const from = await findCursor(cursor, (id) =>
    scope.db.attendance_record.findFirst({ where: { id, AND: visibleTo(scope) }, select: { id: true, date: true } }),
  )
  const where = [
    student_id && Prisma.sql`a.student_id = ${student_id}::uuid`,
    start_date && Prisma.sql`a.date >= ${start_date}::date`,
    end_date && Prisma.sql`a.date <= ${end_date}::date`,
    from && byDay.after(from),
  ]
  const marks = await selectMarks(scope, where, limit)
  // A filter that the caller may not see yields no rows, so access is checked only when the list is empty.
  if (marks.length === 0 && student_id) await requireStudent(scope, student_id)
  return marks
}

/** NOT_FOUND if the caller may not see it. */
export async function getAttendance(scope: Scope, id: string): Promise<AttendanceView> {
  const [mark] = await selectMarks(scope, [Prisma.sql`a.id = ${id}::uuid`])
  return found(mark ?? null, "attendance record")
}

/**
 * The attendance streak of each child at the end of `date`, today at the latest, by first name. A streak can continue from one academic year
 * into the next.
 */
export async function listStreaks(scope: Scope, { date }: { date?: Day }): Promise<StreakView[]> {
  const { today } = scope
  const until = date === undefined || date > today ? today : date
  const school = await loadSchoolCalendar(scope)
  const children = await readStreakMarks(scope, school, until)
  return children.map(({ student, marks }) => {
    const isOwnSchoolDay = (day: Day) => isSchoolDay(school, student.id, day)
    return { student_id: student.id, student, streak: streakOf(marks, { isSchoolDay: isOwnSchoolDay, until, today }) }
  })
}
