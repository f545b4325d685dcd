import { z } from "zod"
import { momentView } from "../../fields.ts"
import { oauthProviders } from "./auth.schema.ts"

const provider = z.enum(oauthProviders)

/** A change of how somebody signs in, with all that it takes to undo it. The address from before is the link's own. */
export const signInChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("email") }),
  z.object({ kind: z.literal("password") }),
  z.object({ kind: z.literal("connected"), provider, provider_account_id: z.string() }),
  z.object({
    kind: z.literal("disconnected"),
    provider,
    provider_account_id: z.string(),
    provider_email: z.string().nullable(),
  }),
])
export type SignInChange = z.output<typeof signInChange>

/** The change that a mailed link is about to undo. */
export const signInUndoView = z.object({
  kind: z.enum(["email", "password", "connected", "disconnected"]),
  email: z
    .string()
    .meta({ description: "The address that the link was mailed to: the account's again once it is undone" }),
  provider: provider.nullable(),
  changed_at: momentView,
})
export type SignInUndoView = z.output<typeof signInUndoView>

export const signInUndone = z.object({
  reset_token: z.string().meta({ description: "Sets a new password, as the link of a reset does, within the hour" }),
})
