import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays, weekdays, type Day } from "../../time/days.ts"
import { moveEach, moveTogether, type DueWork, type WorkMove } from "./move-work.ts"
import { schoolDaySteps } from "./school-day-steps.ts"
import { isSchoolDay, type DayEvent, type SchoolCalendar } from "../school-days.ts"

const [ann, ben] = ["ann", "ben"]
const year = { start_date: "2026-08-03", end_date: "2027-05-28", school_days: weekdays.slice(0, 5) }
const dayOff = (start_date: Day, end_date = start_date, student_id: string | null = null): DayEvent => ({
  event_type: "holiday",
  student_id,
  title: "Vacation",
  start_date,
  end_date,
})
// Thanksgiving and the day after, and a Monday off for Ben alone.
const calendar: SchoolCalendar = {
  years: [year],
  events: [dayOff("2026-11-26", "2026-11-27"), dayOff("2026-11-30", "2026-11-30", ben)],
}
const today = "2026-11-25"
const work = (id: string, due: Day, student_id = ann): DueWork => ({ id, student_id, due })

describe("work moves", { tags: ["assignments.move"] }, () => {
  test.each<[string, WorkMove, Day, Day]>([
    ["to a day, which may be a day off", { kind: "move", to: "2026-11-26" }, "2026-11-26", "2026-11-26"],
    ["to the child's next school day", { kind: "next_school_day" }, "2026-11-30", "2026-12-01"],
    ["by school days", { kind: "shift", school_days: 2 }, "2026-12-01", "2026-12-02"],
    ["back by school days", { kind: "shift", school_days: -1 }, "2026-11-24", "2026-11-24"],
  ])("%s", (_, move, ofAnn, ofBen) => {
    const works = [work("1", today), work("2", today, ben)]
    expect([...moveEach(works, move, { calendar, today })]).toEqual([
      ["1", ofAnn],
      ["2", ofBen],
    ])
  })

  test("with all after it by as many school days", () => {
    const later = [work("2", "2026-11-25"), work("3", "2026-12-01")]
    const moved = moveTogether(work("1", "2026-11-24"), later, { kind: "next_school_day" }, { calendar, today })
    // From Tuesday to the Monday after the days off are two school days.
    expect([...moved]).toEqual([
      ["1", "2026-11-30"],
      ["2", "2026-12-01"],
      ["3", "2026-12-03"],
    ])
  })

  test("day by day where no school year is planned", () => {
    const none = { calendar: { years: [], events: [] }, today }
    expect(moveEach([work("1", today)], { kind: "shift", school_days: 3 }, none).get("1")).toBe("2026-11-28")
    expect(moveEach([work("1", today)], { kind: "next_school_day" }, none).get("1")).toBe("2026-11-26")
  })
})

const day = fc.integer({ min: 0, max: 120 }).map((distance) => addDays("2026-10-01", distance))
const calendars = fc.array(fc.tuple(day, fc.integer({ min: 0, max: 9 })), { maxLength: 6 }).map((off) => ({
  years: [year],
  events: off.map(([start, length]) => dayOff(start, addDays(start, length))),
}))
const anyMove = fc.oneof<fc.Arbitrary<WorkMove>[]>(
  day.map((to) => ({ kind: "move" as const, to })),
  fc.constant({ kind: "next_school_day" as const }),
  fc.integer({ min: -20, max: 20 }).map((school_days) => ({ kind: "shift" as const, school_days })),
)

describe("for any calendar", { tags: ["assignments.move"] }, () => {
  test("work and all after it stay in order", () => {
    fc.assert(
      fc.property(calendars, fc.array(day, { minLength: 1, maxLength: 12 }), anyMove, day, (days, dues, move, now) => {
        const [first, ...later] = dues.toSorted().map((due, place) => work(`${place}`, due))
        if (!first) return
        const moved = [...moveTogether(first, later, move, { calendar: days, today: now }).values()]
        expect(moved).toEqual(moved.toSorted())
      }),
    )
  })

  test("work that moves by school days is due on a school day", () => {
    fc.assert(
      fc.property(calendars, day, fc.integer({ min: 1, max: 20 }), (days, due, school_days) => {
        const moved = moveEach([work("1", due)], { kind: "shift", school_days }, { calendar: days, today: due })
        expect(isSchoolDay(days, ann, moved.get("1") ?? "")).toBe(true)
      }),
    )
  })

  test("the school days between two school days lead from one to the other and back", () => {
    fc.assert(
      fc.property(calendars, day, fc.integer({ min: -20, max: 20 }), (days, start, count) => {
        const steps = schoolDaySteps(days, ann)
        const from = steps.after(start)
        const to = steps.add(from, count)
        expect(steps.between(from, to)).toBe(count)
        expect(steps.add(to, -count)).toBe(from)
      }),
    )
  })
})
