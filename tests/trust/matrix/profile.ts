import { driveScope } from "@hearthbook/api/schemas/drive"
import type { ProviderProfile } from "@hearthbook/api/services/oauth/oauth"
import { now } from "./household.ts"

/** Somebody at Google, with a token that holds for an hour and carries the mark. */
export function profileOf(mark: string): ProviderProfile {
  return {
    provider: "google",
    provider_account_id: `${mark}-at-google`,
    email: `${mark}@gmail.test`,
    email_verified: true,
    first_name: "Grace",
    last_name: "Hopper",
    tokens: {
      access_token: `${mark}-access`,
      refresh_token: `${mark}-refresh`,
      access_token_expires_at: new Date(now.getTime() + 3_600_000),
      scope: `openid email profile ${driveScope}`,
    },
  }
}
