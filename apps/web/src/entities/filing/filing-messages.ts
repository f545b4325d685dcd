import { daysBetween, type Day } from "@hearthbook/core/time/days"
import type { FilingView } from "@hearthbook/api/records/filing"
import { dayOf } from "../../lib/format.ts"
import { formatFarDay } from "../../lib/week-labels.ts"

type Facts = Pick<FilingView, "due_date" | "done_on" | "skipped" | "opens_on"> & {
  /** Null for the family's own. */
  pack_filing_id?: string | null
}

/** The days before the due day in which something is near. */
const nearDays = 14

/** 'Due Jul 1 · in 12 days', 'Done Jun 28', 'Not needed', 'No due date yet'; the family's own may have none. */
export function dueWordsOf({ due_date, done_on, skipped, opens_on, pack_filing_id }: Facts, today: Day): string {
  const write = (day: string) => formatFarDay(dayOf(day), today)
  if (done_on !== null) return `Done ${write(done_on)}`
  if (skipped) return "Not needed"
  if (due_date === null) return pack_filing_id === null ? "No due date" : "No due date yet"
  const opens = opens_on !== null && dayOf(opens_on) > today ? ` · from ${write(opens_on)}` : ""
  return `Due ${write(due_date)}${opens} · ${waitOf(daysBetween(today, dayOf(due_date)))}`
}

/** True for what is still open and due soon, or late. */
export function isNear({ due_date, done_on, skipped }: Facts, today: Day): boolean {
  return due_date !== null && done_on === null && !skipped && daysBetween(today, dayOf(due_date)) <= nearDays
}

/** 'today', 'in 12 days', '3 days late'. */
function waitOf(days: number): string {
  if (days === 0) return "today"
  if (days === 1) return "tomorrow"
  if (days > 0) return `in ${days} days`
  return days === -1 ? "a day late" : `${-days} days late`
}
