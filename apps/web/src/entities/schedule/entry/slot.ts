import type { Day } from "@hearthbook/core/time/days"

/** The place of a new entry, from a slot or a selected range. */
export type Slot = {
  day: Day
  start: string
  end: string
  all_day?: boolean
  last_day?: Day
  student_id?: string
  /** A class by default, and an event if it is all-day. */
  kind?: "class" | "event"
}

/** The default, 9:00 to 10:00 on Monday. For an event, the Monday of the shown week. */
export function defaultSlot(monday: Day): Slot {
  return { day: monday, start: "09:00", end: "10:00" }
}

/** The slot of a selected range. A range that ends at midnight ends at the last minute of its day. */
export function slotOf(start: string, end: string, student_id?: string): Slot {
  const day = start.slice(0, 10)
  const endsLater = end.slice(0, 10) > day
  return { day, start: start.slice(11, 16), end: endsLater ? "23:59" : end.slice(11, 16), student_id }
}

/** An hour from the clicked slot, since a click has no length. */
export function hourFrom(start: string, student_id?: string): Slot {
  const day = start.slice(0, 10)
  const begins = start.slice(11, 16)
  const ends = `${String(Number(begins.slice(0, 2)) + 1).padStart(2, "0")}${begins.slice(2)}`
  return { day, start: begins, end: ends > "23:59" ? "23:59" : ends, student_id }
}

/** The slot of selected days. The calendar's end is the last moment of the last day. */
export function daysSlot(first: string, last: string): Slot {
  const day = first.slice(0, 10)
  const ends = last.slice(0, 10)
  return { day, start: "09:00", end: "10:00", all_day: true, last_day: ends }
}
