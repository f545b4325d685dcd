import type { Scope } from "../../../request/scope.ts"
import { loopToday } from "@hearthbook/core/planning/loops"
import { courseDays } from "@hearthbook/core/planning/meeting-days"
import { loadTurns, type NextLesson } from "../course-plan/load-turns.ts"
import { loadSchoolCalendar, type FamilyCalendar } from "../../family/school-calendar/load-school-calendar.ts"
import type { LoopRow } from "./loop.select.ts"

/** The parts of a loop that decide what is next. */
type Turns = Pick<LoopRow, "id" | "student_id" | "meeting_days" | "per_day" | "courses">

/**
 * The lessons that loops still have for today, by loop. At most two statements, whatever the number of loops. `calendar` is read
 * unless it is given.
 */
export async function loadLoopLessons(
  scope: Scope,
  loops: Turns[],
  calendar?: FamilyCalendar,
): Promise<Map<string, NextLesson[]>> {
  if (loops.length === 0) return new Map()
  const school = calendar ?? (await loadSchoolCalendar(scope))
  const meeting = loops.filter((loop) => meetsToday(scope, loop, school))
  const ids = meeting.flatMap(({ courses }) => courses.map(({ curriculum_id }) => curriculum_id))
  const turns = await loadTurns(scope, ids)
  const toDo = ({ courses, per_day }: Turns) => {
    const inOrder = courses.map(({ curriculum_id }) => turns.get(curriculum_id) ?? { unfinished: [], done: [] })
    return loopToday({ courses: inOrder, per_day }, scope.today)
  }
  return new Map(meeting.map((loop) => [loop.id, toDo(loop)]))
}

/** True if today is one of the loop's weekdays, and a school day of the child. */
function meetsToday({ today }: Scope, { student_id, meeting_days }: Turns, calendar: FamilyCalendar): boolean {
  const year = calendar.years.find(({ start_date, end_date }) => start_date <= today && today <= end_date)
  if (!year) return false
  const { start_date: start, end_date: end } = year
  const chosen = meeting_days.length > 0 ? meeting_days : null
  return courseDays({ year, meeting_days: chosen, classes: [], calendar, student_id, start, end }).meetsOn(today)
}
