import { fieldError } from "../../errors/errors.ts"
import type { Scope } from "../../request/scope.ts"
import { subjectKey } from "../../rules/planning/copy/matching-subject.ts"
import { layWeek, type LaidClass } from "../../rules/setup/lay-week.ts"
import { weekdays } from "../../rules/time/days.ts"
import { timeOf } from "../../rules/time/times.ts"
import type { PlannedSubject } from "../copy/plan-subjects.ts"
import type { SetupStudent } from "./plan-setup-students.ts"
import type { SetupInput } from "./setup.schema.ts"

/** A weekly class to make. */
export type SetupClass = Omit<LaidClass, "subject"> & { subject: PlannedSubject }

/** A course to make. */
export type SetupCourse = { student: SetupStudent; subject: PlannedSubject }

type Chosen = { students: SetupStudent[]; of_students: PlannedSubject[][] }

/**
 * The classes of the week, by weekday and time: as given, else laid out. A class that the student has already at that time is not
 * made again. One statement. VALIDATION_ERROR at `day.start_time` if a day would run past midnight.
 */
export async function planSetupClasses(
  scope: Scope,
  input: SetupInput,
  { students, of_students }: Chosen,
): Promise<SetupClass[]> {
  const { school_year, day } = input
  const laid =
    input.classes ??
    layWeek(
      input.students.map(({ subjects }) => subjects),
      school_year.school_days,
      day,
    )
  if (!laid)
    throw fieldError("day.start_time", "The day would run past midnight. Start earlier, or shorten the classes.")
  const held = await loadHeld(scope, students)
  return laid
    .flatMap(({ student, subject, ...time }) => {
      const own = of_students[student]?.find(({ name }) => subjectKey(name) === subjectKey(subject))
      const id = students[student]?.id
      if (!own || !id || held.has(`${id} ${own.id} ${time.day_of_week} ${time.start_time}`)) return []
      return [{ student, subject: own, ...time }]
    })
    .toSorted(byWeekdayAndTime)
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

async function loadHeld({ db, family_id }: Scope, students: SetupStudent[]): Promise<Set<string>> {
  const student_id = { in: students.filter(({ is_new }) => !is_new).map(({ id }) => id) }
  const rows = await db.schedule_entry.findMany({
    where: { family_id, student_id },
    select: { student_id: true, subject_id: true, day_of_week: true, start_time: true },
  })
  return new Set(
    rows.map((row) => `${row.student_id} ${row.subject_id} ${row.day_of_week} ${timeOf(row.start_time.toISOString())}`),
  )
}

function byWeekdayAndTime(one: SetupClass, other: SetupClass): number {
  const days = weekdays.indexOf(one.day_of_week) - weekdays.indexOf(other.day_of_week)
  return days || one.start_time.localeCompare(other.start_time) || one.student - other.student
}
