import { expect, test } from "vitest"
import { changeInData } from "./change-in-data.ts"
import { findMark } from "./mark-in-data.ts"
import type { WaitingChange, WaitingPath } from "./waiting-changes.ts"

const made_at = Date.parse("2026-11-27T15:00:00Z")
const [ada, ben] = ["child-ada", "child-ben"]

function change(path: WaitingPath, input: Record<string, unknown>): WaitingChange {
  return { id: "key", path, input, rows: [], title: "", made_at, sent_at: null, refusal: null }
}

const mark = (student_id: string, date: string, status: string | null) =>
  change("attendance.markAll", { records: [{ student_id, date, status }] })

const week = [["attendance", "list"], { input: { start_date: "2026-11-23", end_date: "2026-11-29" }, type: "query" }]
const planner = [["planner", "inRange"], { input: { start_date: "2026-11-23", end_date: "2026-11-29" }, type: "query" }]
const overview = [["dashboard", "overview"], { type: "query" }]

test(
  "a mark that waits shows in the week's list, replaces another one, and clears it",
  { tags: ["offline.queue"] },
  () => {
    const stored = {
      id: "1",
      student_id: ada,
      date: "2026-11-23T00:00:00.000Z",
      status: "late",
      fraction: 1,
      minutes: null,
      version: 3,
    }
    expect(changeInData(week, [stored], mark(ada, "2026-11-23", "absent"))).toMatchObject([
      { ...stored, status: "absent" },
    ])
    expect(changeInData(week, [stored], mark(ada, "2026-11-23", null))).toEqual([])
    expect(changeInData(week, [stored], mark(ben, "2026-11-24", "present"))).toMatchObject([
      stored,
      { student_id: ben, date: "2026-11-24T00:00:00.000Z", status: "present", fraction: 1, version: 0 },
    ])
    expect(changeInData(week, [stored], mark(ada, "2026-11-30", "present"))).toEqual([stored])
  },
)

test("a mark that waits shows on the week board and on the dashboard of its day", { tags: ["offline.queue"] }, () => {
  const days = ["2026-11-26", "2026-11-27"].map((day) => ({ date: `${day}T00:00:00.000Z`, attendance: null }))
  const board = {
    children: [
      { student: { id: ada }, days },
      { student: { id: ben }, days },
    ],
  }
  const shown = { status: "present", fraction: 1, minutes: null, version: 0 }
  expect(changeInData(planner, board, mark(ben, "2026-11-27", "present"))).toEqual({
    children: [board.children[0], { student: { id: ben }, days: [days[0], { ...days[1], attendance: shown }] }],
  })
  const today = { today: "2026-11-27T00:00:00.000Z", children: [{ student: { id: ada }, mark: null }] }
  expect(changeInData(overview, today, mark(ada, "2026-11-27", "present"))).toMatchObject({
    children: [{ mark: shown }],
  })
  expect(changeInData(overview, today, mark(ada, "2026-11-26", "present"))).toBe(today)
})

test("a tick and a status that wait show wherever the row is", { tags: ["offline.queue"] }, () => {
  const data = {
    lessons: [
      { id: "l1", together_with: [{ id: "l2" }], status: "planned", completed_at: null },
      { id: "l2", together_with: [{ id: "l1" }], status: "planned", completed_at: null },
    ],
    due: [
      { id: "a1", status: "assigned", effective_status: "overdue" },
      { id: "a2", status: "assigned", effective_status: "assigned" },
    ],
  }
  const completed_at = "2026-11-27T15:00:00.000Z"
  expect(changeInData(planner, data, change("lessons.update", { id: "l1", completed: true }))).toMatchObject({
    lessons: [
      { completed_at, status: "done" },
      { completed_at: null, status: "planned" },
    ],
  })
  expect(
    changeInData(planner, data, change("lessons.update", { id: "l1", completed: true, together: true })),
  ).toMatchObject({
    lessons: [
      { completed_at, status: "done" },
      { completed_at, status: "done" },
    ],
  })
  expect(changeInData(planner, data, change("assignments.update", { id: "a2", status: "in_progress" }))).toMatchObject({
    due: [data.due[0], { status: "in_progress", effective_status: "in_progress" }],
  })
  expect(changeInData(planner, data, change("submissions.create", { assignment_id: "a1" }))).toMatchObject({
    due: [{ status: "submitted", effective_status: "overdue" }, data.due[1]],
  })
  expect(changeInData(planner, data, change("assignments.update", { id: "a3", status: "in_progress" }))).toBe(data)
})

test(
  "the version of a mark is known from an answer that has its day, and 0 if it has no mark",
  { tags: ["offline.refused"] },
  () => {
    const stored = {
      student_id: ada,
      date: "2026-11-23T00:00:00.000Z",
      status: "late",
      fraction: 1,
      minutes: null,
      version: 3,
    }
    expect(findMark(week, [stored], ada, "2026-11-23")?.version).toBe(3)
    expect(findMark(week, [stored], ben, "2026-11-23")).toBeNull()
    expect(findMark(week, [stored], ben, "2026-12-01")).toBeUndefined()
    expect(findMark([["attendance", "list"], { input: { limit: 1 } }], [stored], ben, "2026-11-23")).toBeUndefined()
  },
)
