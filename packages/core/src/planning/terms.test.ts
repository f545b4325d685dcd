import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { academicYearOf } from "../time/academic-year.ts"
import { addDays, weekdays, type Day } from "../time/days.ts"
import { schoolDaysBetween, type SchoolYear } from "./school-days.ts"
import { defaultYear, splitIntoTerms, termProblem, yearProblem, yearsOverlap, type Term } from "./terms.ts"

const year: SchoolYear = { start_date: "2026-08-03", end_date: "2027-05-28", school_days: weekdays.slice(0, 5) }
const schoolDays = (of: SchoolYear) => schoolDaysBetween({ years: [of], events: [] }, null, of.start_date, of.end_date)
const format = (day: Day) => `[${day}]`

const someDay = fc.nat(800).map((distance) => addDays("2026-01-01", distance))
const someYear = fc
  .record({ start_date: someDay, length: fc.integer({ min: 1, max: 400 }), school_days: fc.subarray([...weekdays]) })
  .map(({ start_date, length, school_days }): SchoolYear => {
    return { start_date, end_date: addDays(start_date, length), school_days }
  })
const someCount = fc.constantFrom(2 as const, 3 as const, 4 as const)

describe("a year split into terms", () => {
  test("has semesters, trimesters or quarters", () => {
    const names = ([2, 3, 4] as const).map((count) => splitIntoTerms(schoolDays(year), year, count).map((t) => t.name))
    expect(names).toEqual([
      ["Fall semester", "Spring semester"],
      ["Trimester 1", "Trimester 2", "Trimester 3"],
      ["Quarter 1", "Quarter 2", "Quarter 3", "Quarter 4"],
    ])
  })

  test("gives a day too many to an earlier term, and a break to the term before it", () => {
    const days = ["2026-08-03", "2026-08-04", "2026-12-18", "2027-01-11", "2027-05-28"]
    expect(splitIntoTerms(days, year, 2)).toEqual([
      { name: "Fall semester", start_date: "2026-08-03", end_date: "2027-01-10" },
      { name: "Spring semester", start_date: "2027-01-11", end_date: "2027-05-28" },
    ])
  })

  test("is covered by them without a gap, in order, with numbers of school days that differ by at most one", () => {
    fc.assert(
      fc.property(someYear, someCount, (some, count) => {
        const days = schoolDays(some)
        const terms = splitIntoTerms(days, some, count)
        expect(termProblem(some, terms, format)).toBeNull()
        expect(terms[0]?.start_date).toBe(some.start_date)
        expect(terms.at(-1)?.end_date).toBe(some.end_date)
        for (const [index, { start_date }] of terms.slice(1).entries())
          expect(start_date).toBe(addDays(terms[index]?.end_date ?? "", 1))
        if (days.length < count) return
        expect(terms).toHaveLength(count)
        const numbers = terms.map((term) => days.filter((day) => term.start_date <= day && day <= term.end_date).length)
        expect(Math.max(...numbers) - Math.min(...numbers)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test("without school days is split by its days", () => {
    const week = { start_date: "2026-08-03", end_date: "2026-08-10" }
    expect(splitIntoTerms([], week, 2).map(({ start_date }) => start_date)).toEqual(["2026-08-03", "2026-08-07"])
    const twoDays = { start_date: "2026-08-03", end_date: "2026-08-04" }
    expect(splitIntoTerms([], twoDays, 4).map(({ end_date }) => end_date)).toEqual(["2026-08-03", "2026-08-04"])
  })
})

describe("terms", () => {
  const fall: Term = { name: "Fall", start_date: "2026-08-03", end_date: "2026-12-18" }
  const spring: Term = { name: "Spring", start_date: "2027-01-04", end_date: "2027-05-28" }
  const inYear = "A term must lie in the school year, [2026-08-03] to [2027-05-28]."

  test.each<[string, Term[], ReturnType<typeof termProblem>]>([
    ["in order", [fall, spring], null],
    [
      "of one day each",
      [
        { ...fall, end_date: "2026-08-03" },
        { ...spring, start_date: "2026-08-04" },
      ],
      null,
    ],
    ["none", [], null],
    ["without a name", [fall, { ...spring, name: " " }], { index: 1, field: "name", message: "A term needs a name." }],
    [
      "backwards",
      [{ ...fall, end_date: "2026-08-02" }],
      { index: 0, field: "end_date", message: "The last day of a term must not be before its first day." },
    ],
    ["before the year", [{ ...fall, start_date: "2026-08-02" }], { index: 0, field: "start_date", message: inYear }],
    ["after the year", [fall, { ...spring, end_date: "2027-05-29" }], { index: 1, field: "end_date", message: inYear }],
    [
      "out of order",
      [spring, fall],
      { index: 1, field: "start_date", message: "Terms must be in order: Spring begins later, on [2027-01-04]." },
    ],
    [
      "overlapping",
      [fall, { ...spring, start_date: "2026-12-18" }],
      { index: 1, field: "start_date", message: "Terms must not overlap: Fall ends on [2026-12-18]." },
    ],
  ])("%s are valid, or have a problem with its field", (_, terms, problem) => {
    expect(termProblem(year, terms, format)).toEqual(problem)
  })

  test("without a problem have each day at most once, and only days of the year", () => {
    const someTerm = fc
      .record({ from: fc.integer({ min: -1, max: 12 }), length: fc.integer({ min: -1, max: 5 }) })
      .map(({ from, length }): Term => {
        const start_date = addDays("2026-08-03", from)
        return { name: "Term", start_date, end_date: addDays(start_date, length) }
      })
    const short = { start_date: "2026-08-03", end_date: "2026-08-13" }
    fc.assert(
      fc.property(fc.array(someTerm, { maxLength: 3 }), (terms) => {
        const days = terms.flatMap(daysOf)
        const areOrdered = days.every((day, index) => index === 0 || (days[index - 1] ?? "") < day)
        const areInYear = days.every((day) => daysOf(short).includes(day))
        const haveDays = terms.every((term) => daysOf(term).length > 0)
        expect(termProblem(short, terms, format) === null).toBe(areOrdered && areInYear && haveDays)
      }),
    )
  })
})

describe("a school year", () => {
  test.each([
    ["2026-08-03", false],
    ["2026-08-04", true],
    ["2027-09-07", true],
    ["2027-09-08", false],
  ])("from 2026-08-03 to %s is valid: %s", (end_date, isValid) => {
    expect(yearProblem({ start_date: "2026-08-03", end_date }) === null).toBe(isValid)
  })

  test("overlaps with another if they share a day", () => {
    fc.assert(
      fc.property(someYear, someYear, (one, other) => {
        const days = new Set(daysOf(one))
        expect(yearsOverlap(one, other)).toBe(daysOf(other).some((day) => days.has(day)))
      }),
      { numRuns: 40 },
    )
  })

  test.each([
    ["2026-2027", "07-01", "2026-07-01", "2027-06-30"],
    ["2027-2028", "03-01", "2027-03-01", "2028-02-29"],
    ["2026-2027", "01-01", "2026-01-01", "2026-12-31"],
    ["2026", "07-01", "2026-01-01", "2026-12-31"],
    ["2026", "01-01", "2026-01-01", "2026-12-31"],
    ["2026", "01-27", "2026-01-27", "2026-12-18"],
  ])("%s of a family whose years start on %s is from %s to %s by default", (academic_year, year_start, start, end) => {
    expect(defaultYear(academic_year, year_start)).toEqual({ start_date: start, end_date: end })
  })

  test("has by default exactly the days that belong to its academic year", () => {
    fc.assert(
      fc.property(someDay, fc.constantFrom("01-01", "03-01", "07-01", "12-31"), (day, year_start) => {
        const { start_date, end_date } = defaultYear(academicYearOf(day, year_start), year_start)
        expect(start_date <= day && day <= end_date).toBe(true)
        expect(yearProblem({ start_date, end_date })).toBeNull()
        const own = academicYearOf(day, year_start)
        expect(academicYearOf(addDays(start_date, -1), year_start)).not.toBe(own)
        expect(academicYearOf(addDays(end_date, 1), year_start)).not.toBe(own)
      }),
    )
  })
})

function daysOf({ start_date, end_date }: { start_date: Day; end_date: Day }): Day[] {
  const days: Day[] = []
  for (let day = start_date; day <= end_date; day = addDays(day, 1)) days.push(day)
  return days
}
