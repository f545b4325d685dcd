import type { Settings } from "@hearthbook/api/request"
import type { Env } from "./env.ts"
import { configuredProviders, oauthOptionsOf } from "./oauth/oauth-options.ts"

/** What services need to know of the environment. */
export function settingsOf(env: Env, auth_secret: string): Settings {
  return {
    auth_secret,
    app_url: env.APP_URL,
    require_verified_email: env.REQUIRE_VERIFIED_EMAIL,
    admin_emails: env.ADMIN_EMAILS,
    providers: configuredProviders(oauthOptionsOf(env)),
  }
}
