import { expect, test } from "vitest"
import { errorsOf, newValues } from "./entry-values.ts"
import { daysSlot, defaultSlot, hourFrom, slotOf } from "./slot.ts"

const id = "018f0000-0000-7000-8000-000000000001"
const entry = { ...newValues(defaultSlot("2026-11-23")), student_ids: [id], subject_id: id }

test("a new entry is a class on Monday from 09:00 to 10:00", () => {
  expect(entry).toMatchObject({ kind: "class", days_of_week: ["monday"], start_time: "09:00", end_time: "10:00" })
  expect(errorsOf(entry)).toEqual({})
})

test("a clicked slot makes an hour that ends on the same day", () => {
  expect(hourFrom("2026-11-24 13:30:00")).toMatchObject({ day: "2026-11-24", start: "13:30", end: "14:30" })
  expect(hourFrom("2026-11-24 23:30:00").end).toBe("23:59")
})

test("a selected range sets start and end, and selected days make an all-day event", () => {
  expect(slotOf("2026-11-24 13:30:00", "2026-11-24 15:00:00")).toMatchObject({ start: "13:30", end: "15:00" })
  const days = newValues(daysSlot("2026-11-24 00:00:00", "2026-11-26 23:59:59"))
  expect(days).toMatchObject({ kind: "event", all_day: true, first_day: "2026-11-24", last_day: "2026-11-26" })
})

test("an end before the start is an error of the end field", () => {
  expect(errorsOf({ ...entry, end_time: "08:00" })).toEqual({ end_time: "End time must be after the start time." })
  const event = { ...entry, kind: "event" as const, title: "Fair" }
  expect(errorsOf({ ...event, end_time: "08:00" })).toEqual({ end_time: "End must be after the start." })
  expect(errorsOf({ ...event, last_day: "2026-11-20" })).toEqual({ last_day: "End must be after the start." })
  expect(errorsOf({ ...event, first_day: "" })).toEqual({ first_day: "Start is required." })
})

test("a class needs a student and a weekday", { tags: ["schedule.several"] }, () => {
  expect(errorsOf({ ...entry, student_ids: [], days_of_week: [] })).toEqual({
    student_ids: "Choose a student.",
    days_of_week: "Choose a day of the week.",
  })
})

test("fields of the other kind are not validated", () => {
  expect(errorsOf({ ...entry, kind: "event", student_ids: [], title: "" })).toEqual({ title: "Title is required." })
  expect(errorsOf({ ...entry, subject_id: "" })).toEqual({ subject_id: "Choose a subject." })
})
