import { z } from "zod"
import { momentView } from "@hearthbook/core/fields/fields"
import { provingPassword } from "@hearthbook/core/fields/password"

/** The mailed code: six digits, possibly with spaces; empty if none was entered. */
const emailCode = z
  .string("Enter the code that we mailed to you.")
  .transform((text) => text.replace(/\s/g, ""))
  .pipe(z.string().regex(/^(?:\d{6})?$/, "The code is six digits."))

/** A proof of who the person is: the password, or a mailed code. */
export const identityProof = z.object({
  password: provingPassword.optional(),
  code: emailCode
    .optional()
    .meta({ description: "In place of a password: from POST /auth/code, valid for 15 minutes" }),
})

export const proofView = z.object({
  valid_until: momentView.meta({ description: "Until then, the session may do what needs a proof" }),
})
export type ProofView = z.output<typeof proofView>

export const codeSent = z.object({ email: z.string().meta({ description: "The address it was mailed to" }) })
