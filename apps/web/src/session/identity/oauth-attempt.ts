import { oauthProviders, type OauthProvider } from "@hearthbook/core/permissions/identity-providers"
import { z } from "zod"

const key = "hearthbook.oauth"

/**
 * A visit to an identity provider, stored in the browser until the person returns: to sign in, to connect an account, or to connect
 * Google Drive.
 */
const attempt = z.discriminatedUnion("purpose", [
  z.object({
    purpose: z.literal("sign_in"),
    /** 32 random bytes in hex. */
    state: z.string(),
    provider: z.enum(oauthProviders),
    remember: z.boolean(),
    /** The page to open afterwards. */
    from: z.string().nullable(),
  }),
  z.object({ purpose: z.literal("drive"), state: z.string(), provider: z.literal("google") }),
  z.object({ purpose: z.literal("connection"), state: z.string(), provider: z.enum(oauthProviders) }),
])
export type OauthAttempt = z.output<typeof attempt>
type SignIn = Extract<OauthAttempt, { purpose: "sign_in" }>

/** Begins a sign-in. Returns the address to redirect to. */
export function beginAttempt(storage: Storage, options: Omit<SignIn, "purpose" | "state">): string {
  const state = keep(storage, (state) => ({ ...options, purpose: "sign_in", state }))
  return `/api/v1/auth/${options.provider}/signin?state=${state}`
}

/** Begins connecting Google Drive. Returns the state, with which the server provides the address to redirect to. */
export function beginDrive(storage: Storage): string {
  return keep(storage, (state) => ({ purpose: "drive", provider: "google", state }))
}

/** Begins connecting an account to sign in with. Returns the state, as `beginDrive` does. */
export function beginConnection(storage: Storage, provider: OauthProvider): string {
  return keep(storage, (state) => ({ purpose: "connection", provider, state }))
}

/** Returns the visit begun in this tab, or null. */
export function readAttempt(storage: Storage): OauthAttempt | null {
  try {
    return attempt.safeParse(JSON.parse(storage.getItem(key) ?? "null")).data ?? null
  } catch {
    return null
  }
}

/** Returns the visit and deletes it, because a state may be checked only once. */
export function takeAttempt(storage: Storage): OauthAttempt | null {
  const stored = readAttempt(storage)
  storage.removeItem(key)
  return stored
}

/** Returns true if a name is an identity provider's. */
export function isProvider(name: string): name is OauthProvider {
  return oauthProviders.some((provider) => provider === name)
}

function keep(storage: Storage, attemptOf: (state: string) => OauthAttempt): string {
  const state = hexOf(crypto.getRandomValues(new Uint8Array(32)))
  storage.setItem(key, JSON.stringify(attemptOf(state)))
  return state
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
}
