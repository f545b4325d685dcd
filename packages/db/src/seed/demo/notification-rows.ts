import type { notification_kind, Prisma } from "../../generated/client.ts"
import type { CurrentTask } from "./content.ts"
import { courses, type CourseKey } from "./courses.ts"
import { children, type Mailbox } from "./people.ts"
import { schoolDay, toDate, type Day } from "./school-calendar.ts"
import { entriesOf, hoursAgo, middayOf, untouched, type Setting } from "./setting.ts"
import type { WorkRows } from "./work-rows.ts"
import { work } from "./work.ts"

type Notification = {
  to: Mailbox
  kind: notification_kind
  title: string
  body: string | null
  student_id: string
  assignment_id?: string
  day?: Day
  is_read?: boolean
  at: Date
}

/** Returns the family's recent notifications, worded as the app words them. Those that still need attention are unread. */
export function notificationRows(setting: Setting, { assignments }: WorkRows): Prisma.notificationCreateManyInput[] {
  const { family_id, users } = setting
  const idOf = (course: CourseKey, title: string) =>
    assignments.find((row) => row.curriculum_id === setting.curricula[course] && row.title === title)?.id
  const notifications: Notification[] = [
    ...entriesOf(work).flatMap(([course, { current }]) =>
      current.flatMap((task) => notificationsOfTask(setting, course, task, idOf(course, task.title))),
    ),
    ...notificationsOfAbsences(setting),
    ...notificationsOfLogins(setting),
  ]
  return notifications.map(({ to, at, day, ...notification }) => ({
    ...notification,
    day: day && toDate(day),
    family_id,
    user_id: users[to],
    visible_at: at,
    ...untouched(at),
  }))
}

function notificationsOfTask(
  setting: Setting,
  course: CourseKey,
  task: CurrentTask,
  assignment_id: string | undefined,
): Notification[] {
  const { child, name } = courses[course]
  // Nora has no login, so she submits nothing and receives no notifications.
  if (child === "nora") return []
  const { first_name } = children[child]
  const about = { student_id: setting.students[child], assignment_id, body: name }
  switch (task.status) {
    case "submitted": {
      const at = hoursAgo(setting, task.submitted_hours_ago)
      const notification = {
        kind: "work_submitted" as const,
        title: `${first_name} turned in ${task.title}`,
        ...about,
        at,
      }
      return [
        { to: "demo", ...notification },
        { to: "daniel", ...notification, is_read: true },
      ]
    }
    case "graded": {
      const points = { earned: task.points_earned, possible: task.points_possible ?? 100 }
      const { letter_grade, percentage } = setting.grade(points)
      const body = letter_grade && percentage !== null ? `${letter_grade}, ${Math.round(percentage)}%` : null
      const at = hoursAgo(setting, task.graded_hours_ago)
      return [{ to: child, kind: "work_graded", title: `${task.title} is graded`, ...about, body, at }]
    }
    case "assigned": {
      if (task.due < 1) return []
      const day = schoolDay(setting.today, task.due)
      const notification = { kind: "assignment_set" as const, title: `New work: ${task.title}`, ...about, day }
      return [{ to: child, ...notification, is_read: task.due < 6, at: hoursAgo(setting, 20) }]
    }
    case "in_progress":
      return []
  }
}

/** Nora's two absences in attendance.ts. */
function notificationsOfAbsences(setting: Setting): Notification[] {
  return [-7, -6].flatMap((ago) => {
    const day = schoolDay(setting.today, ago)
    const at = middayOf(setting, day)
    const title = `${children.nora.first_name} was marked absent`
    const notification = {
      kind: "absence_recorded" as const,
      title,
      body: null,
      student_id: setting.students.nora,
      day,
      at,
    }
    return [
      { to: "demo" as const, ...notification, is_read: true },
      { to: "daniel" as const, ...notification },
    ]
  })
}

function notificationsOfLogins({ students, began }: Setting): Notification[] {
  return (["eli", "grace"] as const).map((child) => {
    const { first_name } = children[child]
    const notification = { kind: "login_created" as const, title: `${first_name} has a login now`, body: null }
    return { to: "demo", ...notification, student_id: students[child], is_read: true, at: began }
  })
}
