import type { notification_kind, Prisma } from "../../generated/client.ts"
import type { CurrentTask } from "./content.ts"
import { courses, type CourseKey } from "./courses.ts"
import { children, type Mailbox } from "./people.ts"
import { schoolDay } from "./school-calendar.ts"
import { entriesOf, hoursAgo, middayOf, untouched, type Setting } from "./setting.ts"
import { work } from "./work.ts"

type Notice = {
  to: Mailbox
  kind: notification_kind
  title: string
  body: string | null
  link: string
  is_read?: boolean
  at: Date
}

/** What each person has been told lately: unread where it still asks for something. */
export function notificationRows(setting: Setting): Prisma.notificationCreateManyInput[] {
  const { family_id, users, began } = setting
  const notices: Notice[] = [
    ...entriesOf(work).flatMap(([course, { current }]) => current.flatMap((task) => tellOf(setting, course, task))),
    ...tellOfAbsences(setting),
    ...(["Eli", "Grace"].map((name) => ({
      to: "demo",
      kind: "login_created",
      title: `${name} can sign in now`,
      body: null,
      link: "/students",
      is_read: true,
      at: began,
    })) satisfies Notice[]),
  ]
  return notices.map(({ to, at, ...notice }) => ({
    family_id,
    user_id: users[to],
    ...notice,
    visible_at: at,
    ...untouched(at),
  }))
}

function tellOf(setting: Setting, course: CourseKey, task: CurrentTask): Notice[] {
  const { child, name } = courses[course]
  // Nora has no log-in: nothing of hers is handed in, and nobody is there to be told.
  if (child === "nora") return []
  const { first_name } = children[child]
  switch (task.status) {
    case "submitted": {
      const notice = { kind: "work_submitted" as const, title: `${first_name} handed in work`, link: "/assignments" }
      const at = hoursAgo(setting, task.handed_in_hours_ago)
      return [
        { to: "demo", ...notice, body: `${task.title} · ${name}`, at },
        { to: "daniel", ...notice, body: `${task.title} · ${name}`, is_read: true, at },
      ]
    }
    case "graded": {
      const at = hoursAgo(setting, task.marked_hours_ago)
      const body = `${task.title}: ${task.points_earned} of ${task.points_possible}`
      return [{ to: child, kind: "work_graded", title: `${name} was graded`, body, link: "/student/grades", at }]
    }
    case "assigned": {
      if (task.due < 1) return []
      const notice = { kind: "assignment_set" as const, title: `New work in ${name}`, link: "/student/assignments" }
      return [{ to: child, ...notice, body: task.title, is_read: task.due < 6, at: hoursAgo(setting, 20) }]
    }
    case "in_progress":
      return []
  }
}

/** Nora's days in bed, as attendance.ts tells them. */
function tellOfAbsences(setting: Setting): Notice[] {
  return [-7, -6].flatMap((day) => {
    const at = middayOf(setting, schoolDay(setting.today, day))
    const notice = { kind: "absence_recorded" as const, body: null, link: "/attendance", at }
    const title = `${children.nora.first_name} was marked absent`
    return [
      { to: "demo" as const, ...notice, title, is_read: true },
      { to: "daniel" as const, ...notice, title },
    ]
  })
}
