import { AppError } from "../../errors.ts"
import { found } from "../../not-found.ts"
import { dateToDay, dayToDate } from "../../rules/days.ts"
import type { Scope } from "../../scope.ts"
import { visibleTo } from "./attendance.policy.ts"
import { tellAbsences } from "./tell-absences.ts"
import type { AttendanceView, MarkDraft, MarkView } from "./attendance.schema.ts"
import { attendanceSelect, toAttendanceView } from "./attendance.select.ts"

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
  await holdStudents(scope, records)
  const before = await readMarks(scope, records)
  for (const { version, ...record } of records) {
    const current = before.get(keyOf(record)) ?? null
    if (version !== undefined && version !== (current?.version ?? 0))
      throw new AppError("STALE", undefined, { current })
  }
  for (const status of new Set(records.map((record) => record.status))) {
    await setAll(
      scope,
      records.filter((record) => record.status === status),
      status,
    )
  }
  const after = await readMarks(scope, records)
  await tellAbsences(scope, before, after)
  return records.map((record) => after.get(keyOf(record)) ?? unmarked(record))
}

/**
 * Sets one status on all these children and days in one statement, or clears them. A mark that is set where there was none
 * begins with a version that nobody has seen: one that was cleared and set again is not taken for what it was before.
 */
async function setAll({ db, family_id, now }: Scope, records: MarkDraft[], status: MarkDraft["status"]): Promise<void> {
  const students = records.map(({ student_id }) => student_id)
  const days = records.map(({ date }) => date)
  if (status === null) {
    await db.$executeRaw`
      DELETE FROM attendance_record a USING unnest(${students}::uuid[], ${days}::date[]) AS r(student_id, date)
      WHERE a.family_id = ${family_id}::uuid AND a.student_id = r.student_id AND a.date = r.date`
    return
  }
  await db.$executeRaw`
    INSERT INTO attendance_record (id, family_id, student_id, date, status, version, created_at, updated_at)
    SELECT gen_random_uuid(), ${family_id}::uuid, r.student_id, r.date, ${status}::attendance_status,
      1 + floor(random() * 1000000000)::int, ${now}, ${now}
    FROM unnest(${students}::uuid[], ${days}::date[]) AS r(student_id, date)
    ON CONFLICT (family_id, student_id, date) DO UPDATE
    SET status = excluded.status, version = attendance_record.version + 1, updated_at = excluded.updated_at`
}

/** Two marks of one child wait for each other, and for whoever is removing it. NOT_FOUND where one is not of the family. */
async function holdStudents({ db, family_id }: Scope, records: MarkDraft[]): Promise<void> {
  const ids = [...new Set(records.map(({ student_id }) => student_id))]
  const held = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM student WHERE family_id = ${family_id}::uuid AND id = ANY(${ids}::uuid[])
    ORDER BY id FOR NO KEY UPDATE`
  found(held.length === ids.length ? held : null, "student")
}

async function readMarks(scope: Scope, records: MarkDraft[]): Promise<Map<string, AttendanceView>> {
  const rows = await scope.db.attendance_record.findMany({
    where: {
      AND: visibleTo(scope),
      student_id: { in: records.map(({ student_id }) => student_id) },
      date: { in: [...new Set(records.map(({ date }) => date))].map(dayToDate) },
    },
    select: attendanceSelect,
  })
  return new Map(rows.map((row) => [keyOf({ ...row, date: dateToDay(row.date) }), toAttendanceView(row)]))
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
  const day = dayToDate(date).toISOString()
  return { id: null, student_id, date: day, status: null, version: 0, created_at: null, updated_at: null }
}
