import { AppError } from "../../errors/errors.ts"
import { found } from "../../errors/not-found.ts"
import { dayToMidnight } from "../../rules/days.ts"
import type { Scope } from "../../request/scope.ts"
import { limitToLength } from "../../sql/statement.ts"
import { notifyAbsences } from "./notify-absences.ts"
import type { AttendanceView, MarkDraft, MarkView } from "./attendance.schema.ts"
import { markColumns, toAttendanceView, type MarkRow } from "./attendance.select.ts"

/** One mark of one child and day: set, replaced, or cleared by null (DECISIONS 44). */
export async function markAttendance(scope: Scope, draft: MarkDraft): Promise<MarkView> {
  const [mark] = await markAllAttendance(scope, [draft])
  if (!mark) throw new AppError("UNKNOWN_ERROR")
  return mark
}

/**
 * Marks of several children or days, all or none, answered in the order of `records`. NOT_FOUND where a student is not to be
 * seen, VALIDATION_ERROR where two are of one child and day, STALE where one's `version` is not that of the mark there is.
 */
export async function markAllAttendance(scope: Scope, records: MarkDraft[]): Promise<MarkView[]> {
  refuseTwice(records)
  const names = await lockStudents(scope, records)
  const before = await readMarks(scope, records)
  for (const { version, ...record } of records) {
    const current = before.get(keyOf(record)) ?? null
    if (version !== undefined && version !== (current?.version ?? 0))
      throw new AppError("STALE", undefined, { current })
  }
  await clearAll(scope, records)
  const after = await setAll(scope, records)
  await notifyAbsences(scope, { names, before, after })
  return records.map((record) => after.get(keyOf(record)) ?? unmarked(record))
}

/** Removes the marks of those that are cleared. */
async function clearAll({ db, family_id }: Scope, records: MarkDraft[]): Promise<void> {
  const cleared = records.filter(({ status }) => status === null)
  if (cleared.length === 0) return
  const students = cleared.map(({ student_id }) => student_id)
  const days = cleared.map(({ date }) => date)
  await db.$executeRaw`
    DELETE FROM attendance_record a
    USING (
      SELECT * FROM unnest(${students}::uuid[], ${days}::date[]) AS r(student_id, date) ${limitToLength(cleared)}
    ) r
    WHERE a.family_id = ${family_id}::uuid AND a.student_id = r.student_id AND a.date = r.date`
}

/**
 * Sets the marks of all the others in one statement and answers them. A mark that is set where there was none begins with a
 * version that nobody has seen: one that was cleared and set again is not taken for what it was before.
 */
async function setAll({ db, family_id, now }: Scope, records: MarkDraft[]): Promise<Marks> {
  const marked = records.filter(({ status }) => status !== null)
  if (marked.length === 0) return new Map()
  const students = marked.map(({ student_id }) => student_id)
  const days = marked.map(({ date }) => date)
  const statuses = marked.map(({ status }) => status)
  const rows = await db.$queryRaw<MarkRow[]>`
    INSERT INTO attendance_record AS a (id, family_id, student_id, date, status, version, created_at, updated_at)
    SELECT gen_random_uuid(), ${family_id}::uuid, r.student_id, r.date, r.status::attendance_status,
      1 + floor(random() * 1000000000)::int, ${now}, ${now}
    FROM (
      SELECT * FROM unnest(${students}::uuid[], ${days}::date[], ${statuses}::text[]) AS r(student_id, date, status)
      ${limitToLength(marked)}
    ) r
    ON CONFLICT (family_id, student_id, date) DO UPDATE
    SET status = excluded.status, version = a.version + 1, updated_at = excluded.updated_at
    RETURNING ${markColumns}`
  return byKey(rows)
}

/**
 * Two marks of one child wait for each other, and for whoever is removing it. Answers the children's first names; NOT_FOUND
 * where one is not of the family.
 */
async function lockStudents({ db, family_id }: Scope, records: MarkDraft[]): Promise<Map<string, string>> {
  const ids = [...new Set(records.map(({ student_id }) => student_id))]
  const held = await db.$queryRaw<{ id: string; first_name: string }[]>`
    SELECT id, first_name FROM student WHERE family_id = ${family_id}::uuid AND id = ANY(${ids}::uuid[])
    ORDER BY id FOR NO KEY UPDATE`
  found(held.length === ids.length ? held : null, "student")
  return new Map(held.map(({ id, first_name }) => [id, first_name]))
}

type Marks = Map<string, AttendanceView>

/** In a statement after the one that waits: what was committed meanwhile is seen. */
async function readMarks({ db, family_id }: Scope, records: MarkDraft[]): Promise<Marks> {
  const students = records.map(({ student_id }) => student_id)
  const days = records.map(({ date }) => date)
  const rows = await db.$queryRaw<MarkRow[]>`
    SELECT ${markColumns}
    FROM (
      SELECT * FROM unnest(${students}::uuid[], ${days}::date[]) AS r(student_id, date) ${limitToLength(records)}
    ) r
    JOIN attendance_record a ON a.family_id = ${family_id}::uuid AND a.student_id = r.student_id AND a.date = r.date`
  return byKey(rows)
}

function byKey(rows: MarkRow[]): Marks {
  return new Map(rows.map((row) => [keyOf(row), toAttendanceView(row)]))
}

function refuseTwice(records: MarkDraft[]): void {
  const keys = new Set<string>()
  records.forEach((record, index) => {
    if (keys.has(keyOf(record))) {
      const issue = { field: `records.${index}`, message: "Each child and day can be given once." }
      throw new AppError("VALIDATION_ERROR", issue.message, { issues: [issue] })
    }
    keys.add(keyOf(record))
  })
}

function keyOf({ student_id, date }: Pick<MarkDraft, "student_id" | "date">): string {
  return `${student_id} ${date}`
}

function unmarked({ student_id, date }: MarkDraft): MarkView {
  const day = dayToMidnight(date)
  return { id: null, student_id, date: day, status: null, version: 0, created_at: null, updated_at: null }
}
