import type { AppOptions } from "@hearthbook/functions/app"

/** The settings with which tests run unless they say otherwise (apps/functions/src/testing/test-app.ts). */
const usual = { AUTH_SECRET: "a secret of tests, long enough to be one", APP_URL: "http://hearthbook.test" }

/** The environment that makes of a function what these options make of the app. What is a function cannot be carried. */
export function environmentOf({
  settings,
  oauth,
  trusted_proxies,
  cron_secret,
}: Partial<AppOptions>): Record<string, string> {
  const google = oauth?.keys.google
  const github = oauth?.keys.github
  const drive = settings?.google
  const variables = {
    ...usual,
    AUTH_SECRET: settings?.auth_secret ?? usual.AUTH_SECRET,
    APP_URL: settings?.app_url ?? usual.APP_URL,
    REQUIRE_VERIFIED_EMAIL: settings?.require_verified_email ? "true" : "",
    ADMIN_EMAILS: settings?.admin_emails.join(","),
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
