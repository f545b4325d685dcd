import type { Db, Prisma } from "@hearthbook/db"
import { addDays, dateToDay, dayIn, dayToDate } from "../../rules/days.ts"
import type { ReportWeek } from "./report-week.ts"
import type { WeekRecords } from "./weekly-report.ts"

type Family = { family_id: string; time_zone: string }

/** What was recorded in the week, and what is open and planned; five statements, however much there is. */
export async function readWeek(
  db: Db,
  { family_id, time_zone }: Family,
  { week, monday }: ReportWeek,
): Promise<WeekRecords> {
  const first = dayToDate(week[0] ?? monday)
  const begin = dayToDate(monday)
  const sunday = dayToDate(addDays(monday, 6))
  const students = await db.student.findMany({
    where: { family_id },
    select: { id: true, first_name: true },
    orderBy: [{ first_name: "asc" }, { id: "asc" }],
  })
  const marks = await db.attendance_record.findMany({
    where: { family_id, date: { gte: first, lt: begin } },
    select: { student_id: true, date: true, status: true },
  })
  const grades = await db.grade.findMany({
    // A day more at either end: whose days these are, the family's zone says below.
    where: {
      family_id,
      created_at: { gte: dayToDate(addDays(dateToDay(first), -1)), lt: dayToDate(addDays(monday, 1)) },
      assignment: { status: "graded" },
    },
    select: gradeSelect,
    orderBy: [{ created_at: "asc" }, { id: "asc" }],
  })
  const open = await db.assignment.findMany({
    where: {
      family_id,
      OR: [{ status: "submitted" }, { status: { in: ["assigned", "in_progress"] }, due_date: { lte: sunday } }],
    },
    select: { student_id: true, title: true, status: true, due_date: true },
    orderBy: [{ due_date: "asc" }, { id: "asc" }],
  })
  const lessons = await db.lesson.groupBy({
    by: ["student_id"],
    where: { family_id, completed_at: null, planned_date: { gte: begin, lte: sunday } },
    _count: true,
  })
  return {
    students,
    marks: marks.map(({ date, ...mark }) => ({ ...mark, date: dateToDay(date) })),
    graded: grades
      .filter(({ created_at }) => week.includes(dayIn(time_zone, created_at)))
      .map(({ student_id, letter_grade, points_earned, assignment }) => ({
        student_id,
        letter_grade,
        title: assignment.title,
        earned: points_earned.toNumber(),
        possible: assignment.points_possible.toNumber(),
      })),
    open: open.map(({ due_date, ...work }) => ({ ...work, due: dateToDay(due_date) })),
    lessons: lessons.map(({ student_id, _count }) => ({ student_id, count: _count })),
  }
}

const gradeSelect = {
  student_id: true,
  points_earned: true,
  letter_grade: true,
  created_at: true,
  assignment: { select: { title: true, points_possible: true } },
} satisfies Prisma.gradeSelect
