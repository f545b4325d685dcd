import { z } from "zod"
import { flag, id, momentView, requiredText } from "../../fields/fields.ts"
import { userView } from "../../identity/user.schema.ts"
import { weekdays } from "../../rules/days.ts"
import { oauthProviders } from "../../rules/identity-providers.ts"
import { childPasswordProblems, passwordProblems } from "../../rules/password.ts"
import { limits } from "../../rules/limits.ts"

export { userView, type UserView } from "../../identity/user.schema.ts"

export const email = z
  .string("Email is required.")
  .trim()
  .max(254, "Email can have 254 characters at most.")
  .pipe(z.email("Enter an email address such as ada@example.com."))
  .transform((text) => text.toLowerCase())

/** An adult's password: all of A §5, each broken rule its own message. */
export const adultPassword = z.string("Password is required.").superRefine((password, context) => {
  for (const message of passwordProblems(password)) context.addIssue({ code: "custom", message })
})

const zoneMessage = "That is not a time zone such as America/New_York."
/** An IANA zone that this machine knows, as it is listed, however it was written: America/New_York. */
export const timeZone = z
  .string(zoneMessage)
  .max(64, zoneMessage)
  .refine(isTimeZone, zoneMessage)
  .transform((name) => listedZones.get(name.toLowerCase()) ?? name)

const listedZones = new Map(Intl.supportedValuesOf("timeZone").map((name) => [name.toLowerCase(), name]))

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
  timezone: timeZone.optional().meta({ description: "The family's IANA time zone, as the browser knows it" }),
})

export const credentials = z.object({
  email,
  password: z
    .string("Password is required.")
    .min(1, "Password is required.")
    .max(200, "Password can have 200 characters at most."),
  remember_me: flag("Remember me is true or false.")
    .optional()
    .meta({ description: "True by default: 30 days instead of 12 hours" }),
})

const refreshToken = "Send the refresh token that the log-in answered."

export const refreshInput = z.object({
  refresh_token: z.string(refreshToken).min(1, refreshToken).max(500, refreshToken),
})
export const logoutInput = z.object({ clear_all_sessions: flag("Clear all sessions is true or false.").optional() })
export const logoutView = z.object({ signed_out: z.int().meta({ description: "How many sessions ended" }) })

export const whoamiView = userView.extend({
  family: z.object({
    id,
    name: z.string(),
    time_zone: z.string(),
    school_days: z.array(z.enum(weekdays)),
    year_start: z.string().meta({ description: "MM-DD" }),
    expires_at: momentView
      .nullable()
      .meta({ description: "When a visitor's demo family is removed; null for any other" }),
  }),
  has_password: z.boolean().meta({ description: "Without one, a mailed code proves who one is: POST /auth/code" }),
  email_verification_required: z
    .boolean()
    .meta({ description: "Whether nothing but verifying is allowed while `email_verified` is false" }),
  created_at: momentView,
})
export type WhoamiView = z.output<typeof whoamiView>

export const tokensView = z.object({ access_token: z.string(), refresh_token: z.string() })
export const sessionView = tokensView.extend({ user: userView })

const linkToken = "The link is not complete. Open it from the mail once more."
const token = z.string(linkToken).trim().min(1, linkToken).max(200, linkToken)

export const resetRequest = z.object({ email })
export const resetRequested = z.object({ email: z.string() })
/** Whether an adult's or a child's rules hold for `password` is known once the link's owner is (DECISIONS 34b). */
export const resetConfirmation = z.object({
  token,
  password: z
    .string("Password is required.")
    .min(1, "Password is required.")
    .max(200, "Password can have 200 characters at most"),
})
export const resetConfirmed = z.object({ signed_out: z.int().meta({ description: "How many sessions ended" }) })

export const byToken = z.object({ token })

/** Somebody whom a magic link signs in. */
export const magicLinkView = userView.pick({ id: true, role: true, first_name: true, last_name: true, email: true })
export type MagicLinkView = z.output<typeof magicLinkView>

const closedLogins = z.array(z.string()).meta({
  description:
    "First names of children whose logins were made elsewhere before the address was confirmed: they need new passwords",
})

/** A mailed link that is about to confirm an address. */
export const verificationView = z.object({
  email: z.string(),
  replaces: z
    .string()
    .nullable()
    .meta({ description: "The address that it takes the place of; null for the present one" }),
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

/** The change that a mailed link is about to undo. */
export const signInUndoView = z.object({
  kind: z.enum(["email", "password", "connected", "disconnected"]),
  email: z
    .string()
    .meta({ description: "The address that the link was mailed to: the account's again once it is undone" }),
  provider: z.enum(oauthProviders).nullable(),
  changed_at: momentView,
})
export type SignInUndoView = z.output<typeof signInUndoView>

export const signInUndone = z.object({
  reset_token: z.string().meta({ description: "Sets a new password, as the link of a reset does, within the hour" }),
})

/** A child's password, temporary or its own (DECISIONS 34b). */
export const childPassword = z.string("Password is required.").superRefine((password, context) => {
  for (const message of childPasswordProblems(password)) context.addIssue({ code: "custom", message })
})

/** What a child chooses instead of the temporary password. */
export const firstPassword = z.object({ new_password: childPassword })

export const demoInput = z.object({ timezone: timeZone.optional() })

/** What the sign-in page can offer on this installation. */
export const accessOptionsView = z.object({
  providers: z.array(z.enum(oauthProviders)).meta({ description: "Those with keys in the environment (DECISIONS 29)" }),
  google_picker: z.object({ developer_key: z.string(), app_id: z.string(), script_url: z.string() }).nullable().meta({
    description: "Google's window in which a Drive file is picked; null where this installation has no keys for it",
  }),
  push_public_key: z.string().nullable().meta({
    description: "What a browser subscribes to push messages with; null where this installation sends none",
  }),
})
