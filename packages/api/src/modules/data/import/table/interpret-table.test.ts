import { expect, test } from "vitest"
import type { TableKind } from "@hearthbook/core/import/import-kinds"
import { usualDays } from "./unusual-days.ts"
import { interpretTable, lettersOf, type Decisions } from "./interpret-table.ts"
import { readRows } from "./read-rows.ts"
import { readTable } from "./read-table.ts"

const tags = ["import.columns"]
const calendar = { today: "2026-09-15", year_start: "07-01" }

function interpret(kind: TableKind, text: string, decisions: Decisions = {}) {
  const isStudent = (name: string) => ["ada", "ben"].includes(name.toLowerCase())
  return interpretTable(kind, readTable(text)?.rows ?? [], decisions, { calendar, usual_order: null, isStudent })
}

/** The headings or letters of the columns that fields take. */
function fieldsOf(kind: TableKind, text: string, decisions: Decisions = {}) {
  const { columns } = interpret(kind, text, decisions)
  return Object.fromEntries(columns.flatMap(({ field, name }) => (field ? [[field, name]] : [])))
}

test("columns are found by the words that parents use", { tags }, () => {
  expect(fieldsOf("students", "Child's Name,D.O.B.,Grade\nAda Byron,3/4/2015,4th")).toEqual({
    name: "Child's Name",
    date_of_birth: "D.O.B.",
    grade_level: "Grade",
  })
  expect(fieldsOf("assignments", "Kid,Course,Assignment,Due,Score,Points\nAda,Math,Quiz,9/1/2026,18,20")).toEqual({
    student: "Kid",
    subject: "Course",
    title: "Assignment",
    due_date: "Due",
    points_earned: "Score",
    points_possible: "Points",
  })
  expect(fieldsOf("lessons", "Lesson,Title,Date\n1,Fractions,2026-09-01")).toEqual({
    title: "Title",
    planned_date: "Date",
  })
})

test("columns without headings are found by what stands in them", { tags }, () => {
  expect(fieldsOf("attendance", "Ada\t2026-09-01\tP\nBen\t2026-09-01\tT")).toEqual({
    student: "Column A",
    date: "Column B",
    status: "Column C",
  })
  expect(interpret("attendance", "Ada\t2026-09-01\tP").has_header).toBe(false)
  expect(fieldsOf("lessons", "Fractions\nDecimals\nReview")).toEqual({ title: "Column A" })
})

test("a required column with an unknown heading is found by what stands in it", { tags }, () => {
  expect(fieldsOf("attendance", "Pupil of ours,Zeitpunkt,Mark\nAda,2026-09-01,P")).toEqual({
    student: "Pupil of ours",
    date: "Zeitpunkt",
    status: "Mark",
  })
})

test("a person's choice of a column takes it from the field that it was found for", { tags }, () => {
  const text = "Topic,Notes,Date\nFractions,Halves,2026-09-01"
  expect(fieldsOf("lessons", text, { mapping: { title: 1 } })).toEqual({ title: "Notes", planned_date: "Date" })
  expect(fieldsOf("lessons", text, { mapping: { planned_date: null } })).toEqual({
    title: "Topic",
    objectives: "Notes",
  })
})

test("titles above the headings, empty columns and totals below are left out", { tags }, () => {
  const text = "Smith Academy 2026,,,\n,,,\nStudent,,Date,Minutes\nAda,,2026-09-01,45\nTotal,,,45 min\nAverage:,,,45"
  const { columns, body, has_header } = interpret("time", text)
  expect(has_header).toBe(true)
  expect(columns.map(({ name }) => name)).toEqual(["Student", "Date", "Minutes"])
  expect(body.map(({ row }) => row)).toEqual([4])
})

test("a record whose name begins like a total stays", { tags }, () => {
  expect(interpret("lessons", "Title\nFractions\nTotal eclipse of the sun").body).toHaveLength(2)
})

test("the date order is asked unless a value or the person's format says it", { tags }, () => {
  const rows = (days: string[]) => `Title,Date\n${days.map((day) => `Quiz,${day}`).join("\n")}`
  expect(interpret("lessons", rows(["3/4/2026", "5/6/2026"]))).toMatchObject({
    date_order: null,
    open_orders: ["MDY", "DMY"],
  })
  expect(interpret("lessons", rows(["3/4/2026", "13/6/2026"]))).toMatchObject({ date_order: "DMY", open_orders: [] })
  expect(interpret("lessons", rows(["3/4/2026"]), { date_order: "MDY" })).toMatchObject({ date_order: "MDY" })
  expect(interpret("lessons", rows(["2026-03-04"]))).toMatchObject({ date_order: null, open_orders: [] })
})

test("wrong cells are named with their column and their text", { tags }, () => {
  const text = "Student,Date,Minutes\nAda,2026-09-01,soon"
  const { body, mapping } = interpret("time", text)
  expect(readRows("time", body, mapping, { calendar, date_order: null, usual: usualDays("2026-09-01", []) })).toEqual([
    {
      row: 2,
      values: {
        student: "Ada",
        date: "2026-09-01",
        minutes: null,
        hours: null,
        subject: null,
        place: null,
        description: null,
      },
      issues: [{ field: "minutes", column: 2, value: "soon", message: "Write minutes, such as 45 or 1:30." }],
      warnings: [],
    },
  ])
})

test("columns are named by letters as in a spreadsheet", { tags }, () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(lettersOf)).toEqual(["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"])
})

test("a sample is not cut in the middle of a character", { tags: ["import.any-bytes"] }, () => {
  const { columns } = interpret("books", `Title\n${"a".repeat(59)}📚 and more`)
  expect(columns[0]?.sample).toBe("a".repeat(59))
})
