import { addDays } from "@hearthbook/core/time/days"
import { v7 } from "uuid"
import type { z } from "zod"
import type { Scope } from "../../../../request/scope.ts"
import { visibleTo } from "../../../calendar/event/event.policy.ts"
import { eventFields, findTimedDay, refuseEndBeforeStart } from "../../../calendar/event/event.schema.ts"
import type { CalendarContent, CalendarEntry } from "@hearthbook/core/import/file-content"
import { followSource } from "../calendar/follow-source.ts"
import { daysAhead, daysBack } from "../calendar/read-calendar.ts"
import type { ImportDecisions, ImportRowView } from "../import.schema.ts"
import type { ReadRow } from "../table/read-rows.ts"
import { compareRows } from "../validate/compare-rows.ts"
import type { Judgement } from "../validate/row-context.ts"
import { checkRow, issueMaker, toRowView, type Candidate } from "../validate/validated-row.ts"
import { insertEvents, removeEvents, updateEvents } from "./save-events.ts"

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
  is_edited: true,
} as const

const issueAt = issueMaker({}, () => "")

type Decided = { defaults?: ImportDecisions["defaults"]; left_out: ReadonlySet<number> }

/**
 * The events of a calendar, known by their UIDs there. New ones are for the student, or for all students without one; those that are
 * here stay whose they are, unless a student is given. Times that the calendar no longer has are removed. What is over, and what the family
 * has edited, stays as it is.
 */
export async function judgeCalendar(
  scope: Scope,
  content: CalendarContent,
  { defaults = {}, left_out }: Decided,
): Promise<Judgement> {
  const events = await loadEvents(scope)
  type Known = (typeof events)[number]
  const { known, gone } = followSource(content, events)
  const { student_id = null } = defaults
  const isOver = ({ end_date }: Known) => end_date.toISOString().slice(0, 10) < scope.today
  const kindOf = ({ all_day }: Draft, event: Known | null) =>
    defaults.as === "days_off" && all_day ? "holiday" : (event?.event_type ?? "other")
  const isAlike = (draft: Draft, event: Known) =>
    draft.title === event.title &&
    draft.all_day === event.all_day &&
    timeOf(draft.start_date, draft) === timeOf(event.start_date.toISOString(), event) &&
    timeOf(draft.end_date, draft) === timeOf(event.end_date.toISOString(), event) &&
    (draft.location ?? null) === event.location &&
    (draft.description ?? null) === event.description
  const isChosenSo = (draft: Draft, event: Known) =>
    (student_id ?? event.student_id) === event.student_id && kindOf(draft, event) === event.event_type
  const stays = (event: Known) => event.is_edited || isOver(event)
  const numbered = content.entries.map((entry, index) => ({ ...entry, row: index + 1 }))
  const compared = compareRows<Draft, Known>(numbered.filter(({ row }) => !left_out.has(row)).map(toCandidate), {
    keyOf: ({ calendar_uid }) => calendar_uid,
    existing: new Map([...known].map(([uid, event]) => [uid, [event]])),
    isSame: (draft, event) => (stays(event) || isAlike(draft, event)) && isChosenSo(draft, event),
    refuse: (draft, event) => {
      const message = event ? findTimedDay({ event_type: event.event_type, all_day: draft.all_day ?? false }) : null
      return message === null ? null : { field: "all_day", message }
    },
    warn: (draft, event) =>
      stays(event) && !isAlike(draft, event) ? whyItStays(event, "The calendar says something else.") : null,
    repeats: false,
    issueAt,
    known_by: { field: "title", noun: "event" },
  })
  const { removed, rows: goneRows } = judgeGone(scope, gone, { after: numbered.length, left_out, stays })
  const write = async () => {
    await insertEvents(
      scope,
      compared.created.map((draft) => ({ ...draft, id: v7(), student_id, event_type: kindOf(draft, null) })),
    )
    await updateEvents(
      scope,
      compared.changed.map(({ draft, existing }) => ({
        ...(stays(existing) ? whatIsHere(existing) : draft),
        id: existing.id,
        student_id: student_id ?? existing.student_id,
        event_type: kindOf(draft, existing),
      })),
    )
    await removeEvents(
      scope,
      removed.map(({ id }) => id),
    )
  }
  return { rows: [...compared.rows, ...goneRows], write }
}

async function loadEvents(scope: Scope) {
  const where = { AND: [visibleTo(scope), { calendar_uid: { not: null } }] }
  const events = await scope.db.event.findMany({ where, select, orderBy: { id: "asc" } })
  return events.map((event) => ({ ...event, starts: timeOf(event.start_date.toISOString(), event) }))
}

type Known = Awaited<ReturnType<typeof loadEvents>>[number]

type Gone = { after: number; left_out: ReadonlySet<number>; stays: (event: Known) => boolean }

/** The events that their calendar no longer has, numbered after its own. Those of days that no file is read for are left alone. */
function judgeGone({ today }: Scope, gone: Known[], { after, left_out, stays }: Gone) {
  const numbered = gone
    .filter(({ starts }) => starts >= addDays(today, -daysBack) && starts <= addDays(today, daysAhead))
    .map((event, index) => ({ event, row: after + index + 1 }))
    .filter(({ row }) => !left_out.has(row))
  const rows = numbered.map(({ event, row }): ImportRowView => {
    const read = { row, values: valuesOf(event), issues: [] }
    if (!stays(event)) return toRowView(read, { status: "removed", issues: [] })
    const message = whyItStays(event, "The calendar no longer has it.")
    return toRowView(read, { status: "unchanged", issues: [], warnings: [issueAt(read, "title", message)] })
  })
  return { removed: numbered.filter(({ event }) => !stays(event)).map(({ event }) => event), rows }
}

function whyItStays({ is_edited }: Known, what: string): string {
  return is_edited ? `${what} You edited it here, so it stays.` : `${what} It is over, so it stays.`
}

function whatIsHere({ title, start_date, end_date, all_day, location, description, calendar_uid }: Known): Draft {
  const [start, end] = [start_date.toISOString().slice(0, 16), end_date.toISOString().slice(0, 16)]
  const texts = { title, location, description, calendar_uid: calendar_uid ?? "" }
  return { ...texts, start_date: start, end_date: end, all_day }
}

/** The day of an all-day event, else the minute. */
function timeOf(time: string, { all_day }: { all_day?: boolean | undefined }): string {
  return time.slice(0, all_day ? 10 : 16)
}

type Shown = Pick<CalendarEntry, "title" | "start_date" | "end_date" | "all_day"> & { location: string | null }

function toValues({ title, start_date, end_date, all_day, location }: Shown): ReadRow["values"] {
  return { title, start_date, end_date, all_day: all_day ? "yes" : "no", location: location || null }
}

function valuesOf(event: Known): ReadRow["values"] {
  return toValues({ ...event, start_date: event.starts, end_date: timeOf(event.end_date.toISOString(), event) })
}

function toCandidate({ row, uid: calendar_uid, problem, ...entry }: CalendarEntry & { row: number }) {
  const read: ReadRow = { row, values: toValues(entry), issues: [] }
  if (problem !== null) return { read, issues: [issueAt(read, "start_date", problem)] }
  const midnight = entry.all_day ? "T00:00" : ""
  const input = { ...entry, start_date: entry.start_date + midnight, end_date: entry.end_date + midnight }
  const checked = checkRow(schema, input, { read, issueAt })
  const candidate: Candidate<Draft> =
    "issues" in checked ? { read, issues: checked.issues } : { read, draft: { ...checked.data, calendar_uid } }
  return candidate
}
