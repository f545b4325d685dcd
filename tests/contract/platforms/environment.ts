import type { AppOptions } from "@hearthbook/functions/app"
import { testAppSettings } from "../../../apps/functions/src/testing/test-app.ts"

/** Returns the environment variables that configure a deployed function like these options. Options that are functions are left out. */
export function environmentOf({
  settings = testAppSettings,
  oauth,
  trusted_proxies,
  cron_secret,
}: Partial<AppOptions>): Record<string, string> {
  const google = oauth?.keys.google
  const github = oauth?.keys.github
  const drive = settings.google
  const variables = {
    AUTH_SECRET: settings.auth_secret,
    APP_URL: settings.app_url,
    ROW_LEVEL_SECURITY: String(settings.has_row_level_security),
    REQUIRE_VERIFIED_EMAIL: settings.require_verified_email ? "true" : "",
    ADMIN_EMAILS: settings.admin_emails.join(","),
    TRUST_PROXY: trusted_proxies?.toString(),
    CRON_SECRET: cron_secret,
    GOOGLE_CLIENT_ID: google?.client_id ?? drive?.client_id,
    GOOGLE_CLIENT_SECRET: google?.client_secret ?? drive?.client_secret,
    GOOGLE_ISSUER: google?.base_url ?? drive?.issuer,
    GOOGLE_API_URL: drive?.api_url ?? google?.base_url,
    GOOGLE_PICKER_KEY: drive?.picker?.key,
    GOOGLE_PICKER_SCRIPT: drive?.picker?.script_url,
    GITHUB_CLIENT_ID: github?.client_id,
    GITHUB_CLIENT_SECRET: github?.client_secret,
    GITHUB_URL: github?.base_url,
  }
  return Object.fromEntries(Object.entries(variables).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
