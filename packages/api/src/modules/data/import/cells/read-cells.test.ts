import fc from "fast-check"
import { expect, test } from "vitest"
import { importFields } from "@hearthbook/core/import/import-kinds"
import { readCell } from "./read-cell.ts"
import { readGrade } from "./read-grade.ts"
import { readDuration, readHours } from "./read-duration.ts"
import { pointsOf, readAmount, readPoints } from "./read-points.ts"
import { readFraction, readLessonStatus, readMark, readPlace, readWorkType, readYesNo } from "./read-terms.ts"

const tags = ["import.cells"]

test.each([
  ["K", "K"],
  ["Kindergarten", "K"],
  ["4", "4"],
  ["04", "4"],
  ["4.0", "4"],
  ["4th", "4"],
  ["4th Grade", "4"],
  ["Grade 4", "4"],
  ["gr. 11", "11"],
  ["twelfth grade", "12"],
  ["Freshman", "9"],
])("the grade %o is %s", { tags }, (text, grade) => {
  expect(readGrade(text)).toBe(grade)
})

test.each(["13", "0", "Pre-K", "A", "4-5", ""])("%o is no grade", { tags }, (text) => {
  expect(readGrade(text)).toBeNull()
})

test.each([
  ["P", "present"],
  ["Present", "present"],
  ["x", "present"],
  ["✓", "present"],
  ["a", "absent"],
  ["T", "late"],
  ["Tardy", "late"],
  ["L", "late"],
  ["E", "excused"],
  ["sick", "excused"],
])("the mark %o is %s", { tags }, (text, status) => {
  expect(readMark(text)).toEqual({ status, fraction: null })
})

test("a half day is one at which the child was there", { tags }, () => {
  for (const text of ["H", "half", "Half day", "½", "0.5"]) {
    expect(readMark(text), text).toEqual({ status: "present", fraction: 0.5 })
  }
  expect(readMark("maybe")).toBeNull()
})

test("words stand for the values of lists", { tags }, () => {
  expect([readFraction("1"), readFraction("1/2"), readFraction("full"), readFraction("2")]).toEqual([1, 0.5, 1, null])
  expect([readLessonStatus("Done"), readLessonStatus("x"), readLessonStatus("To do")]).toEqual([
    "done",
    "done",
    "planned",
  ])
  expect([readWorkType("HW"), readWorkType("Final exam"), readWorkType("lab report")]).toEqual([
    "homework",
    "test",
    "lab",
  ])
  expect([readPlace("Home"), readPlace("co-op"), readPlace("moon")]).toEqual(["home", "away", null])
  expect([readYesNo("Y"), readYesNo("No"), readYesNo("perhaps")]).toEqual(["yes", "no", null])
})

test.each([
  ["18", { earned: 18, possible: null }],
  ["18/20", { earned: 18, possible: 20 }],
  ["18.5 / 20", { earned: 18.5, possible: 20 }],
  ["18 out of 20", { earned: 18, possible: 20 }],
  ["90%", { percent: 90 }],
  ["92,5 %", { percent: 92.5 }],
  ["1,200", { earned: 1200, possible: null }],
  ["1,180/1,200", { earned: 1180, possible: 1200 }],
  ["85 pts", { earned: 85, possible: null }],
])("the points %o are read", { tags }, (text, points) => {
  expect(readPoints(text)).toEqual(points)
})

test.each(["18/", "1/2/3", "ten", "%", "12,34,56"])("%o are no points", { tags }, (text) => {
  expect(readPoints(text)).toBeNull()
})

test("a number is read as it is written with commas between thousands", { tags }, () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (hundredths) => {
      const number = hundredths / 100
      expect(readAmount(number.toLocaleString("en-US", { minimumFractionDigits: 2 }))).toBe(number)
      expect(readAmount(number.toLocaleString("de-DE", { minimumFractionDigits: 2 }))).toBe(number)
    }),
  )
})

test("a percentage of points is the quotient of whole numbers, rounded half up", { tags }, () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 0, max: 10_000_000 }),
      (percentHundredths, possibleHundredths) => {
        const product = BigInt(percentHundredths) * BigInt(possibleHundredths)
        const exact = (2n * product + 10_000n) / 20_000n
        expect(pointsOf(percentHundredths / 100, possibleHundredths / 100)).toBe(Number(exact) / 100)
      },
    ),
  )
})

test.each([
  ["45", 45],
  ["45.0", 45],
  ["1:30", 90],
  ["1:30:00", 90],
  ["1.5 h", 90],
  ["1h 30", 90],
])("the duration %o is %d minutes", { tags }, (text, minutes) => {
  expect(readDuration(text)).toBe(minutes)
})

test.each([
  ["1.5", 90],
  ["0,75", 45],
  ["2", 120],
  ["1:30", 90],
  ["45 min", 45],
  ["0.7", 42],
])("%o hours are %d minutes", { tags }, (text, minutes) => {
  expect(readHours(text)).toBe(minutes)
})

test.each(["0", "25", "-1", "an hour"])("%o are no hours of a day", { tags }, (text) => {
  expect(readHours(text)).toBeNull()
})

test("hours with decimals are the minutes of the exact fraction, rounded half up", { tags }, () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24_000 }), (thousandths) => {
      const exact = Number((BigInt(thousandths) * 120n + 1000n) / 2000n)
      const text = (thousandths / 1000).toFixed(3)
      expect(readHours(text)).toBe(exact < 1 ? null : exact)
    }),
  )
})

test("a cell of any length is read or refused at once", { tags: ["import.linear"] }, () => {
  const context = { calendar: { today: "2026-09-15", year_start: "07-01" }, date_order: null }
  const blanks = " ".repeat(60_000)
  const cells = [`1${blanks}x`, `Sept 1,${blanks}x`, `18${blanks}/${blanks}x`, "1.".repeat(30_000), "9".repeat(60_000)]
  const before = process.cpuUsage()
  for (const kind of Object.values(importFields).flatMap((fields) => Object.values(fields).map(({ cell }) => cell)))
    for (const cell of cells) expect(readCell(kind, cell, context)).toHaveProperty("message")
  // In microseconds of this process: other programs on the same cores do not count.
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000)
})
