import { z } from "zod"

/** The code that was mailed: six digits, with the spaces that people put between them; empty is none. */
const emailCode = z
  .string("Enter the code that we mailed to you.")
  .transform((text) => text.replace(/\s/g, ""))
  .pipe(z.string().regex(/^(?:\d{6})?$/, "The code is six digits."))

/** Letters of a password. */
const longest = 200

/** A password that is asked for once more. */
export const provingPassword = z.string().max(longest, `Password can have ${longest} characters at most.`)

/** A proof of who somebody is, beside what it is for: the password, or without one a mailed code. */
export const identityProof = {
  password: provingPassword.optional().meta({ description: "Asked of everybody who has one" }),
  code: emailCode.optional().meta({ description: "In place of a password: from POST /auth/code, for 15 minutes" }),
}

export const codeSent = z.object({ email: z.string().meta({ description: "The address it was mailed to" }) })
