import { describe, expect, test } from "vitest"
import type { EventView } from "@hearthbook/api/calendar/event"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { moveClass, moveEvent, resizeClass, resizeEvent } from "./move-entry.ts"

const created = { version: 1, created_at: "2026-09-01T00:00:00.000Z", updated_at: "2026-09-01T00:00:00.000Z" }
const student = { id: "a", first_name: "Ada", last_name: "Hall", grade_level: "4" as const, color: "#2563a6" }
const math: ClassView = {
  id: "m",
  student_id: "a",
  subject_id: "s",
  day_of_week: "monday",
  start_time: "1970-01-01T09:00:00.000Z",
  end_time: "1970-01-01T10:30:00.000Z",
  location: null,
  start_date: null,
  end_date: null,
  canceled_days: [],
  student,
  subject: { id: "s", name: "Math", color: "#3b82f6", icon: "Calculator" },
  ...created,
}
const camp: EventView = {
  id: "e",
  title: "Camp",
  description: null,
  student_id: null,
  event_type: "other",
  start_date: "2026-10-31T00:00:00.000Z",
  end_date: "2026-11-02T00:00:00.000Z",
  all_day: true,
  location: null,
  student: null,
  minutes: null,
  subject_ids: [],
  place: "away",
  ...created,
}
const to = (start: string) => ({ start: `${start}:00`, end: `${start}:00` })

describe("a moved class", () => {
  test("keeps its length", () => {
    expect(moveClass(math, to("2026-11-24 13:30"))).toEqual({
      day_of_week: "tuesday",
      start_time: "13:30",
      end_time: "15:00",
    })
  })

  test("includes the day it was moved to, even if it began or ended on another", () => {
    const limited = { ...math, start_date: "2026-11-25T00:00:00.000Z", end_date: "2026-11-25T00:00:00.000Z" }
    expect(moveClass(limited, to("2026-11-24 09:00")).start_date).toBe("2026-11-24")
    expect(moveClass(limited, to("2026-11-27 09:00")).end_date).toBe("2026-11-27")
  })
})

test("a resized class keeps its day", () => {
  const target = { start: "2026-11-23 09:00:00", end: "2026-11-23 11:00:00" }
  expect(resizeClass(math, target)).toEqual({ day_of_week: "monday", start_time: "09:00", end_time: "11:00" })
})

test("an entry shown longer than it is keeps its end when its start is resized", () => {
  const bell = { ...math, end_time: "1970-01-01T09:10:00.000Z" }
  const target = { start: "2026-11-02 08:30:00", end: "2026-11-02 09:15:00" }
  expect(resizeClass(bell, target)).toMatchObject({ start_time: "08:30", end_time: "09:10" })
  const call = { ...camp, all_day: false, start_date: "2026-11-02T09:00:00.000Z", end_date: "2026-11-02T09:10:00.000Z" }
  expect(resizeEvent(call, target)).toEqual({ start_date: "2026-11-02T08:30", end_date: "2026-11-02T09:10" })
})

describe("a moved event", () => {
  test("moves by days if it is all-day, also across the end of daylight saving time", () => {
    expect(moveEvent(camp, to("2026-11-07 00:00"))).toEqual({
      start_date: "2026-11-07T00:00",
      end_date: "2026-11-09T00:00",
    })
  })

  test("keeps its times if it lasts several days", () => {
    const trip = {
      ...camp,
      all_day: false,
      start_date: "2027-03-12T18:00:00.000Z",
      end_date: "2027-03-14T16:00:00.000Z",
    }
    expect(moveEvent(trip, to("2027-03-13 00:00"))).toEqual({
      start_date: "2027-03-13T18:00",
      end_date: "2027-03-15T16:00",
    })
  })

  test("starts where it was moved to if it lasts an hour", () => {
    const visit = {
      ...camp,
      all_day: false,
      start_date: "2026-11-23T10:00:00.000Z",
      end_date: "2026-11-23T11:15:00.000Z",
    }
    expect(moveEvent(visit, to("2026-11-25 14:30"))).toEqual({
      start_date: "2026-11-25T14:30",
      end_date: "2026-11-25T15:45",
    })
  })
})
