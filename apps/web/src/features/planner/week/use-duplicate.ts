import { nextTitle } from "@hearthbook/core/planning/series/next-title"
import { addDays, daysBetween } from "@hearthbook/core/time/days"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { dayOf } from "../../../lib/format.ts"
import { trpc } from "../../../api/trpc.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"
import type { EveryField } from "../../../forms/values/every-field.ts"
import { valuesOf, type WorkDraft } from "../shared/lesson-values.ts"
import { useNewDraft } from "../drafts/use-new-draft.ts"
import { useNextMeetingDay } from "../shared/use-next-meeting-day.ts"
import type { Planner } from "../shared/use-planner.ts"

/**
 * Opens the lesson that follows one as a new draft: numbered on, on the next day of its course, with its resources and copies of its
 * assignments, which are due as many days later.
 */
export function useDuplicate(planner: Planner) {
  const utils = trpc.useUtils()
  const openDraft = useNewDraft(planner)
  const nextMeetingDay = useNextMeetingDay()

  return async (lesson: LessonView) => {
    try {
      const works = await Promise.all(lesson.assignments.map(({ id }) => utils.assignments.byId.fetch({ id })))
      const day = lesson.planned_date && dayOf(lesson.planned_date)
      const following = day && ((await nextMeetingDay(lesson.curriculum_id, day)) ?? addDays(day, 7))
      const shift = day && following ? daysBetween(day, following) : 7
      const later = (iso: string) => addDays(dayOf(iso), shift)
      openDraft({
        ...valuesOf(lesson),
        title: nextTitle(lesson.title),
        planned_date: following ?? "",
        assignments: works.map(
          ({
            title,
            description,
            instructions,
            points_possible,
            type,
            needs_answer,
            extra_credit,
            ...work
          }): EveryField<WorkDraft> => ({
            title,
            description,
            instructions,
            points_possible,
            type,
            needs_answer,
            extra_credit,
            assigned_date: later(work.assigned_date),
            due_date: later(work.due_date),
          }),
        ),
      })
    } catch (cause) {
      showFailureToast(cause, "Failed to load assignments.")
    }
  }
}
