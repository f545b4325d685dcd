import { z } from "zod"
import { id, momentView } from "@hearthbook/core/fields/fields"
import { childPassword, email } from "../../access/auth/auth.schema.ts"

/** A child's own login, created by an adult. */
export const studentLoginDraft = z.object({ student_id: id, email, password: childPassword })

/** The credentials of a new login, shown once. */
export const studentLoginView = z.object({
  username: z.string(),
  temp_password: z.string(),
  magic_link: z.string().meta({ description: "Signs the child in once, within 7 days" }),
})

export const loginOf = z.object({ student_id: id })

/** A new temporary password for an existing login. */
export const loginReset = z.object({ student_id: id, password: childPassword })

/** A child's login as its parents see it, without a password. */
export const childLoginView = z.object({
  id,
  username: z.string(),
  email_confirmed: z
    .boolean()
    .nullable()
    .meta({ description: "True if a real address was confirmed by mail; null for a login name without a mailbox" }),
  must_change_password: z.boolean().meta({ description: "True while the temporary password is in use" }),
  last_seen_at: momentView.nullable().meta({ description: "When it was last used; null for never" }),
})

export const suggestedLogin = z.object({
  email: z.string().meta({ description: "The first of emma@, emma.lastname@, emma2@ that is free" }),
})

export type ChildLoginView = z.output<typeof childLoginView>
export type StudentLoginDraft = z.output<typeof studentLoginDraft>
export type StudentLoginView = z.output<typeof studentLoginView>
