import type { Scope } from "../../../request/scope.ts"
import type { DateOrder, TableKind } from "@hearthbook/core/import/import-kinds"
import { interpretTable } from "./table/interpret-table.ts"
import { readRows } from "./table/read-rows.ts"
import type { SheetRow, ImportContent } from "@hearthbook/core/import/file-content"
import { dateToDay, type Day } from "@hearthbook/core/time/days"
import { usualDays } from "./table/unusual-days.ts"
import { readDateFormat, type DateFormat } from "@hearthbook/core/time/date-format"
import type { ImportDecisions, ImportReading, ImportRowView } from "./import.schema.ts"
import { judgeAssignments } from "./kinds/assignments.ts"
import { judgeAttendance } from "./kinds/attendance.ts"
import { judgeBooks } from "./kinds/books.ts"
import { judgeCalendar } from "./kinds/calendar.ts"
import { judgeLessons } from "./kinds/lessons.ts"
import { judgeStudents } from "./kinds/students.ts"
import { judgeSubjects } from "./kinds/subjects.ts"
import { judgeTime } from "./kinds/time.ts"
import { askQuestions } from "./validate/ask-questions.ts"
import { loadCoursePlan, type CoursePlan } from "./validate/course-plan.ts"
import { issueMaker } from "./validate/validated-row.ts"
import { loadPeople, type People } from "./validate/people.ts"
import type { Defaults, Judgement, RowContext } from "./validate/row-context.ts"

/** The input of a judgment: what was read, and the decisions of the person. */
export type Imported = ImportContent & {
  decisions: ImportDecisions
  /** The numbers of rows that the person leaves out. */
  left_out?: ReadonlySet<number>
}

export type ImportedTable = Exclude<Imported, { kind: "calendar" }>

type JudgedImport = Judgement & { reading: ImportReading }

const judges: Record<TableKind, (scope: Scope, context: RowContext) => Promise<Judgement>> = {
  students: judgeStudents,
  subjects: judgeSubjects,
  lessons: judgeLessons,
  assignments: judgeAssignments,
  attendance: judgeAttendance,
  time: judgeTime,
  books: judgeBooks,
}

/**
 * Reads the rows of an import and compares them with the records of the family, whatever their number in the same few statements.
 * Nothing is written until `write` is called, which writes every row that is new or changed.
 */
export async function judgeImport(scope: Scope, imported: Imported): Promise<JudgedImport> {
  if (imported.kind !== "calendar") return judgeTable(scope, imported)
  const { content, decisions, left_out = new Set() } = imported
  const judged = await judgeCalendar(scope, content, { defaults: decisions.defaults, left_out })
  const counts = countRows(judged.rows)
  return { ...judged, reading: { has_header: false, columns: [], date_order: null, questions: [], counts } }
}

async function judgeTable(scope: Scope, { kind, cells, decisions, left_out }: ImportedTable): Promise<JudgedImport> {
  const people = await loadPeople(scope)
  const plan = await loadCoursePlan(scope)
  const defaults = findDefaults(decisions.defaults, people, plan)
  const { calendar, today } = scope
  const days = { today, year_start: calendar.year_start }
  const isStudent = (name: string) => people.named(name).length > 0
  const context = { calendar: days, usual_order: orderOf(await readFormat(scope)), isStudent }
  const table = interpretTable(kind, cells, decisions, context)
  const body = table.body.filter(({ row }) => !left_out?.has(row))
  const usual = usualDays(today, await loadYears(scope))
  const rows = readRows(kind, body, table.mapping, { calendar: days, date_order: table.date_order, usual })
  const cellOf = cellFinder(table.body)
  const judged = await judges[kind](scope, { rows, people, plan, defaults, issueAt: issueMaker(table.mapping, cellOf) })
  const { has_header, columns, date_order } = table
  const questions = askQuestions(kind, table, { people, defaults })
  return { ...judged, reading: { has_header, columns, date_order, questions, counts: countRows(judged.rows) } }
}

async function loadYears({ db, family_id }: Scope): Promise<{ start_date: Day; end_date: Day }[]> {
  const rows = await db.school_year.findMany({ where: { family_id }, select: { start_date: true, end_date: true } })
  return rows.map(({ start_date, end_date }) => ({ start_date: dateToDay(start_date), end_date: dateToDay(end_date) }))
}

function cellFinder(body: SheetRow[]): (row: number, column: number) => string {
  const cells = new Map(body.map((row) => [row.row, row.cells]))
  return (row, column) => cells.get(row)?.[column] ?? ""
}

/** A student, course or subject that was deleted since no longer stands in. */
function findDefaults(given: ImportDecisions["defaults"], people: People, plan: CoursePlan): Defaults {
  const course = given?.curriculum_id ? plan.course(given.curriculum_id) : null
  return {
    student: people.all.find(({ id }) => id === given?.student_id) ?? null,
    course,
    subject: given?.subject_id ? plan.subjects.byId(given.subject_id) : null,
    date: given?.date ?? null,
  }
}

async function readFormat({ db, family_id, actor }: Scope): Promise<DateFormat> {
  const settings = await db.settings.findFirst({
    where: { family_id, user_id: actor.user_id },
    select: { date_format: true },
  })
  return readDateFormat(settings?.date_format)
}

/** Days as YYYY-MM-DD do not say how the person writes others. */
function orderOf(format: DateFormat): DateOrder | null {
  if (format === "YYYY-MM-DD") return null
  return format === "MM/DD/YYYY" ? "MDY" : "DMY"
}

function countRows(rows: ImportRowView[]): ImportReading["counts"] {
  const count = (status: ImportRowView["status"]) => rows.filter((row) => row.status === status).length
  return {
    new: count("new"),
    changed: count("changed"),
    unchanged: count("unchanged"),
    removed: count("removed"),
    wrong: count("wrong"),
  }
}
