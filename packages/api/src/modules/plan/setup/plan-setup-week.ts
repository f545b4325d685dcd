import { fieldError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { subjectKey } from "@hearthbook/core/planning/copy/matching-subject"
import type { BusyTime, LaidClass } from "@hearthbook/core/planning/setup/lay-day"
import { layWeek } from "@hearthbook/core/planning/setup/lay-week"
import { timeOf } from "@hearthbook/core/time/times"
import { dayToDate, weekdays, type Weekday } from "@hearthbook/core/time/days"
import type { PlannedSubject } from "../course-plan/plan-subjects.ts"
import type { SetupStudent } from "./plan-setup-students.ts"
import type { SetupInput } from "./setup.schema.ts"

/** A weekly class to make. */
export type SetupClass = Omit<LaidClass, "subject"> & { subject: PlannedSubject }

/** A course to make. */
export type SetupCourse = { student: SetupStudent; subject: PlannedSubject }

/** The weekdays on which a subject of a student meets already. `student` is the student's place in the list, from 0. */
export type HeldSubject = { student: number; subject: PlannedSubject; days_of_week: Weekday[] }

type Chosen = { students: SetupStudent[]; of_students: PlannedSubject[][] }

/**
 * The classes of the week, by weekday and time: as given, else laid out around those that the students have already. A subject that the student has weekly classes of in the
 * school year, at whatever time, keeps those and gets no others. One statement. VALIDATION_ERROR at `day.start_time` if a day would
 * run past midnight.
 */
export async function planSetupClasses(
  scope: Scope,
  input: SetupInput,
  { students, of_students }: Chosen,
): Promise<{ classes: SetupClass[]; held: HeldSubject[] }> {
  const { school_year, day } = input
  const { days: taken, busy } = await loadHeld(scope, input, students)
  const daysOf = (student: number, { name }: { name: string }) =>
    taken.get(`${students[student]?.id} ${subjectKey(name)}`)
  const free = input.students.map(({ subjects }, student) => subjects.filter((subject) => !daysOf(student, subject)))
  const laid = input.classes ?? layWeek(free, school_year.school_days, day, busy)
  if (!laid)
    throw fieldError("day.start_time", "The day would run past midnight. Start earlier, or shorten the classes.")
  const classes = laid
    .flatMap(({ student, subject, ...time }) => {
      const own = of_students[student]?.find(({ name }) => subjectKey(name) === subjectKey(subject))
      return own && !daysOf(student, own) ? [{ student, subject: own, ...time }] : []
    })
    .toSorted(byWeekdayAndTime)
  const held = of_students.flatMap((subjects, student) =>
    subjects.flatMap((subject) => {
      const days = daysOf(student, subject)
      return days ? [{ student, subject, days_of_week: weekdays.filter((weekday) => days.has(weekday)) }] : []
    }),
  )
  return { classes, held }
}

/** The courses to make: one for each subject of a student that has none in the year. One statement. */
export async function planSetupCourses(
  { db, family_id }: Scope,
  { school_year }: SetupInput,
  { students, of_students }: Chosen,
): Promise<SetupCourse[]> {
  const student_id = { in: students.map(({ id }) => id) }
  const rows = await db.curriculum.findMany({
    where: { family_id, student_id, academic_year: school_year.academic_year },
    select: { student_id: true, subject_id: true },
  })
  const taken = new Set(rows.map((row) => `${row.student_id} ${row.subject_id}`))
  return students.flatMap((student, index) =>
    (of_students[index] ?? [])
      .filter((subject) => !taken.has(`${student.id} ${subject.id}`))
      .map((subject) => ({ student, subject })),
  )
}

/** The weekdays of the weekly classes by student and name of the subject, and the times at which they are held. */
type Held = { days: Map<string, Set<Weekday>>; busy: BusyTime[] }

/** The weekly classes that the students have in the school year. An entry of one day is no weekly class. */
async function loadHeld(
  { db, family_id }: Scope,
  { school_year }: SetupInput,
  students: SetupStudent[],
): Promise<Held> {
  const student_id = { in: students.filter(({ is_new }) => !is_new).map(({ id }) => id) }
  const rows = await db.schedule_entry.findMany({
    where: {
      family_id,
      student_id,
      AND: [
        { OR: [{ start_date: null }, { start_date: { lte: dayToDate(school_year.end_date) } }] },
        { OR: [{ end_date: null }, { end_date: { gte: dayToDate(school_year.start_date) } }] },
      ],
    },
    select: {
      student_id: true,
      subject: { select: { name: true } },
      day_of_week: true,
      start_time: true,
      end_time: true,
      start_date: true,
      end_date: true,
    },
  })
  const days = new Map<string, Set<Weekday>>()
  const busy: BusyTime[] = []
  for (const { start_date, end_date, ...row } of rows) {
    if (start_date && start_date.getTime() === end_date?.getTime()) continue
    const key = `${row.student_id} ${subjectKey(row.subject.name)}`
    days.set(key, (days.get(key) ?? new Set()).add(row.day_of_week))
    const student = students.findIndex(({ id }) => id === row.student_id)
    const [from, to] = [timeOf(row.start_time.toISOString()), timeOf(row.end_time.toISOString())]
    busy.push({ student, day_of_week: row.day_of_week, start_time: from, end_time: to })
  }
  return { days, busy }
}

function byWeekdayAndTime(one: SetupClass, other: SetupClass): number {
  const days = weekdays.indexOf(one.day_of_week) - weekdays.indexOf(other.day_of_week)
  return days || one.start_time.localeCompare(other.start_time) || one.student - other.student
}
