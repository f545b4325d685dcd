import fc from "fast-check"
import { expect, test } from "vitest"
import { addDays, daysBetween } from "../../time/days.ts"
import { termProblem, type Term } from "../terms.ts"
import { scaleTerms, type NamedYear } from "./scale-terms.ts"

const from: NamedYear = { academic_year: "2026-2027", start_date: "2026-08-31", end_date: "2027-05-28" }

test("terms keep their shares of the year", { tags: ["planning.roll-over-terms"] }, () => {
  const terms = [
    { name: "Fall 2026", start_date: "2026-08-31", end_date: "2026-12-18" },
    { name: "Spring 2027", start_date: "2027-01-04", end_date: "2027-05-28" },
  ]
  const same = { academic_year: "2027-2028", start_date: "2027-08-30", end_date: "2028-05-26" }
  expect(scaleTerms(terms, from, same)).toEqual([
    { name: "Fall 2027", start_date: "2027-08-30", end_date: "2027-12-17" },
    { name: "Spring 2028", start_date: "2028-01-03", end_date: "2028-05-26" },
  ])
  const half = { academic_year: "2027-2028", start_date: "2027-09-01", end_date: addDays("2027-09-01", 134) }
  expect(
    scaleTerms(terms, from, half).map(({ start_date, end_date }) => daysBetween(start_date, end_date) + 1),
  ).toEqual([55, 72])
})

test("a term too short for a day is left out", { tags: ["planning.roll-over-terms"] }, () => {
  const terms = [
    { name: "One day", start_date: "2026-08-31", end_date: "2026-08-31" },
    { name: "The rest", start_date: "2026-09-01", end_date: "2027-05-28" },
  ]
  const week = { academic_year: "2027", start_date: "2027-09-01", end_date: "2027-09-07" }
  expect(scaleTerms(terms, from, week)).toEqual([
    { name: "The rest", start_date: "2027-09-01", end_date: "2027-09-07" },
  ])
})

const years = fc
  .record({ start: fc.nat(300), length: fc.integer({ min: 1, max: 400 }) })
  .map(({ start, length }): NamedYear => {
    const start_date = addDays("2026-01-01", start)
    return { academic_year: "2026", start_date, end_date: addDays(start_date, length) }
  })

/** Terms in order, with or without gaps, made of the days at which they change. */
const termsOf = (year: NamedYear) =>
  fc.uniqueArray(fc.nat(daysBetween(year.start_date, year.end_date)), { maxLength: 10 }).map((offsets): Term[] => {
    const days = offsets.toSorted((one, other) => one - other).map((offset) => addDays(year.start_date, offset))
    return days.flatMap((start_date, index) => {
      const next = days[index + 1]
      const end_date =
        next === undefined
          ? year.end_date
          : addDays(next, index % 2 === 0 ? -1 : 0 - Math.min(2, daysBetween(start_date, next)))
      return [{ name: `Term ${index}`, start_date, end_date }]
    })
  })

test(
  "scaled terms are terms of the new year, by the nearest day to their shares",
  { tags: ["planning.roll-over-terms"] },
  () => {
    const pairs = fc
      .tuple(years, years)
      .chain(([old, next]) => fc.tuple(fc.constant(old), fc.constant(next), termsOf(old)))
    fc.assert(
      fc.property(pairs, ([old, next, terms]) => {
        const scaled = scaleTerms(terms, old, next)
        expect(termProblem(next, scaled, (day) => day)).toBeNull()
        const [before, after] = [old, next].map(({ start_date, end_date }) => daysBetween(start_date, end_date) + 1)
        // Days of the new year whose share is nearest to that of the term's first day, found by trying each.
        for (const term of scaled) {
          const source = terms.find(({ name }) => name === term.name)
          const share = (daysBetween(old.start_date, source?.start_date ?? "") * (after ?? 0)) / (before ?? 1)
          const distances = Array.from({ length: (after ?? 0) + 1 }, (_, offset) => Math.abs(offset - share))
          const offset = daysBetween(next.start_date, term.start_date)
          expect(distances[offset]).toBe(Math.min(...distances))
        }
      }),
    )
  },
)
