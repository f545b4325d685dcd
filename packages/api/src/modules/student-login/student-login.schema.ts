import { z } from "zod"
import { id } from "../../fields.ts"
import { childPassword, email } from "../auth/auth.schema.ts"

/** A child's own log-in, made by an adult (S §5). */
export const studentLoginDraft = z.object({ student_id: id, email, password: childPassword })

/** What the child needs to come in (S §3); shown once. */
export const studentLoginView = z.object({
  username: z.string(),
  temp_password: z.string(),
  magic_link: z.string().meta({ description: "Signs the child in once, within 7 days" }),
})

export const suggestedLogin = z.object({
  email: z.string().meta({ description: "The first of emma@, emma.lastname@, emma2@ that nobody has" }),
})

export type StudentLoginDraft = z.output<typeof studentLoginDraft>
export type StudentLoginView = z.output<typeof studentLoginView>
