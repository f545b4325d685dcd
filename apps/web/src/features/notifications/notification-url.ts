import { can, type Role } from "@hearthbook/api/permissions"
import type { NotificationView } from "@hearthbook/api/schemas/notification"
import { assignmentAt, attendanceOn, familySettings, paths, studentWorkAt } from "../../lib/paths.ts"
import { dayOf } from "../../lib/format.ts"

/** The page that shows what somebody was told of; null where there is none for that person. */
export function notificationUrl(role: Role, notification: NotificationView): string | null {
  return can(role, "use_student_area") ? whereToForChild(notification) : whereToForAdult(notification)
}

function whereToForAdult({ kind, assignment_id, day }: NotificationView): string | null {
  switch (kind) {
    case "assignment_set":
    case "work_submitted":
    case "work_graded":
      return assignment_id ? assignmentAt({ id: assignment_id }) : paths.assignments
    case "absence_recorded":
      return day ? attendanceOn(dayOf(day)) : paths.attendance
    case "login_created":
      return paths.students
    case "invitation_accepted":
      return familySettings
    default:
      // What a newer server may tell of.
      return null
  }
}

function whereToForChild({ kind, assignment_id }: NotificationView): string | null {
  if (kind === "work_graded") return paths.studentGrades
  return assignment_id ? studentWorkAt({ id: assignment_id }) : null
}
