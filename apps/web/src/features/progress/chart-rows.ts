import { addDays, type Day } from "@hearthbook/core/time/days"
import type { WeekProgress } from "@hearthbook/api/work/progress"
import type { SubjectSummary } from "@hearthbook/api/family/subject"
import { dayOf } from "../../lib/format.ts"

/** A week: its Monday, and the percentage of each subject with work due in it, by subject id. */
type WeekRow = { week: Day; percents: Map<string, number> }

export type Weeks = { rows: WeekRow[]; subjects: SubjectSummary[] }

/**
 * Arranges the list as weeks × subjects. Every week from the first to the last has a row, so that the time axis is
 * even. A subject without graded work in a week has no percentage there.
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
