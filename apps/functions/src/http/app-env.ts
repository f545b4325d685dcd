import type { Context as ApiContext } from "@hearthbook/api/context"
import type { Settings } from "@hearthbook/api/request"
import type { SendMail } from "@hearthbook/api/services/mail/outbox"
import type { FetchLogo } from "@hearthbook/api/fetch-logo"
import type { SendPush } from "@hearthbook/api/services/push/send-push"
import type { Database } from "@hearthbook/db"
import type { HttpBindings } from "@hono/node-server"
import type { Hono } from "hono"
import type { Logger } from "pino"
import type { OauthOptions } from "../settings/oauth-options.ts"

/** What the app is given by whoever starts it: a server, a serverless entry, a test. */
export type AppOptions = {
  database: Database
  /** Whether the database is up to date, where that is seen to while requests come in already; absent is yes. */
  isPrepared?: () => boolean
  settings: Settings
  /** How many proxies of ours stand in front. */
  trusted_proxies: number
  /** Delivers mail; null where it stays in the outbox. */
  send_mail: SendMail | null
  /** Delivers push messages; without it there are none. */
  send_push?: SendPush | null
  /** With which /dev/mailbox shows the outbox to this computer; null where it shows it to nobody. */
  mailbox_key: string | null
  /** Reads logos from other sites; without it none are copied. */
  fetch_logo?: FetchLogo | null
  /** What scheduled calls of /api/cron/* carry; without it there are none. */
  cron_secret: string | undefined
  /** Third-party sign-in; without it there is none. */
  oauth?: OauthOptions
  clock: () => Date
  log: Logger
}

export type AppEnv = {
  Bindings: Partial<HttpBindings> & {
    /** Who is at the other end, where a platform says so itself and there is no socket. */
    caller_address?: string
  }
  Variables: { requestId: string; api: () => ApiContext }
}

/** Registers the addresses of one part of the API. */
export type RouteGroup = (app: Hono<AppEnv>, options: AppOptions) => void
