import type { CourseName } from "@hearthbook/api/plan/curriculum"
import { notifications } from "@mantine/notifications"
import { trpc } from "../../../api/trpc.ts"
import { useChangeUndo } from "../../../entities/change/use-change-undo.ts"
import { siblingCourses } from "../../../entities/curriculum/sibling-courses.ts"
import { listOf } from "../../../lib/format.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { shortTitle } from "../../../lib/short-title.ts"
import { toDraft, type AssignmentValues } from "./assignment-form.ts"

/** Returns a function that saves a new assignment: one for the child, and one for each chosen sibling, with one Undo. */
export function useNewAssignment(curricula: CourseName[]) {
  const create = trpc.assignments.create.useMutation()
  const addItems = trpc.planning.addItems.useMutation()
  const offerUndo = useChangeUndo()
  return async (values: AssignmentValues): Promise<void> => {
    const draft = toDraft(values)
    const course = curricula.find(({ id }) => id === draft.curriculum_id)
    const others = course ? siblingCourses(curricula, course, values.also) : []
    if (others.length === 0) {
      const { title, student } = await create.mutateAsync(draft)
      notifications.show({ message: `“${shortTitle(title, 48)}” was assigned to ${shortNameOf(student)}.` })
      return
    }
    const assignments = [draft, ...others.map(({ id }) => ({ ...draft, curriculum_id: id }))]
    const made = await addItems.mutateAsync({ assignments })
    const names = listOf(made.assignments.map(({ student }) => shortNameOf(student)))
    offerUndo(made.change_id, `“${shortTitle(draft.title, 48)}” was assigned to ${names}.`)
  }
}
