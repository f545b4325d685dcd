import { can, type Role } from "../../rules/permissions.ts"
import type { Day } from "../../rules/days.ts"
import type { NotificationKind } from "./notification.schema.ts"

type Linked = { kind: NotificationKind; assignment_id: string | null; day: Day | null }

/**
 * The page that shows what a mail or a push message tells of. The web app makes its own links; a test of the two holds them
 * together.
 */
export function noticePath(role: Role, [first, ...more]: [Linked, ...Linked[]]): string {
  return can(role, "use_student_area") ? childPath(first, more.length > 0) : adultPath(first, more.length > 0)
}

function adultPath({ kind, assignment_id, day }: Linked, isOneOfMany: boolean): string {
  if (kind === "login_created") return "/students"
  if (kind === "invitation_accepted") return "/settings?tab=family"
  if (kind === "absence_recorded") return day && !isOneOfMany ? `/attendance?week=${day}&day=${day}` : "/attendance"
  return assignment_id && !isOneOfMany ? `/assignments?student=all&view=${assignment_id}` : "/assignments"
}

function childPath({ kind, assignment_id }: Linked, isOneOfMany: boolean): string {
  if (kind === "work_graded") return "/student/grades"
  return assignment_id && !isOneOfMany ? `/student/assignments?work=${assignment_id}` : "/student/assignments"
}
