import { writeDay, type DateFormat } from "@hearthbook/core/time/date-format"
import { notificationKind } from "@hearthbook/core/notifications/notification-kinds"
import { headlineOf, type DueNotification } from "./notification-messages.ts"
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

/** One notification, with a row for each fact. */
function factsOf({ kind, body, day }: DueNotification, format: DateFormat): Rows {
  const { body_label, day_label } = notificationKind(kind)
  return [
    ...(body ? [{ label: body_label, lines: [body] }] : []),
    ...(day ? [{ label: day_label, lines: [writeDay(day, format)] }] : []),
  ]
}

/** Several notifications, with a row each: its day, or else its topic, beside its title. */
function rowsOf(notifications: DueNotification[], format: DateFormat): Rows {
  const rows = notifications.slice(0, maxRows).map(({ kind, title, body, day }) => {
    const { body_label, day_label } = notificationKind(kind)
    if (!day) return { label: body ?? body_label, lines: [title] }
    const label = `${day_label === "Due" ? "Due " : ""}${writeDay(day, format)}`
    return { label, lines: [body ? `${title} (${body})` : title] }
  })
  const more = notifications.length - maxRows
  return more > 0 ? [...rows, { label: "", lines: [`and ${more} more`] }] : rows
}
