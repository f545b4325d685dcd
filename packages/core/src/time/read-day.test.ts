import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { dateFormats, writeDay } from "./date-format.ts"
import { addDays, daysBetween } from "./days.ts"
import { readBirthday, readDay } from "./read-day.ts"

const calendar = { today: "2026-11-26", year_start: "07-01" }

describe("a typed day", { tags: ["editing.dates"] }, () => {
  test.each(["11/2/2026", "11/02/2026", " 11.2.2026 ", "11-2-26", "11 2 2026", "11022026", "2026-11-02", "2026-11-2"])(
    "'%s' is 2 November in the American format",
    (typed) => {
      expect(readDay(typed, "MM/DD/YYYY")).toBe("2026-11-02")
    },
  )

  test("is read in the person's own format", () => {
    expect(readDay("03/04/2026", "MM/DD/YYYY")).toBe("2026-03-04")
    expect(readDay("03/04/2026", "DD/MM/YYYY")).toBe("2026-04-03")
    expect(readDay("03042026", "DD/MM/YYYY")).toBe("2026-04-03")
    expect(readDay("20260403", "YYYY-MM-DD")).toBe("2026-04-03")
  })

  test.each(["", "02/30/2026", "13/01/2026", "11/2/202", "1/2/3/2026", "2026", "2026-13-01", "1102202"])(
    "'%s' is not a day",
    (typed) => {
      expect(readDay(typed, "MM/DD/YYYY")).toBeNull()
    },
  )

  test.each(["YYYY-MM-DD", "MM/DD/YYYY", "DD/MM/YYYY"] as const)(
    "written as %s is read back as the same day",
    (format) => {
      expect(readDay(writeDay("2028-02-29", format), format)).toBe("2028-02-29")
    },
  )
})

describe("a month in words", { tags: ["editing.dates"] }, () => {
  test.each([
    "Dec 1, 2026",
    "December 1, 2026",
    "december 1st 2026",
    "1 Dec 2026",
    "1. Dec. 2026",
    "1-Dec-26",
    "2026 Dec 1",
    "DEC 1 26",
  ])("'%s' is 1 December in every format", (typed) => {
    for (const format of dateFormats) expect(readDay(typed, format)).toBe("2026-12-01")
  })

  test.each([
    "Dec 2026",
    "De 1 2026",
    "Decade 1 2026",
    "Dec 32 2026",
    "Feb 30 2026",
    "Dec",
    "Dec 1 2 2026",
    "Dec Dec 1",
  ])("'%s' is not a day", (typed) => {
    expect(readDay(typed, "MM/DD/YYYY", calendar)).toBeNull()
  })

  test("'Sept 4' is in September", () => {
    expect(readDay("Sept 4, 2026", "MM/DD/YYYY")).toBe("2026-09-04")
  })
})

describe("a day without a year", { tags: ["editing.dates"] }, () => {
  test.each([
    ["12/1", "MM/DD/YYYY", "2026-12-01"],
    ["12/1", "DD/MM/YYYY", "2027-01-12"],
    ["12-1", "YYYY-MM-DD", "2026-12-01"],
    ["1.12", "DD/MM/YYYY", "2026-12-01"],
    ["Dec 1", "DD/MM/YYYY", "2026-12-01"],
    ["1 Dec", "MM/DD/YYYY", "2026-12-01"],
    ["9/1", "MM/DD/YYYY", "2026-09-01"],
    ["6/30", "MM/DD/YYYY", "2027-06-30"],
  ] as const)("'%s' in %s is %s, in the academic year", (typed, format, day) => {
    expect(readDay(typed, format, calendar)).toBe(day)
  })

  test("is in the next academic year near the end of this one, rather than long ago", () => {
    const june = { ...calendar, today: "2027-06-10" }
    expect(readDay("8/20", "MM/DD/YYYY", june)).toBe("2027-08-20")
    expect(readDay("12/1", "MM/DD/YYYY", june)).toBe("2026-12-01")
  })

  test("follows the start of the family's academic year", () => {
    expect(readDay("1/15", "MM/DD/YYYY", { today: "2026-11-26", year_start: "01-01" })).toBe("2027-01-15")
    expect(readDay("3/15", "MM/DD/YYYY", { today: "2026-11-26", year_start: "01-01" })).toBe("2026-03-15")
  })

  test("needs a calendar, which a date of birth does not have", () => {
    for (const typed of ["12/1", "Dec 1", "today"]) expect(readDay(typed, "MM/DD/YYYY")).toBeNull()
  })

  test("29 February is only a day in a leap year", () => {
    expect(readDay("2/29", "MM/DD/YYYY", calendar)).toBeNull()
    expect(readDay("2/29", "MM/DD/YYYY", { ...calendar, today: "2027-11-26" })).toBe("2028-02-29")
  })

  test("is never more than a year and three months away", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
        fc.constantFrom("07-01", "01-01", "09-01"),
        (distance, month, date, year_start) => {
          const today = addDays("2024-01-01", distance)
          const day = readDay(`${month}/${date}`, "MM/DD/YYYY", { today, year_start })
          expect(day?.slice(5)).toBe(`${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`)
          expect(daysBetween(today, day ?? "")).toBeGreaterThanOrEqual(-270)
          expect(daysBetween(today, day ?? "")).toBeLessThan(366)
        },
      ),
    )
  })
})

test("'today', 'tomorrow' and 'yesterday' are days of the family's calendar", { tags: ["editing.dates"] }, () => {
  expect(readDay("Today", "MM/DD/YYYY", calendar)).toBe("2026-11-26")
  expect(readDay(" tomorrow ", "MM/DD/YYYY", calendar)).toBe("2026-11-27")
  expect(readDay("yesterday", "MM/DD/YYYY", calendar)).toBe("2026-11-25")
})

test("a year of two digits beside YYYY-MM-DD comes first with dashes, and last with slashes", () => {
  expect(readDay("26-12-01", "YYYY-MM-DD")).toBe("2026-12-01")
  expect(readDay("12/1/26", "YYYY-MM-DD")).toBe("2026-12-01")
  expect(readDay("26/12/1", "YYYY-MM-DD")).toBe("2026-12-01")
})

test("every day is read back from each format", { tags: ["editing.dates"] }, () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 80_000 }), fc.constantFrom(...dateFormats), (distance, format) => {
      const day = addDays("1900-01-01", distance)
      expect(readDay(writeDay(day, format), format, calendar)).toBe(day)
      expect(readDay(writeDay(day, format).replace(/\D/g, ""), format, calendar)).toBe(day)
    }),
  )
})

test.each([
  ["14/03/2015", "MM/DD/YYYY", "2015-03-14"],
  ["14.3.2015", "MM/DD/YYYY", "2015-03-14"],
  ["14032015", "MM/DD/YYYY", "2015-03-14"],
  ["03/14/2015", "DD/MM/YYYY", "2015-03-14"],
  ["04/03/2015", "MM/DD/YYYY", "2015-04-03"],
  ["04/03/2015", "DD/MM/YYYY", "2015-03-04"],
  ["14/03/2015", "YYYY-MM-DD", "2015-03-14"],
  ["14 March 2015", "MM/DD/YYYY", "2015-03-14"],
  ["14/03/2", "MM/DD/YYYY", null],
  ["31/31/2015", "MM/DD/YYYY", null],
] as const)("the birthday '%s' in %s is %s", { tags: ["setup.birthdays"] }, (typed, format, day) => {
  expect(readBirthday(typed, format)).toBe(day)
})
