import type { GradeLevel } from "@hearthbook/core/fields/fields"
import { lookAmong } from "@hearthbook/core/planning/setup/new-subject"
import type { SubjectView } from "@hearthbook/api/family/subject"
import { trpc } from "../../api/trpc.ts"

/** Returns a function that creates a subject with the look of its name, unlike the other subjects. `grade_level` null is for all grades. */
export function useCreateSubject() {
  const create = trpc.subjects.create.useMutation()
  const { subjects } = trpc.useUtils()
  return async (name: string, grade_level: GradeLevel | null): Promise<SubjectView> => {
    const { color, icon } = lookAmong(name, await subjects.list.fetch({}))
    // Pages that only offer to create one need no schemas for their first paint.
    const { subjectDraft } = await import("@hearthbook/api/family/subject")
    const known = subjectDraft.shape.icon.catch("BookOpen").parse(icon)
    return create.mutateAsync({ name, grade_level, color, icon: known })
  }
}
