import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays, weekdayOf, weekdays, type Day } from "../time/days.ts"
import type { CourseDays } from "./course-days.ts"
import { forecastOf, forecastSentence, type Forecast, type ForecastLesson } from "./forecast.ts"

const course = (start: Day, end: Day, days = weekdays.slice(0, 5)): CourseDays => ({
  start,
  end,
  meetsOn: (day) => day >= start && days.includes(weekdayOf(day)),
})
const planned = (planned_date: Day | null): ForecastLesson => ({ status: "planned", planned_date, completed_on: null })
const done = (completed_on: Day, planned_date: Day | null = null): ForecastLesson => ({
  status: "done",
  planned_date,
  completed_on,
})
const skipped = (planned_date: Day | null): ForecastLesson => ({ status: "skipped", planned_date, completed_on: null })
const year = course("2026-08-03", "2027-05-28")
// A Wednesday.
const today = "2026-10-14"

describe("a forecast", () => {
  test("counts lessons, and those planned before today as expected", () => {
    const lessons = [
      done("2026-10-12", "2026-10-12"),
      skipped("2026-10-13"),
      planned("2026-10-09"),
      planned("2026-10-13"),
      planned(today),
      planned("2026-10-16"),
      planned(null),
    ]
    expect(forecastOf(lessons, year, "dated", today)).toMatchObject({
      total: 7,
      done: 1,
      skipped: 1,
      remaining: 5,
      expected: 4,
      behind: 2,
      planned_finish: "2026-10-16",
      target_date: "2027-05-28",
    })
  })

  test("is ahead by lessons done before their day", () => {
    expect(forecastOf([done("2026-10-13", today), planned(null)], year, "dated", today)).toMatchObject({
      behind: -1,
      planned_finish: null,
    })
  })

  test("of undated lessons is never behind, and is planned for one on each meeting day, today included", () => {
    const lessons = [done("2026-10-01", "2026-10-01"), planned(null), planned(null), planned(null), planned(null)]
    const forecast = forecastOf(lessons, year, "next", today)
    expect(forecast).toMatchObject({ behind: 0, planned_finish: "2026-10-19" })
    expect(forecastOf(lessons.slice(0, 2), year, "next", today).planned_finish).toBe(today)
    expect(forecastOf(lessons.slice(0, 1), year, "next", today).planned_finish).toBeNull()
  })

  test("takes its pace from the last 28 days without today, and its finish from the days after today", () => {
    const remaining = [planned(null), planned(null), planned(null)]
    // Ten lessons on twenty meeting days: three more take six.
    const tenLessons = Array.from({ length: 10 }, () => done("2026-09-16"))
    expect(forecastOf([...tenLessons, ...remaining], year, "dated", today).pace_finish).toBe("2026-10-22")
    const outside = [done("2026-09-15"), done(today), skipped("2026-10-13")]
    expect(forecastOf([...outside, ...remaining], year, "dated", today).pace_finish).toBeNull()
  })

  test("has no pace when the course did not meet, and no finish when nothing remains or it never meets", () => {
    const future = course("2026-11-02", "2027-05-28")
    expect(forecastOf([done("2026-10-12"), planned(null)], future, "dated", today).pace_finish).toBeNull()
    expect(forecastOf([done("2026-10-12")], year, "dated", today).pace_finish).toBeNull()
    const never = course("2026-08-03", "2027-05-28", [])
    expect(forecastOf([planned(null)], never, "next", today).planned_finish).toBeNull()
  })

  test("may finish after the course's end", () => {
    const late = [done("2026-10-12"), planned(null), planned(null)]
    const forecast = forecastOf(late, course("2026-08-03", "2026-10-30"), "dated", today)
    expect(forecast.pace_finish).toBe("2026-12-09")
  })
})

