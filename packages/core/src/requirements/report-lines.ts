import { countOf } from "../names/count-of.ts"
import { groupBy } from "../lists/group-by.ts"
import { limits } from "../limits/limits.ts"
import { monthName, shortDay } from "../time/printed-days.ts"
import type { Day } from "../time/days.ts"

type SubjectTime = { name: string | null; minutes: number }

/** The name of what belongs to no subject, in every table and report. */
export const noSubject = "No subject"

/** Minutes as hours with two decimals. */
export function toHours(minutes: number): number {
  return Math.round((minutes * 100) / 60) / 100
}

/** The hours in all, then a line for each subject. The lines add up to the first one. */
export function hoursLines(subjects: SubjectTime[]): string[] {
  const minutes = subjects.map((subject) => subject.minutes)
  const all = minutes.reduce((sum, some) => sum + some, 0)
  const shares = shareHours(minutes)
  const lines = subjects.map(({ name }, index) => `${name ?? noSubject}: ${countOf(shares[index] ?? 0, "hour")}`)
  return [countOf(toHours(all), "hour"), ...lines]
}

/** Rounds parts to hundredths of an hour so that they add up to their rounded sum: those that lose most by it are rounded up. */
export function shareHours(minutes: number[]): number[] {
  const exact = minutes.map((part) => (part * 100) / 60)
  const floors = exact.map(Math.floor)
  const all = Math.round((minutes.reduce((sum, part) => sum + part, 0) * 100) / 60)
  const left = all - floors.reduce((sum, part) => sum + part, 0)
  const byLoss = [...exact.keys()].toSorted((a, b) => lossOf(exact[b]) - lossOf(exact[a]) || a - b)
  const raised = new Set(byLoss.slice(0, left))
  return floors.map((part, index) => (part + (raised.has(index) ? 1 : 0)) / 100)
}

function lossOf(exact = 0): number {
  return exact - Math.floor(exact)
}

export type LoggedLesson = {
  date: Day
  subject: string
  title: string
  /** The titles of what it worked with. */
  resources: string[]
  /** The day on which it was written down, if that was more than a week later; else null. */
  recorded_on: Day | null
}

/** The lessons of each month as a field of its own, because those of a year do not fit in one. A line for each lesson. */
export function logFields(label: string, lessons: LoggedLesson[]): { text: string; value: string | null }[] {
  const months = [...groupBy(lessons, ({ date }) => date.slice(0, 7))]
  if (months.length === 0) return [{ text: label, value: null }]
  return months.map(([month, own]) => ({
    text: `${label}, ${monthName(month)}`,
    value: fitLines(own.map(lessonLine)),
  }))
}

function lessonLine({ date, subject, title, resources, recorded_on }: LoggedLesson): string {
  const read = resources.length > 0 ? ` – ${resources.join("; ")}` : ""
  const late = recorded_on ? ` (recorded ${shortDay(recorded_on)})` : ""
  return `${shortDay(date)}  ${subject}: ${title}${read}${late}`
}

/** A line for each subject with what belongs to it, each once, in the order given. */
export function listBySubject(items: { subject: string; title: string }[]): string[] {
  const groups = groupBy(items, ({ subject }) => subject)
  return [...groups].map(([subject, own]) => `${subject}: ${[...new Set(own.map(({ title }) => title))].join("; ")}`)
}

/** Joins lines to a field's text; null without any. What a field cannot hold is left out, and the text says so. */
export function fitLines(lines: string[]): string | null {
  if (lines.length === 0) return null
  const text = lines.join("\n")
  if (text.length <= limits.long_text) return text
  const end = "\n… and more"
  return text.slice(0, limits.long_text - end.length) + end
}
