import { assignmentTypes } from "@hearthbook/api/work/assignment"
import type { QuickLine } from "@hearthbook/core/planning/quick-add/quick-types"
import { wordsOf } from "@hearthbook/core/planning/quick-add/quick-labels"
import type { NewItems } from "@hearthbook/api/work/quick-add"

type AssignmentType = (typeof assignmentTypes)[number]

/**
 * The request for some lines: a lesson or an assignment for each child, who do them separately. Lessons of courses whose lessons have no days get none.
 */
export function linesToItems(lines: QuickLine[], hasNoDays: (curriculum_id: string) => boolean): NewItems {
  const lessons: NonNullable<NewItems["lessons"]> = []
  const assignments: NonNullable<NewItems["assignments"]> = []
  for (const { kind, title, day, targets } of lines) {
    if (kind === "assignment") {
      const work = { title, due_date: day, type: typeIn(title), description: null, instructions: null }
      assignments.push(...targets.map(({ id }) => ({ ...work, curriculum_id: id })))
      continue
    }
    const lesson = { title, objectives: null, private_notes: null }
    lessons.push(
      ...targets.map(({ id }) => ({ ...lesson, curriculum_id: id, planned_date: hasNoDays(id) ? null : day })),
    )
  }
  return { lessons, assignments }
}

/** The type that an assignment's title names: a quiz, a test, a project. Otherwise it is homework. */
function typeIn(title: string): AssignmentType {
  const keys = wordsOf(title).map(({ key }) => key)
  return assignmentTypes.find((type) => type !== "reading" && keys.includes(type)) ?? "homework"
}
