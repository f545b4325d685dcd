import type { Database } from "@hearthbook/db"
import type { Log } from "./log.ts"
import type { OauthProvider } from "../rules/identity-providers.ts"
import type { BrowserId } from "./browser-id.ts"
import type { FetchLogo } from "./fetch-logo.ts"

/** The client that can open units of work; services are given one unit's client instead. */
export type Client = Database["client"]

/** By what this installation is known to Google, and where Google is. */
export type GoogleKeys = {
  client_id: string
  client_secret: string
  /** Without a slash at its end, as the two other addresses. */
  issuer: string
  /** Where the Drive API is. */
  api_url: string
  /** The public key of Google's picker (GOOGLE_PICKER_KEY), and its script. */
  picker: { key: string; script_url: string } | null
  /** Milliseconds that one call may take. */
  timeout: number
}

/** What the operator decided. */
export type Settings = {
  /** Signs access tokens and binds refresh tokens (AUTH_SECRET). */
  auth_secret: string
  /** Where people reach the site, without a slash at its end; every link begins with it (DECISIONS 30). */
  app_url: string
  /** Whether nobody goes on before the e-mail address is verified (REQUIRE_VERIFIED_EMAIL). */
  require_verified_email: boolean
  /** Who administers the installation, once the address is verified (ADMIN_EMAILS). */
  admin_emails: string[]
  /** Whether the database itself keeps families apart too (FAMILY_WALL). */
  has_row_level_security: boolean
  /** Third-party sign-in that has its keys. */
  providers: OauthProvider[]
  /** Google's side of handing in from Drive; null without its keys. */
  google: GoogleKeys | null
  /** By what a browser knows our push messages (VAPID_PUBLIC_KEY); null where this installation sends none. */
  push_public_key: string | null
}

/** Where a request came from. */
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
  /** Reads logos from other sites; null where none are fetched. */
  fetch_logo: FetchLogo | null
  /** The Authorization header as it came. */
  authorization: string | null
  request_id: string
  /** The browser's cookie as it came, and whether the answer sets it. One for the whole request. */
  browser: BrowserId
  /** What the Idempotency-Key header named: nothing, one call, or each call of a batch, by '' those that have no name. */
  idempotency_keys: string[]
}
