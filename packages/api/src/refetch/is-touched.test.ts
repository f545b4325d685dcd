import { expect, test } from "vitest"
import { reads, writes } from "../generated/refetch.ts"
import { isTouched } from "./is-touched.ts"

test("a mark touches the lists of marks and the dashboard, and no grades", () => {
  expect(isTouched("attendance.list", "attendance.markAll")).toBe(true)
  expect(isTouched("dashboard.overview", "attendance.markAll")).toBe(true)
  expect(isTouched("grades.list", "attendance.markAll")).toBe(false)
  expect(isTouched("auth.whoami", "attendance.markAll")).toBe(false)
})

test("a mutation of the family touches every query", () => {
  expect(Object.keys(reads).every((query) => isTouched(query, "family.update"))).toBe(true)
})

test("a procedure that the table does not know touches everything", () => {
  expect(isTouched("grades.list", "grades.somethingNew")).toBe(true)
  expect(isTouched("constructor", "grades.record")).toBe(true)
})

// A noun that is added to be safe costs a refetch on every screen that shows it. More than this needs a reason.
test("of the mutations that name their rows, the table refetches less than a quarter of all queries", () => {
  const precise = Object.entries(writes).filter(([, written]) => written !== "everything")
  const queries = Object.keys(reads)
  const pairs = precise.flatMap(([mutation]) => queries.filter((query) => isTouched(query, mutation)))
  expect(pairs.length / (precise.length * queries.length)).toBeLessThan(0.24)
})
