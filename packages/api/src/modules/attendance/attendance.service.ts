import type { Prisma } from "@hearthbook/db"
import { found } from "../../not-found.ts"
import { readPage } from "../../paging.ts"
import { streakOf } from "../../rules/attendance.ts"
import { dayToDate, type Day } from "../../rules/days.ts"
import type { Scope } from "../../scope.ts"
import { requireStudent } from "../student/student.service.ts"
import { visibleTo } from "./attendance.policy.ts"
import type { AttendanceFilter, AttendanceView, StreakView } from "./attendance.schema.ts"
import { attendanceSelect, readMarksOfStreaks, toAttendanceView } from "./attendance.select.ts"

const order = [{ date: "asc" }, { id: "asc" }] satisfies Prisma.attendance_recordOrderByWithRelationInput[]

/** Marks by day. NOT_FOUND where the filter names a student that the caller may not see. */
export async function listAttendance(scope: Scope, filter: AttendanceFilter): Promise<AttendanceView[]> {
  const { student_id, start_date, end_date, ...page } = filter
  const date = { gte: start_date && dayToDate(start_date), lte: end_date && dayToDate(end_date) }
  const rows = await readPage(page, {
    order,
    place: (id) =>
      scope.db.attendance_record.findFirst({ where: { id, AND: visibleTo(scope) }, select: { id: true, date: true } }),
    read: ({ take, after }) =>
      scope.db.attendance_record.findMany({
        where: { AND: [visibleTo(scope), { student_id, date }, after] },
        select: attendanceSelect,
        orderBy: order,
        take,
      }),
  })
  // What may not be seen is of nothing that is listed: only an empty list has to ask.
  if (rows.length === 0 && student_id) await requireStudent(scope, student_id)
  return rows.map(toAttendanceView)
}

/** NOT_FOUND where the caller may not see it. */
export async function getAttendance(scope: Scope, id: string): Promise<AttendanceView> {
  const where = { id, AND: visibleTo(scope) }
  return toAttendanceView(
    found(await scope.db.attendance_record.findFirst({ where, select: attendanceSelect }), "attendance record"),
  )
}

/**
 * How many school days in a row each child has been present, as it stood at the end of `date`, today at most (S §9,
 * DECISIONS 11a), also from one academic year into the next.
 */
export async function listStreaks(scope: Scope, { date }: { date?: Day }): Promise<StreakView[]> {
  const { today, calendar } = scope
  const until = date === undefined || date > today ? today : date
  const children = await readMarksOfStreaks(scope, until)
  return children.map(({ student_id, marks }) => {
    return { student_id, streak: streakOf(marks, { school_days: calendar.school_days, until, today }) }
  })
}
