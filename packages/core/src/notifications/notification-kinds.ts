import { assignmentAt, attendanceOn, notesOfTime, paths, settingsAt, studentWorkAt } from "../paths/app-paths.ts"
import type { Day } from "../time/days.ts"
import { can, type Role } from "../permissions/permissions.ts"

/** Every kind of notification. A new one is added here, in messages.prisma, and with its icon in the web app. */
export const notificationKinds = [
  "assignment_set",
  "work_submitted",
  "work_graded",
  "login_created",
  "invitation_accepted",
  "absence_recorded",
  "time_noted",
  "filing_due",
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** The objects that a notification is about. */
export type NotificationSubject = { assignment_id: string | null; day: Day | null }

type Kind = {
  /** The setting that stops its mails; null for a kind that is never mailed. */
  mail_setting: "email_assignments" | "email_grades" | "email_attendance" | "login_notifications" | null
  /** True if it is pushed to devices too, if the recipient has enabled push messages. */
  is_pushed: boolean
  /** True if its cause can be undone. It is then delivered only after the time for an undo. */
  is_undoable: boolean
  /** The headline for several notifications together; `child` is the first name if all are about the same child. */
  headline: (count: number, child: string | null) => string
  /** The name of its text, and of its day, in a mail about a single notification. */
  body_label: string
  day_label: string
  /** The page that shows it to an adult. Without a subject, the page that shows several. */
  adult_path: (subject?: NotificationSubject) => string
  /** The same for a child; null if there is none, as for every kind without it. */
  child_path?: (subject?: NotificationSubject) => string | null
  /** The word before its day in the list of notifications: 'due tomorrow'. */
  day_prefix?: string
}

const assignmentPath = (subject?: NotificationSubject) =>
  subject?.assignment_id ? assignmentAt({ id: subject.assignment_id }) : paths.assignments
const childWorkPath = (subject?: NotificationSubject) => {
  if (!subject) return paths.studentAssignments
  return subject.assignment_id && studentWorkAt({ id: subject.assignment_id })
}

const kinds: Record<NotificationKind, Kind> = {
  assignment_set: {
    mail_setting: "email_assignments",
    is_pushed: true,
    is_undoable: true,
    headline: (count) => `${count} new pieces of work`,
    body_label: "Subject",
    day_label: "Due",
    adult_path: assignmentPath,
    child_path: childWorkPath,
    day_prefix: "due",
  },
  work_submitted: {
    mail_setting: "email_assignments",
    is_pushed: true,
    is_undoable: true,
    headline: (count, child) =>
      child ? `${child} turned in ${count} pieces of work` : `${count} pieces of work were turned in`,
    body_label: "Subject",
    day_label: "Day",
    adult_path: assignmentPath,
  },
  work_graded: {
    mail_setting: "email_grades",
    is_pushed: false,
    is_undoable: true,
    headline: (count, child) =>
      child ? `${count} pieces of ${child}'s work are graded` : `${count} pieces of work are graded`,
    body_label: "Grade",
    day_label: "Day",
    adult_path: assignmentPath,
    child_path: () => paths.studentGrades,
  },
  login_created: {
    mail_setting: "login_notifications",
    is_pushed: false,
    is_undoable: false,
    headline: (count) => `${count} logins were created or renamed`,
    body_label: "Login",
    day_label: "Day",
    adult_path: () => paths.students,
  },
  invitation_accepted: {
    mail_setting: null,
    is_pushed: false,
    is_undoable: false,
    headline: (count) => `${count} people have joined your family`,
    body_label: "About",
    day_label: "Day",
    adult_path: () => settingsAt("family"),
  },
  absence_recorded: {
    mail_setting: "email_attendance",
    is_pushed: false,
    is_undoable: true,
    headline: (count, child) =>
      child ? `${child} was marked absent on ${count} days` : `${count} absences were recorded`,
    body_label: "About",
    day_label: "Day",
    adult_path: (subject) => (subject?.day ? attendanceOn(subject.day) : paths.attendance),
  },
  time_noted: {
    mail_setting: null,
    is_pushed: false,
    is_undoable: true,
    headline: (count, child) => (child ? `${child} noted time ${count} times` : `${count} times were noted`),
    body_label: "About",
    day_label: "Day",
    adult_path: () => notesOfTime,
  },
  filing_due: {
    mail_setting: "email_assignments",
    is_pushed: true,
    is_undoable: false,
    headline: (count) => `${count} filings are due soon`,
    body_label: "About",
    day_label: "Due",
    adult_path: () => paths.records,
    day_prefix: "due",
  },
}

/** Returns the facts about a kind. */
export function notificationKind(kind: NotificationKind): Kind {
  return kinds[kind]
}

/**
 * The page of the web app that shows one notification; null if there is none for this role. Without `subject`, the page that shows
 * several of its kind.
 */
export function notificationPath(role: Role, kind: NotificationKind, subject?: NotificationSubject): string | null {
  const { adult_path, child_path } = kinds[kind]
  if (!can(role, "use_student_area")) return adult_path(subject)
  return child_path?.(subject) ?? null
}
