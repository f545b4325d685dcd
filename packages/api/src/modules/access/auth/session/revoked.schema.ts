import { z } from "zod"
import { id } from "@hearthbook/core/fields/fields"
import { madeKinds } from "@hearthbook/core/permissions/ways-in"

/** The revoked ways in that a person had made. A PIN has the id of its child. */
export const revokedWaysIn = z.array(z.object({ kind: z.enum(madeKinds), id, name: z.string() })).meta({
  description: "What the person had made and is now revoked: a link is named after its child, or the family",
})
