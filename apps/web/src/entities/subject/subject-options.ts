import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"

type SubjectOption = { value: string; label: string }

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
