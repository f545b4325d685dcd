import type { CourseName } from "@hearthbook/api/plan/curriculum"
import { shortNameOf } from "../../lib/short-names.ts"

type SubjectOption = { value: string; label: string }

/**
 * Options for the subjects of these curricula, each once, sorted by name. Subjects that share a name, such as Math in
 * two grades, also name their children: 'Math (Ada)'.
 */
export function subjectOptions(curricula: CourseName[]): SubjectOption[] {
  const subjects = [...new Map(curricula.map(({ subject }) => [subject.id, subject])).values()]
  const named = subjects.map(({ id, name }) => {
    const isAlone = subjects.filter((other) => other.name === name).length === 1
    return { value: id, label: isAlone ? name : `${name} (${childrenWith(id, curricula)})` }
  })
  return named.sort((one, other) => one.label.localeCompare(other.label))
}

function childrenWith(subject_id: string, curricula: CourseName[]): string {
  const names = curricula.filter(({ subject }) => subject.id === subject_id).map(({ student }) => shortNameOf(student))
  return [...new Set(names)].join(", ")
}
