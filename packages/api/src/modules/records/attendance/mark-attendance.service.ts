import { AppError } from "@hearthbook/core/errors/errors"
import { found } from "@hearthbook/core/errors/not-found"
import { dayToMidnight } from "@hearthbook/core/time/days"
import type { Scope } from "../../../request/scope.ts"
import { limitToLength } from "../../../sql/statement.ts"
import { wasThere } from "@hearthbook/core/attendance/attendance-status"
import { markStatus } from "../../../sql/status-conditions.ts"
import { logClassesOf } from "../time/log-classes.service.ts"
import { notifyAbsences } from "./notify-absences.ts"
import type { AttendanceView, MarkDraft, MarkView } from "./attendance.schema.ts"
import { markColumns, toAttendanceView, type MarkRow } from "./attendance.select.ts"

/** Sets, replaces or clears (with null) the mark of one child and day. */
export async function markAttendance(scope: Scope, draft: MarkDraft): Promise<MarkView> {
  const [mark] = await markAllAttendance(scope, [draft])
  if (!mark) throw new AppError("UNKNOWN_ERROR")
  return mark
}

/**
 * Sets or clears marks of several children or days, all or none, and returns them in the order of `records`. NOT_FOUND if a
 * student may not be seen, VALIDATION_ERROR if two are for one child and day, STALE if a `version` is not the current one.
 */
export async function markAllAttendance(scope: Scope, records: MarkDraft[]): Promise<MarkView[]> {
  refuseDuplicates(records)
  const log_classes = await lockStudents(scope, records)
  const before = await readMarks(scope, records)
  for (const { version, ...record } of records) {
    const current = before.get(keyOf(record)) ?? null
    if (version !== undefined && version !== (current?.version ?? 0))
      throw new AppError("STALE", undefined, { current })
  }
  await clearAll(scope, records)
  const after = await setAll(scope, records)
  await notifyAbsences(scope, { before, after })
  if (log_classes === "auto") await logClassesOfMarked(scope, records)
  return records.map((record) => after.get(keyOf(record)) ?? unmarked(record))
}

/** Records the time of the day's classes of everyone who is marked present or late. */
async function logClassesOfMarked(scope: Scope, records: MarkDraft[]): Promise<void> {
  const there = records.filter(({ status }) => status !== null && wasThere(status))
  for (const date of new Set(there.map((record) => record.date))) {
    const ids = there.filter((record) => record.date === date).map(({ student_id }) => student_id)
    await logClassesOf(scope, date, ids)
  }
}

/** Deletes the marks that are to be cleared. */
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
 * Sets the other marks in one statement and returns them. Setting the same status again, or late in place of present, keeps
 * the mark's half day and minutes, unless the call changes them. A new mark starts with a random version, so that a mark that was
 * cleared and set again is not mistaken for the earlier one.
 */
async function setAll(scope: Scope, records: MarkDraft[]): Promise<Marks> {
  const { db, family_id, now } = scope
  const marked = records.filter(({ status }) => status !== null)
  if (marked.length === 0) return new Map()
  const students = marked.map(({ student_id }) => student_id)
  const days = marked.map(({ date }) => date)
  const statuses = marked.map(({ status }) => status)
  const fractions = marked.map(({ fraction }) => fraction ?? null)
  const minutes = marked.map((record) => record.minutes ?? null)
  const keeps = marked.map((record) => record.minutes === undefined)
  const rows = await db.$queryRaw<MarkRow[]>`
    WITH r AS (
      SELECT * FROM unnest(${students}::uuid[], ${days}::date[], ${statuses}::text[], ${fractions}::numeric[],
        ${minutes}::int[], ${keeps}::boolean[]) AS r(student_id, date, status, fraction, minutes, keeps_minutes)
      ${limitToLength(marked)}
    )
    INSERT INTO attendance_record AS a
      (id, family_id, student_id, date, status, fraction, minutes, version, created_at, updated_at)
    SELECT gen_random_uuid(), ${family_id}::uuid, r.student_id, r.date, r.status::attendance_status, coalesce(r.fraction, same.fraction, 1),
      CASE WHEN r.keeps_minutes THEN same.minutes ELSE r.minutes END, 1 + floor(random() * 1000000000)::int, ${now}, ${now}
    FROM r
    LEFT JOIN attendance_record same ON same.family_id = ${family_id}::uuid AND same.student_id = r.student_id
      AND same.date = r.date AND (same.status = r.status::attendance_status
        OR (${markStatus.wasThere("same")} AND ${markStatus.wasThere("r")}))
    ON CONFLICT (family_id, student_id, date) DO UPDATE
    SET status = excluded.status, fraction = excluded.fraction, minutes = excluded.minutes, version = a.version + 1,
      updated_at = excluded.updated_at
    RETURNING ${markColumns(scope)}`
  return byKey(rows)
}

/**
 * Locks the children, so that concurrent changes of their marks, and their deletion, wait. NOT_FOUND if one is not of the family.
 * Returns what the family does about the time of classes.
 */
async function lockStudents({ db, family_id }: Scope, records: MarkDraft[]): Promise<string | undefined> {
  const ids = [...new Set(records.map(({ student_id }) => student_id))]
  const locked = await db.$queryRaw<{ id: string; log_classes: string }[]>`
    SELECT s.id, f.log_classes::text FROM student s JOIN family f ON f.id = s.family_id
    WHERE s.family_id = ${family_id}::uuid AND s.id = ANY(${ids}::uuid[])
    ORDER BY s.id FOR NO KEY UPDATE OF s`
  return found(locked.length === ids.length ? locked : null, "student")[0]?.log_classes
}

type Marks = Map<string, AttendanceView>

/** Runs after the lock, so that it sees what was committed while waiting. */
async function readMarks(scope: Scope, records: MarkDraft[]): Promise<Marks> {
  const { db, family_id } = scope
  const students = records.map(({ student_id }) => student_id)
  const days = records.map(({ date }) => date)
  const rows = await db.$queryRaw<MarkRow[]>`
    SELECT ${markColumns(scope)}
    FROM (
      SELECT * FROM unnest(${students}::uuid[], ${days}::date[]) AS r(student_id, date) ${limitToLength(records)}
    ) r
    JOIN attendance_record a ON a.family_id = ${family_id}::uuid AND a.student_id = r.student_id AND a.date = r.date`
  return byKey(rows)
}

function byKey(rows: MarkRow[]): Marks {
  return new Map(rows.map((row) => [keyOf(row), toAttendanceView(row)]))
}

function refuseDuplicates(records: MarkDraft[]): void {
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
  const whole = { fraction: 1, minutes: null, recorded_late: false }
  const unsaved = { id: null, status: null, version: 0, created_at: null, updated_at: null }
  return { ...unsaved, ...whole, student_id, date: dayToMidnight(date) }
}
