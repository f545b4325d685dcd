import type { AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import { expect, test } from "vitest"
import { allPresent, copiedFrom } from "./today-marks.ts"

const marks = new Map<string, AttendanceStatus>([
  ["ada 2026-11-20", "late"],
  ["ben 2026-11-20", "present"],
  ["ben 2026-11-23", "present"],
  ["cleo 2026-11-23", "absent"],
])
const statusOf = (student_id: string, date: string) => marks.get(`${student_id} ${date}`) ?? null
const everyone = ["ada", "ben", "cleo"]

test("all present: changes every child who is not marked present", () => {
  expect(allPresent(everyone, "2026-11-23", statusOf)).toEqual([
    { student_id: "ada", date: "2026-11-23", status: "present" },
    { student_id: "cleo", date: "2026-11-23", status: "present" },
  ])
})

test("copy Friday: changes only what differs, and keeps today's mark of a child unmarked on Friday", () => {
  expect(copiedFrom("2026-11-20", everyone, "2026-11-23", statusOf)).toEqual([
    { student_id: "ada", date: "2026-11-23", status: "late" },
  ])
})
