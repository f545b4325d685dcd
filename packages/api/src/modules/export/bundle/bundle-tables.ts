import type { ExportedNoun } from "../../../rules/export/exported-nouns.ts"
import type { Which } from "../table/export-noun.ts"

/** A table of the bundle: the list, and which of its rows. */
export type PlannedTable = { name: string; noun: ExportedNoun; which: Which }

type Year = { academic_year: string; start_date: string; end_date: string }

/** The tables of the whole family. */
export function familyTables({ start_date, end_date }: Year): PlannedTable[] {
  return [
    { name: "Students", noun: "students", which: { filter: {} } },
    { name: "Subjects", noun: "subjects", which: { filter: {} } },
    { name: "Events", noun: "events", which: { filter: { start_date, end_date } } },
  ]
}

/** The tables of one student's year. The grades are among the assignments. */
export function studentTables(student_id: string, { id, academic_year, start_date, end_date }: Year & { id: string }) {
  const inYear = { filter: { student_id, start_date, end_date } }
  const tables: PlannedTable[] = [
    { name: "Courses", noun: "curriculum", which: { filter: { student_id }, only: { academic_year } } },
    { name: "Lessons", noun: "lessons", which: inYear },
    { name: "Assignments and grades", noun: "assignments", which: inYear },
    { name: "Attendance", noun: "attendance", which: inYear },
    { name: "Time", noun: "time", which: inYear },
    { name: "Filings", noun: "filings", which: { filter: { student_id, school_year_id: id } } },
  ]
  return tables.map((table) => ({ ...table, name: `Tables/${table.name}` }))
}
