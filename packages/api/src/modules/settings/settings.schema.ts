import { z } from "zod"
import { requiredText } from "../../fields.ts"

export const profileUpdate = z
  .object({ first_name: requiredText("First name", 80), last_name: requiredText("Last name", 80) })
  .partial()

const longest = 200

export const passwordChange = z.object({
  current_password: z
    .string("Current password is required.")
    .min(1, "Current password is required.")
    .max(longest, `Current password can have ${longest} characters at most.`),
  /** Whether an adult's or a child's rules hold is known once the person is (DECISIONS 34b). */
  new_password: z
    .string("New password is required.")
    .min(1, "New password is required.")
    .max(longest, `Password can have ${longest} characters at most`),
})
export const passwordChanged = z.object({
  signed_out: z.int().meta({ description: "How many other sessions ended" }),
})
