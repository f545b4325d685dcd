import { addDays, type Day } from "../time/days.ts"

/** The records that can say what a filing must contain. */
export const contentSources = [
  "child",
  "year",
  "hours",
  "core",
  "months",
  "opening",
  "attendance",
  "log",
  "titles",
  "trips",
  "samples",
  "materials",
  "grades",
  "subjects",
] as const
export type ContentSource = (typeof contentSources)[number]

/** Words of a pack's lists, in the order in which they decide: 'hours of attendance' are hours. */
const words: [RegExp, ContentSource][] = [
  [/\bcore hours\b/i, "core"],
  [/\bhours by month\b/i, "months"],
  [/\bearlier this year\b/i, "opening"],
  [/\blessons done\b/i, "log"],
  [/\bby title\b/i, "titles"],
  [/\bfield trips\b/i, "trips"],
  [/\bsamples of\b/i, "samples"],
  [/\bhours\b/i, "hours"],
  [/\battendance\b|\battended\b|\bregister\b/i, "attendance"],
  [/material covered/i, "materials"],
  [/\ba grade\b.*each subject|\bprogress in\b/i, "grades"],
  [/dates of the school year/i, "year"],
  [/list of subjects|the curriculum|syllabi|objectives by subject|plan of instruction/i, "subjects"],
  [/\bchild(ren)?\b.*\bname|\bnames?\b.*\bchild(ren)?\b/i, "child"],
]

/** Filings about a year to come, of which nothing is recorded yet: their hours are those that the family plans. */
const ahead = ["notice", "plan", "affidavit"]
const planned: ContentSource[] = ["child", "year", "subjects"]

/** The records that say one thing of a filing's list; null for what has to be written by hand. */
export function sourceOf(content: string, kind: string): ContentSource | null {
  const source = words.find(([pattern]) => pattern.test(content))?.[1] ?? null
  return source && ahead.includes(kind) && !planned.includes(source) ? null : source
}

/**
 * The days that a filing is about: of a report, those after the report before it, up to its due day; of others, the year. Never a day to
 * come, unless the year has not begun.
 */
export function filingPeriod(
  { kind, due_date }: { kind: string; due_date: Day | null },
  previous_due: Day | null,
  year: { start_date: Day; end_date: Day },
  today: Day,
): { start_date: Day; end_date: Day } {
  const isReport = kind === "periodic_report"
  const after = isReport && previous_due ? addDays(previous_due, 1) : year.start_date
  const start_date = after < year.start_date ? year.start_date : after
  const last = [year.end_date, today, ...(isReport && due_date ? [due_date] : [])].toSorted()[0] ?? today
  return { start_date, end_date: last < start_date ? start_date : last }
}
