import { addDays, type Day } from "@hearthbook/api/rules/days"
import type { WeekProgress } from "@hearthbook/api/schemas/progress"
import type { SubjectSummary } from "@hearthbook/api/schemas/subject"
import { dayOf } from "../../lib/format.ts"

/** One week: its Monday, and the percent of each subject in which work was due, by the subject's id. */
type WeekRow = { week: Day; percents: Map<string, number> }

export type Weeks = { rows: WeekRow[]; subjects: SubjectSummary[] }

/**
 * The answer's list as weeks × subjects. Every week from the first to the last has its row, so that equal distances are
 * equal times; a subject without graded work in it has no percent there.
 */
export function arrangeWeeks(progress: WeekProgress[]): Weeks {
  const subjects = [...new Map(progress.map(({ subject }) => [subject.id, subject])).values()].sort((one, other) =>
    one.name.localeCompare(other.name),
  )
  const days = progress.map(({ week }) => dayOf(week)).sort()
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return { rows: [], subjects }
  const rows: WeekRow[] = []
  for (let week = first; week <= last; week = addDays(week, 7)) rows.push({ week, percents: new Map() })
  const byWeek = new Map(rows.map((row) => [row.week, row]))
  for (const { week, subject, percent } of progress) byWeek.get(dayOf(week))?.percents.set(subject.id, percent)
  return { rows, subjects }
}
