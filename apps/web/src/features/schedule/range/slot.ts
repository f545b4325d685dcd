import type { Day } from "@hearthbook/api/rules/days"

/** Where a new entry begins, as a slot or a drawn range says it. */
export type Slot = { day: Day; start: string; end: string; all_day?: boolean; last_day?: Day; student_id?: string }

/** S §9: monday 09:00 to 10:00. The day is that of an event: the Monday of the shown week. */
export function defaultSlot(monday: Day): Slot {
  return { day: monday, start: "09:00", end: "10:00" }
}

/** What a drawn range that ends with the day is written as. */
export function slotOf(start: string, end: string, student_id?: string): Slot {
  const day = start.slice(0, 10)
  const endsLater = end.slice(0, 10) > day
  return { day, start: start.slice(11, 16), end: endsLater ? "23:59" : end.slice(11, 16), student_id }
}

/** An hour from where a slot was clicked: a click says nothing of a length. */
export function hourFrom(start: string, student_id?: string): Slot {
  const day = start.slice(0, 10)
  const begins = start.slice(11, 16)
  const ends = `${String(Number(begins.slice(0, 2)) + 1).padStart(2, "0")}${begins.slice(2)}`
  return { day, start: begins, end: ends > "23:59" ? "23:59" : ends, student_id }
}

/** The calendar's drawn days: its end is the last moment of the last one. */
export function daysSlot(first: string, last: string): Slot {
  const day = first.slice(0, 10)
  const ends = last.slice(0, 10)
  return { day, start: "09:00", end: "10:00", all_day: true, last_day: ends }
}
