import type { ProviderProfile } from "@hearthbook/api/modules/access/oauth/oauth.service"
import { email as emailSchema } from "@hearthbook/api/access/auth"

/** An identity provider's claims about a user, without tokens. */
export type Claims = Omit<ProviderProfile, "provider" | "tokens">

/** Returns the address in the form that the database stores, or null if it is not an email address. */
export function normalizeEmail(email: string | null | undefined): string | null {
  return emailSchema.safeParse(email).data ?? null
}

/** Returns a first or last name, cut to the length that forms allow; empty if there is none. */
export function normalizeName(name: string | null | undefined): string {
  return (name ?? "").replaceAll("\0", "").trim().slice(0, 80).trim()
}
