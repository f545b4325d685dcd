import type { Bucket } from "@hearthbook/api/request/bucket"
import type { GoogleKeys, Settings } from "@hearthbook/api/request/request"
import type { Env } from "./env.ts"
import { configuredProviders, oauthOptionsOf, type OauthOptions } from "./oauth-options.ts"
import type { VapidKeys } from "./vapid.ts"

/** Returns the settings that services use. */
export function settingsOf(env: Env, auth_secret: string, vapid: VapidKeys | null): Settings {
  const oauth = oauthOptionsOf(env)
  return {
    auth_secret,
    app_url: env.APP_URL,
    require_verified_email: env.REQUIRE_VERIFIED_EMAIL,
    has_row_level_security: env.ROW_LEVEL_SECURITY,
    admin_emails: env.ADMIN_EMAILS,
    providers: configuredProviders(oauth),
    google: googleKeysOf(env, oauth),
    push_public_key: vapid?.public_key ?? null,
    push_ports: env.PUSH_PORTS,
    bucket: bucketOf(env),
  }
}

/** The timeout of one call to the bucket, in milliseconds: enough for the largest file within a data center. */
const bucketTimeout = 20_000

/** Returns the bucket; null if none is configured. */
function bucketOf({ BUCKET_URL, BUCKET_REGION, BUCKET_KEY_ID, BUCKET_SECRET, FILE_STORE }: Env): Bucket | null {
  if (!BUCKET_URL || !BUCKET_KEY_ID || !BUCKET_SECRET) return null
  return {
    url: BUCKET_URL,
    region: BUCKET_REGION,
    key_id: BUCKET_KEY_ID,
    secret: BUCKET_SECRET,
    takes_files: FILE_STORE !== "database",
    timeout: bucketTimeout,
  }
}

/** Returns the keys for Drive, which are those of sign-in with Google; null if it is not configured. */
function googleKeysOf(env: Env, { keys, patience }: OauthOptions): GoogleKeys | null {
  if (!keys.google) return null
  const { client_id, client_secret, base_url } = keys.google
  const picker = env.GOOGLE_PICKER_KEY ? { key: env.GOOGLE_PICKER_KEY, script_url: env.GOOGLE_PICKER_SCRIPT } : null
  return { client_id, client_secret, issuer: base_url, api_url: env.GOOGLE_API_URL, picker, timeout: patience }
}
