import { isSameName } from "@hearthbook/core/fields/hints"
import type { Day } from "@hearthbook/core/time/days"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { notifications } from "@mantine/notifications"
import { trpc } from "../../../api/trpc.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { shortTitle } from "../../../lib/short-title.ts"
import { formatWeekday } from "../../../lib/week-labels.ts"
import { offerRowUndo } from "../../../ui/feedback/row-undo.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"

/**
 * Returns a function that copies a lesson to a day of a sibling, into its course of the same subject. A sibling without such a course is
 * named in a toast, and nothing is copied.
 */
export function useCopyToSibling() {
  const utils = trpc.useUtils()
  const create = trpc.lessons.create.useMutation()
  const remove = trpc.lessons.delete.useMutation()
  return async (lesson_id: string, sibling: StudentSummary, day: Day): Promise<void> => {
    const fallback = "Failed to copy the lesson."
    try {
      const [lesson, courses] = await Promise.all([
        utils.lessons.byId.fetch({ id: lesson_id }),
        utils.curriculum.names.fetch(),
      ])
      const name = shortNameOf(sibling)
      const course = courses.find(
        ({ student_id, subject }) => student_id === sibling.id && isSameName(subject.name, lesson.subject.name),
      )
      if (!course) {
        notifications.show({
          color: "error",
          message: `${name} has no course in ${lesson.subject.name}. Add one first.`,
        })
        return
      }
      const row = await create.mutateAsync({
        curriculum_id: course.id,
        title: lesson.title,
        planned_date: course.mode === "next" ? null : day,
        objectives: lesson.objectives,
        private_notes: lesson.private_notes ?? null,
        minutes: lesson.minutes,
        resource_ids: lesson.resources.map(({ id }) => id),
      })
      offerRowUndo({
        row,
        message: `“${shortTitle(lesson.title, 32)}” copied to ${name}, ${formatWeekday(day)}.`,
        undo: async (version) => {
          await remove.mutateAsync({ id: row.id, version })
          return row
        },
        fallback,
        refresh: () => utils.invalidate(),
      })
    } catch (cause) {
      showFailureToast(cause, fallback)
    }
  }
}
