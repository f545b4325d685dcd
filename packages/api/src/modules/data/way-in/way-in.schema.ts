import { z } from "zod"
import { dayView, id, momentView } from "@hearthbook/core/fields/fields"
import { roles } from "@hearthbook/core/permissions/permissions"
import { wayInKinds } from "@hearthbook/core/permissions/ways-in"

const kind = z.enum(wayInKinds, `Choose from ${wayInKinds.join(", ")}.`)

/** Something that lets somebody in, or shows something of the family without an account. It is open now. */
export const wayInView = z.object({
  kind,
  id: id.meta({ description: "A PIN has the id of its student" }),
  name: z
    .string()
    .meta({ description: "A device, a person, a tablet or a token; for a link its student or the family" }),
  detail: z
    .string()
    .nullable()
    .meta({ description: "A session's network address, a member's email, or the address at an identity provider" }),
  role: z.enum(roles).nullable().meta({ description: "Of a member; null for every other kind" }),
  made_by: id
    .nullable()
    .meta({ description: "The person who made it or signed in; null for one who left, or if it was not kept" }),
  created_at: momentView,
  last_used_at: momentView.nullable().meta({ description: "Null for never, or if it is not kept" }),
  expires_on: dayView.nullable().meta({ description: "The last day on which it opens; null for no end" }),
  current: z.boolean().meta({ description: "The session or the tablet that sent the request" }),
  can_revoke: z.boolean().meta({ description: "False if another page, or only another person, can end it" }),
})

export const wayInChoice = z.object({ kind, id })

export type WayInView = z.output<typeof wayInView>
export type WayInChoice = z.output<typeof wayInChoice>
