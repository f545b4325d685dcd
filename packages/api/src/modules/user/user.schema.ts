import type { z } from "zod"
import { momentView, page } from "../../fields.ts"
import { userView } from "../auth/auth.schema.ts"

export const userFilter = page
export const memberView = userView.omit({ is_google_drive_connected: true }).extend({ created_at: momentView })
export type MemberView = z.output<typeof memberView>
