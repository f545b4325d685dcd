import type { Settings } from "@hearthbook/api/request"
import { oauthProviders } from "@hearthbook/api/schemas/auth"
import type { Env } from "./env.ts"

/** What services need to know of the environment. */
export function settingsOf(env: Env, auth_secret: string): Settings {
  const providers = {
    google: env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET,
    github: env.GITHUB_CLIENT_ID && env.GITHUB_CLIENT_SECRET,
  }
  return {
    auth_secret,
    app_url: env.APP_URL,
    require_verified_email: env.REQUIRE_VERIFIED_EMAIL,
    admin_emails: env.ADMIN_EMAILS,
    providers: oauthProviders.filter((provider) => providers[provider]),
  }
}
