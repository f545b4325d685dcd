import { expect, test } from "vitest"
import { readDateFormat, writeDay } from "./date-format.ts"

test("a day is written in each of the three formats", () => {
  expect(writeDay("2026-11-02", "YYYY-MM-DD")).toBe("2026-11-02")
  expect(writeDay("2026-11-02", "MM/DD/YYYY")).toBe("11/02/2026")
  expect(writeDay("2026-11-02", "DD/MM/YYYY")).toBe("02/11/2026")
})

test("the default is the American format", () => {
  expect(readDateFormat(undefined)).toBe("MM/DD/YYYY")
  expect(readDateFormat("DD/MM/YYYY")).toBe("DD/MM/YYYY")
})
