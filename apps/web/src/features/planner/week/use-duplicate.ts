import { addDays } from "@hearthbook/api/rules/time/days"
import type { LessonView } from "@hearthbook/api/schemas/lesson"
import { dayOf } from "../../../lib/format.ts"
import { trpc } from "../../../api/trpc.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"
import type { EveryField } from "../../../forms/values/every-field.ts"
import { valuesOf, type WorkDraft } from "../shared/lesson-values.ts"
import { useNewDraft } from "../drafts/use-new-draft.ts"
import type { Planner } from "../shared/use-planner.ts"

/** Opens a copy of a lesson as a new draft one week later, with its resources and copies of its assignments. */
export function useDuplicate(planner: Planner) {
  const utils = trpc.useUtils()
  const openDraft = useNewDraft(planner)
  const aWeekLater = (iso: string) => addDays(dayOf(iso), 7)

  return async (lesson: LessonView) => {
    try {
      const works = await Promise.all(lesson.assignments.map(({ id }) => utils.assignments.byId.fetch({ id })))
      openDraft({
        ...valuesOf(lesson),
        planned_date: lesson.planned_date ? aWeekLater(lesson.planned_date) : "",
        assignments: works.map(
          ({
            title,
            description,
            instructions,
            points_possible,
            type,
            needs_answer,
            ...work
          }): EveryField<WorkDraft> => ({
            title,
            description,
            instructions,
            points_possible,
            type,
            needs_answer,
            assigned_date: aWeekLater(work.assigned_date),
            due_date: aWeekLater(work.due_date),
          }),
        ),
      })
    } catch (cause) {
      showFailureToast(cause, "Failed to load assignments.")
    }
  }
}
