import { z } from "zod"
import { flag, id, momentView, requiredText } from "@hearthbook/core/fields/fields"
import { enteredPassword } from "@hearthbook/core/fields/password"
import { userView } from "../../../identity/user.schema.ts"
import { weekdays } from "@hearthbook/core/time/days"
import { oauthProviders } from "@hearthbook/core/permissions/identity-providers"
import { childPasswordProblems, passwordProblems, weakPassword } from "@hearthbook/core/permissions/password-rules"
import { limits } from "@hearthbook/core/limits/limits"
import { cleanText } from "@hearthbook/core/fields/clean-text"

export { userView, type UserView } from "../../../identity/user.schema.ts"

export const email = z
  .string("Email is required.")
  .overwrite(cleanText)
  .trim()
  .max(limits.email, `Email can have ${limits.email} characters at most.`)
  .pipe(z.email("Enter an email address such as ada@example.com."))
  .transform((text) => text.toLowerCase())

/** An adult's password, with one message for each rule that it breaks. */
export const adultPassword = z.string("Password is required.").superRefine((password, context) => {
  for (const message of passwordProblems(password)) context.addIssue(weakIssue(message))
})

function weakIssue(message: string) {
  return { code: "custom" as const, message, params: { summary: weakPassword } }
}

const zoneMessage = "This is not a time zone such as America/New_York."
/** An IANA time zone in its listed spelling, however it was written: America/New_York. */
export const timeZone = z
  .string(zoneMessage)
  .max(limits.time_zone, zoneMessage)
  .refine(isTimeZone, zoneMessage)
  .transform((name) => listedZone(name))

/** By their names in small letters. Created on first use, because it takes milliseconds of the sign-in page's start. */
let listedZones: Map<string, string> | undefined

function listedZone(name: string): string {
  listedZones ??= new Map(Intl.supportedValuesOf("timeZone").map((listed) => [listed.toLowerCase(), listed]))
  return listedZones.get(name.toLowerCase()) ?? name
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name })
    return true
  } catch {
    return false
  }
}

const agree = "Please agree to the Terms and Privacy Policy"

export const registration = z.object({
  first_name: requiredText("First name", limits.person_name),
  last_name: requiredText("Last name", limits.person_name),
  email,
  password: adultPassword,
  terms_accepted: flag(agree).refine((accepted) => accepted, agree),
  timezone: timeZone.optional().meta({ description: "The family's IANA time zone, from the browser" }),
})

export const credentials = z.object({
  email,
  password: enteredPassword(),
  remember_me: flag("Remember me must be true or false.")
    .optional()
    .meta({ description: "True by default: 30 days instead of 12 hours" }),
})

const refreshToken = "Send the refresh token that you got when signing in."

/** Any text is looked at, so that one that is no refresh token is answered with TOKEN_INVALID. */
export const refreshInput = z.object({ refresh_token: z.string(refreshToken) })
export const logoutInput = z.object({
  clear_all_sessions: flag("Clear all sessions must be true or false.").optional(),
})
export const logoutView = z.object({ signed_out: z.int().meta({ description: "How many sessions were ended" }) })

export const whoamiView = userView.extend({
  family: z.object({
    id,
    name: z.string(),
    time_zone: z.string(),
    school_days: z.array(z.enum(weekdays)),
    year_start: z.string().meta({ description: "MM-DD" }),
    children_complete_lessons: z.boolean().meta({ description: "True if students may mark their own lessons as done" }),
    short_names: z.record(z.string(), z.string()).meta({
      description: "Names of students who share their first name, by id, such as Anna B.; empty for a student",
    }),
    expires_at: momentView.nullable().meta({ description: "When a demo family is deleted; null for any other family" }),
  }),
  has_password: z
    .boolean()
    .meta({ description: "People without a password prove who they are with a mailed code: POST /auth/code" }),
  on_tablet: z.boolean().meta({ description: "True for a child who signed in with its PIN on the family's tablet" }),
  sees_grades: z.boolean().meta({ description: "False for a child whose parents hide its grades" }),
  email_verification_required: z
    .boolean()
    .meta({ description: "True if a person whose `email_verified` is false must verify their address first" }),
  created_at: momentView,
})
export type WhoamiView = z.output<typeof whoamiView>

