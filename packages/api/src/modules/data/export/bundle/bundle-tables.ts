import type { TableName } from "@hearthbook/core/nouns/nouns"
import type { Filter } from "../../../../tables/list-table.ts"

/** A table of the bundle: the list, and its filter. */
export type PlannedTable = { name: string; noun: TableName; filter: Filter }

type Year = { academic_year: string; start_date: string; end_date: string }

/** The tables of the whole family. */
export function familyTables({ start_date, end_date }: Year): PlannedTable[] {
  return [
    { name: "Students", noun: "students", filter: {} },
    { name: "Subjects", noun: "subjects", filter: {} },
    { name: "Events", noun: "events", filter: { start_date, end_date } },
  ]
}

/** The tables of one student's year. The grades are among the assignments. */
export function studentTables(student_id: string, { id, academic_year, start_date, end_date }: Year & { id: string }) {
  const inYear = { student_id, start_date, end_date }
  const tables: PlannedTable[] = [
    { name: "Courses", noun: "curriculum", filter: { student_id, academic_year } },
    { name: "Lessons", noun: "lessons", filter: inYear },
    { name: "Assignments and grades", noun: "assignments", filter: inYear },
    { name: "Attendance", noun: "attendance", filter: inYear },
    { name: "Time", noun: "time", filter: inYear },
    { name: "Filings", noun: "filings", filter: { student_id, school_year_id: id } },
  ]
  return tables.map((table) => ({ ...table, name: `Tables/${table.name}` }))
}
