import type { ProviderProfile } from "@hearthbook/api/services/oauth/oauth"
import { email as emailSchema } from "@hearthbook/api/schemas/auth"

/** What a provider says of a person, without its tokens. */
export type Claims = Omit<ProviderProfile, "provider" | "tokens">

/** An address in the form in which ours are kept; null where it is none. */
export function normalizeEmail(email: string | null | undefined): string | null {
  return emailSchema.safeParse(email).data ?? null
}

/** A part of a name, as long as our forms let it be; empty where there is none. */
export function normalizeName(name: string | null | undefined): string {
  return (name ?? "").replaceAll("\0", "").trim().slice(0, 80).trim()
}
