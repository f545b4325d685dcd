import type { LessonView } from "@hearthbook/api/work/lesson"
import { countOf } from "../../../lib/format.ts"
import { trpc } from "../../../api/trpc.ts"
import { confirmDelete } from "../../../forms/confirm-delete.tsx"
import { shortTitle } from "../../../lib/short-title.ts"
import { useLessonDrafts } from "../drafts/use-lesson-drafts.ts"
import { shortNameOf } from "../../../lib/short-names.ts"

/** Deletes a lesson after confirmation. Assignments set with it stay with the child. */
export function useDeleteLesson() {
  const remove = trpc.lessons.delete.useMutation()
  const drafts = useLessonDrafts()
  return ({ id, title, student, assignments }: LessonView) =>
    confirmDelete({
      id,
      name: shortTitle(title, 32),
      question: "Are you sure you want to delete this lesson?",
      consequence:
        assignments.length > 0
          ? `The ${countOf(assignments.length, "assignment")} set with it will stay with ${shortNameOf(student)}.`
          : undefined,
      fallback: "Failed to delete lesson.",
      remove: async () => {
        await remove.mutateAsync({ id })
        drafts.forget({ lesson_id: id })
      },
    })
}
