import type { NotificationKind, NotificationView } from "@hearthbook/api/schemas/notification"
import { expect, test } from "vitest"
import { notificationUrl } from "./notification-url.ts"

const work = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff"

function told(kind: NotificationKind, about: Partial<NotificationView> = {}): NotificationView {
  const unknown = { body: null, student_id: null, assignment_id: null, day: null }
  return { id: "one", kind, title: "", is_read: false, created_at: "2026-11-22T09:00:00.000Z", ...unknown, ...about }
}

test("an adult is led to the work, the day, the children or the family it is about", () => {
  expect(notificationUrl("parent", told("work_submitted", { assignment_id: work }))).toBe(
    `/assignments?student=all&view=${work}`,
  )
  const absence = told("absence_recorded", { day: "2026-11-20T00:00:00.000Z" })
  expect(notificationUrl("teacher", absence)).toBe("/attendance?week=2026-11-20&day=2026-11-20")
  expect(notificationUrl("parent", told("login_created"))).toBe("/students")
  expect(notificationUrl("admin", told("invitation_accepted"))).toBe("/settings?tab=family")
})

test("a child is led to its work or its grades, and never to an adult's page", () => {
  expect(notificationUrl("student", told("assignment_set", { assignment_id: work }))).toBe(
    `/student/assignments?work=${work}`,
  )
  expect(notificationUrl("student", told("work_graded", { assignment_id: work }))).toBe("/student/grades")
  expect(notificationUrl("student", told("absence_recorded", { day: "2026-11-20T00:00:00.000Z" }))).toBeNull()
})