describe("any course's forecast", () => {
  const someDay = fc.integer({ min: -60, max: 60 }).map((distance) => addDays(today, distance))
  const someLesson = fc.oneof(
    fc.option(someDay).map(planned),
    fc.option(someDay).map(skipped),
    fc.tuple(someDay, fc.option(someDay)).map(([on, day]) => done(on > today ? today : on, day)),
  )
  const someDays = fc.subarray([...weekdays], { minLength: 1 })

  /** The n-th day of a list of all days of three years that the course meets on. */
  function slowNth(of: CourseDays, from: Day, n: number): Day | null {
    const days = Array.from({ length: 1100 }, (_, distance) => addDays(from, distance)).filter((day) => of.meetsOn(day))
    return days[n - 1] ?? null
  }

  test("agrees with its definition, day by day", () => {
    fc.assert(
      fc.property(fc.array(someLesson, { maxLength: 12 }), someDay, someDays, (lessons, start, days) => {
        const of = course(start, addDays(start, 30), days)
        const dated = forecastOf(lessons, of, "dated", today)
        const next = forecastOf(lessons, of, "next", today)
        let expected = 0
        let finished = 0
        let lastPlanned: Day | null = null
        for (const { status, planned_date } of lessons) {
          if (planned_date !== null && planned_date < today) expected += 1
          if (status !== "planned") finished += 1
          else if (planned_date !== null && planned_date > (lastPlanned ?? "")) lastPlanned = planned_date
        }
        const remaining = lessons.length - finished
        expect(dated).toMatchObject({ remaining, expected, behind: expected - finished, planned_finish: lastPlanned })
        expect(next).toMatchObject({ behind: 0, planned_finish: slowNth(of, today, remaining) })
        let met = 0
        let doneLately = 0
        for (let day = addDays(today, -28); day < today; day = addDays(day, 1)) {
          if (of.meetsOn(day)) met += 1
          doneLately += lessons.filter(({ status, completed_on }) => status === "done" && completed_on === day).length
        }
        // The first meeting day by which so many lessons are done: n × doneLately / met ≥ remaining.
        let n = 1
        while (doneLately > 0 && n * doneLately < remaining * met) n += 1
        const hasPace = doneLately > 0 && met > 0 && remaining > 0
        expect(dated.pace_finish).toBe(hasPace ? slowNth(of, addDays(today, 1), n) : null)
      }),
    )
  })
})

test("counts the days on which the course meets from its end to the finish", () => {
  const finishing = (end: Day) => {
    const days = course("2026-08-03", end, ["monday"])
    return forecastOf(
      [done("2026-10-12"), done("2026-10-13"), ...Array.from({ length: 8 }, () => planned(null))],
      days,
      "dated",
      today,
    )
  }
  const { pace_finish } = finishing("2027-05-28")
  const at = pace_finish ?? ""
  expect(finishing(at).pace_from_end).toBe(0)
  expect(finishing(addDays(at, 13)).pace_from_end).toBe(-1)
  expect(finishing(addDays(at, 14)).pace_from_end).toBe(-2)
  expect(finishing(addDays(at, -7)).pace_from_end).toBe(1)
})

describe("a forecast in words", () => {
  const format = (day: Day) => `[${day}]`
  const forecast = (over: Partial<Forecast>): Forecast => ({
    total: 36,
    done: 12,
    skipped: 0,
    remaining: 24,
    expected: 12,
    behind: 0,
    planned_finish: null,
    pace_finish: "2027-05-14",
    pace_from_end: -10,
    target_date: "2027-05-28",
    ...over,
  })

  test.each<[Partial<Forecast>, string]>([
    [{ behind: 3 }, "3 lessons behind · at this pace done on [2027-05-14], 10 days before the end"],
    [
      { behind: 1, pace_finish: "2027-05-27", pace_from_end: -1 },
      "1 lesson behind · at this pace done on [2027-05-27], 1 day before the end",
    ],
    [
      { behind: -2, pace_finish: "2027-05-28", pace_from_end: 0 },
      "2 lessons ahead · at this pace done on [2027-05-28], the last day",
    ],
    [{}, "On track · at this pace done on [2027-05-14], 10 days before the end"],
    [
      { pace_finish: "2027-06-03", pace_from_end: 4 },
      "24 lessons left · at this pace done on [2027-06-03], 4 days after the end",
    ],
    [
      { behind: 5, pace_finish: "2027-05-31", pace_from_end: 1 },
      "5 lessons behind · at this pace done on [2027-05-31], 1 day after the end",
    ],
    [{ behind: 5, pace_finish: null }, "5 lessons behind · no pace yet"],
    [{ pace_finish: null }, "On track · no pace yet"],
    [{ pace_finish: null, planned_finish: "2027-05-12" }, "On track · planned to end [2027-05-12]"],
    [{ pace_finish: null, planned_finish: "2027-06-03" }, "24 lessons left · planned to end [2027-06-03]"],
    [{ behind: 5, pace_finish: null, planned_finish: "2027-05-12" }, "5 lessons behind · planned to end [2027-05-12]"],
    [{ remaining: 0, done: 36, pace_finish: null }, "All 36 lessons done"],
    [{ remaining: 0, total: 1, done: 1, pace_finish: null }, "The lesson is done"],
    [{ remaining: 0, done: 34, skipped: 2, pace_finish: null }, "34 lessons done, 2 skipped"],
    [{ remaining: 0, done: 0, skipped: 36, pace_finish: null }, "All lessons skipped"],
    [{ total: 0, remaining: 0, done: 0, pace_finish: null }, "No lessons yet"],
  ])("of %o is: %s", (over, sentence) => expect(forecastSentence(forecast(over), format)).toBe(sentence))
})
