import type { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import { groupBy } from "@hearthbook/core/lists/group-by"
import { courseDates } from "@hearthbook/core/planning/course-dates"
import type { CourseDays } from "@hearthbook/core/planning/course-days"
import type { CourseMode } from "@hearthbook/core/planning/forecast"
import { courseDays } from "@hearthbook/core/planning/meeting-days"
import { openDays, type OpenDays } from "@hearthbook/core/planning/course-plan/open-days"
import { defaultYear } from "@hearthbook/core/planning/terms"
import type { Recurrence } from "@hearthbook/core/planning/schedule"
import { dateToDay, dayToMidnight, type Day } from "@hearthbook/core/time/days"
import {
  loadSchoolCalendar,
  type FamilyCalendar,
  type FamilyYear,
} from "../../family/school-calendar/load-school-calendar.ts"
import { readShortNames } from "../../../identity/student-names.ts"

/** A curriculum with the days on which it meets. */
export type Course = {
  id: string
  student_id: string
  subject_id: string
  mode: CourseMode
  minutes_per_lesson: number | null
  days: CourseDays
  /** The days on which its pinned lessons may fall. */
  open: OpenDays
}

/** A course with its name, such as 'Ada's Algebra', or 'Ada B.'s Algebra' if a sibling has the same first name. */
export type NamedCourse = Course & { name: string }

type Courses<Kind> = { courses: Map<string, Kind>; calendar: FamilyCalendar }

const courseSelect = {
  id: true,
  student_id: true,
  subject_id: true,
  academic_year: true,
  semester: true,
  mode: true,
  meeting_days: true,
  minutes_per_lesson: true,
  start_date: true,
  end_date: true,
  subject: { select: { name: true } },
} satisfies Prisma.curriculumSelect
type CourseRow = Prisma.curriculumGetPayload<{ select: typeof courseSelect }>

/**
 * The courses of the family with these ids, in no order, and its calendar, which is read unless it is given. At most three statements,
 * whatever the number of courses.
 */
export async function loadCourses(scope: Scope, ids: string[], given?: FamilyCalendar): Promise<Courses<Course>> {
  const { rows, classes, calendar } = await loadRows(scope, ids, given)
  return { courses: byId(rows.map((row) => toCourse(scope, row, classes, calendar))), calendar }
}

/** The same with the courses' names, for messages and the history. One statement more. */
export async function loadNamedCourses(scope: Scope, ids: string[]): Promise<Courses<NamedCourse>> {
  const { rows, classes, calendar } = await loadRows(scope, ids)
  const names = await readShortNames(scope.db, scope.family_id)
  const courses = rows.map((row) => ({
    ...toCourse(scope, row, classes, calendar),
    name: `${names.get(row.student_id) ?? ""}'s ${row.subject.name}`,
  }))
  return { courses: byId(courses), calendar }
}

async function loadRows(scope: Scope, ids: string[], given?: FamilyCalendar) {
  const { db, family_id } = scope
  const calendar = given ?? (await loadSchoolCalendar(scope))
  const rows = await db.curriculum.findMany({ where: { family_id, id: { in: ids } }, select: courseSelect })
  return { rows, classes: await loadClasses(scope, rows), calendar }
}

function byId<Kind extends Course>(courses: Kind[]): Map<string, Kind> {
  return new Map(courses.map((course) => [course.id, course]))
}

type Pair = { student_id: string; subject_id: string }

/** The key of a child's classes in a subject. */
export const pairOf = ({ student_id, subject_id }: Pair) => `${student_id} ${subject_id}`

/** The weekly classes of these children in these subjects, by child and subject. One statement. */
export async function loadClasses({ db, family_id }: Scope, courses: Pair[]): Promise<Map<string, Recurrence[]>> {
  const rows = await db.schedule_entry.findMany({
    where: {
      family_id,
      student_id: { in: courses.map(({ student_id }) => student_id) },
      subject_id: { in: courses.map(({ subject_id }) => subject_id) },
    },
    select: {
      student_id: true,
      subject_id: true,
      day_of_week: true,
      start_time: true,
      end_time: true,
      start_date: true,
      end_date: true,
      canceled_days: true,
    },
  })
  return groupBy(rows.map(toClass), pairOf)
}

type ClassDays = Record<"start_date" | "end_date", Date | null> & { canceled_days: Date[] }

function toClass<Row extends Record<"start_time" | "end_time", Date> & ClassDays>(row: Row) {
  return {
    ...row,
    start_time: row.start_time.toISOString(),
    end_time: row.end_time.toISOString(),
    start_date: row.start_date && dayToMidnight(dateToDay(row.start_date)),
    end_date: row.end_date && dayToMidnight(dateToDay(row.end_date)),
    canceled_days: row.canceled_days.map((day) => dayToMidnight(dateToDay(day))),
  }
}

function toCourse(scope: Scope, row: CourseRow, classes: Map<string, Recurrence[]>, family: FamilyCalendar): Course {
  const { id, student_id, subject_id, mode, minutes_per_lesson } = row
  const days = daysOf(scope, row, classes.get(pairOf(row)) ?? [], family)
  return {
    id,
    student_id,
    subject_id,
    mode,
    minutes_per_lesson,
    days,
    open: openDays(yearOf(scope, row.academic_year, family).calendar, student_id, days.end),
  }
}

/** A refusal with the name of the course, because it may be one of several: 'This course never meets' is 'Ada's Art never meets'. */
export function withName(message: string, { name }: Pick<NamedCourse, "name">): string {
  return message.replace(/^(This|The) course\b/, name)
}

/** The columns that decide the days on which a course meets. No weekday stands for those of its classes or of the year. */
type MeetingRow = DatedRow & Pick<CourseRow, "student_id" | "meeting_days">

/** The days on which a course meets, also of one that is not saved yet. `classes` are the child's weekly classes of its subject. */
export function daysOf(scope: Scope, row: MeetingRow, classes: Recurrence[], family: FamilyCalendar): CourseDays {
  const { calendar } = yearOf(scope, row.academic_year, family)
  const week = weekOf(scope, row, classes, family)
  return courseDays({ ...week, ...datesOf(scope, row, family), calendar, student_id: row.student_id })
}

function weekOf(scope: Scope, row: MeetingRow, classes: Recurrence[], family: FamilyCalendar) {
  const { year } = yearOf(scope, row.academic_year, family)
  return { year, meeting_days: row.meeting_days.length > 0 ? row.meeting_days : null, classes }
}

type DatedRow = Pick<CourseRow, "academic_year" | "semester" | "start_date" | "end_date">

/** The first and the last day of a course. The last may be before the first if one was chosen that contradicts the semester. */
export function datesOf(scope: Scope, row: DatedRow, family: FamilyCalendar): { start: Day; end: Day } {
  const { year, calendar } = yearOf(scope, row.academic_year, family)
  const { semester } = row
  const start_date = row.start_date && dateToDay(row.start_date)
  const end_date = row.end_date && dateToDay(row.end_date)
  return courseDates({ semester, start_date, end_date, year, terms: year.terms }, calendar)
}

/** The school year of a course. One that the family has not made yet has the default days, and counts for this course only. */
function yearOf({ calendar: { school_days, year_start } }: Scope, academic_year: string, calendar: FamilyCalendar) {
  const made = calendar.years.find((year) => year.academic_year === academic_year)
  if (made) return { year: made, calendar }
  const year: FamilyYear = { academic_year, ...defaultYear(academic_year, year_start), school_days, terms: [] }
  return { year, calendar: { years: [...calendar.years, year], events: calendar.events } }
}
