import { z } from "zod"
import { flag } from "@hearthbook/core/fields/fields"

const incomplete = "The link is incomplete. Open it from the mail again."
const token = z.string(incomplete).trim().min(1, incomplete).max(200, incomplete)

export const childAddressLink = z.object({ token })

export const childAddressView = z.object({
  email: z.string(),
  first_name: z
    .string()
    .nullable()
    .meta({ description: "The child's first name; null if it cannot be shown in a mail" }),
  is_confirmed: z.boolean(),
})
export type ChildAddressView = z.output<typeof childAddressView>

export const childAddressAnswer = childAddressLink.extend({
  confirm: flag("Confirm must be true or false.").meta({
    description: "True: the address is the child's. False releases it, and the login gets another name",
  }),
})

export const childAddressAnswered = z.object({ confirmed: z.boolean() })
