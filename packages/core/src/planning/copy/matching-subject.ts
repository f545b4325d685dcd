import { foldText } from "../../names/search-text.ts"

/** A subject by its name and grade level. Null is for all grades. */
export type NamedSubject = { id: string; name: string; grade_level: string | null }

/**
 * The subject in which a student of a grade level continues a course: the course's own if it is of that level or of all grades, else
 * the one of the same name. Null if there is none.
 */
export function matchingSubject<Subject extends NamedSubject>(
  subjects: Subject[],
  own: Subject,
  grade_level: string,
): Subject | null {
  if (own.grade_level === null || own.grade_level === grade_level) return own
  return subjectNamed(subjects, own.name, grade_level)
}

/**
 * The subject of a name for a student of a grade level: the first one at that level, else the first one for all grades. Without a
 * level, any subject of the name will do. Case, accents and spaces at the ends of names do not count. Null if there is none.
 */
export function subjectNamed<Subject extends NamedSubject>(
  subjects: Subject[],
  name: string,
  grade_level: string | null,
): Subject | null {
  const named = subjects.filter((subject) => subjectKey(subject.name) === subjectKey(name))
  const atLevel = named.find((subject) => subject.grade_level === grade_level)
  const forAll = atLevel ?? named.find((subject) => subject.grade_level === null)
  return forAll ?? (grade_level === null ? named[0] : null) ?? null
}

/** The form in which names of subjects are compared. */
export function subjectKey(name: string): string {
  return foldText(name).trim()
}
