import { createHash } from "node:crypto"
import type { OauthProvider } from "@hearthbook/core/permissions/identity-providers"

/** Why a user is sent to an identity provider: to sign in, to connect an account for sign-in, or to connect a Drive. */
type Purpose = "sign_in" | "connection" | "drive"

/** One user's redirect to an identity provider and back. */
export type Attempt = {
  provider: OauthProvider
  /** 64 hex digits. */
  state: string
} & ({ purpose: "sign_in" } | LinkAttempt)

/** The attempt of a signed-in user. Only the same user can finish it. */
type LinkAttempt = { purpose: Exclude<Purpose, "sign_in">; user_id: string }

/**
 * Returns the name and options of the attempt's cookie, which holds the encrypted PKCE verifier. The name is derived from the
 * attempt, so that another state finds no cookie and two tabs do not interfere.
 */
export function cookieOf(attempt: Attempt, isHttps: boolean) {
  const { purpose, provider, state } = attempt
  const user_id = purpose === "sign_in" ? "" : attempt.user_id
  const name = createHash("sha256").update([purpose, provider, state, user_id].join("\0")).digest("hex").slice(0, 24)
  return {
    name: `${isHttps ? "__Secure-" : ""}oauth.${name}`,
    options: {
      path: purpose === "sign_in" ? "/api/v1/auth" : "/api/v1/settings",
      httpOnly: true,
      sameSite: "lax" as const,
      secure: isHttps,
    },
  }
}
