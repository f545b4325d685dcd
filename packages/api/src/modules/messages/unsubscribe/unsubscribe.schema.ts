import { z } from "zod"
import { flag } from "@hearthbook/core/fields/fields"

/** The settings that enable mail. Each has its own unsubscribe link. */
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
  on: flag("This must be either on or off.")
    .optional()
    .meta({ description: "False by default, which disables these mails. True enables them again" }),
})

export const unsubscribeView = z.object({
  email: z.string().meta({ description: "The address of the mails, masked: 'a…@example.com'" }),
  setting: z.enum(mailSettings).meta({ description: "The setting of the link" }),
  is_on: z.boolean(),
})
export type UnsubscribeView = z.output<typeof unsubscribeView>
