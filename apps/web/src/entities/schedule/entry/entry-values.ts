import { weekdayOf, type Day, type Weekday } from "@hearthbook/core/time/days"
import { timeOf } from "@hearthbook/core/time/times"
import { eventDraft, type EventView } from "@hearthbook/api/calendar/event"
import { classesDraft, type ClassView } from "@hearthbook/api/calendar/schedule"
import { schemaResolver, useForm, type UseFormReturnType } from "@mantine/form"
import type { z } from "zod"
import { dayOf } from "../../../lib/format.ts"
import type { Slot } from "./slot.ts"

/**
 * The values of the form for classes and events. Fields that do not belong to the chosen kind are hidden and not sent.
 */
export type EntryValues = {
  kind: "class" | "event"
  start_time: string
  end_time: string
  location: string
  /** A new class may have several students, and a saved one has one. Empty for an event. */
  student_ids: string[]
  subject_id: string
  /** A new class may have several weekdays, and a saved one has one. */
  days_of_week: Weekday[]
  start_date: string
  end_date: string
  /** The weeks of a class that change: that of the opened day only, all from then on, or all. */
  weeks: "only" | "following" | "all"
  title: string
  /** The students of an event, of whom a saved one has one at most; empty for all students. */
  whose: string[]
  event_type: z.input<typeof eventDraft>["event_type"]
  description: string
  all_day: boolean
  first_day: string
  last_day: string
}

export function newValues({ day, start, end, all_day = false, last_day = day, kind }: Slot): EntryValues {
  return {
    kind: kind ?? (all_day ? "event" : "class"),
    start_time: start,
    end_time: end,
    location: "",
    student_ids: [],
    subject_id: "",
    days_of_week: [weekdayOf(day)],
    start_date: "",
    end_date: "",
    weeks: "all",
    title: "",
    whose: [],
    event_type: "other",
    description: "",
    all_day,
    first_day: day,
    last_day,
  }
}

export function valuesOfClass(row: ClassView, day: Day): EntryValues {
  return {
    ...newValues({ day, start: timeOf(row.start_time), end: timeOf(row.end_time) }),
    student_ids: [row.student_id],
    subject_id: row.subject_id,
    days_of_week: [row.day_of_week],
    location: row.location ?? "",
    start_date: row.start_date ? dayOf(row.start_date) : "",
    end_date: row.end_date ? dayOf(row.end_date) : "",
  }
}

export function valuesOfEvent(row: EventView): EntryValues {
  const { all_day } = row
  const slot = {
    day: dayOf(row.start_date),
    start: all_day ? "09:00" : timeOf(row.start_date),
    end: all_day ? "10:00" : timeOf(row.end_date),
    last_day: dayOf(row.end_date),
  }
  return {
    ...newValues(slot),
    kind: "event",
    title: row.title,
    whose: row.student_id ? [row.student_id] : [],
    event_type: row.event_type,
    description: row.description ?? "",
    location: row.location ?? "",
    all_day,
  }
}

/** The inputs of the requests, by the schemas that validate the form. */
export function toClasses({ student_ids, subject_id, days_of_week, start_time, end_time, ...rest }: EntryValues) {
  const { location, start_date, end_date } = rest
  const days = { start_date: start_date || null, end_date: end_date || null }
  return { student_ids, subject_id, days_of_week, start_time, end_time, location, ...days }
}

/** The input for one class, of the first student and weekday. */
export function toClass(values: EntryValues) {
  const { student_ids, days_of_week, ...rest } = toClasses(values)
  return { student_id: student_ids[0] ?? "", day_of_week: days_of_week[0] ?? "monday", ...rest }
}

/** The input for one event, of the first student or of all. */
export function toEvent({ title, whose, event_type, description, location, all_day, ...when }: EntryValues) {
  const { first_day, last_day, start_time, end_time } = when
  return {
    title,
    student_id: whose[0] ?? null,
    event_type,
    description,
    location,
    all_day,
    start_date: all_day ? first_day : wallClock(first_day, start_time),
    end_date: all_day ? last_day : wallClock(last_day, end_time),
  }
}

/** The inputs for an event of each of its students, or one for all of them. */
export function toEvents(values: EntryValues) {
  if (values.whose.length === 0) return [toEvent(values)]
  return values.whose.map((id) => toEvent({ ...values, whose: [id] }))
}

/** The errors by visible field. */
export function errorsOf(values: EntryValues) {
  if (values.kind === "class") return schemaResolver(classesDraft, { sync: true })(toClasses(values))
  const { start_date, end_date, ...errors } = schemaResolver(eventDraft, { sync: true })(toEvent(values))
  const { all_day, first_day, last_day, end_time } = values
  // If the end's day is before the start's, the error belongs to the day.
  const atEnd = all_day || last_day < first_day || (last_day === "" && end_time !== "") ? "last_day" : "end_time"
  const atStart = all_day || first_day === "" ? "first_day" : "start_time"
  return {
    ...errors,
    ...(start_date ? { [atStart]: start_date } : {}),
    ...(end_date ? { [atEnd]: end_date } : {}),
  }
}

/** Empty if the day or time is missing, so that the schema requires it. */
function wallClock(day: string, time: string): string {
  return day && time ? `${day}T${time}` : ""
}

export type EntryForm = UseFormReturnType<EntryValues>

export function useEntryForm(initialValues: EntryValues): EntryForm {
  return useForm<EntryValues>({ name: "entry", initialValues, validate: errorsOf })
}
