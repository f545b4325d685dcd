import type { Scope } from "../../../request/scope.ts"
import { loopToday } from "@hearthbook/core/planning/loops"
import type { Weekday } from "@hearthbook/core/time/days"
import { visibleRows as visibleCourses } from "../curriculum/curriculum.policy.ts"
import { loadCourses } from "../course-plan/load-courses.ts"
import { loadTurns } from "../course-plan/load-turns.ts"
import type { FamilyCalendar } from "../../family/school-calendar/load-school-calendar.ts"
import { loadLoopLessons } from "./load-loop-lessons.ts"
import { visibleRows } from "./loop.policy.ts"

/** The loops of the family, and the courses in the mode `next` that are in none. */
export type InTurn = {
  loops: {
    id: string
    student_id: string
    meeting_days: Weekday[]
    per_day: number
    courses: { curriculum_id: string }[]
  }[]
  courses: string[]
}

/** The loops and the courses in the mode `next` that the caller may see, in one statement. */
export async function readInTurn(scope: Scope): Promise<InTurn> {
  const [found = { loops: [], courses: [] }] = await scope.db.$queryRaw<InTurn[]>`
    SELECT
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'student_id', a.student_id,
            'meeting_days', a.meeting_days, 'per_day', a.per_day, 'courses', (
              SELECT coalesce(jsonb_agg(jsonb_build_object('curriculum_id', c.curriculum_id) ORDER BY c.position), '[]')
              FROM loop_course c WHERE c.family_id = a.family_id AND c.student_id = a.student_id AND c.loop_id = a.id))
          ORDER BY a.name, a.id), '[]')
        FROM loop a WHERE ${visibleRows(scope)}) AS loops,
      (SELECT coalesce(jsonb_agg(a.id ORDER BY a.id), '[]')
        FROM curriculum a
        WHERE ${visibleCourses(scope)} AND a.mode = 'next' AND NOT EXISTS (
          SELECT 1 FROM loop_course c WHERE c.family_id = a.family_id AND c.curriculum_id = a.id)) AS courses`
  return found
}

/**
 * The ids of the lessons that are next today: those that loops still have, and one of each course in the mode `next`. At most five
 * statements, whatever the number of lessons.
 */
export async function listNextLessons(
  scope: Scope,
  { loops, courses }: InTurn,
  calendar: FamilyCalendar,
): Promise<string[]> {
  const inLoops = await loadLoopLessons(scope, loops, calendar)
  return [...[...inLoops.values()].flat().map(({ id }) => id), ...(await nextOf(scope, courses, calendar))]
}

/** The ids of the next lessons of courses that meet today: one each, unless one was done today. */
async function nextOf(scope: Scope, ids: string[], calendar: FamilyCalendar): Promise<string[]> {
  if (ids.length === 0) return []
  const { courses } = await loadCourses(scope, ids, calendar)
  const meeting = [...courses.values()].filter(({ days }) => scope.today <= days.end && days.meetsOn(scope.today))
  const turns = await loadTurns(
    scope,
    meeting.map(({ id }) => id),
  )
  return [...turns.values()].flatMap((turn) =>
    loopToday({ courses: [turn], per_day: 1 }, scope.today).map(({ id }) => id),
  )
}
