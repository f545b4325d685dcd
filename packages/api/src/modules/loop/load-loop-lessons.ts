import type { Scope } from "../../request/scope.ts"
import { groupBy } from "../../rules/group-by.ts"
import { loopToday, type LoopCourse } from "../../rules/planning/loops.ts"
import { courseDays } from "../../rules/planning/meeting-days.ts"
import { dateToDay } from "../../rules/time/days.ts"
import { loadSchoolCalendar, type FamilyCalendar } from "../school-year/load-school-calendar.ts"
import type { LoopView } from "./loop.schema.ts"
import type { LoopRow } from "./loop.select.ts"

type NextLesson = LoopView["next"][number]

/** The lessons that loops still have for today, by loop. Three statements, whatever the number of loops. */
export async function loadLoopLessons(scope: Scope, loops: LoopRow[]): Promise<Map<string, NextLesson[]>> {
  if (loops.length === 0) return new Map()
  const calendar = await loadSchoolCalendar(scope)
  const courses = await loadLoopCourses(scope, loops)
  return new Map(loops.map((loop) => [loop.id, meetsToday(scope, loop, calendar) ? toDo(scope, loop, courses) : []]))
}

function toDo({ today }: Scope, { courses, per_day }: LoopRow, lessons: Map<string, LoopCourse<NextLesson>>) {
  const inOrder = courses.map(({ curriculum_id }) => lessons.get(curriculum_id) ?? { unfinished: [], done: [] })
  return loopToday({ courses: inOrder, per_day }, today)
}

/** True if today is one of the loop's weekdays, and a school day of the child. */
function meetsToday({ today }: Scope, { student_id, meeting_days }: LoopRow, calendar: FamilyCalendar): boolean {
  const year = calendar.years.find(({ start_date, end_date }) => start_date <= today && today <= end_date)
  if (!year) return false
  const { start_date: start, end_date: end } = year
  const chosen = meeting_days.length > 0 ? meeting_days : null
  return courseDays({ year, meeting_days: chosen, classes: [], calendar, student_id, start, end }).meetsOn(today)
}

/** The courses of loops with their lessons in order. A lesson with a day is done on that day, and takes no turn. */
async function loadLoopCourses(
  { db, family_id }: Scope,
  loops: LoopRow[],
): Promise<Map<string, LoopCourse<NextLesson>>> {
  const ids = loops.flatMap(({ courses }) => courses.map(({ curriculum_id }) => curriculum_id))
  const rows = await db.lesson.findMany({
    where: {
      family_id,
      curriculum_id: { in: ids },
      OR: [{ status: "done" }, { status: "planned", planned_date: null }],
    },
    select: { id: true, curriculum_id: true, title: true, minutes: true, completed_on: true, completed_at: true },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  })
  const byCourse = groupBy(rows, ({ curriculum_id }) => curriculum_id)
  return new Map([...byCourse].map(([id, lessons]) => [id, toCourse(lessons)]))
}

type LessonRow = NextLesson & { completed_on: Date | null; completed_at: Date | null }

function toCourse(lessons: LessonRow[]): LoopCourse<NextLesson> {
  return {
    unfinished: lessons
      .filter(({ completed_on }) => completed_on === null)
      .map(({ id, curriculum_id, title, minutes }) => ({ id, curriculum_id, title, minutes })),
    done: lessons.flatMap(({ completed_on, completed_at }) =>
      completed_on ? [{ completed_on: dateToDay(completed_on), tie_breaker: completed_at?.toISOString() ?? "" }] : [],
    ),
  }
}
