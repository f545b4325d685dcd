import { describe, expect, test } from "vitest"
import { paths } from "../paths/app-paths.ts"
import { notificationKind, notificationKinds, notificationPath, type NotificationKind } from "./notification-kinds.ts"
import { roles } from "../permissions/permissions.ts"

const subject = { assignment_id: "0199a000-0000-7000-8000-000000000000", day: "2026-09-14" }
const forChildren: NotificationKind[] = ["assignment_set", "work_graded"]
const each = roles.flatMap((role) =>
  (role === "student" ? forChildren : notificationKinds).map((kind) => [role, kind] as const),
)

describe("a notification's page", () => {
  test.each(each)("exists in the app, for %s and %s, for one notification and for several", (role, kind) => {
    for (const path of [notificationPath(role, kind, subject), notificationPath(role, kind)]) {
      expect(Object.values(paths)).toContain(path?.replace(/\?.*/, ""))
    }
  })

  test("shows an adult the assignment, the week of the absence, the logins or the family", () => {
    expect(notificationPath("parent", "work_submitted", subject)).toBe(
      `/assignments?student=all&view=${subject.assignment_id}`,
    )
    expect(notificationPath("parent", "absence_recorded", subject)).toBe("/attendance?week=2026-09-14&day=2026-09-14")
    expect(notificationPath("teacher", "login_created", subject)).toBe("/students")
    expect(notificationPath("parent", "invitation_accepted", subject)).toBe("/settings?tab=family")
  })

  test("shows a child its own page of the work, and its grades", () => {
    expect(notificationPath("student", "assignment_set", subject)).toBe(
      `/student/assignments?work=${subject.assignment_id}`,
    )
    expect(notificationPath("student", "work_graded", subject)).toBe("/student/grades")
  })

  test("does not exist for a child if it is for adults only, or without the work", () => {
    expect(notificationPath("student", "absence_recorded", subject)).toBeNull()
    expect(notificationPath("student", "absence_recorded")).toBeNull()
    expect(notificationPath("student", "assignment_set", { ...subject, assignment_id: null })).toBeNull()
  })

  test("is the list for several notifications", () => {
    expect(notificationPath("parent", "work_graded")).toBe("/assignments")
    expect(notificationPath("parent", "absence_recorded")).toBe("/attendance")
    expect(notificationPath("student", "assignment_set")).toBe("/student/assignments")
  })
})

test("a headline names the child if all notifications are about the same one", () => {
  expect(notificationKind("work_submitted").headline(2, "Ada")).toBe("Ada turned in 2 pieces of work")
  expect(notificationKind("work_submitted").headline(2, null)).toBe("2 pieces of work were turned in")
})
