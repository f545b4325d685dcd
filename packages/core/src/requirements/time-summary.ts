import { groupBy } from "../lists/group-by.ts"

/** Minutes of one month, subject and place. `subject_id` is null for time of no subject. */
export type EntrySum = {
  /** YYYY-MM. */
  month: string
  subject_id: string | null
  name: string | null
  core: boolean
  place: "home" | "away"
  minutes: number
}

/** The attendance marks of one month. */
export type MarkSum = {
  /** YYYY-MM. */
  month: string
  /** Marks present or late, half days as 0.5. */
  days: number
  half_days: number
  /** Minutes of marks beyond the entries of their days. They belong to no subject. */
  more_minutes: number
}

type Minutes = { minutes: number; core_minutes: number; core_home_minutes: number }
type SubjectSum = Omit<EntrySum, "month" | "place"> & { home_minutes: number }
type MonthSum = Minutes & { month: string; days: number }

/**
 * Adds up a child's time. `by_subject` has the subjects with minutes, most first; `by_month` the months with days or minutes, in
 * order. Minutes of a whole day that exceed its entries count as time of no subject, at home.
 */
export function summarizeTime(entries: EntrySum[], marks: MarkSum[]) {
  const days = marks.filter(({ more_minutes }) => more_minutes > 0)
  const all = [...entries, ...days.map(({ month, more_minutes }) => ofWholeDays(month, more_minutes))]
  return {
    days: sum(marks.map((mark) => mark.days)),
    half_days: sum(marks.map((mark) => mark.half_days)),
    ...minutesOf(all),
    by_subject: bySubject(all),
    by_month: byMonth(all, marks),
  }
}

function ofWholeDays(month: string, minutes: number): EntrySum {
  return { month, subject_id: null, name: null, core: false, place: "home", minutes }
}

function minutesOf(entries: EntrySum[]): Minutes {
  const core = entries.filter((entry) => entry.core)
  return {
    minutes: total(entries),
    core_minutes: total(core),
    core_home_minutes: total(core.filter(({ place }) => place === "home")),
  }
}

function bySubject(entries: EntrySum[]): SubjectSum[] {
  const groups = groupBy(entries, ({ subject_id }) => subject_id ?? "")
  return [...groups.values()]
    .map((own) => ({
      subject_id: own[0]?.subject_id ?? null,
      name: own[0]?.name ?? null,
      core: own[0]?.core ?? false,
      minutes: total(own),
      home_minutes: total(own.filter(({ place }) => place === "home")),
    }))
    .filter(({ minutes }) => minutes > 0)
    .toSorted((one, other) => other.minutes - one.minutes || (one.name ?? "").localeCompare(other.name ?? ""))
}

function byMonth(entries: EntrySum[], marks: MarkSum[]): MonthSum[] {
  const months = new Set([...entries, ...marks].map(({ month }) => month))
  return [...months]
    .toSorted()
    .map((month) => ({
      month,
      days: sum(marks.filter((mark) => mark.month === month).map((mark) => mark.days)),
      ...minutesOf(entries.filter((entry) => entry.month === month)),
    }))
    .filter(({ days, minutes }) => days > 0 || minutes > 0)
}

function total(entries: EntrySum[]): number {
  return sum(entries.map(({ minutes }) => minutes))
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, number) => all + number, 0)
}
