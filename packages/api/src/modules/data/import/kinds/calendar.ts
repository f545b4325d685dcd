import { v7 } from "uuid"
import type { z } from "zod"
import type { Scope } from "../../../../request/scope.ts"
import type { ReadRow } from "../table/read-rows.ts"
import type { CalendarEntry } from "../calendar/calendar-entry.ts"
import { visibleTo } from "../../../calendar/event/event.policy.ts"
import { eventFields, findTimedDay, refuseEndBeforeStart } from "../../../calendar/event/event.schema.ts"
import { byKey, compareRows } from "../validate/compare-rows.ts"
import { checkRow, issueMaker, type Candidate } from "../validate/validated-row.ts"
import type { Judgement } from "../validate/row-context.ts"

const schema = eventFields
  .pick({ title: true, start_date: true, end_date: true, all_day: true, location: true, description: true })
  .superRefine(refuseEndBeforeStart)
type Draft = z.output<typeof schema> & { calendar_uid: string }

const select = {
  id: true,
  calendar_uid: true,
  title: true,
  start_date: true,
  end_date: true,
  all_day: true,
  location: true,
  description: true,
  event_type: true,
  student_id: true,
} as const

const issueAt = issueMaker({}, () => "")

/** An event with its number in the preview, from 1. */
export type CalendarRow = CalendarEntry & { row: number }

/**
 * The events of a calendar, known by their UIDs there. New ones are for the student, or for all students without one; those that are
 * here stay whose they are, unless a student is given.
 */
export async function judgeCalendar(scope: Scope, rows: CalendarRow[], student_id: string | null): Promise<Judgement> {
  const events = await scope.db.event.findMany({
    where: { AND: [visibleTo(scope), { calendar_uid: { not: null } }] },
    select,
    orderBy: { id: "asc" },
  })
  type Known = (typeof events)[number]
  const compared = compareRows<Draft, Known>(rows.map(toCandidate), {
    keyOf: ({ calendar_uid }) => calendar_uid,
    existing: byKey(events, ({ calendar_uid }) => calendar_uid ?? ""),
    isSame: (draft, event) =>
      draft.title === event.title &&
      draft.all_day === event.all_day &&
      timeOf(draft.start_date, draft) === timeOf(event.start_date.toISOString(), event) &&
      timeOf(draft.end_date, draft) === timeOf(event.end_date.toISOString(), event) &&
      (draft.location ?? null) === event.location &&
      (draft.description ?? null) === event.description &&
      (student_id ?? event.student_id) === event.student_id,
    refuse: ({ all_day }, event) => {
      const message = event ? findTimedDay({ event_type: event.event_type, all_day: all_day ?? false }) : null
      return message === null ? null : { field: "all_day", message }
    },
    repeats: false,
    issueAt,
    known_by: { field: "title", noun: "event" },
  })
  const write = async () => {
    await insertEvents(
      scope,
      compared.created.map((draft) => ({ ...draft, id: v7(), student_id })),
    )
    await updateEvents(
      scope,
      compared.changed.map(({ draft, existing }) => ({
        ...draft,
        id: existing.id,
        student_id: student_id ?? existing.student_id,
      })),
    )
  }
  return { rows: compared.rows, write }
}

/** The day of an all-day event, else the minute. */
function timeOf(time: string, { all_day }: { all_day?: boolean | undefined }): string {
  return time.slice(0, all_day ? 10 : 16)
}

function toCandidate({ row, uid: calendar_uid, ...entry }: CalendarRow): Candidate<Draft> {
  const { title, start_date, end_date, all_day, location } = entry
  const values = { title, start_date, end_date, all_day: all_day ? "yes" : "no", location: location || null }
  const read: ReadRow = { row, values, issues: [] }
  const midnight = all_day ? "T00:00" : ""
  const input = { ...entry, start_date: start_date + midnight, end_date: end_date + midnight }
  const checked = checkRow(schema, input, { read, issueAt })
  return "issues" in checked ? { read, issues: checked.issues } : { read, draft: { ...checked.data, calendar_uid } }
}

type Row = Draft & { id: string; student_id: string | null }

/** As one JSON value: the client takes several times as long for thousands of parameters. */
async function insertEvents({ db, family_id, now }: Scope, rows: Row[]): Promise<void> {
  if (rows.length === 0) return
  await db.$executeRaw`
    INSERT INTO event (id, family_id, student_id, title, start_date, end_date, all_day, location, description, calendar_uid,
      created_at, updated_at)
    SELECT id, ${family_id}::uuid, student_id, title, start_date, end_date, all_day, location, description, calendar_uid,
      ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (
      id uuid, student_id uuid, title text, start_date timestamp, end_date timestamp, all_day boolean, location text,
      description text, calendar_uid text
    )`
}

async function updateEvents({ db, family_id, now }: Scope, rows: Row[]): Promise<void> {
  if (rows.length === 0) return
  await db.$executeRaw`
    UPDATE event e SET title = x.title, start_date = x.start_date, end_date = x.end_date, all_day = x.all_day,
      location = x.location, description = x.description, student_id = x.student_id, version = e.version + 1,
      updated_at = ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (
      id uuid, student_id uuid, title text, start_date timestamp, end_date timestamp, all_day boolean, location text,
      description text
    )
    WHERE e.family_id = ${family_id}::uuid AND e.id = x.id`
}
