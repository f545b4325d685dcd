import { z } from "zod"
import { momentView } from "../../fields/fields.ts"
import { timeZone } from "../auth/auth.schema.ts"
import { oauthProviders, type OauthProvider } from "../../rules/identity-providers.ts"
import { identityProof } from "../auth/proof/identity-proof.schema.ts"

/** What the providers are called on the screen. */
export const providerNames: Record<OauthProvider, string> = { google: "Google", github: "GitHub" }

/** Signing in, or reaching one's files (DECISIONS 34e). */
export const oauthPurposes = ["sign_in", "drive"] as const

/** What protects one sign-in from being finished by another: 32 random bytes in hex (A §9). */
export const oauthState = z.string().regex(/^[0-9a-f]{64}$/, "Invalid OAuth state")

/** What the web app adds to the query that the provider sent back. */
export const callbackOptions = z.object({
  remember_me: z
    .enum(["true", "false"])
    .optional()
    .catch(undefined)
    .transform((text) => text !== "false")
    .meta({ description: "True by default: 30 days instead of 12 hours" }),
  timezone: timeZone.optional().catch(undefined).meta({ description: "Of the family that is made, where one is" }),
})
export type CallbackOptions = z.output<typeof callbackOptions>

/** The errors with which a provider may send a person back: those of RFC 6749, 4.1.2.1, and of OpenID Connect Core, 3.1.2.6. */
const callbackErrors = new Set([
  "invalid_request",
  "unauthorized_client",
  "access_denied",
  "unsupported_response_type",
  "invalid_scope",
  "server_error",
  "temporarily_unavailable",
  "interaction_required",
  "login_required",
  "account_selection_required",
  "consent_required",
  "invalid_request_uri",
  "invalid_request_object",
  "request_not_supported",
  "request_uri_not_supported",
  "registration_not_supported",
])

/** The message for a callback with an error. Anyone can write an address, so only a known error code is repeated. */
export function oauthErrorMessage(error: string): string {
  return `OAuth error: ${callbackErrors.has(error) ? error : "unknown"}`
}

/** An account elsewhere that opens this person's account, or holds their files. */
export const connectionView = z.object({
  provider: z.enum(oauthProviders),
  purpose: z.enum(oauthPurposes),
  email: z.string().nullable().meta({ description: "The address there, which may differ from the one here" }),
  created_at: momentView,
  can_disconnect: z.boolean().meta({ description: "False for one's only way to sign in" }),
})
export type ConnectionView = z.output<typeof connectionView>

const providers = `The provider is one of ${oauthProviders.join(", ")}.`

/** `provider` is any text here, so that one we do not know is 404, as a path that leads nowhere. */
export const disconnection = z.object({
  provider: z.string(providers).max(40, providers),
  purpose: z
    .enum(oauthPurposes, `The purpose is one of ${oauthPurposes.join(", ")}.`)
    .optional()
    .meta({ description: "Without it, drive where it is connected, else sign_in" }),
  ...identityProof,
})

/** Asks for a way to a provider that is to open one's account from now on. */
export const connectionDraft = z.object({
  state: oauthState,
  ...identityProof,
})
export const connectionsView = z.object({ connections: z.array(connectionView) })

export const redirectView = z.object({
  url: z.string().meta({ description: "Where to send the browser; good for one visit within a minute" }),
})

/** The whole query that a provider sent back. */
export const callbackQuery = z.object({ query: z.string().max(4000) })
