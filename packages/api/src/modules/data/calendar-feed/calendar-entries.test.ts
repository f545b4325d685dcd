import fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { DayEvent } from "@hearthbook/core/planning/school-days"
import { addDays, weekdays, type Day } from "@hearthbook/core/time/days"
import { calendarEntries, type CalendarRows } from "./calendar-entries.ts"
import { calendarParts } from "@hearthbook/core/export/calendar-parts"

const from = "2026-03-02"
const range = { from, to: addDays(from, 40) }
const all = { include: calendarParts, detail: "titles" } as const
const changed = "2026-03-01T10:00:00.000Z"
const midnight = (day: Day) => `${day}T00:00:00.000Z`

const nothing: CalendarRows = {
  classes: [],
  lessons: [],
  work: [],
  events: [],
  calendar: { years: [], events: [] },
  names: new Map([
    ["ada", "Ada"],
    ["ben", "Ben"],
  ]),
}
const algebra: CalendarRows["classes"][number] = {
  id: "algebra",
  student_id: "ada",
  subject: { name: "Algebra" },
  location: "Kitchen",
  day_of_week: "monday",
  start_time: "1970-01-01T09:00:00.000Z",
  end_time: "1970-01-01T09:45:00.000Z",
  start_date: null,
  end_date: midnight("2026-03-20"),
  canceled_days: [midnight("2026-03-09")],
  updated_at: changed,
}
const trip: CalendarRows["events"][number] = {
  id: "trip",
  student_id: null,
  event_type: "field_trip",
  title: "Zoo",
  description: "Bring lunch",
  location: "Gate 2",
  all_day: true,
  start_date: midnight("2026-03-05"),
  end_date: midnight("2026-03-06"),
  updated_at: changed,
}
const row = { student_id: "ada", subject: { name: "Algebra" }, updated_at: changed }

describe("calendar entries", () => {
  test("write a class out day by day, without canceled days", { tags: ["schedule.feed-classes"] }, () => {
    const entries = calendarEntries({ ...nothing, classes: [algebra] }, range, all)
    expect(entries.map(({ uid, start, end, title, place }) => [uid, start, end, title, place])).toEqual([
      ["algebra-2026-03-02@hearthbook", "2026-03-02T09:00", "2026-03-02T09:45", "Ada · Algebra", "Kitchen"],
      ["algebra-2026-03-16@hearthbook", "2026-03-16T09:00", "2026-03-16T09:45", "Ada · Algebra", "Kitchen"],
    ])
  })

  test(
    "have lessons and due work on their day, and days off only if they are asked for",
    { tags: ["schedule.feed-content"] },
    () => {
      const off = { ...trip, id: "off", event_type: "holiday", title: "Spring break" }
      const rows: CalendarRows = {
        ...nothing,
        lessons: [
          { ...row, id: "lesson", title: "Lesson 3", objectives: "Fractions", planned_date: midnight("2026-03-04") },
          { ...row, id: "undated", title: "Lesson 4", objectives: null, planned_date: null },
          { ...row, id: "late", title: "Lesson 5", objectives: null, planned_date: midnight("2026-12-04") },
        ],
        work: [{ ...row, id: "work", title: "Essay", description: null, due_date: midnight("2026-03-07") }],
        events: [trip, off],
      }
      const seen = calendarEntries(rows, range, all)
      expect(seen.map(({ title, start, end, takes_time }) => [title, start, end, takes_time])).toEqual([
        ["Ada · Algebra · Lesson 3", "2026-03-04", "2026-03-05", false],
        ["Ada · Algebra · Essay (due)", "2026-03-07", "2026-03-08", false],
        ["Zoo", "2026-03-05", "2026-03-07", true],
        ["Spring break", "2026-03-05", "2026-03-07", false],
      ])
      const events = calendarEntries(rows, range, { ...all, include: ["events"] })
      expect(events.map(({ title }) => title)).toEqual(["Zoo"])
    },
  )

  test("say only that the time is taken, if asked to", { tags: ["schedule.feed-busy"] }, () => {
    const lesson = { ...row, id: "lesson", title: "Lesson 3", objectives: "Fractions", planned_date: midnight(from) }
    const rows = { ...nothing, classes: [algebra], events: [trip], lessons: [lesson] }
    const entries = calendarEntries(rows, range, { ...all, detail: "busy" })
    expect(entries).toHaveLength(4)
    for (const entry of entries) expect(entry).toMatchObject({ title: "Busy", description: null, place: null })
    expect(JSON.stringify(entries)).not.toMatch(/Ada|Algebra|Zoo|Kitchen|lunch|Gate|Fractions/)
  })

  test("have what a day-by-day reading of the plan has", { tags: ["schedule.feed-classes"] }, () => {
    fc.assert(
      fc.property(fc.array(classes, { maxLength: 6 }), fc.array(daysApart, { maxLength: 6 }), (held, events) => {
        const rows = {
          ...nothing,
          classes: held.map((one, n) => ({ ...one, id: `${n}` })),
          calendar: { years: [], events },
        }
        const entries = calendarEntries(rows, range, { ...all, include: ["classes"] })
        expect(entries.map(({ uid }) => uid).toSorted()).toEqual(readDayByDay(rows.classes, events).toSorted())
      }),
      { numRuns: 120 },
    )
  })
})

const day = fc.integer({ min: -10, max: 50 }).map((distance) => addDays(from, distance))
const student_id = fc.constantFrom("ada", "ben")

const classes = fc
  .record({
    student_id,
    day_of_week: fc.constantFrom(...weekdays),
    start_date: fc.option(day.map(midnight)),
    end_date: fc.option(day.map(midnight)),
    canceled_days: fc.array(day.map(midnight), { maxLength: 12 }),
  })
  .map((when) => ({ ...algebra, ...when }))

const daysApart: fc.Arbitrary<DayEvent> = fc
  .record({
    event_type: fc.constantFrom("holiday" as const, "holiday" as const, "school_day" as const),
    student_id: fc.option(student_id),
    start_date: day,
    length: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ length, ...event }) => ({ ...event, title: "Day", end_date: addDays(event.start_date, length) }))

/** The ids of all classes that are held, by asking on each day of the range about each class. */
function readDayByDay(held: CalendarRows["classes"], events: DayEvent[]): string[] {
  const found: string[] = []
  for (let time = Date.parse(midnight(range.from)); time <= Date.parse(midnight(range.to)); time += 86_400_000) {
    const iso = new Date(time).toISOString()
    const weekday = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" }).format(time).toLowerCase()
    for (const one of held) {
      const covers = (kind: DayEvent["event_type"]) =>
        events.some(
          (event) =>
            event.event_type === kind &&
            [null, one.student_id].includes(event.student_id) &&
            midnight(event.start_date) <= iso &&
            iso <= midnight(event.end_date),
        )
      const isOver = (one.start_date !== null && iso < one.start_date) || (one.end_date !== null && one.end_date < iso)
      const isOff = covers("holiday") && !covers("school_day")
      if (one.day_of_week === weekday && !isOver && !isOff && !one.canceled_days.includes(iso))
        found.push(`${one.id}-${iso.slice(0, 10)}@hearthbook`)
    }
  }
  return found
}
