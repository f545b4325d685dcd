import { schoolDayOf, type DayEvent } from "@hearthbook/core/planning/school-days"
import { addDays, daysBetween, dayToMidnight, type Day } from "@hearthbook/core/time/days"
import type { EventView } from "@hearthbook/api/calendar/event"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { onTestFinished, vi } from "vitest"
import { Refusal, type Answers } from "./fake-server.ts"
import { noSchool, sampleScales } from "./sample-grading.ts"
import { sampleFamily } from "./sample-family.ts"

/** Stops the date at noon of November 26, 2026 until the test ends. Timers run on. */
export function stopDate(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T17:00:00.000Z") })
  onTestFinished(() => void vi.useRealTimers())
}

/** A year from August 2026 to July 2027, without terms. */
export const sampleYear: SchoolYearView = {
  id: "0190a0a0-0000-7000-8000-000000000201",
  academic_year: "2026-2027",
  start_date: "2026-08-01T00:00:00.000Z",
  end_date: "2027-07-31T00:00:00.000Z",
  school_days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
  terms: [],
  locked_at: null,
  version: 1,
  created_at: "2026-08-01T12:00:00.000Z",
  updated_at: "2026-08-01T12:00:00.000Z",
}

/** An all-day event of the family. The id ends in `number`. */
export function sampleEvent(number: number, event: DayEvent): EventView {
  const { start_date, end_date, ...rest } = event
  return {
    ...rest,
    id: `0190a0a0-0000-7000-8000-0000000003${String(number).padStart(2, "0")}`,
    description: null,
    start_date: dayToMidnight(start_date),
    end_date: dayToMidnight(end_date),
    all_day: true,
    location: null,
    student: null,
    minutes: null,
    subject_ids: [],
    place: "away",
    version: 1,
    created_at: "2026-08-01T12:00:00.000Z",
    updated_at: "2026-08-01T12:00:00.000Z",
  }
}

/** A server with school years and their events, which answers school days by the real rules. */
export function schoolYearServer(years: SchoolYearView[] = [sampleYear], stored: EventView[] = []) {
  let events = stored
  const find = (id: string) => {
    const year = years.find((one) => one.id === id)
    if (!year) throw new Refusal("NOT_FOUND")
    return year
  }
  const add = (event: DayEvent) => {
    const made = sampleEvent(events.length + 1, event)
    events = [...events, made]
    return made
  }
  const answers: Answers = {
    "schoolYears.list": () => years,
    "family.get": () => sampleFamily,
    "school.get": () => noSchool,
    "gradingScales.list": () => sampleScales,
    "schoolYears.update": ({ id, terms, ...patch }) => {
      const year = find(id)
      const changed = {
        ...year,
        ...(patch.start_date !== undefined && { start_date: dayToMidnight(patch.start_date) }),
        ...(patch.end_date !== undefined && { end_date: dayToMidnight(patch.end_date) }),
        ...(patch.school_days !== undefined && { school_days: patch.school_days }),
        ...(terms && {
          terms: terms.map((term, index) => ({
            id: term.id ?? `0190a0a0-0000-7000-8000-0000000004${index}0`,
            name: term.name,
            start_date: dayToMidnight(term.start_date),
            end_date: dayToMidnight(term.end_date),
          })),
        }),
        version: year.version + 1,
      }
      years = years.map((one) => (one.id === id ? changed : one))
      return changed
    },
    "students.list": () => [],
    "curriculum.list": () => [],
    "planning.reschedule": () => ({ changes: [], forecasts: [], warnings: [], change_id: null }),
    "events.list": () => events,
    "events.create": ({ title, student_id = null, event_type, start_date, end_date }) =>
      add({
        title,
        student_id,
        event_type: event_type === "school_day" ? event_type : "holiday",
        start_date: start_date.slice(0, 10),
        end_date: end_date.slice(0, 10),
      }),
    "events.update": ({ id, title, start_date, end_date }) => {
      const event = events.find((one) => one.id === id)
      if (!event) throw new Refusal("NOT_FOUND")
      const changed = {
        ...event,
        title: title ?? event.title,
        start_date: start_date ? dayToMidnight(start_date.slice(0, 10)) : event.start_date,
        end_date: end_date ? dayToMidnight(end_date.slice(0, 10)) : event.end_date,
        version: event.version + 1,
      }
      events = events.map((one) => (one.id === id ? changed : one))
      return changed
    },
    "events.delete": ({ id }) => {
      events = events.filter((event) => event.id !== id)
      return { id, change_id: null, summary: "" }
    },
    "requirements.list": () => [],
    "rulePacks.list": () => [],
    "schoolDays.inRange": ({ start_date, end_date }) => daysOf(start_date, end_date, years, events),
  }
  return { answers, add, events: () => events }
}

function daysOf(start: Day, end: Day, years: SchoolYearView[], events: EventView[]) {
  const calendar = {
    years: years.map((year) => ({ ...year, ...daysIn(year) })),
    events: events.map((event): DayEvent => {
      const { event_type } = event
      return { ...event, ...daysIn(event), event_type: event_type === "school_day" ? event_type : "holiday" }
    }),
  }
  return Array.from({ length: daysBetween(start, end) + 1 }, (_, distance) => {
    const { date, ...day } = schoolDayOf(calendar, null, addDays(start, distance))
    return { date: dayToMidnight(date), ...day }
  })
}

function daysIn({ start_date, end_date }: { start_date: string; end_date: string }) {
  return { start_date: start_date.slice(0, 10), end_date: end_date.slice(0, 10) }
}
