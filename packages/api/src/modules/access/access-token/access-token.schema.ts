import { z } from "zod"
import { dayView, id, momentView, optionalDay, requiredText } from "@hearthbook/core/fields/fields"
import { tokenAccess } from "@hearthbook/core/permissions/access-tokens"
import { limits } from "@hearthbook/core/limits/limits"

const access = z
  .enum(tokenAccess, "Choose what the token may do.")
  .meta({ description: "`read` answers 403 to everything that writes" })

export const accessTokenDraft = z.object({
  name: requiredText("Name", limits.name),
  scope: access,
  expires_on: optionalDay("The last day").meta({ description: "The last day on which it opens; null for no end" }),
})

/** A token with which a program acts for its owner. Never the token itself. */
export const accessTokenView = z.object({
  id,
  name: z.string(),
  scope: access,
  expires_on: dayView.nullable(),
  last_used_at: momentView.nullable().meta({ description: "Within a minute; null for never" }),
  created_at: momentView,
})

export const createdAccessToken = accessTokenView.extend({
  token: z.string().meta({ description: "Begins with `hb_`. Shown once: only its hash is kept." }),
})

export type AccessTokenDraft = z.output<typeof accessTokenDraft>
export type AccessTokenView = z.output<typeof accessTokenView>
export type CreatedAccessToken = z.output<typeof createdAccessToken>
