import { z } from "zod"
import { momentView } from "@hearthbook/core/fields/fields"
import { timeZone } from "../auth/auth.schema.ts"
import { oauthProviders, type OauthProvider } from "@hearthbook/core/permissions/identity-providers"

/** The names of identity providers on screen. */
export const providerNames: Record<OauthProvider, string> = { google: "Google", github: "GitHub" }

/** Signing in, or submitting files from Drive. */
export const oauthPurposes = ["sign_in", "drive"] as const

/** Protects a sign-in from being finished by another one: 32 random bytes in hex. */
export const oauthState = z.string().regex(/^[0-9a-f]{64}$/, "Invalid OAuth state")

/** The options that the web app adds to the identity provider's query. */
export const callbackOptions = z.object({
  remember_me: z
    .enum(["true", "false"])
    .optional()
    .catch(undefined)
    .transform((text) => text !== "false")
    .meta({ description: "True by default: 30 days instead of 12 hours" }),
  timezone: timeZone.optional().catch(undefined).meta({ description: "The time zone of a new family" }),
})
export type CallbackOptions = z.output<typeof callbackOptions>

/** The error codes of an identity provider: RFC 6749, 4.1.2.1, and OpenID Connect Core, 3.1.2.6. */
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

/** The message for a callback with an error. Anyone can craft a URL, so only known error codes are repeated. */
export function oauthErrorMessage(error: string): string {
  return `OAuth error: ${callbackErrors.has(error) ? error : "unknown"}`
}

/** A connected account that signs the person in, or gives access to their files. */
export const connectionView = z.object({
  provider: z.enum(oauthProviders),
  purpose: z.enum(oauthPurposes),
  email: z
    .string()
    .nullable()
    .meta({ description: "The address at the identity provider, which may differ from the account's" }),
  created_at: momentView,
  can_disconnect: z.boolean().meta({ description: "False for the person's only way to sign in" }),
})
export type ConnectionView = z.output<typeof connectionView>

const providers = `The provider is one of ${oauthProviders.join(", ")}.`

/** `provider` is any text here, so that an unknown one is answered with 404 like any unknown path. */
export const disconnection = z.object({
  provider: z.string(providers).max(40, providers),
  purpose: z
    .enum(oauthPurposes, `The purpose is one of ${oauthPurposes.join(", ")}.`)
    .optional()
    .meta({ description: "Without it, drive if it is connected, otherwise sign_in" }),
})

/** Requests a ticket to connect an identity provider to the person's account. */
export const connectionDraft = z.object({ state: oauthState })
export const connectionsView = z.object({ connections: z.array(connectionView) })

export const redirectView = z.object({
  url: z.string().meta({ description: "The address to send the browser to; valid for one visit within a minute" }),
})

/** The complete query that an identity provider sent back. */
export const callbackQuery = z.object({ query: z.string().max(4000) })
