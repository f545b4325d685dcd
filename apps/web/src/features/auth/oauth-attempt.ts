import { oauthProviders, type OauthProvider } from "@hearthbook/api/schemas/auth"
import { z } from "zod"

const key = "hearthbook.oauth"

/** What the browser keeps of a sign-in that is under way at a provider. */
const attempt = z.object({
  /** 32 random bytes in hex (A §4). */
  state: z.string(),
  provider: z.enum(oauthProviders),
  remember: z.boolean(),
  /** The page to go on to. */
  from: z.string().nullable(),
})
export type OauthAttempt = z.output<typeof attempt>

/** Begins a sign-in, and answers the address to leave for. */
export function beginAttempt(storage: Storage, wishes: Omit<OauthAttempt, "state">): string {
  const state = hexOf(crypto.getRandomValues(new Uint8Array(32)))
  storage.setItem(key, JSON.stringify({ ...wishes, state } satisfies OauthAttempt))
  return `/api/v1/auth/${wishes.provider}/signin?state=${state}`
}

/** What was begun in this tab, which is over with that: a state is good for one check. */
export function takeAttempt(storage: Storage): OauthAttempt | null {
  const kept = storage.getItem(key)
  storage.removeItem(key)
  try {
    return attempt.safeParse(JSON.parse(kept ?? "null")).data ?? null
  } catch {
    return null
  }
}

/** Whether an address names a provider that there is. */
export function isProvider(name: string): name is OauthProvider {
  return oauthProviders.some((provider) => provider === name)
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
}
