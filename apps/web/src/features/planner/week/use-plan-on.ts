import type { Day } from "@hearthbook/core/time/days"
import { emptyLesson } from "../shared/lesson-values.ts"
import { useLessonDrafts } from "../drafts/use-lesson-drafts.ts"
import type { Planner } from "../shared/use-planner.ts"

/** Opens the form for a day: with the child's draft moved to that day, or empty. */
export function usePlanOn(planner: Planner) {
  const drafts = useLessonDrafts()
  return (planned_date: Day, student_id = "") => {
    const values = drafts.read({ student_id })?.values ?? { ...emptyLesson, student_id }
    drafts.save({ student_id }, { values: { ...values, planned_date } })
    drafts.rememberStudent(student_id)
    planner.openForm()
  }
}
