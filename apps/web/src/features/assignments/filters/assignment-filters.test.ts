import { describe, expect, test } from "vitest"
import { readDueRange, readStatus } from "./assignment-filters.ts"

describe("the status in the URL", () => {
  test.each(["assigned", "in_progress", "submitted", "overdue", "graded"])("%s filters the list", (status) => {
    expect(readStatus(new URLSearchParams({ status }))).toBe(status)
  })

  test.each(["", "status=", "status=late", "status=GRADED"])("'%s' does not filter", (search) => {
    expect(readStatus(new URLSearchParams(search))).toBeNull()
  })
})

describe("the due range in the URL", () => {
  const read = (search: string) => readDueRange(new URLSearchParams(search))

  test("has two days, one or none", () => {
    expect(read("from=2026-11-01&to=2026-11-30")).toEqual({ start_date: "2026-11-01", end_date: "2026-11-30" })
    expect(read("from=2026-11-01")).toEqual({ start_date: "2026-11-01" })
    expect(read("to=2026-11-30")).toEqual({ end_date: "2026-11-30" })
    expect(read("from=2026-11-30&to=2026-11-30")).toEqual({ start_date: "2026-11-30", end_date: "2026-11-30" })
    expect(read("")).toEqual({})
  })

  test.each(["0020-11-01", "2026-02-30", "tomorrow", "2026-11-1", ""])("'%s' is ignored", (day) => {
    expect(read(`from=${day}`)).toEqual({})
  })

  test("returns an error if it ends before it begins", () => {
    expect(read("from=2026-11-30&to=2026-11-01")).toEqual({ error: "This is before the first day." })
  })
})
