import { expect, test } from "vitest"
import { isDone, isPlanned, isSkipped, lessonStatuses } from "./lesson-status.ts"

test("a lesson is either planned, done or skipped", () => {
  const meanings = lessonStatuses.map((status) => [status, isPlanned(status), isDone(status), isSkipped(status)])
  expect(meanings).toEqual([
    ["planned", true, false, false],
    ["done", false, true, false],
    ["skipped", false, false, true],
  ])
})
