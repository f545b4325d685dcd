import type { Prisma } from "@hearthbook/db"
import * as attendance from "@hearthbook/core/attendance/attendance-status"
import * as lesson from "@hearthbook/core/planning/lesson-status"
import * as work from "@hearthbook/core/work/assignment-status"
import { describe, expect, test } from "vitest"
import { lessonStatus, markStatus, workStatus } from "./status-conditions.ts"

/** The statuses that a condition names. It has no parameters, so that partial indexes apply. */
function namedIn({ sql, values }: Prisma.Sql): string[] {
  expect(values).toEqual([])
  return [...sql.matchAll(/'(\w+)'/g)].map(([, status = ""]) => status)
}

describe("a condition in SQL names the statuses for which the predicate in TypeScript is true", () => {
  const isOpen = (status: work.AssignmentStatus) => !work.isGraded(status)
  const counts = (status: work.AssignmentStatus) => work.counts({ status, points_possible: 1 })
  const { isToDo, isTurnedIn, isWaiting, isGraded } = work

  test.each(Object.entries({ isToDo, isTurnedIn, isWaiting, isGraded, isOpen, counts }))("%s", (name, holds) => {
    expect(namedIn(workStatus[name as keyof typeof workStatus]())).toEqual(work.assignmentStatuses.filter(holds))
  })

  const { isPlanned, isDone, isSkipped } = lesson
  test.each(Object.entries({ isPlanned, isDone, isSkipped }))("%s", (name, holds) => {
    expect(namedIn(lessonStatus[name as keyof typeof lessonStatus]())).toEqual(lesson.lessonStatuses.filter(holds))
  })

  const { wasThere, wasOnTime, wasLate, wasAbsent, wasExcused } = attendance
  test.each(Object.entries({ wasThere, wasOnTime, wasLate, wasAbsent, wasExcused }))("%s", (name, holds) => {
    expect(namedIn(markStatus[name as keyof typeof markStatus]())).toEqual(attendance.attendanceStatuses.filter(holds))
  })
})

test("a condition compares a column of the row with the given alias", () => {
  expect(workStatus.isGraded("a").sql).toBe("a.status = 'graded'")
  expect(workStatus.isToDo().sql).toBe("status IN ('assigned','in_progress')")
  expect(workStatus.counts("a").sql).toBe("(a.status = 'graded' AND a.points_possible > 0)")
})
