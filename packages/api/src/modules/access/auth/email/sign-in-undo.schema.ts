import { z } from "zod"
import { oauthProviders } from "@hearthbook/core/permissions/identity-providers"

const provider = z.enum(oauthProviders)

/** A change of how a user signs in, with all that it takes to undo it. The address from before is the link's own. */
export const signInChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("email") }),
  z.object({ kind: z.literal("password") }),
  z.object({ kind: z.literal("connected"), provider, provider_account_id: z.string() }),
  z.object({
    kind: z.literal("disconnected"),
    provider,
    provider_account_id: z.string(),
    provider_email: z.string().nullable(),
    connected_at: z.iso.datetime(),
  }),
])
export type SignInChange = z.output<typeof signInChange>
