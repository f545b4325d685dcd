import { importFields, importKinds, type ImportKind, type SheetKind } from "@hearthbook/api/rules/import/import-kinds"
import { paths } from "../../lib/paths.ts"

/** The kinds that a table can be imported as, in the order in which a family begins. */
export const sheetKinds = importKinds.filter((kind) => kind !== "calendar")

export const kindLabels: Record<SheetKind, string> = {
  students: "Students",
  subjects: "Subjects",
  lessons: "Lessons",
  assignments: "Assignments and grades",
  attendance: "Attendance",
  time: "Time",
  books: "Books",
}

/** The page on which the records of a kind are found. */
export const kindPages: Record<SheetKind, string> = {
  students: paths.students,
  subjects: paths.subjects,
  lessons: paths.curriculum,
  assignments: paths.assignments,
  attendance: paths.attendance,
  time: paths.records,
  books: paths.resources,
}

/** The kind that an address names; lessons by default. */
export function sheetKindOf(text: string | null): SheetKind {
  return sheetKinds.find((kind) => kind === text) ?? "lessons"
}

/** The label of a field, such as 'Date of birth'. */
export function fieldLabel(kind: ImportKind, field: string): string {
  return kind === "calendar" ? field : (importFields[kind][field]?.label ?? field)
}
