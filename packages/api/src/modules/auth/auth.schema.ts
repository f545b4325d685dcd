import { z } from "zod"
import { id, momentView, requiredText } from "../../fields.ts"
import { roles } from "../../permissions.ts"
import { weekdays } from "../../rules/days.ts"
import { passwordProblems } from "../../rules/password.ts"

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

const timeZone = z.string().max(64).refine(isTimeZone, "That is not a time zone such as America/New_York.")

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name })
    return true
  } catch {
    return false
  }
}

export const registration = z.object({
  first_name: requiredText("First name", 80),
  last_name: requiredText("Last name", 80),
  email,
  password: adultPassword,
  terms_accepted: z.boolean().refine((accepted) => accepted, "Please agree to the Terms and Privacy Policy"),
  timezone: timeZone.optional().meta({ description: "The family's IANA time zone, as the browser knows it" }),
})

export const credentials = z.object({
  email,
  password: z.string("Password is required.").min(1, "Password is required.").max(200),
  remember_me: z.boolean().optional().meta({ description: "True by default: 30 days instead of 12 hours" }),
})

export const refreshInput = z.object({ refresh_token: z.string().min(1).max(500) })
export const logoutInput = z.object({ clear_all_sessions: z.boolean().optional() })
export const logoutView = z.object({ signed_out: z.int().meta({ description: "How many sessions ended" }) })

/** The person signed in, as whoami and the access token's `user` tell it (A §3). */
export const userView = z.object({
  id,
  role: z.enum(roles),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  student_id: z.guid().nullable(),
  is_google_drive_connected: z.boolean(),
})
export type UserView = z.output<typeof userView>

export const whoamiView = userView.extend({
  family: z.object({
    id,
    name: z.string(),
    time_zone: z.string(),
    school_days: z.array(z.enum(weekdays)),
    year_start: z.string().meta({ description: "MM-DD" }),
  }),
  email_verified: z.boolean(),
  created_at: momentView,
})
export type WhoamiView = z.output<typeof whoamiView>

export const tokensView = z.object({ access_token: z.string(), refresh_token: z.string() })
export const sessionView = tokensView.extend({ user: userView })
