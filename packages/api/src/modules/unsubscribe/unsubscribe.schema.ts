import { z } from "zod"
import { flag } from "../../fields/fields.ts"

/** The switches that send mail; each has a link of its own at the foot of what it sends. */
export const mailSettings = [
  "email_assignments",
  "email_grades",
  "email_attendance",
  "weekly_reports",
  "login_notifications",
] as const
export type MailSetting = (typeof mailSettings)[number]

const incomplete = "The link is incomplete. Open it from the mail again."
const token = z.string(incomplete).trim().min(1, incomplete).max(300, incomplete)

export const unsubscribeLink = z.object({ token })
export const unsubscribeChoice = unsubscribeLink.extend({
  on: flag("That is either on or off.")
    .optional()
    .meta({ description: "False by default: no more of these mails. True switches them on again" }),
})

export const unsubscribeView = z.object({
  email: z.string().meta({ description: "Whose mails they are, masked: 'a…@example.com'" }),
  setting: z.enum(mailSettings).meta({ description: "The switch that the link is of" }),
  is_on: z.boolean(),
})
export type UnsubscribeView = z.output<typeof unsubscribeView>
