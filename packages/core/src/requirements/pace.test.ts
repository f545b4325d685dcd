import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays } from "../time/days.ts"
import { paceOf, type PaceFacts, type PaceTarget } from "./pace.ts"

const ahead = Array.from({ length: 500 }, (_, index) => addDays("2026-09-15", index + 1))
const facts: PaceFacts = {
  recorded: 40,
  opening: 0,
  lately: 20,
  lately_days: 20,
  elapsed: 40,
  remaining: 140,
  days_a_week: 5,
  days_ahead: ahead,
}
const days: PaceTarget = { measure: "days", min: 180 }

describe("pace", { tags: ["requirements.pace"] }, () => {
  test("a child who is there every day is on pace, and the day is projected", () => {
    expect(paceOf(days, facts)).toEqual({
      done: 40,
      needed: 180,
      expected_by_today: 40,
      per_week_needed: 5,
      projected_on: ahead[139],
      state: "on_pace",
    })
  })

  test("one day less is behind and, with no day to spare, out of reach", () => {
    expect(paceOf(days, { ...facts, recorded: 39 })).toMatchObject({ state: "out_of_reach" })
    expect(paceOf(days, { ...facts, recorded: 38, remaining: 145 })).toMatchObject({ state: "behind" })
  })

  test("an opening balance larger than the target meets it", () => {
    const met = { state: "met", per_week_needed: 0, projected_on: null }
    expect(paceOf(days, { ...facts, recorded: 0, opening: 181 })).toMatchObject({ ...met, done: 181 })
    expect(paceOf(days, { ...facts, recorded: 0, opening: 180 })).toMatchObject(met)
  })

  test("the opening balance does not make the pace look faster", () => {
    expect(paceOf(days, { ...facts, recorded: 20, opening: 20 }).projected_on).toBe(paceOf(days, facts).projected_on)
  })

  test("without a school day left nothing can be asked for each week", () => {
    expect(paceOf(days, { ...facts, remaining: 0, elapsed: 180 })).toMatchObject({
      per_week_needed: null,
      state: "out_of_reach",
    })
    const none = { ...facts, remaining: 0, elapsed: 0, lately_days: 0, lately: 0 }
    expect(paceOf(days, none)).toMatchObject({ expected_by_today: 180, projected_on: null, state: "out_of_reach" })
  })

  test("without anything recorded lately there is no projection", () => {
    expect(paceOf(days, { ...facts, lately: 0 }).projected_on).toBeNull()
    expect(paceOf(days, { ...facts, lately: 0.1, lately_days: 20 }).projected_on).toBeNull()
  })

  test("more than ten hours a day are out of reach", () => {
    const hours: PaceTarget = { measure: "hours", min: 900 }
    expect(paceOf(hours, { ...facts, recorded: 100, remaining: 80 })).toMatchObject({ state: "behind" })
    expect(paceOf(hours, { ...facts, recorded: 99, remaining: 80 })).toMatchObject({ state: "out_of_reach" })
  })

  test("the projection is the day a child would reach counting day by day", () => {
    const input = fc.record({
      min: fc.integer({ min: 1, max: 200 }),
      recorded: fc.integer({ min: 0, max: 400 }).map((halves) => halves / 2),
      opening: fc.integer({ min: 0, max: 50 }),
      lately: fc.integer({ min: 0, max: 56 }).map((halves) => halves / 2),
      lately_days: fc.integer({ min: 0, max: 28 }),
      elapsed: fc.integer({ min: 0, max: 250 }),
      remaining: fc.integer({ min: 0, max: 250 }),
    })
    fc.assert(
      fc.property(input, ({ min, ...rest }) => {
        const given = { ...facts, ...rest }
        const pace = paceOf({ measure: "days", min }, given)
        // In whole parts of a school day, so that no rounding can differ.
        let left = (min - given.recorded - given.opening) * given.lately_days
        let day = 0
        while (left > 0 && given.lately > 0 && given.lately_days > 0 && day <= ahead.length) {
          left -= given.lately
          day++
        }
        expect(pace.projected_on).toBe(day === 0 || left > 0 ? null : (ahead[day - 1] ?? null))
        if (pace.state === "met") expect(pace.done).toBeGreaterThanOrEqual(pace.needed)
        if (pace.state === "on_pace") expect(pace.done).toBeGreaterThanOrEqual(pace.expected_by_today - 0.01)
        if (pace.state === "behind") expect(pace.done).toBeLessThanOrEqual(pace.expected_by_today)
      }),
    )
  })
})
