import { z } from "zod"
import { momentView, page, searchText } from "@hearthbook/core/fields/fields"
import { userView } from "../auth/auth.schema.ts"

export const userFilter = page.extend({
  search: searchText.optional().meta({ description: "Words in the name or the email, in any order" }),
  family: z
    .enum(["own"], "Family must be own, or left out.")
    .optional()
    .meta({ description: "own: only the person's own family, even for an administrator" }),
})
export type UserFilter = z.output<typeof userFilter>

export const memberView = userView
  .pick({
    id: true,
    role: true,
    first_name: true,
    last_name: true,
    email: true,
    student_id: true,
    email_verified: true,
    avatar_id: true,
  })
  .extend({
    suspended: z.boolean().meta({ description: "True if they cannot sign in until a parent lets them back in" }),
    created_at: momentView,
  })
export type MemberView = z.output<typeof memberView>
