import type { NotificationKind, NotificationView } from "@hearthbook/api/messages/notification"
import { expect, test } from "vitest"
import { notificationUrl } from "./notification-url.ts"

const work = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff"

function notification(kind: NotificationKind, about: Partial<NotificationView> = {}): NotificationView {
  const unknown = { body: null, student_id: null, assignment_id: null, day: null }
  return { id: "one", kind, title: "", is_read: false, created_at: "2026-11-22T09:00:00.000Z", ...unknown, ...about }
}

test("an adult's notifications open the work, the day, the students or the family", () => {
  expect(notificationUrl("parent", notification("work_submitted", { assignment_id: work }))).toBe(
    `/assignments?student=all&view=${work}`,
  )
  const absence = notification("absence_recorded", { day: "2026-11-20T00:00:00.000Z" })
  expect(notificationUrl("teacher", absence)).toBe("/attendance?week=2026-11-20&day=2026-11-20")
  expect(notificationUrl("parent", notification("login_created"))).toBe("/students")
  expect(notificationUrl("admin", notification("invitation_accepted"))).toBe("/settings?tab=family")
})

test("a child's notifications open their work or grades, and never an adult's page", () => {
  expect(notificationUrl("student", notification("assignment_set", { assignment_id: work }))).toBe(
    `/student/assignments?work=${work}`,
  )
  expect(notificationUrl("student", notification("work_graded", { assignment_id: work }))).toBe("/student/grades")
  expect(notificationUrl("student", notification("absence_recorded", { day: "2026-11-20T00:00:00.000Z" }))).toBeNull()
})
