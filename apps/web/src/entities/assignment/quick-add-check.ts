import { assignmentDraft } from "@hearthbook/api/work/assignment"
import { schemaResolver } from "@mantine/form"

const typed = assignmentDraft.pick({ title: true, due_date: true })

/** Checks a line whose curriculum is not known yet. Returns the errors by field. */
export const checkTyped = schemaResolver(typed, { sync: true })

/** Checks a line with its curriculum. Returns the errors by field. */
export const checkItem = schemaResolver(typed.extend(assignmentDraft.pick({ curriculum_id: true }).shape), {
  sync: true,
})
