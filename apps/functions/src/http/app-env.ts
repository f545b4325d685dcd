import type { Context as ApiContext } from "@hearthbook/api/identity/context"
import type { Settings } from "@hearthbook/api/request/request"
import type { SendMail } from "@hearthbook/api/modules/messages/mail/outbox.service"
import type { FetchLogo } from "@hearthbook/api/request/fetch-logo"
import type { LookUpHost } from "@hearthbook/api/request/public-address"
import type { SendPush } from "@hearthbook/api/modules/messages/push/send-push.service"
import type { Database } from "@hearthbook/db"
import type { HttpBindings } from "@hono/node-server"
import type { Hono } from "hono"
import type { Logger } from "pino"
import type { OauthOptions } from "../settings/oauth-options.ts"

/** The app's dependencies, supplied by a server, a serverless function or a test. */
export type AppOptions = {
  database: Database
  /** Returns true once the database is migrated, for a server that listens earlier. Without it, the database is ready. */
  isPrepared?: () => boolean
  settings: Settings
  /** The number of trusted proxies in front of the app. */
  trusted_proxies: number
  /** Delivers mail; if null, mail stays in the outbox. */
  send_mail: SendMail | null
  /** Delivers push messages; without it, none are sent. */
  send_push?: SendPush | null
  /** The key with which this computer can read the outbox at /dev/mailbox; null turns the page off. */
  mailbox_key: string | null
  /** Fetches logos from other sites; without it, none are copied. */
  fetch_logo?: FetchLogo | null
  /** Resolves the names of addresses that people enter; without it, none are resolved. */
  look_up?: LookUpHost | null
  /** The bearer token of scheduled calls of /api/cron/*; without it, these addresses do not exist. */
  cron_secret: string | undefined
  /** Third-party sign-in; without it, none is offered. */
  oauth?: OauthOptions
  clock: () => Date
  log: Logger
}

export type AppEnv = {
  Bindings: Partial<HttpBindings> & {
    /** The client's address, on a platform that reports it instead of a socket. */
    caller_address?: string
  }
  Variables: { requestId: string; api: () => ApiContext }
}

/** Registers a group of routes. */
export type RouteGroup = (app: Hono<AppEnv>, options: AppOptions) => void
