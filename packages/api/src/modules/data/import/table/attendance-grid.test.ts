import { expect, test } from "vitest"
import { unfoldGrid } from "./attendance-grid.ts"

const grid = (text: string) =>
  unfoldGrid(text.split("\n").map((line, index) => ({ row: index + 1, cells: line.split(",") })))?.map(({ cells }) =>
    cells.join(" | "),
  )

test("a grid of a week has a row for each child and day", { tags: ["import.attendance-grid"] }, () => {
  expect(grid("Child,Mon 11/2,Tue 11/3,Wed 11/4\nAnn,P,,½\nBen,A,L,P")).toEqual([
    "Student | Date | Status",
    "Ann | 11/2 | P",
    "Ann | 11/4 | ½",
    "Ben | 11/2 | A",
    "Ben | 11/3 | L",
    "Ben | 11/4 | P",
  ])
})

test("a grid of months has its days below them, and totals beside them", { tags: ["import.attendance-grid"] }, () => {
  const text = [
    "Attendance 2026",
    ",,Oct 2026,,November 2026,,,",
    "First,Last,30,31,1,2,Present",
    ",,Fr,Sa,Su,Mo,",
    "Ann,Roe,P,,,A,1",
  ].join("\n")
  expect(grid(text)).toEqual([
    "Student | Date | Status",
    "Ann Roe | Oct 30, 2026 | P",
    "Ann Roe | November 2, 2026 | A",
  ])
})

test.each([
  ["a list of marks", "Student,Date,Status\nAnn,2026-11-02,P"],
  ["a list without headings", "Ann,2026-11-02,P\nBen,2026-11-03,A"],
  ["numbers without a month", "Child,1,2,3\nAnn,4,5,6"],
])("%s is no grid", { tags: ["import.attendance-grid"] }, (_, text) => {
  expect(grid(text)).toBeUndefined()
})
