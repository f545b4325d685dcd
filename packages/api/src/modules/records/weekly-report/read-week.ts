import type { Db, Prisma } from "@hearthbook/db"
import { letterOn } from "@hearthbook/core/grading/grade-figures"
import { shortNames } from "@hearthbook/core/names/names"
import { addDays, dateToDay, dayIn, dayToDate } from "@hearthbook/core/time/days"
import { plannedStatuses } from "@hearthbook/core/planning/lesson-status"
import { gradedStatuses, toDoStatuses, waitingStatuses } from "@hearthbook/core/work/assignment-status"
import type { ReportWeek } from "./report-week.ts"
import { courseScaleSelect, loadFamilyScale, scaleOfCourse } from "../../family/grading-scale/course-scale.ts"
import type { WeekRecords } from "./weekly-report.ts"

type Family = { family_id: string; time_zone: string }

/** Reads the records of the week, and open and planned work, in six statements. */
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
    select: { id: true, first_name: true, last_name: true, grade_level: true },
    orderBy: [{ first_name: "asc" }, { id: "asc" }],
  })
  const marks = await db.attendance_record.findMany({
    where: { family_id, date: { gte: first, lt: begin } },
    select: { student_id: true, date: true, status: true },
  })
  const grades = await db.grade.findMany({
    // One day more at either end, because the days are those of the family's time zone, checked below. Grades are not changed
    // before they are given.
    where: {
      family_id,
      updated_at: { gte: dayToDate(addDays(dateToDay(first), -1)) },
      created_at: { lt: dayToDate(addDays(monday, 1)) },
      assignment: { status: { in: gradedStatuses } },
    },
    select: gradeSelect,
    orderBy: [{ updated_at: "asc" }, { id: "asc" }],
  })
  const open = await db.assignment.findMany({
    where: {
      family_id,
      OR: [{ status: { in: waitingStatuses } }, { status: { in: toDoStatuses }, due_date: { lte: sunday } }],
    },
    select: { student_id: true, title: true, status: true, due_date: true },
    orderBy: [{ due_date: "asc" }, { id: "asc" }],
  })
  const lessons = await db.lesson.groupBy({
    by: ["student_id"],
    where: { family_id, status: { in: plannedStatuses }, planned_date: { gte: begin, lte: sunday } },
    _count: true,
  })
  const scale = await loadFamilyScale({ db, family_id })
  const names = shortNames(students)
  return {
    scale,
    students: students.map(({ id, first_name }) => ({ id, name: names.get(id) ?? first_name })),
    marks: marks.map(({ date, ...mark }) => ({ ...mark, date: dateToDay(date) })),
    graded: gradesInWeek((moment) => week.includes(dayIn(time_zone, moment)), grades),
    open: open.map(({ due_date, ...work }) => ({ ...work, due: dateToDay(due_date) })),
    lessons: lessons.map(({ student_id, _count }) => ({ student_id, count: _count })),
  }
}

const gradeSelect = {
  id: true,
  student_id: true,
  points_earned: true,
  created_at: true,
  updated_at: true,
  assignment: {
    select: {
      title: true,
      type: true,
      due_date: true,
      points_possible: true,
      extra_credit: true,
      curriculum: { select: courseScaleSelect },
    },
  },
} satisfies Prisma.gradeSelect

type GradeRow = Prisma.gradeGetPayload<{ select: typeof gradeSelect }>

/** Grades given in the week, then older ones changed in it. A grade given and changed in the week appears once. */
function gradesInWeek(isInWeek: (moment: Date) => boolean, rows: GradeRow[]): WeekRecords["graded"] {
  const given = rows
    .filter(({ created_at }) => isInWeek(created_at))
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
  const changed = rows.filter(({ created_at, updated_at }) => !isInWeek(created_at) && isInWeek(updated_at))
  return [...given.map((row) => toGraded(row, false)), ...changed.map((row) => toGraded(row, true))]
}

function toGraded(row: GradeRow, is_changed: boolean): WeekRecords["graded"][number] {
  const points = { earned: row.points_earned.toNumber(), possible: row.assignment.points_possible.toNumber() }
  return {
    student_id: row.student_id,
    letter_grade: letterOn(scaleOfCourse(row.assignment.curriculum), points),
    title: row.assignment.title,
    ...points,
    id: row.id,
    type: row.assignment.type,
    due_date: dateToDay(row.assignment.due_date),
    created_at: row.created_at,
    extra_credit: row.assignment.extra_credit,
    is_changed,
  }
}
