import { describe, expect, test } from "vitest"
import { sampleYear } from "../../../../testing/sample-year.ts"
import { termErrors, termsOfSplit, valuesOfTerms } from "./term-values.ts"

const year = { start_date: "2026-09-07", end_date: "2026-09-10" }
const days = ["2026-09-07", "2026-09-08", "2026-09-09", "2026-09-10"]

describe("a split into terms", () => {
  test("keeps the ids of the terms at their places", { tags: ["settings.terms"] }, () => {
    const before = [{ id: "a", name: "Own", ...year }]
    expect(termsOfSplit("2", year, days, before)).toEqual([
      { id: "a", name: "Fall semester", start_date: "2026-09-07", end_date: "2026-09-08" },
      { name: "Spring semester", start_date: "2026-09-09", end_date: "2026-09-10" },
    ])
  })

  test("begins with one term of the whole year for own terms", { tags: ["settings.terms"] }, () => {
    expect(termsOfSplit("own", year, days, [])).toEqual([{ name: "Term 1", ...year }])
    expect(termsOfSplit("none", year, days, [])).toEqual([])
  })

  test("is found again by the names of stored terms", { tags: ["settings.terms"] }, () => {
    const split = (value: Parameters<typeof termsOfSplit>[0]) => termsOfSplit(value, year, days, [])
    const stored = split("3").map((term, index) => ({ ...term, id: String(index) }))
    expect(valuesOfTerms({ ...sampleYear, terms: stored }, split).split).toBe("3")
    expect(valuesOfTerms(sampleYear, split).split).toBe("none")
    expect(valuesOfTerms({ ...sampleYear, terms: stored.slice(1) }, split).split).toBe("own")
  })
})

test("a term outside the year has its error at the field", { tags: ["settings.terms"] }, () => {
  const terms = [{ name: "Fall", start_date: "2026-09-01", end_date: "2026-09-08" }]
  expect(termErrors(year, { split: "own", terms })).toEqual({
    "terms.0.start_date": "A term must lie in the school year, 09/07/2026 to 09/10/2026.",
  })
})
