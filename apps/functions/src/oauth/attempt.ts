import { createHash } from "node:crypto"
import type { OauthProvider } from "@hearthbook/api/schemas/auth"

/** One person's way to a provider and back. */
export type Attempt = {
  provider: OauthProvider
  /** 64 hex digits. */
  state: string
  /** Who connects a Drive; without it somebody signs in. Nobody else can finish what that person began. */
  user_id?: string
}

/**
 * The one cookie of an attempt; it holds the PKCE verifier, encrypted. Its name is made of the attempt, so that another
 * state finds no cookie, and two tabs do not meet.
 */
export function cookieOf({ provider, state, user_id }: Attempt, isHttps: boolean) {
  const name = createHash("sha256")
    .update([user_id ? "drive" : "sign_in", provider, state, user_id ?? ""].join("\0"))
    .digest("hex")
    .slice(0, 24)
  return {
    name: `${isHttps ? "__Secure-" : ""}oauth.${name}`,
    options: {
      path: user_id ? "/api/v1/settings" : "/api/v1/auth",
      httpOnly: true,
      sameSite: "lax" as const,
      secure: isHttps,
    },
  }
}
