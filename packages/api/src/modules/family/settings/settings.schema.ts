import { z } from "zod"
import { flag, optionalName, optionalText, requiredText, version } from "@hearthbook/core/fields/fields"
import { enteredPassword } from "@hearthbook/core/fields/password"
import { dateFormats } from "@hearthbook/core/time/date-format"
import { themes } from "@hearthbook/core/appearance/themes"
import { limits } from "@hearthbook/core/limits/limits"
import { madeKinds } from "@hearthbook/core/permissions/ways-in"
import { email, timeZone } from "../../access/auth/auth.schema.ts"
import { revokedWaysIn } from "../../access/auth/session/revoked.schema.ts"

const onOrOff = flag("This must be either on or off.")

export const notificationSettings = z.object({
  email_assignments: onOrOff,
  email_grades: onOrOff,
  email_attendance: onOrOff,
  push_assignments: onOrOff,
  weekly_reports: onOrOff,
})
export const preferences = z.object({
  theme: z.enum(themes, "Choose auto, light or dark."),
  date_format: z.enum(dateFormats, `Choose one of ${dateFormats.join(", ")}.`),
})

export const profileUpdate = z
  .object({
    first_name: requiredText("First name", limits.person_name),
    last_name: requiredText("Last name", limits.person_name),
    email: email.meta({ description: "A new one needs a proof, and takes effect when its link is opened" }),
    timezone: timeZone.meta({ description: "The family's IANA time zone; its parents can change it" }),
  })
  .partial()
  .extend({
    phone: optionalName("Phone", limits.phone),
    address: optionalText("Address", limits.address),
    bio: optionalText("About you", limits.bio),
    version,
  })
export const notificationsUpdate = notificationSettings.partial()
export const preferencesUpdate = preferences.partial()
/** `two_factor_enabled` can only be read, because two-factor sign-in is not available yet. */
export const securityUpdate = z.object({ login_notifications: onOrOff }).partial()

/** All settings of a person. */
export const settingsView = z.object({
  profile: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    new_email: z.string().nullable().meta({ description: "An address whose link was not opened yet" }),
    phone: z.string().nullable(),
    timezone: z.string(),
    address: z.string().nullable(),
    bio: z.string().nullable(),
    avatar_id: z.guid().nullable().meta({ description: "The file of the person's picture, at /files/{id}" }),
    version: z.int(),
  }),
  notifications: z.object({
    email_assignments: z.boolean(),
    email_grades: z.boolean(),
    email_attendance: z.boolean(),
    push_assignments: z.boolean(),
    weekly_reports: z.boolean(),
  }),
  preferences,
  security: z.object({ two_factor_enabled: z.boolean(), login_notifications: z.boolean() }),
})
export type SettingsView = z.output<typeof settingsView>

export const passwordChange = z.object({
  current_password: enteredPassword("Current password"),
  /** The rules for an adult's or a child's password are checked once the person is known. */
  new_password: enteredPassword("New password"),
  revoke: z
    .array(z.enum(madeKinds, `Choose from ${madeKinds.join(", ")}.`))
    .max(20)
    .optional()
    .meta({ description: "The kinds that end of what the person made. All by default" }),
})
export const passwordChanged = z.object({
  signed_out: z.int().meta({ description: "How many other sessions were ended" }),
  revoked: revokedWaysIn,
})
