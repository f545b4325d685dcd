import type { AssignmentStatus } from "@hearthbook/core/work/assignment-status"
import type { AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import type { Day } from "@hearthbook/core/time/days"
import type { QueryClient } from "@tanstack/react-query"
import { attendanceLooks } from "../../entities/attendance/attendance-style.ts"
import { statusLooks } from "../../entities/assignment/status-badge.tsx"
import { rowNames } from "../../lib/offline/waiting-rows.ts"
import { shortNameOf } from "../../lib/short-names.ts"
import { shortTitle } from "../../lib/short-title.ts"
import { formatWeekday } from "../../lib/week-labels.ts"
import { isKept } from "./cached-queries.ts"
import { findMark } from "./mark-in-data.ts"
import { findRow } from "./rows-in-data.ts"
import { recordsIn, waitingPaths, type WaitingChange, type WaitingPath } from "./waiting-changes.ts"

/** The fields of an update that is one choice, such as a tick. An update with others is a form's, which keeps what was typed. */
const choiceFields: Record<WaitingPath, ReadonlySet<string> | null> = {
  "attendance.markAll": null,
  "lessons.update": new Set(["id", "completed", "together", "version"]),
  "assignments.update": new Set(["id", "status", "version"]),
  // Files are on the server already, or cannot be added without a network.
  "submissions.create": new Set(["assignment_id", "text"]),
}

/** Returns the path of a change that can wait for the network, or null. */
export function waitingPathOf(path: string, input: unknown): WaitingPath | null {
  const known = waitingPaths.find((name) => name === path)
  if (!known || typeof input !== "object" || input === null) return null
  const fields = choiceFields[known]
  const used = Object.entries(input).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return !fields || used.every(([name]) => fields.has(name)) ? known : null
}

type Made = { path: WaitingPath; input: Record<string, unknown>; now: number }
/** A call that was sent without an answer. It must be repeated as it was. */
type SentCall = { id: string; sent_at: number }

/**
 * Makes the changes of a call: one for each mark, so that a day that has changed meanwhile holds up no other. Each expects the version that
 * the person has seen. A call that was sent already stays whole, with its key.
 */
export function readChanges(client: QueryClient, made: Made, sent: SentCall | null): WaitingChange[] {
  const { path, now: made_at } = made
  const records = recordsIn(made.input)
  const inputs = sent || records.length === 0 ? [made.input] : records.map((record) => ({ records: [record] }))
  return inputs.map((input) => ({
    id: sent?.id ?? crypto.randomUUID(),
    path,
    input: sent ? input : withSeenVersion(client, path, input),
    rows: rowsOf(path, input),
    title: titleOf(client, path, input),
    made_at,
    sent_at: sent?.sent_at ?? null,
    refusal: null,
  }))
}

function rowsOf(path: WaitingPath, input: Record<string, unknown>): string[] {
  if (path === "attendance.markAll")
    return recordsIn(input).map(({ student_id, date }) => rowNames.mark(String(student_id), String(date)))
  if (path === "lessons.update") return [rowNames.lesson(String(input.id))]
  return [rowNames.assignment(String(input.assignment_id ?? input.id))]
}

function withSeenVersion(
  client: QueryClient,
  path: WaitingPath,
  input: Record<string, unknown>,
): Record<string, unknown> {
  if (path === "submissions.create") return input
  if (path !== "attendance.markAll") return { version: seenRow(client, input.id)?.version, ...input }
  return {
    records: recordsIn(input).map((record) => ({ version: seenMarkVersion(client, record), ...record })),
  }
}

/** The version of a mark on the newest answer that has its day: 0 if there is none. */
function seenMarkVersion(client: QueryClient, { student_id, date }: Record<string, unknown>): number | undefined {
  for (const { key, data } of answersOf(client)) {
    const mark = findMark(key, data, String(student_id), String(date))
    if (mark !== undefined) return mark?.version ?? 0
  }
  return undefined
}

function seenRow(client: QueryClient, id: unknown): Record<string, unknown> | undefined {
  for (const { data } of answersOf(client)) {
    const row = findRow(data, id)
    if (row && "version" in row) return row
  }
  return undefined
}

function answersOf(client: QueryClient): { key: readonly unknown[]; data: unknown }[] {
  return client
    .getQueryCache()
    .findAll({ predicate: (query) => isKept(query) && query.state.data !== undefined })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }))
}

/** Says what a change is, as 'Ada, Monday, Nov 23: Present'. */
function titleOf(client: QueryClient, path: WaitingPath, input: Record<string, unknown>): string {
  const records = recordsIn(input)
  const [record] = records
  if (record) {
    const child = nameOf(client, record.student_id)
    const word = record.status === null ? "no mark" : attendanceLooks[record.status as AttendanceStatus].word
    const others = records.length > 1 ? ` and ${records.length - 1} more` : ""
    return `${child}, ${formatWeekday(record.date as Day)}: ${word}${others}`
  }
  const stored = seenRow(client, input.assignment_id ?? input.id)?.title
  const title = `“${shortTitle(typeof stored === "string" ? stored : "Work", 48)}”`
  if (path === "lessons.update") return `${title}: ${input.completed === true ? "done" : "to do again"}`
  return `${title}: ${path === "submissions.create" ? "turned in" : statusLooks[input.status as AssignmentStatus].word}`
}

function nameOf(client: QueryClient, student_id: unknown): string {
  for (const { data } of answersOf(client)) {
    const child = findRow(data, student_id)
    if (typeof child?.first_name === "string")
      return shortNameOf({ id: String(student_id), first_name: child.first_name })
  }
  return "A child"
}
