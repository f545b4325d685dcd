import type { EventView } from "@hearthbook/api/calendar/event"
import { expect, test } from "vitest"
import { laneRows, visibleHours } from "./visible-hours.ts"

const event = (start_date: string, end_date: string, all_day = false): EventView => ({
  id: start_date,
  title: "Event",
  description: null,
  student_id: null,
  event_type: "other",
  start_date,
  end_date,
  all_day,
  location: null,
  student: null,
  minutes: null,
  subject_ids: [],
  place: "away",
  version: 1,
  created_at: start_date,
  updated_at: start_date,
})
const rows = (...events: EventView[]) => ({ classes: [], events, lessons: [] })

test("shows the usual hours, and more if an entry needs them", () => {
  expect(visibleHours(rows())).toMatchObject({ startTime: "07:00:00", endTime: "21:00:00" })
  const long = event("2026-11-23T05:40:00.000Z", "2026-11-23T22:10:00.000Z")
  expect(visibleHours(rows(long))).toMatchObject({ startTime: "05:00:00", endTime: "23:00:00", first: 40 })
  const late = event("2026-11-23T20:00:00.000Z", "2026-11-23T23:30:00.000Z")
  expect(visibleHours(rows(late)).endTime).toBe("23:59:59")
})

test("an all-day entry does not extend the hours but takes a row of the lane on each of its days", () => {
  const camp = event("2026-11-23T00:00:00.000Z", "2026-11-25T00:00:00.000Z", true)
  const fair = event("2026-11-25T00:00:00.000Z", "2026-11-25T00:00:00.000Z", true)
  expect(visibleHours(rows(camp, fair)).startTime).toBe("07:00:00")
  expect(laneRows(rows(camp, fair), ["2026-11-24"])).toBe(1)
  expect(laneRows(rows(camp, fair), ["2026-11-24", "2026-11-25"])).toBe(2)
})
