import type { SendMail } from "@hearthbook/api/services/mail/outbox"
import type { SendPush } from "@hearthbook/api/services/push/send-push"
import { createDb } from "@hearthbook/db"
import type { Hono } from "hono"
import { drainAfter, leastAfterAnswer, type WaitUntil } from "../http/after-response.ts"
import type { AppEnv, AppOptions, RouteGroup } from "../http/app-env.ts"
import { frameApp } from "../app/app-frame.ts"
import { EnvError, readEnv, type Env } from "../settings/env.ts"
import { createLogger } from "../http/logger.ts"
import { logoTransport } from "../transports/logo-transport.ts"
import { oauthOptionsOf } from "../settings/oauth-options.ts"
import { runOutbox } from "../jobs/run-outbox.ts"
import { settingsOf } from "../settings/settings.ts"
import { readVapidKeys, type VapidKeys } from "../settings/vapid.ts"

/** Connections of one instance: there may be many, and each serves few requests at a time. */
const fewConnections = 5

type Platform = {
  /** Proxies of the platform's own in front of every function, besides those of TRUST_PROXY. */
  own_proxies: number
  /** How to keep an instance running after an answer; undefined where that cannot be done. */
  waitUntil: () => WaitUntil | undefined
}

/**
 * The parts of the API that one function serves. Nothing is migrated here, and nothing is connected to before it is needed.
 * Throws EnvError, in one line, for settings with which there is nothing to serve.
 */
export async function openFunction(parts: RouteGroup[], { own_proxies, waitUntil }: Platform): Promise<Hono<AppEnv>> {
  const env = readEnv()
  const { AUTH_SECRET, DATABASE_URL, TRUST_PROXY, CRON_SECRET } = env
  if (!DATABASE_URL || !AUTH_SECRET) {
    throw new EnvError("DATABASE_URL is required: a function has no folder to keep an embedded database in")
  }
  const log = createLogger(env.LOG_LEVEL)
  const vapid = readVapidKeys(env)
  const options: AppOptions = {
    database: await createDb(DATABASE_URL, { max_connections: fewConnections }),
    settings: settingsOf(env, AUTH_SECRET, vapid),
    trusted_proxies: own_proxies + TRUST_PROXY,
    send_mail: mailWhenNeeded(env),
    send_push: vapid && pushWhenNeeded(env, vapid),
    mailbox_key: null,
    fetch_logo: logoTransport(),
    cron_secret: CRON_SECRET,
    oauth: oauthOptionsOf(env),
    clock: () => new Date(),
    log,
  }
  const run = (until: Date) => runOutbox(options, until, leastAfterAnswer)
  const drain: RouteGroup = (app) => app.use(drainAfter({ waitUntil, run, clock: options.clock, log }))
  return frameApp(options, [drain, ...parts])
}

/** The library is loaded with the first mail: most requests send none. */
function mailWhenNeeded({ SMTP_URL, MAIL_FROM }: Env): SendMail | null {
  if (!SMTP_URL) return null
  let send: Promise<SendMail> | undefined
  const load = async () => (await import("../transports/mail-transport.ts")).smtpTransport(SMTP_URL, MAIL_FROM).send
  return async (mail, giveUp) => (await (send ??= load()))(mail, giveUp)
}

/** Likewise with the first push message. */
function pushWhenNeeded(env: Env, vapid: VapidKeys): SendPush {
  let send: Promise<SendPush> | undefined
  const load = async () => {
    const { contactOf, pushTransport } = await import("../transports/push-transport.ts")
    return pushTransport(vapid, { app_url: env.APP_URL, contact: contactOf(env) })
  }
  return async (push, deadline) => (await (send ??= load()))(push, deadline)
}
