import type { EventView } from "@hearthbook/api/calendar/event"
import { expect, test } from "vitest"
import type { Entry } from "./schedule-entry.ts"
import { hoursOf, maxColumns, placeEntries } from "./place-entries.ts"

const moment = "2026-11-23T00:00:00.000Z"

function event(title: string, from: string, to: string, all_day = false): Entry {
  const row: EventView = {
    id: title,
    title,
    description: null,
    student_id: null,
    event_type: "other",
    start_date: `2026-11-23T${from}:00.000Z`,
    end_date: `2026-11-${to === "00:00" ? "24" : "23"}T${to}:00.000Z`,
    all_day,
    location: null,
    student: null,
    minutes: null,
    subject_ids: [],
    place: "away",
    version: 1,
    created_at: moment,
    updated_at: moment,
  }
  return { kind: "event", row }
}

const placesOf = (entries: Entry[]) =>
  placeEntries(entries).map(({ entry, column, columns }) => [entry.row.id, column, columns])

test("entries that follow one another take the full width", () => {
  expect(placesOf([event("art", "10:00", "11:00"), event("math", "09:00", "10:00")])).toEqual([
    ["math", 0, 1],
    ["art", 0, 1],
  ])
})

test("overlapping entries are side by side, and a column is reused once it is free", () => {
  const entries = [event("long", "09:00", "12:00"), event("early", "09:30", "10:00"), event("late", "10:00", "11:00")]
  expect(placesOf(entries)).toEqual([
    ["long", 0, 2],
    ["early", 1, 2],
    ["late", 1, 2],
  ])
})

test("all-day entries have no place among the hours", () => {
  expect(placesOf([event("trip", "00:00", "00:00", true)])).toEqual([])
})

test("entries shorter than half an hour are drawn as half an hour, and not past midnight", () => {
  const placed = placeEntries([event("bell", "09:00", "09:10"), event("stars", "23:50", "23:59")])
  expect(placed.map(({ start, end }) => [start, end])).toEqual([
    [9 * 60, 9 * 60 + 30],
    [23 * 60 + 30, 24 * 60],
  ])
})

test("a day has as many columns as entries overlap, at least one", () => {
  const three = ["art", "bread", "choir"].map((title) => event(title, "09:00", "10:00"))
  expect(maxColumns(placeEntries([...three, event("late", "11:00", "12:00")]))).toBe(3)
  expect(maxColumns([])).toBe(1)
})

test("the hours include every entry, and at least a school morning", () => {
  expect(hoursOf([])).toEqual({ from: 9, to: 14 })
  expect(hoursOf(placeEntries([event("swim", "07:30", "08:15"), event("choir", "17:00", "18:10")]))).toEqual({
    from: 7,
    to: 19,
  })
})
