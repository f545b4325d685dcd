import type { Database } from "@hearthbook/db"
import type { Bucket } from "./bucket.ts"
import type { Log } from "./log.ts"
import type { OauthProvider } from "@hearthbook/core/permissions/identity-providers"
import type { TabletCookie } from "./tablet-cookie.ts"
import type { BrowserId } from "./browser-id.ts"
import type { ReadFile } from "@hearthbook/core/import/file-content"
import type { FetchLogo } from "./fetch-logo.ts"
import type { LookUpHost } from "./public-address.ts"

/** The client that opens transactions. Services get the client of one transaction instead. */
export type Client = Database["client"]

/** The credentials of this installation at Google, and Google's addresses. */
export type GoogleKeys = {
  client_id: string
  client_secret: string
  /** Without a trailing slash, like the two other addresses. */
  issuer: string
  /** The address of the Drive API. */
  api_url: string
  /** The public key of Google's picker (GOOGLE_PICKER_KEY), and the address of its script. */
  picker: { key: string; script_url: string } | null
  /** The timeout of one call in milliseconds. */
  timeout: number
}

/** Settings of the installation, made by its operator. */
export type Settings = {
  /** Signs access tokens and refresh tokens (AUTH_SECRET). */
  auth_secret: string
  /** The public address of the site, without a trailing slash. Every link starts with it. */
  app_url: string
  /** True if adults must verify their email address before they can do anything else (REQUIRE_VERIFIED_EMAIL). */
  require_verified_email: boolean
  /** The email addresses of administrators. They take effect once the address is verified (ADMIN_EMAILS). */
  admin_emails: string[]
  /** True if the database enforces row-level security (ROW_LEVEL_SECURITY). */
  has_row_level_security: boolean
  /** Identity providers for which keys are configured. */
  providers: OauthProvider[]
  /** Google's configuration for submitting files from Drive; null without keys. */
  google: GoogleKeys | null
  /** The public key for push messages (VAPID_PUBLIC_KEY); null if this installation sends none. */
  push_public_key: string | null
  /** The ports to which a local installation posts push messages (PUSH_PORTS). */
  push_ports: number[]
  /** The bucket for the contents of files (BUCKET_URL); null if the database stores them all. */
  bucket: Bucket | null
}

/** The origin of a request. */
export type Origin = {
  client_address: string
  user_agent: string | null
}

/** The origin and the time of a request, for services that run without a scope. */
export type RequestMeta = Origin & { settings: Settings; now: Date }

/** Facts about a request before its caller is identified. */
export type RequestFacts = Origin & {
  client: Client
  settings: Settings
  clock: () => Date
  log: Log
  /** Fetches logos from other sites; null if that is disabled. */
  fetch_logo: FetchLogo | null
  /** Resolves the names of addresses that people enter; null if that is disabled. */
  look_up: LookUpHost | null
  /** Reads a file that somebody else wrote. A built server reads it on a thread. */
  read_file: ReadFile
  /** The Authorization header as received. */
  authorization: string | null
  request_id: string
  /** The browser's cookie, and whether the response must set it. Shared by all calls of the request. */
  browser: BrowserId
  /** The cookie of a family's tablet, and its change by the response. Shared by all calls of the request. */
  tablet: TabletCookie
  /** The keys in the Idempotency-Key header: none, one, or one per call of a batch, '' for calls without a key. */
  idempotency_keys: string[]
}
