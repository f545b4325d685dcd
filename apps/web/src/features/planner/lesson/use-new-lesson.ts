import { trpc } from "../../../api/trpc.ts"
import { useChangeUndo } from "../../../entities/change/use-change-undo.ts"
import { siblingCourses } from "../../../entities/curriculum/sibling-courses.ts"
import { listOf } from "../../../lib/format.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import type { LessonValues } from "../shared/lesson-values.ts"
import { announceFailure, announceSave } from "./announce-save.ts"
import type { LessonPlan } from "./use-lesson-plan.ts"

/**
 * Returns a function that saves a new lesson: one for the child, and one for each chosen sibling, with one Undo. They are joined if the
 * siblings do it together. A sibling's course whose lessons have no days gets it without a day.
 */
export function useNewLesson({ curricula, draftOf }: Pick<LessonPlan, "curricula" | "draftOf">) {
  const create = trpc.lessons.create.useMutation()
  const addItems = trpc.planning.addItems.useMutation()
  const offerUndo = useChangeUndo()
  return async (values: LessonValues): Promise<void> => {
    const draft = draftOf(values)
    const course = curricula.find(({ id }) => id === draft.curriculum_id)
    const others = course ? siblingCourses(curricula, course, values.also) : []
    if (others.length === 0) return announceSave(create.mutateAsync(draft))
    const lessons = [
      draft,
      ...others.map(({ id, student_id, mode }) => ({
        ...draft,
        student_id,
        curriculum_id: id,
        planned_date: mode === "next" ? null : draft.planned_date,
      })),
    ]
    const together = values.together ? [lessons.map((_, place) => place)] : []
    const made = await announceFailure(addItems.mutateAsync({ lessons, together }))
    const names = listOf(made.lessons.map(({ student }) => shortNameOf(student)))
    offerUndo(made.change_id, `Lesson plan saved for ${names}.`)
  }
}
