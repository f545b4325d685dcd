import type { Day } from "@hearthbook/core/time/days"
import { eventDraft, type EventView } from "@hearthbook/api/calendar/event"
import { schemaResolver } from "@mantine/form"
import { dayOf } from "../../../../lib/format.ts"

/** A day off, or an extra school day. */
export type DayOffKind = "holiday" | "school_day"

/** The values of the form. `whose` is a student's id, or empty for everyone. */
export type DayOffValues = { title: string; whose: string; first_day: string; last_day: string }

/** The words of the dialog by kind. */
export const dayOffWords = {
  holiday: { title: "Day off", add: "Add day off" },
  school_day: { title: "Extra school day", add: "Add school day" },
} as const

export function newDayOff(kind: DayOffKind, first_day: Day, last_day: Day): DayOffValues {
  return { title: dayOffWords[kind].title, whose: "", first_day, last_day }
}

export function valuesOfDayOff({ title, student_id, start_date, end_date }: EventView): DayOffValues {
  return { title, whose: student_id ?? "", first_day: dayOf(start_date), last_day: dayOf(end_date) }
}

/** The all-day event that the form makes. */
export function toDayOff(kind: DayOffKind, { title, whose, first_day, last_day }: DayOffValues) {
  return {
    title,
    student_id: whose || null,
    event_type: kind,
    start_date: first_day,
    end_date: last_day,
    all_day: true,
  }
}

/** The errors by visible field. */
export function dayOffErrors(kind: DayOffKind, values: DayOffValues) {
  const { title, start_date, end_date } = schemaResolver(eventDraft, { sync: true })(toDayOff(kind, values))
  return {
    ...(title ? { title } : {}),
    ...(start_date ? { first_day: start_date } : {}),
    ...(end_date ? { last_day: end_date } : {}),
  }
}
