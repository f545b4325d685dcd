import type { SendMail } from "@hearthbook/api/modules/messages/mail/outbox.service"
import type { SendPush } from "@hearthbook/api/modules/messages/push/send-push.service"
import { createDb } from "@hearthbook/db"
import type { Hono } from "hono"
import { drainAfter, leastAfterAnswer, type WaitUntil } from "../http/after-response.ts"
import type { AppEnv, AppOptions, RouteGroup } from "../http/app-env.ts"
import { frameApp } from "../app/app-frame.ts"
import { EnvError, readEnv, type Env } from "../settings/env.ts"
import { createLogger } from "../http/logger.ts"
import { lookUpHost } from "../transports/look-up-public.ts"
import { logoTransport } from "../transports/logo-transport.ts"
import { oauthOptionsOf } from "../settings/oauth-options.ts"
import { runOutbox } from "../jobs/run-outbox.ts"
import { settingsOf } from "../settings/settings.ts"
import { readVapidKeys, type VapidKeys } from "../settings/vapid.ts"

/** Database connections of one instance. There may be many instances, and each serves few requests at a time. */
const maxConnections = 5

type Platform = {
  /** The number of the platform's own proxies in front of every function, in addition to TRUST_PROXY. */
  own_proxies: number
  /** Returns the function that keeps an instance running after its response; undefined if there is none. */
  waitUntil: () => WaitUntil | undefined
}

/**
 * Creates the app of one serverless function, with the given routes. Does not migrate the database, and connects to it on the
 * first query. Throws EnvError if a required setting is missing or wrong.
 */
export async function openFunction(routes: RouteGroup[], { own_proxies, waitUntil }: Platform): Promise<Hono<AppEnv>> {
  const env = readEnv()
  const { AUTH_SECRET, DATABASE_URL, TRUST_PROXY, CRON_SECRET } = env
  if (!DATABASE_URL || !AUTH_SECRET) {
    throw new EnvError("DATABASE_URL is required: a function has no folder for an embedded database")
  }
  const log = createLogger(env.LOG_LEVEL)
  const vapid = readVapidKeys(env)
  const options: AppOptions = {
    database: await createDb(DATABASE_URL, { max_connections: maxConnections }),
    settings: settingsOf(env, AUTH_SECRET, vapid),
    trusted_proxies: own_proxies + TRUST_PROXY,
    send_mail: lazyMail(env),
    send_push: vapid && lazyPush(env, vapid),
    mailbox_key: null,
    fetch_logo: logoTransport(),
    look_up: lookUpHost,
    cron_secret: CRON_SECRET,
    oauth: oauthOptionsOf(env),
    clock: () => new Date(),
    log,
  }
  const run = (until: Date) => runOutbox(options, until, leastAfterAnswer)
  const drain: RouteGroup = (app) => app.use(drainAfter({ waitUntil, run, clock: options.clock, log }))
  return frameApp(options, [drain, ...routes])
}

/** Loads the mail library with the first mail, because most requests send none. */
function lazyMail({ SMTP_URL, MAIL_FROM }: Env): SendMail | null {
  if (!SMTP_URL) return null
  let send: Promise<SendMail> | undefined
  const load = async () => (await import("../transports/mail-transport.ts")).smtpTransport(SMTP_URL, MAIL_FROM).send
  return async (mail, giveUp) => (await (send ??= load()))(mail, giveUp)
}

/** Loads the push library with the first push message. */
function lazyPush(env: Env, vapid: VapidKeys): SendPush {
  let send: Promise<SendPush> | undefined
  const load = async () => {
    const { contactOf, pushTransport } = await import("../transports/push-transport.ts")
    return pushTransport(vapid, { app_url: env.APP_URL, push_ports: env.PUSH_PORTS, contact: contactOf(env) })
  }
  return async (push, deadline) => (await (send ??= load()))(push, deadline)
}
