import { driveScope } from "@hearthbook/api/work/drive"
import type { ProviderProfile } from "@hearthbook/api/modules/access/oauth/oauth.service"
import { now } from "./family-fixture.ts"

/** Returns a Google profile with tokens that contain the marker and expire in an hour. */
export function profileOf(marker: string): ProviderProfile {
  return {
    provider: "google",
    provider_account_id: `${marker}-at-google`,
    email: `${marker}@gmail.test`,
    email_verified: true,
    first_name: "Grace",
    last_name: "Hopper",
    tokens: {
      access_token: `${marker}-access`,
      refresh_token: `${marker}-refresh`,
      access_token_expires_at: new Date(now.getTime() + 3_600_000),
      scope: `openid email profile ${driveScope}`,
    },
  }
}
