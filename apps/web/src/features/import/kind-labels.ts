import { importFields, importKinds, type ImportKind, type TableKind } from "@hearthbook/core/import/import-kinds"
import { paths } from "../../lib/paths.ts"

export const kindLabels: Record<ImportKind, string> = {
  students: "Students",
  subjects: "Subjects",
  lessons: "Lessons",
  assignments: "Assignments and grades",
  attendance: "Attendance",
  time: "Time",
  books: "Books",
  calendar: "Calendar",
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
  calendar: paths.schedule,
}

/** The kind that an address names; lessons by default. */
export function importKindOf(text: string | null): ImportKind {
  return importKinds.find((kind) => kind === text) ?? "lessons"
}

const calendarLabels: Record<string, string> = {
  title: "Title",
  start_date: "Start",
  end_date: "End",
  all_day: "All day",
  location: "Location",
}

function labelsOf(kind: TableKind): Record<string, string> {
  return Object.fromEntries(Object.entries(importFields[kind]).map(([field, { label }]) => [field, label]))
}

/** The label of a field, such as 'Date of birth'. */
export function fieldLabel(kind: ImportKind, field: string): string {
  return (kind === "calendar" ? calendarLabels : labelsOf(kind))[field] ?? field
}
