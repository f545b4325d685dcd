import { describe, expect, test } from "vitest"
import { readDateFormat, readDay, writeDay } from "./date-format.ts"

test("a day is written in each of the three formats", () => {
  expect(writeDay("2026-11-02", "YYYY-MM-DD")).toBe("2026-11-02")
  expect(writeDay("2026-11-02", "MM/DD/YYYY")).toBe("11/02/2026")
  expect(writeDay("2026-11-02", "DD/MM/YYYY")).toBe("02/11/2026")
})

test("the default is the American format", () => {
  expect(readDateFormat(undefined)).toBe("MM/DD/YYYY")
  expect(readDateFormat("DD/MM/YYYY")).toBe("DD/MM/YYYY")
})

describe("a typed day", () => {
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

  test.each([
    "",
    "tomorrow",
    "11/2",
    "02/30/2026",
    "13/01/2026",
    "11/2/202",
    "1/2/3/2026",
    "2026",
    "2026-13-01",
    "1102202",
  ])("'%s' is not a day", (typed) => {
    expect(readDay(typed, "MM/DD/YYYY")).toBeNull()
  })

  test.each(["YYYY-MM-DD", "MM/DD/YYYY", "DD/MM/YYYY"] as const)(
    "written as %s is read back as the same day",
    (format) => {
      expect(readDay(writeDay("2028-02-29", format), format)).toBe("2028-02-29")
    },
  )
})
