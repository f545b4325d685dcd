import { assignmentStatuses, type EffectiveStatus } from "@hearthbook/api/rules/assignment-status"
import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"

/** What can be chosen to narrow the list; overdue cuts across the stored ones. */
export const shownStatuses: readonly EffectiveStatus[] = ["assigned", "in_progress", "submitted", "overdue", "graded"]

/** The status an address asks for; null for none and for what is no status. */
export function readStatus(search: URLSearchParams): EffectiveStatus | null {
  return shownStatuses.find((status) => status === search.get("status")) ?? null
}

/** Whether a text from a menu is a status that can be stored. */
export function isStoredStatus(text: string): text is (typeof assignmentStatuses)[number] {
  return assignmentStatuses.some((status) => status === text)
}

export type SubjectOption = { value: string; label: string }

/**
 * The subjects of these curricula by name, each once. Two subjects of one name, such as the Math of two grades, are told
 * apart by the children who have them: 'Math (Ada)'.
 */
export function subjectOptions(curricula: CurriculumView[]): SubjectOption[] {
  const subjects = [...new Map(curricula.map(({ subject }) => [subject.id, subject])).values()]
  const named = subjects.map(({ id, name }) => {
    const isAlone = subjects.filter((other) => other.name === name).length === 1
    return { value: id, label: isAlone ? name : `${name} (${childrenWith(id, curricula)})` }
  })
  return named.sort((one, other) => one.label.localeCompare(other.label))
}

function childrenWith(subject_id: string, curricula: CurriculumView[]): string {
  const names = curricula.filter(({ subject }) => subject.id === subject_id).map(({ student }) => student.first_name)
  return [...new Set(names)].join(", ")
}
