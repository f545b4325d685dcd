import fc from "fast-check"
import { expect, test } from "vitest"
import {
  assignmentStatuses,
  counts,
  dueWarning,
  effectiveStatus,
  isGraded,
  isNew,
  isOverdue,
  isToDo,
  isTurnedIn,
  isUnderway,
  isWaiting,
  shownStatus,
} from "./assignment-status.ts"
import { addDays } from "../time/days.ts"

const today = "2026-09-15"

test("each status says what is left to do with work", () => {
  const predicates = { isToDo, isNew, isUnderway, isTurnedIn, isWaiting, isGraded }
  const meanings = assignmentStatuses.map((status) => [
    status,
    Object.entries(predicates).flatMap(([name, holds]) => (holds(status) ? [name] : [])),
  ])
  expect(Object.fromEntries(meanings)).toEqual({
    assigned: ["isToDo", "isNew"],
    in_progress: ["isToDo", "isUnderway"],
    submitted: ["isTurnedIn", "isWaiting"],
    graded: ["isTurnedIn", "isGraded"],
  })
})

test("only graded work that is worth points counts in grades", () => {
  expect(counts({ status: "graded", points_possible: 10 })).toBe(true)
  expect(counts({ status: "graded", points_possible: 0 })).toBe(false)
  expect(counts({ status: "submitted", points_possible: 10 })).toBe(false)
})

test.each(["assigned", "in_progress", "submitted"] as const)(
  "%s work is overdue from the day after it is due",
  (status) => {
    expect(isOverdue(status, "2026-09-15", today)).toBe(false)
    expect(isOverdue(status, "2026-09-14", today)).toBe(true)
    expect(effectiveStatus(status, "2026-09-14", today)).toBe("overdue")
    expect(effectiveStatus(status, "2026-09-15", today)).toBe(status)
  },
)

test("graded work is never overdue and never shows a warning", () => {
  expect(effectiveStatus("graded", "2020-01-01", today)).toBe("graded")
  expect(dueWarning("graded", "2020-01-01", today)).toBe("none")
})

test("work due within three days shows a warning, but not on the fourth", { tags: ["assignments.due-warning"] }, () => {
  const warnings = [-1, 0, 3, 4].map((days) => dueWarning("assigned", addDays(today, days), today))
  expect(warnings).toEqual(["overdue", "soon", "soon", "none"])
})

test(
  "work that is turned in and past its due day shows as submitted and late, without a warning",
  { tags: ["assignments.late"] },
  () => {
    const shown = (status: "assigned" | "submitted" | "graded", due: string) =>
      shownStatus(status, effectiveStatus(status, due, today))
    expect(shown("submitted", "2026-09-14")).toEqual({ status: "submitted", late: true })
    expect(shown("submitted", "2026-09-15")).toEqual({ status: "submitted", late: false })
    expect(shown("assigned", "2026-09-14")).toEqual({ status: "overdue", late: false })
    expect(shown("graded", "2026-09-14")).toEqual({ status: "graded", late: false })
    for (const due of ["2026-09-14", "2026-09-15"]) expect(dueWarning("submitted", due, today)).toBe("none")
  },
)

test("work that is overdue stays overdue as days pass", { tags: ["assignments.overdue"] }, () => {
  const days = fc.integer({ min: -400, max: 400 })
  fc.assert(
    fc.property(fc.constantFrom(...assignmentStatuses), days, days, (status, due, later) => {
      const day = addDays(today, due)
      if (isOverdue(status, day, today)) expect(isOverdue(status, day, addDays(today, Math.abs(later)))).toBe(true)
    }),
  )
})

test("a warning never becomes weaker as days pass", { tags: ["assignments.due-warning"] }, () => {
  const order = ["none", "soon", "overdue"]
  const days = fc.integer({ min: -400, max: 400 })
  fc.assert(
    fc.property(fc.constantFrom(...assignmentStatuses), days, fc.nat(400), (status, due, later) => {
      const day = addDays(today, due)
      const now = order.indexOf(dueWarning(status, day, today))
      expect(order.indexOf(dueWarning(status, day, addDays(today, later)))).toBeGreaterThanOrEqual(now)
    }),
  )
})
