import { expect, test } from "vitest"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import type { StudentView } from "@hearthbook/api/family/student"
import { documentFor, documentIds, needsChild } from "./document-kinds.ts"

const student = { id: "ada", first_name: "Ada", last_name: "Hall" } as StudentView
const term = { id: "t1", name: "Term 1" } as SchoolYearView["terms"][number]
const year = { id: "y1", academic_year: "2026-2027" } as SchoolYearView
const all = { student: null, year, term: null, day: "2026-11-27" } as const

test("a report card is of a child or of all, and of a term or of the year", { tags: ["paper.documents"] }, () => {
  expect(documentFor("report-card", { ...all, student, term })).toEqual({
    address: "/students/ada/report-card.pdf?school_year_id=y1&term_id=t1",
    name: "Report card, Ada Hall, Term 1, 2026-2027",
  })
  expect(documentFor("report-card", all)).toEqual({
    address: "/report-cards.pdf?school_year_id=y1",
    name: "Report card, 2026-2027",
  })
  expect(documentFor("report-card", { ...all, year: null })).toBeNull()
})

test("sheets of the week name their day, and others neither year nor day", { tags: ["paper.documents"] }, () => {
  expect(documentFor("daily-checklist", all)?.address).toBe("/daily-checklist.pdf?date=2026-11-27")
  expect(documentFor("weekly-planner", { ...all, student })?.address).toBe(
    "/students/ada/weekly-planner.pdf?date=2026-11-27",
  )
  expect(documentFor("diploma", { ...all, student, year: null })?.address).toBe("/students/ada/diploma.pdf")
})

test("a document of a child is not made for all of them", { tags: ["paper.documents"] }, () => {
  for (const id of documentIds) expect([id, documentFor(id, all) === null]).toEqual([id, needsChild(id)])
})
