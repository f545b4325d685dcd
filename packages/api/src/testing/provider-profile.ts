import type { ProviderProfile } from "../modules/access/oauth/link-account.ts"
import { testNow } from "./test-api.ts"

let count = 0
/** The profile of a new person. */
export function profileOf(given: Partial<ProviderProfile> = {}): ProviderProfile {
  const number = ++count
  return {
    provider: "google",
    provider_account_id: `account-${number}`,
    email: `grace.${number}@example.com`,
    email_verified: true,
    first_name: "Grace",
    last_name: "Hopper",
    tokens: {
      access_token: "ya29.access",
      refresh_token: "1//refresh",
      access_token_expires_at: new Date(testNow.getTime() + 3_600_000),
      scope: "openid email profile",
    },
    ...given,
  }
}
