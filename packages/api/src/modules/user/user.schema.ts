import { z } from "zod"
import { momentView, page, searchText } from "../../fields/fields.ts"
import { userView } from "../auth/auth.schema.ts"

export const userFilter = page.extend({
  search: searchText.optional().meta({ description: "Part of a name or of the e-mail" }),
  family: z
    .enum(["own"], "Family is own, or left out.")
    .optional()
    .meta({ description: "own: only one's own family, for an admin too" }),
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
  .extend({ created_at: momentView })
export type MemberView = z.output<typeof memberView>
