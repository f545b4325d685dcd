import { oauthProviders, type OauthProvider } from "@hearthbook/api/rules/identity-providers"
import { z } from "zod"

const key = "hearthbook.oauth"

/**
 * What the browser keeps of a person who is under way at a provider: to sign in, to be able to from then on, or to connect
 * their Drive.
 */
const attempt = z.discriminatedUnion("purpose", [
  z.object({
    purpose: z.literal("sign_in"),
    /** 32 random bytes in hex (A §4). */
    state: z.string(),
    provider: z.enum(oauthProviders),
    remember: z.boolean(),
    /** The page to go on to. */
    from: z.string().nullable(),
  }),
  z.object({ purpose: z.literal("drive"), state: z.string(), provider: z.literal("google") }),
  z.object({ purpose: z.literal("connection"), state: z.string(), provider: z.enum(oauthProviders) }),
])
export type OauthAttempt = z.output<typeof attempt>
type SignIn = Extract<OauthAttempt, { purpose: "sign_in" }>

/** Begins a sign-in, and answers the address to leave for. */
export function beginAttempt(storage: Storage, wishes: Omit<SignIn, "purpose" | "state">): string {
  const state = keep(storage, (state) => ({ ...wishes, purpose: "sign_in", state }))
  return `/api/v1/auth/${wishes.provider}/signin?state=${state}`
}

/** Begins the connecting of a Drive, and answers its state, for which the server tells where to leave for. */
export function beginDrive(storage: Storage): string {
  return keep(storage, (state) => ({ purpose: "drive", provider: "google", state }))
}

/** Likewise of an account elsewhere that is to open one's own. */
export function beginConnection(storage: Storage, provider: OauthProvider): string {
  return keep(storage, (state) => ({ purpose: "connection", provider, state }))
}

/** What was begun in this tab. */
export function readAttempt(storage: Storage): OauthAttempt | null {
  try {
    return attempt.safeParse(JSON.parse(storage.getItem(key) ?? "null")).data ?? null
  } catch {
    return null
  }
}

/** Likewise; it is over with that: a state is good for one check. */
export function takeAttempt(storage: Storage): OauthAttempt | null {
  const stored = readAttempt(storage)
  storage.removeItem(key)
  return stored
}

/** Whether an address names a provider that there is. */
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