export const tokensView = z.object({ access_token: z.string(), refresh_token: z.string() })
export const sessionView = tokensView.extend({ user: userView })

const linkToken = "The link is incomplete. Open it from the mail again."
const token = z.string(linkToken).trim().min(1, linkToken).max(200, linkToken)

export const resetRequest = z.object({ email })
export const resetRequested = z.object({ email: z.string() })
/** The rules for an adult's or a child's `password` are checked once the owner of the link is known. */
export const resetConfirmation = z.object({
  token,
  password: enteredPassword(),
})
export const resetConfirmed = z.object({ signed_out: z.int().meta({ description: "How many sessions were ended" }) })

export const byToken = z.object({ token })

/** The person whom a magic link signs in. */
export const magicLinkView = userView.pick({ id: true, role: true, first_name: true, last_name: true, email: true })
export type MagicLinkView = z.output<typeof magicLinkView>

const closedLogins = z.array(z.string()).meta({
  description:
    "First names of children whose logins were created elsewhere before the address was confirmed: they need new passwords",
})

/** A mailed link that confirms an address. */
export const verificationView = z.object({
  email: z.string(),
  replaces: z
    .string()
    .nullable()
    .meta({ description: "The address that it replaces; null if it confirms the current one" }),
  closed_logins: closedLogins,
})
export type VerificationView = z.output<typeof verificationView>

export const emailVerified = z.object({ email_verified: z.literal(true), closed_logins: closedLogins })
export type EmailVerified = z.output<typeof emailVerified>
export const verificationStatusView = z.object({
  email: z.string(),
  email_verified: z.boolean(),
  email_verification_required: z.boolean(),
})
export type VerificationStatus = z.output<typeof verificationStatusView>

/** The people who joined through somebody's invitations, and the invitations that are still open. */
const invitedShape = {
  joined: z
    .array(userView.pick({ id: true, first_name: true, last_name: true, email: true, role: true }))
    .meta({ description: "Who joined through the person's invitations in the last 7 days. An undo suspends them" }),
  invitations: z
    .array(userView.pick({ email: true, role: true }))
    .meta({ description: "Open invitations of the person and of those who joined. An undo takes them back" }),
}
export type InvitedView = z.output<z.ZodObject<typeof invitedShape>>

/** The change that a mailed link undoes. */
export const signInUndoView = z.object({
  kind: z.enum(["email", "password", "connected", "disconnected"]),
  email: z.string().meta({
    description:
      "The address that the link was mailed to. It becomes the account's address again when the change is undone",
  }),
  provider: z.enum(oauthProviders).nullable(),
  changed_at: momentView,
  ...invitedShape,
})
export type SignInUndoView = z.output<typeof signInUndoView>

export const signInUndone = z.object({
  reset_token: z
    .string()
    .meta({ description: "Sets a new password within the hour, like the link of a password reset" }),
  ...invitedShape,
})
export type SignInUndone = z.output<typeof signInUndone>

/** A child's password, temporary or chosen. */
export const childPassword = z.string("Password is required.").superRefine((password, context) => {
  for (const message of childPasswordProblems(password)) context.addIssue(weakIssue(message))
})

/** The password that a child chooses in place of the temporary one. */
export const firstPassword = z.object({ new_password: childPassword })

export const demoInput = z.object({ timezone: timeZone.optional() })

/** The ways to sign in on this installation. */
export const accessOptionsView = z.object({
  providers: z.array(z.enum(oauthProviders)).meta({ description: "Identity providers for which keys are configured" }),
  google_picker: z.object({ developer_key: z.string(), app_id: z.string(), script_url: z.string() }).nullable().meta({
    description: "Configuration of Google's file picker; null without keys for it",
  }),
  push_public_key: z.string().nullable().meta({
    description: "The public key for push subscriptions; null if this installation sends no push messages",
  }),
})
