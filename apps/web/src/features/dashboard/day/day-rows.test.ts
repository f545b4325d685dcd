import type { AssignmentView } from "@hearthbook/api/work/assignment"
import type { ChildDay } from "@hearthbook/api/records/dashboard"
import type { LessonView } from "@hearthbook/api/work/lesson"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { expect, test } from "vitest"
import { ben } from "../../../testing/sample-family.ts"
import { sampleEvent } from "../../../testing/sample-schedule.ts"
import { dayListOf, factsOf, idsToFinish, isToGrade, rowsShown } from "./day-rows.ts"

const today = "2026-11-23"
const aClass = (id: string, subject_id: string, start: string) =>
  ({ id, subject_id, start_time: `1970-01-01T${start}:00.000Z` }) as ClassView
const lesson = (id: string, subject_id: string, status = "planned") =>
  ({ id, status, subject: { id: subject_id } }) as LessonView
const work = (id: string, status: string, due_date = `${today}T00:00:00.000Z`) =>
  ({ id, status, due_date }) as AssignmentView

const child = (parts: Partial<ChildDay>): ChildDay => ({
  student: ben,
  is_school_day: true,
  mark: null,
  previous_status: null,
  classes: [],
  held_class_ids: [],
  noted_time: [],
  lessons: [],
  due: [],
  overdue_count: 0,
  overdue_ids: [],
  ...parts,
})
const keysOf = (rows: { key: string }[]) => rows.map(({ key }) => key)

const day = child({
  classes: [aClass("late", "art", "13:00"), aClass("early", "math", "09:00")],
  lessons: [lesson("done", "latin", "done"), lesson("alone", "music"), lesson("sums", "math")],
  due: [work("graded", "graded"), work("quiz", "assigned"), work("old", "assigned", "2026-11-20T00:00:00.000Z")],
  overdue_count: 4,
})
const events = [
  sampleEvent({ id: "dentist", student_id: ben.id, start_date: `${today}T11:00:00.000Z` }),
  sampleEvent({ id: "trip", student_id: ben.id, all_day: true, event_type: "holiday" }),
  sampleEvent({ id: "family" }),
]

test(
  "a day is one list by time, and what is done comes last",
  { tags: ["dashboard.today", "dashboard.class-order"] },
  () => {
    const { rows, late, late_count } = dayListOf(day, events, today)
    expect(keysOf(rows)).toEqual([
      "class:early",
      "event:dentist",
      "class:late",
      "lesson:alone",
      "work:quiz",
      "lesson:done",
      "work:graded",
    ])
    expect(rows.map((row) => row.kind === "class" && row.lesson?.id)).toContain("sums")
    expect(late.map(({ id }) => id)).toEqual(["old"])
    expect(late_count).toBe(4)
  },
)

test(
  "what is left of a day are its open lessons, classes and work, not its late work",
  { tags: ["dashboard.finish-day"] },
  () => {
    const { rows } = dayListOf(day, events, today)
    expect(idsToFinish(rows)).toEqual({
      lesson_ids: ["sums", "alone"],
      assignment_ids: ["quiz"],
      schedule_ids: ["late"],
    })
  },
)

test("each fact shows its rows", { tags: ["dashboard.facts"] }, () => {
  const list = dayListOf(child({ ...day, due: [work("quiz", "assigned"), work("essay", "submitted")] }), events, today)
  expect(factsOf([list, list])).toEqual({ done: 4, total: 12, late: 8, grade: 2 })
  expect(rowsShown(list.rows, null)).toBe(list.rows)
  expect(keysOf(rowsShown(list.rows, "done"))).toEqual(["lesson:done", "work:essay"])
  expect(keysOf(rowsShown(list.rows, "grade"))).toEqual(["work:essay"])
  expect(rowsShown(list.rows, "late")).toEqual([])
  expect(list.rows.filter(isToGrade)).toHaveLength(1)
})
