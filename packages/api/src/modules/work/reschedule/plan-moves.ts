import { fieldError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { groupBy } from "@hearthbook/core/lists/group-by"
import { moveLessons } from "@hearthbook/core/planning/move-lessons"
import { givesDays, lessonsInRange, type CourseRange } from "@hearthbook/core/planning/move-ranges"
import type { MovedLessons } from "@hearthbook/core/planning/move-types"
import { isDayOff } from "@hearthbook/core/planning/school-days"
import { loadNamedCourses, withName, type NamedCourse } from "../../plan/course-plan/load-courses.ts"
import { readLessons, type CourseLesson } from "./find-lessons.ts"
import type { RescheduleInput } from "./reschedule.schema.ts"

export type CourseMove = MovedLessons & { course: NamedCourse; lessons: CourseLesson[] }

/**
 * Plans the move of each of these courses that has lessons in the range. VALIDATION_ERROR at the field that cannot be carried out,
 * and on `scope` if lessons are named that would get a day although their course is in the mode `next`.
 */
export async function planMoves(scope: Scope, input: RescheduleInput, curricula: string[]): Promise<CourseMove[]> {
  const { action, overrun = "extend" } = input
  const { courses, calendar } = await loadNamedCourses(scope, curricula)
  const lessons = await readLessons(scope, curricula)
  const byCourse = groupBy(lessons, ({ curriculum_id }) => curriculum_id)
  const taken = lessonsInRange(lessons, input.scope, {
    today: scope.today,
    action: action.kind,
    isDayOff: (student_id, day) => isDayOff(calendar, student_id, day),
  })
  // After days off, a relay begins at each course's first lesson on one, whatever day is given.
  const fromOwnDay = action.kind === "relay" && "on_days_off" in input.scope
  return withDays(input, taken, courses).flatMap(({ curriculum_id, lesson_ids }) => {
    const [course, own] = [courses.get(curriculum_id), byCourse.get(curriculum_id)]
    if (!course || !own) return []
    const moved = moveLessons({
      course: course.days,
      lessons: own,
      range: lesson_ids,
      action: fromOwnDay ? { kind: "relay", per_day: action.per_day } : action,
      overrun,
      today: scope.today,
    })
    if ("error" in moved) throw fieldError(moved.error.field, withName(moved.error.message, course))
    return { ...moved, course, lessons: own }
  })
}

/**
 * Leaves out courses in the mode `next` where lessons would get a day, and where missed ones are taken: nothing of such a course
 * is ever missed. Lessons that are named must not be left out silently, so they are refused.
 */
function withDays({ scope: range, action }: RescheduleInput, taken: CourseRange[], courses: Map<string, NamedCourse>) {
  if (!givesDays(action.kind) && !("missed" in range)) return taken
  const isNext = ({ curriculum_id }: CourseRange) => courses.get(curriculum_id)?.mode === "next"
  const refused = "lesson_ids" in range || "from" in range ? taken.find(isNext) : undefined
  const name = refused && courses.get(refused.curriculum_id)?.name
  if (name) throw fieldError("scope", `Lessons of ${name} have no days: its next lesson is done each time.`)
  return taken.filter((course) => !isNext(course))
}
