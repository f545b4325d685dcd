import type { z } from "zod"
import type { Scope } from "../../../../request/scope.ts"
import { readMark } from "../cells/read-terms.ts"
import type { ReadRow } from "../table/read-rows.ts"
import { dateToDay, dayToDate, type Day } from "@hearthbook/core/time/days"
import { visibleTo } from "../../../records/attendance/attendance.policy.ts"
import { markDraft } from "../../../records/attendance/attendance.schema.ts"
import { markAllAttendance } from "../../../records/attendance/mark-attendance.service.ts"
import { byKey, compareRows } from "../validate/compare-rows.ts"
import { checkRow, textOf, type Candidate } from "../validate/validated-row.ts"
import { isFound, studentOf, type Judgement, type RowContext } from "../validate/row-context.ts"

const schema = markDraft.omit({ version: true })
type Draft = z.output<typeof schema>

const select = { student_id: true, date: true, status: true, fraction: true, minutes: true } as const

/** Attendance marks, known by student and day. */
export async function judgeAttendance(scope: Scope, context: RowContext): Promise<Judgement> {
  const candidates = context.rows.map((read) => toCandidate(read, context))
  const marks = await loadMarks(scope, candidates)
  type Mark = (typeof marks)[number]
  const compared = compareRows<Draft, Mark>(candidates, {
    keyOf,
    existing: byKey(marks, keyOf),
    isSame: ({ status, fraction, minutes }, mark) =>
      status === mark.status &&
      (fraction ?? mark.fraction) === mark.fraction &&
      (minutes ?? mark.minutes) === mark.minutes,
    repeats: false,
    issueAt: context.issueAt,
    known_by: { field: "date", noun: "student's day" },
  })
  const drafts = [...compared.created, ...compared.changed.map(({ draft }) => draft)]
  const write = async () => {
    if (drafts.length > 0) await markAllAttendance(scope, drafts)
  }
  return { rows: compared.rows, write }
}

function toCandidate(read: ReadRow, context: RowContext): Candidate<Draft> {
  const { issueAt, defaults } = context
  const mark = readMark(textOf(read.values, "status") ?? "")
  const fraction = read.values["fraction"] ?? mark?.fraction ?? null
  const values = { ...read.values, status: mark?.status ?? null, fraction }
  const shown = { ...read, values }
  const student = studentOf(context, read)
  if (!isFound(student)) return { read: shown, issues: [...read.issues, issueAt(read, student.field, student.message)] }
  const input = {
    student_id: student.id,
    date: read.values["date"] ?? defaults.date ?? "",
    status: values.status ?? "",
    fraction: fraction ?? undefined,
    minutes: read.values["minutes"] ?? undefined,
  }
  const checked = checkRow(schema, input, { read, issueAt, names: { student_id: "student" } })
  const unread = new Set(read.issues.map(({ field }) => field))
  const found = "issues" in checked ? checked.issues.filter(({ field }) => !unread.has(field)) : []
  const issues = [...read.issues, ...found]
  if ("issues" in checked || issues.length > 0) return { read: shown, issues }
  return { read: shown, draft: checked.data }
}

function keyOf({ student_id, date }: { student_id: string; date: Day }): string {
  return `${student_id} ${date}`
}

/** The marks between the first and the last day of the rows. One statement. */
async function loadMarks(scope: Scope, candidates: Candidate<Draft>[]) {
  const days = candidates.flatMap((candidate) => ("draft" in candidate ? [candidate.draft.date] : [])).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const rows = await scope.db.attendance_record.findMany({
    where: { AND: [visibleTo(scope), { date: { gte: dayToDate(first), lte: dayToDate(last) } }] },
    select,
  })
  return rows.map((row) => ({ ...row, date: dateToDay(row.date), fraction: row.fraction.toNumber() }))
}
