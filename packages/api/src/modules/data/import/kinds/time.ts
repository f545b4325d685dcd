import { v7 } from "uuid"
import type { z } from "zod"
import type { Scope } from "../../../../request/scope.ts"
import type { ReadRow } from "../table/read-rows.ts"
import { dateToDay, dayToDate, type Day } from "@hearthbook/core/time/days"
import { visibleTo } from "../../../records/time/time.policy.ts"
import { timeDraft } from "../../../records/time/time.schema.ts"
import { savePlan } from "../../../plan/course-plan/save-plan.ts"
import { byKey, compareRows } from "../validate/compare-rows.ts"
import { checkRow, textOf, type Candidate } from "../validate/validated-row.ts"
import { isFound, studentOf, subjectOf, type Judgement, type RowContext } from "../validate/row-context.ts"

const schema = timeDraft.pick({ student_id: true, date: true, minutes: true, place: true, description: true })
type Draft = z.output<typeof schema> & { subject_id: string | null }

const select = {
  student_id: true,
  date: true,
  minutes: true,
  subject_id: true,
  place: true,
  description: true,
} as const

/** Time entries, known by everything they say. The second row that says the same is the second entry. */
export async function judgeTime(scope: Scope, context: RowContext): Promise<Judgement> {
  const candidates = context.rows.map((read) => toCandidate(scope, read, context))
  const compared = compareRows(candidates, {
    keyOf,
    existing: byKey(await loadTime(scope, candidates), keyOf),
    isSame: () => true,
    repeats: true,
    issueAt: context.issueAt,
    known_by: { field: "date", noun: "entry" },
  })
  const write = async () => {
    if (compared.created.length === 0) return
    const subjects = compared.created.flatMap(({ subject_id }) => subject_id ?? [])
    await savePlan(scope, context.plan.newRows({ subjects }))
    await insertTime(scope, compared.created)
  }
  return { rows: compared.rows, write }
}

function toCandidate({ today }: Scope, read: ReadRow, context: RowContext): Candidate<Draft> {
  const { issueAt, defaults } = context
  const minutes = read.values["minutes"] ?? read.values["hours"] ?? null
  const shown = { ...read, values: { ...read.values, minutes, hours: null } }
  const student = studentOf(context, read)
  if (!isFound(student)) return { read: shown, issues: [...read.issues, issueAt(read, student.field, student.message)] }
  const input = {
    student_id: student.id,
    date: read.values["date"] ?? defaults.date ?? "",
    minutes: minutes ?? undefined,
    place: read.values["place"] ?? undefined,
    description: textOf(read.values, "description"),
  }
  const checked = checkRow(schema, input, { read, issueAt, names: { student_id: "student" } })
  const unread = new Set(read.issues.map(({ field }) => (field === "hours" ? "minutes" : field)))
  const found = "issues" in checked ? checked.issues.filter(({ field }) => !unread.has(field)) : []
  const issues = [...read.issues, ...found]
  if ("issues" in checked || issues.length > 0) return { read: shown, issues }
  if (checked.data.date > today)
    return { read: shown, issues: [issueAt(read, "date", "Choose today or an earlier day.")] }
  const name = textOf(read.values, "subject") ?? defaults.subject?.name ?? null
  const subject = name === null ? null : subjectOf(context, name, student.grade_level)
  if (subject && !isFound(subject)) return { read: shown, issues: [issueAt(read, subject.field, subject.message)] }
  return { read: shown, draft: { ...checked.data, subject_id: subject?.id ?? null } }
}

type Known = {
  student_id: string
  date: Day
  minutes: number
  subject_id: string | null
  place?: string | undefined
  description?: string | null | undefined
}

function keyOf({ student_id, date, minutes, subject_id, place = "home", description }: Known): string {
  return JSON.stringify([student_id, date, minutes, subject_id, place, description ?? null])
}

/** The entries between the first and the last day of the rows. One statement. */
async function loadTime(scope: Scope, candidates: Candidate<Draft>[]): Promise<Known[]> {
  const days = candidates.flatMap((candidate) => ("draft" in candidate ? [candidate.draft.date] : [])).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const rows = await scope.db.time_entry.findMany({
    where: { AND: [visibleTo(scope), { date: { gte: dayToDate(first), lte: dayToDate(last) } }] },
    select,
  })
  return rows.map((row) => ({ ...row, date: dateToDay(row.date) }))
}

/** As one JSON value: the client takes several times as long for thousands of parameters. */
async function insertTime({ db, family_id, now }: Scope, drafts: Draft[]): Promise<void> {
  const rows = drafts.map((draft) => ({ ...draft, id: v7() }))
  await db.$executeRaw`
    INSERT INTO time_entry (id, family_id, student_id, subject_id, date, minutes, place, description, source, created_at, updated_at)
    SELECT id, ${family_id}::uuid, student_id, subject_id, date, minutes, coalesce(place, 'home')::place, description, 'manual',
      ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (
      id uuid, student_id uuid, subject_id uuid, date date, minutes int, place text, description text
    )`
}
