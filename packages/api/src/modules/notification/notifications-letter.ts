import { writeDay, type DateFormat } from "../../rules/date-format.ts"
import type { NotificationKind } from "./notification.schema.ts"
import { headlineOf, type DueNotification } from "./notification-words.ts"
import type { MailSetting } from "../unsubscribe/unsubscribe.schema.ts"
import { greet, type Letter, type LetterSection } from "../mail/letter.ts"

/** The limit in one mail. A family that creates a year of work at once gets the first ones. */
const maxRows = 20

type Reader = { first_name: string; date_format: DateFormat }

const reasons: Record<MailSetting, string> = {
  email_assignments: "mails about assignments are",
  email_grades: "mails about grades are",
  email_attendance: "mails about attendance are",
  login_notifications: "login notifications are",
  weekly_reports: "weekly reports are",
}

/** A mail about notifications that are due at the same time. `url` opens them in the web app. */
export function notificationsLetter(
  reader: Reader,
  setting: MailSetting,
  notifications: [DueNotification, ...DueNotification[]],
  url: string,
): Letter {
  const headline = headlineOf(notifications)
  const [first] = notifications
  const rows =
    notifications.length === 1 ? factsOf(first, reader.date_format) : rowsOf(notifications, reader.date_format)
  return {
    subject: headline,
    greeting: greet(reader),
    paragraphs: ["There is something new on Hearthbook:"],
    sections: [{ heading: headline, rows }],
    action: { label: "View", url },
    note: `You get this mail because ${reasons[setting]} enabled in your settings.`,
  }
}

type Rows = LetterSection["rows"]

const bodyLabels: Partial<Record<NotificationKind, string>> = {
  assignment_set: "Subject",
  work_submitted: "Subject",
  work_graded: "Grade",
  login_created: "Login",
}

function labelOf(kind: NotificationKind): string {
  return bodyLabels[kind] ?? "About"
}

/** One notification, with a row for each fact. */
function factsOf({ kind, body, day }: DueNotification, format: DateFormat): Rows {
  const label = kind === "assignment_set" ? "Due" : "Day"
  return [
    ...(body ? [{ label: labelOf(kind), lines: [body] }] : []),
    ...(day ? [{ label, lines: [writeDay(day, format)] }] : []),
  ]
}

/** Several notifications, with a row each: its day, or else its topic, beside its title. */
function rowsOf(notifications: DueNotification[], format: DateFormat): Rows {
  const rows = notifications.slice(0, maxRows).map(({ kind, title, body, day }) => {
    if (!day) return { label: body ?? labelOf(kind), lines: [title] }
    const label = `${kind === "assignment_set" ? "Due " : ""}${writeDay(day, format)}`
    return { label, lines: [body ? `${title} (${body})` : title] }
  })
  const more = notifications.length - maxRows
  return more > 0 ? [...rows, { label: "", lines: [`and ${more} more`] }] : rows
}
