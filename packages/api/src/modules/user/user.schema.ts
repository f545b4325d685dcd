import { z } from "zod"
import { momentView, page, searchText } from "../../fields.ts"
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
  .omit({ is_google_drive_connected: true, must_change_password: true })
  .extend({ created_at: momentView })
export type MemberView = z.output<typeof memberView>
