import { addDays, daysBetween, type Day } from "@hearthbook/core/time/days"
import type { EventView } from "@hearthbook/api/calendar/event"
import type { SchoolDayView } from "@hearthbook/api/calendar/school-days"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { dayOf } from "../../../../lib/format.ts"
import { shortNameOf } from "../../../../lib/short-names.ts"
import { longDate } from "../../../../lib/week-labels.ts"
import type { YearDays } from "../year/use-year-days.ts"

/** How a day of the year looks. `for_child` marks a school day of the family that is different for one child. */
export type DayLook = {
  kind: "school_day" | "weekday" | "day_off" | "extra"
  /** The day in words: 'Thursday, November 26: Thanksgiving Day, day off'. */
  words: string
  /** The name of what makes the day special; null on usual days. */
  name: string | null
  for_child: boolean
  /** The place of the term in the year, from 0; null between terms. */
  term: number | null
}

const kindWords = { school_day: "school day", weekday: "no school", day_off: "day off", extra: "extra school day" }

/** The looks of the days of a school year by day. */
export function dayLooks(year: SchoolYearView, { days, events }: YearDays): Map<Day, DayLook> {
  const byDay = eventsByDay(events.filter(({ student_id }) => student_id !== null))
  return new Map(
    days.map((schoolDay) => {
      const day = dayOf(schoolDay.date)
      return [day, lookOf(day, schoolDay, byDay.get(day) ?? [], termOn(year, day))]
    }),
  )
}

function lookOf(day: Day, { reason, name }: SchoolDayView, ofChildren: EventView[], term: number | null): DayLook {
  const kind = reason === "outside_year" ? "weekday" : reason
  const family = name === null ? kindWords[kind] : `${name}, ${kindWords[kind]}`
  const children = ofChildren.map(childWords)
  return {
    kind,
    words: `${longDate(day)}: ${[family, ...children].join("; ")}`,
    name: [...(name === null ? [] : [name]), ...children].join(", ") || null,
    for_child: children.length > 0,
    term,
  }
}

/** 'Dentist for Ben'. */
function childWords({ title, student }: EventView): string {
  return student ? `${title} for ${shortNameOf(student)}` : title
}

function eventsByDay(events: EventView[]): Map<Day, EventView[]> {
  const byDay = new Map<Day, EventView[]>()
  for (const event of events) {
    const first = dayOf(event.start_date)
    for (let distance = 0; distance <= daysBetween(first, dayOf(event.end_date)); distance++) {
      const day = addDays(first, distance)
      byDay.set(day, [...(byDay.get(day) ?? []), event])
    }
  }
  return byDay
}

function termOn({ terms }: SchoolYearView, day: Day): number | null {
  const index = terms.findIndex(({ start_date, end_date }) => dayOf(start_date) <= day && day <= dayOf(end_date))
  return index === -1 ? null : index
}
