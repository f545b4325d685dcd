import { addDays } from "@hearthbook/core/time/days"
import { expect, test } from "vitest"
import { quotationOf, quotations } from "./quotes.ts"

test("shows another quotation each day, until all have been shown", { tags: ["dashboard.quotation"] }, () => {
  const month = quotations.map((_, distance) => quotationOf(addDays("2026-11-21", distance)))
  expect(new Set(month)).toEqual(new Set(quotations))
  expect(quotationOf("2026-11-21")).toBe(quotationOf("2026-11-21"))
})

test("lists no quotation twice", () => {
  expect(quotations.length).toBeGreaterThanOrEqual(30)
  expect(new Set(quotations.map(({ words }) => words)).size).toBe(quotations.length)
})
