import type { Scope } from "../../../request/scope.ts"
import { dayToDate } from "@hearthbook/core/time/days"
import { timeToDate } from "@hearthbook/core/time/times"
import type { PlannedSubject } from "../course-plan/plan-subjects.ts"
import { savePlan } from "../course-plan/save-plan.ts"
import { saveGradeLevels } from "../roll-over/save-year.ts"
import type { SetupStudent } from "./plan-setup-students.ts"
import type { SetupClass, SetupCourse } from "./plan-setup-week.ts"
import type { SetupYear } from "./plan-setup-year.ts"
import type { SetupInput } from "./setup.schema.ts"

/** Everything that a set-up makes. Not saved yet. */
export type PlannedSetup = {
  year: SetupYear
  students: SetupStudent[]
  subjects: PlannedSubject[]
  courses: SetupCourse[]
  classes: SetupClass[]
}

/** Saves a set-up and returns the id of its school year. Seven statements at most, whatever the number of rows. */
export async function saveSetup(scope: Scope, setup: PlannedSetup, { day }: SetupInput): Promise<string> {
  const id = await saveYear(scope, setup.year)
  await saveStudents(scope, setup.students)
  const courses = setup.courses.map(({ student, subject }) => ({
    student_id: student.id,
    subject_id: subject.id,
    academic_year: setup.year.academic_year,
    grade_level: student.grade_level,
    minutes_per_lesson: day.minutes,
  }))
  await savePlan(scope, { subjects: setup.subjects, courses })
  const { db, family_id, now } = scope
  await saveClasses(scope, setup)
  await db.event.createMany({
    data: setup.year.holidays.map(({ name, start_date, end_date }) => ({
      family_id,
      title: name,
      event_type: "holiday" as const,
      start_date: dayToDate(start_date),
      end_date: dayToDate(end_date),
      all_day: true,
      created_at: now,
    })),
  })
  return id
}

async function saveYear({ db, family_id }: Scope, { into, ...year }: SetupYear): Promise<string> {
  const { academic_year, school_days } = year
  const days = { start_date: dayToDate(year.start_date), end_date: dayToDate(year.end_date) }
  if (!into) {
    const data = { family_id, academic_year, school_days, ...days }
    return (await db.school_year.create({ data, select: { id: true } })).id
  }
  const data = { academic_year, school_days, ...days, version: { increment: 1 } }
  await db.school_year.update({ where: { id: into.id, family_id }, data, select: { id: true } })
  return into.id
}

async function saveStudents(scope: Scope, students: SetupStudent[]): Promise<void> {
  const { db, family_id, now } = scope
  await saveGradeLevels(
    scope,
    students.filter(({ is_new }) => !is_new),
  )
  await db.student.createMany({
    data: students
      .filter(({ is_new }) => is_new)
      .map(({ id, first_name, last_name, grade_level, date_of_birth, color }) => ({
        id,
        family_id,
        first_name,
        last_name,
        grade_level,
        date_of_birth: dayToDate(date_of_birth),
        color,
        created_at: now,
      })),
  })
}

/** Classes are held within the school year, so that the next one begins with its own. */
async function saveClasses({ db, family_id, now }: Scope, { year, students, classes }: PlannedSetup): Promise<void> {
  const [start_date, end_date] = [dayToDate(year.start_date), dayToDate(year.end_date)]
  await db.schedule_entry.createMany({
    data: classes.flatMap(({ student, subject, day_of_week, ...times }) => {
      const student_id = students[student]?.id
      if (!student_id) return []
      const [start_time, end_time] = [timeToDate(times.start_time), timeToDate(times.end_time)]
      const row = { family_id, student_id, subject_id: subject.id, day_of_week, start_time, end_time }
      return [{ ...row, start_date, end_date, created_at: now }]
    }),
  })
}
