import type { notification_kind, Prisma } from "../../generated/client.ts"
import type { CurrentTask } from "./content.ts"
import { courses, type CourseKey } from "./courses.ts"
import { children, type Mailbox } from "./people.ts"
import { schoolDay, toDate, type Day } from "./school-calendar.ts"
import { entriesOf, hoursAgo, middayOf, untouched, type Setting } from "./setting.ts"
import type { WorkRows } from "./work-rows.ts"
import { work } from "./work.ts"

type Notice = {
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

/** What each person has been told lately, in the words of the live product: unread where it still asks for something. */
export function notificationRows(setting: Setting, { assignments }: WorkRows): Prisma.notificationCreateManyInput[] {
  const { family_id, users } = setting
  const idOf = (course: CourseKey, title: string) =>
    assignments.find((row) => row.curriculum_id === setting.curricula[course] && row.title === title)?.id
  const notices: Notice[] = [
    ...entriesOf(work).flatMap(([course, { current }]) =>
      current.flatMap((task) => tellOf(setting, course, task, idOf(course, task.title))),
    ),
    ...tellOfAbsences(setting),
    ...tellOfLogins(setting),
  ]
  return notices.map(({ to, at, day, ...notice }) => ({
    ...notice,
    day: day && toDate(day),
    family_id,
    user_id: users[to],
    visible_at: at,
    ...untouched(at),
  }))
}

function tellOf(setting: Setting, course: CourseKey, task: CurrentTask, assignment_id: string | undefined): Notice[] {
  const { child, name } = courses[course]
  // Nora has no log-in: nothing of hers is handed in, and nobody is there to be told.
  if (child === "nora") return []
  const { first_name } = children[child]
  const about = { student_id: setting.students[child], assignment_id, body: name }
  switch (task.status) {
    case "submitted": {
      const at = hoursAgo(setting, task.handed_in_hours_ago)
      const notice = { kind: "work_submitted" as const, title: `${first_name} handed in ${task.title}`, ...about, at }
      return [
        { to: "demo", ...notice },
        { to: "daniel", ...notice, is_read: true },
      ]
    }
    case "graded": {
      const points = { earned: task.points_earned, possible: task.points_possible ?? 100 }
      const { letter_grade, percentage } = setting.mark(points)
      const body = letter_grade && percentage !== null ? `${letter_grade}, ${Math.round(percentage)}%` : null
      const at = hoursAgo(setting, task.marked_hours_ago)
      return [{ to: child, kind: "work_graded", title: `${task.title} is graded`, ...about, body, at }]
    }
    case "assigned": {
      if (task.due < 1) return []
      const day = schoolDay(setting.today, task.due)
      const notice = { kind: "assignment_set" as const, title: `New work: ${task.title}`, ...about, day }
      return [{ to: child, ...notice, is_read: task.due < 6, at: hoursAgo(setting, 20) }]
    }
    case "in_progress":
      return []
  }
}

/** Nora's days in bed, as attendance.ts tells them. */
function tellOfAbsences(setting: Setting): Notice[] {
  return [-7, -6].flatMap((ago) => {
    const day = schoolDay(setting.today, ago)
    const at = middayOf(setting, day)
    const title = `${children.nora.first_name} was marked absent`
    const notice = { kind: "absence_recorded" as const, title, body: null, student_id: setting.students.nora, day, at }
    return [
      { to: "demo" as const, ...notice, is_read: true },
      { to: "daniel" as const, ...notice },
    ]
  })
}

function tellOfLogins({ students, began }: Setting): Notice[] {
  return (["eli", "grace"] as const).map((child) => {
    const { first_name } = children[child]
    const notice = { kind: "login_created" as const, title: `${first_name} has a login now`, body: null }
    return { to: "demo", ...notice, student_id: students[child], is_read: true, at: began }
  })
}
