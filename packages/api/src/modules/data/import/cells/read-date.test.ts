import fc from "fast-check"
import { expect, test } from "vitest"
import { needsOrder, possibleOrders, readDays, serialToDay } from "./read-date.ts"
import { readCell } from "./read-cell.ts"

const tags = ["import.dates"]
const calendar = { today: "2026-09-15", year_start: "07-01" }

test.each([
  ["2026-09-01"],
  ["2026-09-01T00:00:00"],
  ["2026/9/1"],
  ["20260901"],
  ["Sep 1, 2026"],
  ["1 September 2026"],
  ["Tue, Sep 1, 2026"],
  ["Tuesday 1 Sept 2026"],
  ["46266"],
  ["46266.5"],
  ["Sep 1"],
])("%o is 1 September 2026 in every order", { tags }, (text) => {
  const days = readDays(text, calendar)
  expect(days).toEqual({ YMD: "2026-09-01", MDY: "2026-09-01", DMY: "2026-09-01" })
  expect(needsOrder(days)).toBe(false)
})

test("day and month are told apart by the order, unless one of them is above twelve", { tags }, () => {
  expect(readDays("3/4/2026", calendar)).toEqual({ MDY: "2026-03-04", DMY: "2026-04-03" })
  expect(readDays("13.2.26", calendar)).toMatchObject({ DMY: "2026-02-13" })
  expect(readDays("2/13/2026 10:30 AM", calendar)).toEqual({ MDY: "2026-02-13" })
  expect(needsOrder(readDays("5/5/2026", calendar))).toBe(false)
})

test.each(["", "soon", "Chapter 3", "2026-02-30", "13/13/2026", "today", "12", "1.5"])(
  "%o is no day",
  { tags },
  (text) => expect(readDays(text, calendar)).toEqual({}),
)

const ordersOf = (...cells: string[]) => possibleOrders(cells.map((cell) => readDays(cell, calendar)))

test("one day settles the order of a file", { tags }, () => {
  expect(ordersOf("3/4/2026", "13/2/2026")).toEqual(["DMY"])
  expect(ordersOf("3/4/2026", "2/13/2026")).toEqual(["MDY"])
  expect(ordersOf("3/4/2026", "5/6/2026")).toEqual(["MDY", "DMY"])
  expect(ordersOf("2026-09-01", "Sep 2, 2026")).toEqual([])
  expect(ordersOf("3/14/2026", "3/15/2026", "15/3/2026")).toEqual(["MDY"])
})

test("a day whose order is open has no value until it is known", { tags }, () => {
  expect(readCell("date", "3/4/2026", { calendar, date_order: null })).toHaveProperty("message")
  expect(readCell("date", "5/5/2026", { calendar, date_order: null })).toEqual({ value: "2026-05-05" })
  expect(readCell("date", "3/4/2026", { calendar, date_order: "DMY" })).toEqual({ value: "2026-04-03" })
  expect(readCell("date", "13/2/2026", { calendar, date_order: "MDY" })).toHaveProperty("message")
})

test("a birthday with a short year lies in the past", { tags }, () => {
  const context = { calendar, date_order: "MDY" } as const
  expect(readCell("birthday", "4/12/98", context)).toEqual({ value: "1998-04-12" })
  expect(readCell("birthday", "4/12/15", context)).toEqual({ value: "2015-04-12" })
  expect(readCell("date", "4/12/27", context)).toEqual({ value: "2027-04-12" })
})

test("a serial number is the day that a calendar of months counts to", { tags }, () => {
  const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const slow = (serial: number) => {
    // 61 is 1 March 1900, because spreadsheets believe in 29 February 1900.
    let [year, month, date] = [1900, 3, 1]
    for (let left = serial - 61; left > 0; left--) {
      const length = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
      date += 1
      if (date > length) [month, date] = [month + 1, 1]
      if (month > 12) [year, month] = [year + 1, 1]
    }
    return [year, month, date].map((part) => String(part).padStart(2, "0")).join("-")
  }
  fc.assert(
    fc.property(fc.integer({ min: 61, max: 80_000 }), (serial) => {
      expect(serialToDay(serial)).toBe(slow(serial))
      expect(serialToDay(serial + 0.75)).toBe(slow(serial))
    }),
  )
})
