import { Prisma } from "@hearthbook/db"
import { v7 } from "uuid"
import type { Scope } from "../../../request/scope.ts"
import { wasThere } from "@hearthbook/core/attendance/attendance-status"
import { occursOn } from "@hearthbook/core/planning/schedule"
import { isDayOff } from "@hearthbook/core/planning/school-days"
import { dayToDate, weekdayOf, type Day } from "@hearthbook/core/time/days"
import { minutesOf, timeOf } from "@hearthbook/core/time/times"
import { fieldError } from "@hearthbook/core/errors/errors"
import { found } from "@hearthbook/core/errors/not-found"
import { recordChange } from "../../../recording/record-change.ts"
import type { ClassView } from "../../calendar/schedule/schedule.schema.ts"
import { selectClasses } from "../../calendar/schedule/schedule.select.ts"
import { loadSchoolCalendar } from "../../family/school-calendar/load-school-calendar.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import type { ClassesLog, LoggedTimeView } from "./time.schema.ts"
import { selectTime } from "./time.select.ts"

/**
 * Records the time of a day's classes, one entry for each class of a child who was present or late. Classes that are named are also
 * recorded for a child without a mark, because ticking a class says that it was held, but never for one who was absent or excused. With
 * `held` false, it removes their entries. Returns the entries that these classes now have. It is one change, which can be undone.
 * VALIDATION_ERROR for a day in the future; NOT_FOUND for a student or a class that the caller may not see.
 */
export async function logClasses(scope: Scope, input: ClassesLog): Promise<LoggedTimeView[]> {
  const { held = true } = input
  const summary = (ids: string[]) =>
    `${held ? "Logged" : "Removed the time of"} ${ids.length === 1 ? "a class" : `${ids.length} classes`}`
  const { change_id, result } = await recordChange(scope, { kind: "time", summary }, () => holdClasses(scope, input))
  const entries = await selectTime(scope, [
    Prisma.sql`a.date = ${input.date}::date`,
    Prisma.sql`a.schedule_id = ANY(${result}::uuid[])`,
  ])
  return entries.map((entry) => ({ ...entry, change_id }))
}

/** Does the same as part of another change. Returns the ids of the classes. */
export async function holdClasses(scope: Scope, input: ClassesLog): Promise<string[]> {
  const { date, student_ids = [], held = true } = input
  if (date > scope.today) throw fieldError("date", "Choose today or an earlier day.")
  for (const id of student_ids) await requireStudent(scope, id)
  const classes = await classesOf(scope, input)
  const ids = classes.map(({ id }) => id)
  await (held ? addTime(scope, date, classes) : removeTime(scope, date, ids))
  return ids
}

/**
 * Records the time of all classes of a day of students who were just marked, as part of that. A day in the future has none yet. The
 * caller has checked the students.
 */
export async function logClassesOf(scope: Scope, date: Day, student_ids: string[]): Promise<void> {
  if (date > scope.today) return
  const classes = await classesOf(scope, { date, student_ids })
  if (classes.length > 0) await addTime(scope, date, classes)
}

/** The classes of the day that can be logged. */
async function classesOf(scope: Scope, { date, student_ids, schedule_ids, held }: ClassesLog): Promise<ClassView[]> {
  const asked = await selectClasses(scope, [
    schedule_ids
      ? Prisma.sql`a.id = ANY(${schedule_ids}::uuid[])`
      : Prisma.sql`a.day_of_week = ${weekdayOf(date)}::weekday`,
    student_ids && Prisma.sql`a.student_id = ANY(${student_ids}::uuid[])`,
  ])
  if (schedule_ids) found(schedule_ids.every((id) => asked.some((entry) => entry.id === id)) || null, "class")
  const classes = asked.filter((entry) => entry.day_of_week === weekdayOf(date))
  if (held === false) return classes
  const marks = await scope.db.attendance_record.findMany({
    where: { family_id: scope.family_id, date: dayToDate(date) },
    select: { student_id: true, status: true },
  })
  const markOf = new Map(marks.map(({ student_id, status }) => [student_id, status]))
  const school = await loadSchoolCalendar(scope)
  return classes.filter((entry) => {
    if (isDayOff(school, entry.student_id, date)) return false
    const mark = markOf.get(entry.student_id)
    return occursOn(entry, date) && (mark ? wasThere(mark) : schedule_ids !== undefined)
  })
}

/** Adds missing entries. A simultaneous second call adds nothing. */
function addTime({ db, family_id, now }: Scope, date: Day, classes: ClassView[]): Promise<unknown> {
  const data = classes.map(({ id, student_id, subject_id, start_time, end_time }) => ({
    id: v7(),
    family_id,
    student_id,
    subject_id,
    schedule_id: id,
    source: "class" as const,
    date: dayToDate(date),
    minutes: minutesOf(timeOf(end_time)) - minutesOf(timeOf(start_time)),
    created_at: now,
  }))
  return db.time_entry.createMany({ data, skipDuplicates: true })
}

function removeTime({ db, family_id }: Scope, date: Day, schedule_ids: string[]): Promise<unknown> {
  return db.time_entry.deleteMany({
    where: { family_id, date: dayToDate(date), source: "class", schedule_id: { in: schedule_ids } },
  })
}
