import { subjectKey } from "../copy/matching-subject.ts"
import type { Weekday } from "../../time/days.ts"
import type { Time } from "../../time/times.ts"
import type { ProposedWeek } from "./adjust-week.ts"
import { inOrder, layDay, type LaidClass } from "./lay-day.ts"
import { fewestClasses, weeklySubjects, type SetupSubject, type WeeklySubject } from "./lay-week.ts"

/** An adjusted week and its school days. */
type Week = ProposedWeek & { school_days: Weekday[] }

/** The students and the school days after a change. `was` has each one's place before the change, null for a new student. */
type Change = { students: SetupSubject[][]; was: (number | null)[]; school_days: Weekday[] }

/** A meeting that stays has its time; a new one has none. */
type Slot = { day: Weekday; start_time: Time | null }

/**
 * An adjusted week after students, subjects or school days were added or removed. What is still learned keeps its day and its order. New
 * classes follow at the end of the days on which their students have the fewest. Null if a day would run past midnight.
 */
export function keepWeek(before: Week, { students, was, school_days }: Change): LaidClass[] | null {
  const days = inOrder(school_days)
  const placed: { weekly: WeeklySubject; slots: Slot[] }[] = weeklySubjects(students).map((weekly) => ({
    weekly,
    slots: slotsBefore(before, weekly, was).filter(({ day }) => days.includes(day)),
  }))
  const busy = before.busy ?? []
  const load = (student: number, day: Weekday) =>
    busy.filter((time) => time.student === student && time.day_of_week === day).length +
    placed
      .filter(({ weekly }) => weekly.students.includes(student))
      .reduce((sum, { slots }) => sum + slots.filter((slot) => slot.day === day).length, 0)
  for (const one of placed) {
    const target = countAfter(before, one.weekly, was, days)
    const free = days.filter((day) => !one.slots.some((slot) => slot.day === day))
    const missing = Math.max(0, Math.min(target - one.slots.length, free.length))
    const added = fewestClasses({ ...one.weekly, times_per_week: missing }, free, load)
    one.slots = [...one.slots.slice(0, target), ...added.map((day) => ({ day, start_time: null }))]
  }
  const laid: LaidClass[] = []
  for (const day_of_week of days) {
    const meetings = placed
      .flatMap(({ weekly, slots }) =>
        slots.filter(({ day }) => day === day_of_week).map(({ start_time }) => ({ ...weekly, start_time })),
      )
      .toSorted((one, other) => (one.start_time ?? "24:00").localeCompare(other.start_time ?? "24:00"))
    const taken = busy.filter((time) => time.day_of_week === day_of_week)
    const classes = layDay(meetings, taken, before.shape)
    if (!classes) return null
    laid.push(...classes.map((held) => ({ ...held, day_of_week })))
  }
  return laid
}

/** The first student of a subject who had it before, as a place before the change; null if nobody had it. */
function anchorOf(before: Week, { students, subject }: WeeklySubject, was: (number | null)[]): number | null {
  const places = students.flatMap((student) => was[student] ?? [])
  const key = subjectKey(subject)
  return places.find((place) => before.students[place]?.some(({ name }) => subjectKey(name) === key)) ?? null
}

/** The days and times of a subject before the change. */
function slotsBefore(before: Week, weekly: WeeklySubject, was: (number | null)[]): Slot[] {
  const anchor = anchorOf(before, weekly, was)
  const key = subjectKey(weekly.subject)
  const held = before.classes.filter(({ student, subject }) => student === anchor && subjectKey(subject) === key)
  return inOrder(held.map(({ day_of_week }) => day_of_week)).flatMap((day) =>
    held.filter(({ day_of_week }) => day_of_week === day).map(({ start_time }) => ({ day, start_time })),
  )
}

/** How often a subject meets after the change: one that a parent removed a class of, or added one to, keeps that difference. */
function countAfter(before: Week, weekly: WeeklySubject, was: (number | null)[], days: Weekday[]): number {
  const asked = Math.min(weekly.times_per_week, days.length)
  const anchor = anchorOf(before, weekly, was)
  if (anchor === null) return asked
  const key = subjectKey(weekly.subject)
  const earlier = weeklySubjects(before.students).find(
    ({ students, subject }) => students.includes(anchor) && subjectKey(subject) === key,
  )
  const askedBefore = Math.min(earlier?.times_per_week ?? 0, before.school_days.length)
  return Math.max(0, slotsBefore(before, weekly, was).length + asked - askedBefore)
}
