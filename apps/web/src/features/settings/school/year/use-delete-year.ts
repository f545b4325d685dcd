import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { trpc } from "../../../../api/trpc.ts"
import { confirmDelete } from "../../../../forms/confirm-delete.tsx"

/** Deletes a school year after confirmation. The server refuses one with courses. */
export function useDeleteYear(onDone: () => void) {
  const remove = trpc.schoolYears.delete.useMutation()
  return ({ id, academic_year, terms }: SchoolYearView) =>
    confirmDelete({
      id,
      name: academic_year,
      question: "Are you sure you want to delete this school year?",
      alsoDeletes: terms.length > 0 ? [terms.length === 1 ? "1 term" : `${terms.length} terms`] : [],
      consequence: "Its days off stay in the calendar.",
      fallback: "Failed to delete the school year.",
      remove: async () => {
        await remove.mutateAsync({ id })
        onDone()
      },
    })
}
