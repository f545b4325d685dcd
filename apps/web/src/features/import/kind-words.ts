import { importFields, importKinds, type ImportKind } from "@hearthbook/api/rules/import/import-kinds"
import { paths } from "../../lib/paths.ts"

export const kindLabels: Record<ImportKind, string> = {
  students: "Students",
  subjects: "Subjects",
  lessons: "Lessons",
  assignments: "Assignments and grades",
  attendance: "Attendance",
  time: "Time",
  books: "Books",
}

/** The page on which the records of a kind are found. */
export const kindPages: Record<ImportKind, string> = {
  students: paths.students,
  subjects: paths.subjects,
  lessons: paths.curriculum,
  assignments: paths.assignments,
  attendance: paths.attendance,
  time: paths.records,
  books: paths.resources,
}

/** The kind that an address names; lessons by default. */
export function importKindOf(text: string | null): ImportKind {
  return importKinds.find((kind) => kind === text) ?? "lessons"
}

/** The label of a field, such as 'Date of birth'. */
export function fieldLabel(kind: ImportKind, field: string): string {
  return importFields[kind][field]?.label ?? field
}
