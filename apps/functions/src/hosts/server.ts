// The Node server for a home or a container. Serves the web app and the API on one port.
import { randomBytes } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import { createDb, DatabaseStartError } from "@hearthbook/db"
import { withTimeout } from "@hearthbook/db/with-timeout"
import { createApp } from "../app/app.ts"
import { loadAuthSecret } from "../settings/auth-secret.ts"
import { startBackground } from "../jobs/background.ts"
import { describeLogins, type DemoLogin } from "../database/demo-logins.ts"
import { lookUpHost } from "../transports/look-up-public.ts"
import { EnvError, isLocalInstallation, readEnv } from "../settings/env.ts"
import { mailboxPath } from "../middleware/guard-mailbox.ts"
import { grantAdmins } from "../database/grant-admins.ts"
import { listen, ListenError } from "./listen.ts"
import { createLogger } from "../http/logger.ts"
import { logoTransport } from "../transports/logo-transport.ts"
import { smtpTransport } from "../transports/mail-transport.ts"
import { oauthOptionsOf } from "../settings/oauth-options.ts"
import { contactOf, pushTransport } from "../transports/push-transport.ts"
import { prepareDatabase } from "../database/prepare-database.ts"
import { retryWhileUnreachable } from "../database/retry-while-unreachable.ts"
import { settingsOf } from "../settings/settings.ts"
import { readVapidKeys } from "../settings/vapid.ts"
import { serveWeb } from "../routes/web.ts"

/** Milliseconds between backups of an embedded database. */
const backupInterval = 6 * 60 * 60 * 1000
/** Milliseconds that closing may take: nine seconds for running work (`background.ts`) and four for the database. */
const closeTimeout = 13_000

async function start(): Promise<void> {
  const env = readEnv()
  const log = createLogger(env.LOG_LEVEL)
  const clock = () => new Date()
  const database = await createDb(env.DATABASE_URL, { data_folder: env.DATA_DIR })
  const ends: (() => unknown)[] = []
  const ending = new AbortController()
  try {
    const auth_secret = env.AUTH_SECRET ?? loadAuthSecret(env.DATA_DIR)
    const vapid = readVapidKeys(env)
    const settings = settingsOf(env, auth_secret, vapid)
    const smtp = env.SMTP_URL ? smtpTransport(env.SMTP_URL, env.MAIL_FROM) : null
    const send = smtp?.send ?? null
    const push = vapid && pushTransport(vapid, { ...settings, contact: contactOf(env) })
    const is_at_home = isLocalInstallation(env)
    const mailbox_key = !smtp && is_at_home ? randomBytes(18).toString("base64url") : null
    const fetch_logo = logoTransport()
    let is_prepared = false
    const app = createApp({
      database,
      isPrepared: () => is_prepared,
      settings,
      trusted_proxies: env.TRUST_PROXY,
      send_mail: send,
      send_push: push,
      mailbox_key,
      fetch_logo,
      look_up: lookUpHost,
      cron_secret: env.CRON_SECRET,
      oauth: oauthOptionsOf(env),
      clock,
      log,
    })
    serveWeb(app)
    // Listens before the database is ready, so that early requests are answered with 503.
    const server = await listen(app.fetch, env.PORT)
    const address = `http://localhost:${server.port}`
    ends.push(server.close)
    let preparing: Promise<unknown> = Promise.resolve()
    endOnSignal(async () => {
      ending.abort()
      // The embedded database is ready within seconds and is then closed normally. Any other may hang, so its migration is aborted.
      await (database.embedded ? preparing.catch(() => undefined) : database.migrations.stop())
      await Promise.all(ends.map((end) => end()))
      smtp?.close()
      if (is_prepared || database.embedded) await database.close()
      return is_prepared ? "All data is saved." : "The database was not ready yet. The next start continues."
    })

    let logins: DemoLogin[] = []
    const prepare = async () => {
      const { has_row_level_security } = settings
      logins = await prepareDatabase(database, { now: clock(), log, has_row_level_security, is_at_home })
      await grantAdmins(database.client, env.ADMIN_EMAILS)
    }
    let has_reported = false
    const onFailure = (err: Error) => {
      log.warn({ err }, "database unreachable")
      if (!has_reported) console.error(`Hearthbook is at ${address} and is waiting for its database: ${err.message}`)
      has_reported = true
    }
    const { signal } = ending
    preparing = retryWhileUnreachable(prepare, {
      onFailure,
      wait: (time) => setTimeout(time, undefined, { signal }),
      signal,
    })
    await preparing
    is_prepared = true

    const backUp = () => void database.embedded?.backUp().catch((err: unknown) => log.error({ err }, "backup"))
    const backups = setInterval(backUp, backupInterval)
    ends.push(() => clearInterval(backups), startBackground({ database, settings, send, push, fetch_logo, clock, log }))

    // Printed last: a program that waits for this line may sign in or stop the server.
    const heading = is_at_home ? "Demo logins" : "Demo logins, shown only once"
    const mails = mailbox_key ? `Read its mail at ${address}${mailboxPath}?key=${mailbox_key}\n` : ""
    console.log(`\nHearthbook is ready at ${address}\n${mails}${describeLogins(logins, heading)}`)
  } catch (error) {
    // A start that was interrupted by a signal has not failed. The signal's handler closes the database.
    if (ending.signal.aborted) return
    await database.close()
    throw error
  }
}

/** Ends the process on the first SIGINT or SIGTERM, once everything is closed or closing has taken too long. */
function endOnSignal(close: () => Promise<string>): void {
  let closing = false
  const end = async (signal: string) => {
    if (closing) return
    closing = true
    let message = ""
    await withTimeout(
      close().then((text) => (message = text)),
      closeTimeout,
    )
    if (message) console.log(`Closed cleanly on ${signal}. ${message}`)
    else
      console.error(
        `Stopped on ${signal} before everything was closed. The database may be unreachable. Saved data is safe.`,
      )
    process.exit(message ? 0 : 1)
  }
  process.on("SIGINT", (signal) => void end(signal))
  process.on("SIGTERM", (signal) => void end(signal))
}

start().catch((error: unknown) => {
  const expected = error instanceof EnvError || error instanceof DatabaseStartError || error instanceof ListenError
  console.error(expected ? `Hearthbook cannot start: ${error.message}` : error)
  process.exit(1)
})
