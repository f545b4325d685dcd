import { reorderLessons } from "@hearthbook/core/planning/lesson-order"
import { dayToMidnight } from "@hearthbook/core/time/days"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { useMemo } from "react"
import { trpc } from "../../api/trpc.ts"
import { useChangeUndo } from "../../entities/change/use-change-undo.ts"
import { dayOf } from "../../lib/format.ts"
import { shortTitle } from "../../lib/short-title.ts"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"
import { useOptimisticValue } from "../../ui/hooks/use-optimistic-value.ts"

/** The lessons of a course in their order as shown, and a function to change it. A new order shows at once, and can be undone. */
export function useLessonOrder(curriculum_id: string, stored: LessonView[]) {
  const utils = trpc.useUtils()
  const save = trpc.lessons.reorder.useMutation()
  const offerUndo = useChangeUndo()
  const { shown, choose } = useOptimisticValue<string[] | null>(null)

  const reorder = async (lesson_ids: string[], moved: { id: string; index: number }) => {
    const title = stored.find(({ id }) => id === moved.id)?.title ?? ""
    try {
      const { change_id } = await choose(lesson_ids, () => save.mutateAsync({ id: curriculum_id, lesson_ids }))
      offerUndo(change_id, `“${shortTitle(title, 48)}” is lesson ${moved.index + 1} now.`)
    } catch (cause) {
      showFailureToast(cause, "Failed to reorder the lessons.")
      await utils.invalidate()
    }
  }

  const lessons = useMemo(() => (shown ? inOrder(stored, shown) : stored), [stored, shown])
  return { lessons, reorder }
}

/** The lessons as the server will return them: days stay with the slots. Unchanged if another lesson was added meanwhile. */
function inOrder(stored: LessonView[], lesson_ids: string[]): LessonView[] {
  const withDays = stored.map((lesson) => ({
    ...lesson,
    planned_date: lesson.planned_date ? dayOf(lesson.planned_date) : null,
  }))
  const ordered = reorderLessons(withDays, lesson_ids)
  if ("error" in ordered) return stored
  const byId = new Map(stored.map((lesson) => [lesson.id, lesson]))
  return ordered.places.flatMap(({ id, planned_date, position }) => {
    const lesson = byId.get(id)
    return lesson ? { ...lesson, position, planned_date: planned_date && dayToMidnight(planned_date) } : []
  })
}
