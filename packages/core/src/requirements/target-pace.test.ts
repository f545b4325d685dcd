import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays } from "../time/days.ts"
import { paceDays } from "./pace-days.ts"
import { attentionOf, paceOfTarget, paceWords, type CountedPace, type TargetPace } from "./target-pace.ts"
import { adoptTargets, changeTargets, shownTargets, type Target } from "./targets.ts"

const target = (given: Partial<Target> & { id: string }): Target => ({
  label: given.id,
  measure: "days",
  min: 100,
  pack_min: 100,
  changed: false,
  filter: null,
  group: null,
  mode: "all_of",
  within: null,
  binding: "required",
  ...given,
})
const pace = (target_id: string, state: CountedPace["state"], done = 0): TargetPace => ({
  target_id,
  label: target_id,
  measure: "days",
  done,
  needed: 100,
  expected_by_today: 50,
  per_week_needed: 5,
  projected_on: null,
  state,
})

describe("attention", { tags: ["requirements.overview"] }, () => {
  test("is for the required target that is furthest from reach", () => {
    const targets = [target({ id: "a" }), target({ id: "b" }), target({ id: "c", binding: "recommended" })]
    const paces = [pace("a", "behind", 40), pace("b", "out_of_reach", 45), pace("c", "out_of_reach")]
    expect(attentionOf(targets, paces)?.target_id).toBe("b")
    expect(attentionOf(targets, [pace("a", "on_pace"), pace("b", "met"), pace("c", "out_of_reach")])).toBeNull()
  })

  test("is not needed by one of several of which one is enough", () => {
    const either = { group: "amount", mode: "any_of" as const }
    const targets = [target({ id: "a", ...either }), target({ id: "b", ...either })]
    expect(attentionOf(targets, [pace("a", "behind"), pace("b", "on_pace")])).toBeNull()
    expect(attentionOf(targets, [pace("a", "behind"), pace("b", "behind", 10)])?.target_id).toBe("a")
  })
})

test("a pace is said in one line", { tags: ["requirements.pace"] }, () => {
  const counted = { ...pace("days", "behind", 148), needed: 180, per_week_needed: 4.13, projected_on: "2027-05-14" }
  const write = () => "May 14"
  expect(paceWords(counted as CountedPace, write)).toBe(
    "148 of 180 days · at this pace met on May 14 · 4.2 days a week needed",
  )
  const once = { ...counted, per_week_needed: 0.95, projected_on: null } as CountedPace
  expect(paceWords(once, write)).toBe("148 of 180 days · 1 day a week needed")
  expect(paceWords({ ...counted, state: "met" } as CountedPace, write)).toBe("148 of 180 days · met")
  expect(paceWords({ ...counted, done: 1000.5, needed: 1000, state: "met" } as CountedPace, write)).toBe(
    "1,000.5 of 1,000 days · met",
  )
  const over = { ...counted, projected_on: null, per_week_needed: null } as CountedPace
  expect(paceWords(over, write)).toBe("148 of 180 days · no school days left")
  const hours = { ...over, measure: "hours", done: 380.58, needed: 900 } as CountedPace
  expect(paceWords(hours, write)).toBe("380 of 900 hours · no school days left")
})

test("school days around a day, at the edges of a year", { tags: ["requirements.pace"] }, () => {
  const year = {
    start_date: "2027-07-01",
    end_date: "2028-06-30",
    school_days: ["monday", "tuesday", "wednesday", "thursday", "friday"] as ("monday" | "tuesday")[],
  }
  const calendar = { years: [year], events: [] }
  const at = (date: string) => paceDays(calendar, "ada", year, date)
  expect(at("2027-07-01")).toMatchObject({ elapsed: 0, remaining: 262, lately_days: 0 })
  expect(at("2028-06-30")).toMatchObject({ elapsed: 261, remaining: 1, lately_days: 20 })
  expect(at("2028-07-01")).toMatchObject({ elapsed: 262, remaining: 0 })
  expect(at("2028-02-29")).toMatchObject({ lately_days: 20 })
  expect(at("2028-06-30").days_ahead[0]).toBe("2028-07-03")
  expect(at("2028-07-10").days_ahead[0]).toBe("2028-07-11")
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 800 }), (offset) => {
      const date = addDays(year.start_date, offset)
      const { elapsed, remaining, days_ahead } = at(date)
      expect(elapsed + remaining).toBe(262)
      expect(days_ahead.every((day) => day > date)).toBe(true)
      expect(days_ahead).toEqual(days_ahead.toSorted())
    }),
    { numRuns: 50 },
  )
})

test("core hours at home are counted apart, also in the opening balance", { tags: ["requirements.pace"] }, () => {
  const sums = { days: 3, minutes: 600, home_minutes: 480, core_minutes: 300, core_home_minutes: 240 }
  const none = { days: 0, minutes: 0, home_minutes: 0, core_minutes: 0, core_home_minutes: 0 }
  const opening = { days: 1, minutes: 120, core_minutes: 60, core_home_minutes: 60, note: null }
  const days = { lately_days: 0, elapsed: 1, remaining: 1, days_a_week: 5, days_ahead: [] }
  const done = (filter: Target["filter"], measure: Target["measure"] = "hours") =>
    paceOfTarget(target({ id: "t", filter, measure }), { year: sums, lately: none }, opening, days).done
  expect([done(null), done({ core: true }), done({ core: true, place: "home" })]).toEqual([12, 6, 5])
  expect([done({ place: "home" }), done(null, "days"), done(null, "months")]).toEqual([9, 4, null])
})

describe("a family's copy of targets", { tags: ["requirements.edit"] }, () => {
  const packTarget = (id: string, min: number, grades: [string, string] | null = null) => ({
    ...target({ id, min }),
    grades,
  })

  test("what the family removed stays removed with a newer pack, until it is given again", () => {
    const first = adoptTargets([packTarget("a", 1), packTarget("b", 2)], "4")
    const kept = changeTargets(first, [{ id: "a" }], () => "new") ?? []
    expect(shownTargets(kept).map(({ id }) => id)).toEqual(["a"])
    const newer = adoptTargets([packTarget("a", 5), packTarget("b", 6), packTarget("c", 7)], "4", kept)
    expect(shownTargets(newer).map(({ id, min }) => [id, min])).toEqual([
      ["a", 5],
      ["c", 7],
    ])
    const again = changeTargets(newer, [{ id: "a" }, { id: "b" }, { id: "c" }], () => "new") ?? []
    expect(shownTargets(again).map(({ id, min, changed }) => [id, min, changed])).toEqual([
      ["a", 5, false],
      ["b", 6, false],
      ["c", 7, false],
    ])
  })

  test("an id twice, or one that is not known, is refused", () => {
    const first = adoptTargets([packTarget("a", 1)], "4")
    expect(changeTargets(first, [{ id: "a" }, { id: "a" }], () => "new")).toBeNull()
    expect(changeTargets(first, [{ id: "z" }], () => "new")).toBeNull()
  })
})
