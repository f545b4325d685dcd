import { createHash } from "node:crypto"
import type { OauthProvider } from "@hearthbook/api/rules/identity-providers"

/** What for somebody goes to a provider: to sign in, to be able to from now on, or to hand in files from there. */
type Purpose = "sign_in" | "connection" | "drive"

/** One person's way to a provider and back. */
export type Attempt = {
  provider: OauthProvider
  /** 64 hex digits. */
  state: string
} & ({ purpose: "sign_in" } | Visit)

/** Of somebody who is signed in. Nobody else can finish what that person began. */
type Visit = { purpose: Exclude<Purpose, "sign_in">; user_id: string }

/**
 * The one cookie of an attempt; it holds the PKCE verifier, encrypted. Its name is made of the attempt, so that another
 * state finds no cookie, and two tabs do not meet.
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
