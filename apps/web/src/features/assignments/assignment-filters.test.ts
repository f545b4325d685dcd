import { describe, expect, test } from "vitest"
import { readStatus } from "./assignment-filters.ts"

describe("the status in an address", () => {
  test.each(["assigned", "in_progress", "submitted", "overdue", "graded"])("%s narrows the list", (status) => {
    expect(readStatus(new URLSearchParams({ status }))).toBe(status)
  })

  test.each(["", "status=", "status=late", "status=GRADED"])("'%s' narrows nothing", (search) => {
    expect(readStatus(new URLSearchParams(search))).toBeNull()
  })
})
