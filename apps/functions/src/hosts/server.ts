// The Node server of a home or a container: the web app and the API on one port.
import { randomBytes } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import { createDb, DatabaseStartError } from "@hearthbook/db"
import { withTimeout } from "@hearthbook/db/with-timeout"
import { createApp } from "../app/app.ts"
import { loadAuthSecret } from "../settings/auth-secret.ts"
import { startBackground } from "../jobs/background.ts"
import { describeLogins, type DemoLogin } from "../database/demo-logins.ts"
import { EnvError, isAtHome, readEnv } from "../settings/env.ts"
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

/** How often an embedded database is copied while it runs. */
const backupEvery = 6 * 60 * 60 * 1000
/** Milliseconds in which all is closed: nine seconds for what is under way (`background.ts`), four for the database. */
const closeWithin = 13_000

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
    const push = vapid && pushTransport(vapid, { app_url: env.APP_URL, contact: contactOf(env) })
    const is_at_home = isAtHome(env)
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
      cron_secret: env.CRON_SECRET,
      oauth: oauthOptionsOf(env),
      clock,
      log,
    })
    serveWeb(app)
    // Before the database is ready, so that whoever comes meanwhile is told so.
    const server = await listen(app.fetch, env.PORT)
    const address = `http://localhost:${server.port}`
    ends.push(server.close)
    let preparing: Promise<unknown> = Promise.resolve()
    endOnSignal(async () => {
      ending.abort()
      // The embedded one is ready in seconds and then closed as ever; any other may hang, and takes back what it has begun.
      await (database.embedded ? preparing.catch(() => undefined) : database.migrations.stop())
      await Promise.all(ends.map((end) => end()))
      smtp?.close()
      if (is_prepared || database.embedded) await database.close()
      return is_prepared ? "Everything is saved." : "The database was not ready yet; the next start goes on with it."
    })

    let logins: DemoLogin[] = []
    const prepare = async () => {
      const { has_row_level_security } = settings
      logins = await prepareDatabase(database, { now: clock(), log, has_row_level_security, is_at_home })
      await grantAdmins(database.client, env.ADMIN_EMAILS)
    }
    let has_told = false
    const onFailure = (err: Error) => {
      log.warn({ err }, "database out of reach")
      if (!has_told) console.error(`Hearthbook is at ${address} and waits for its database: ${err.message}`)
      has_told = true
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
    const backups = setInterval(backUp, backupEvery)
    ends.push(() => clearInterval(backups), startBackground({ database, settings, send, push, fetch_logo, clock, log }))

    // Said last: whoever waits for this line may sign in and may stop the server.
    const heading = is_at_home ? "Demo log-ins" : "Demo log-ins, shown this once"
    const mails = mailbox_key ? `Its mails are at ${address}${mailboxPath}?key=${mailbox_key}\n` : ""
    console.log(`\nHearthbook is ready at ${address}\n${mails}${describeLogins(logins, heading)}`)
  } catch (error) {
    // What was interrupted is no failure: whoever ends us closes it and says so.
    if (ending.signal.aborted) return
    await database.close()
    throw error
  }
}

/** Has the first SIGINT or SIGTERM end the process, when all is closed, or where that takes too long. */
function endOnSignal(close: () => Promise<string>): void {
  let closing = false
  const end = async (signal: string) => {
    if (closing) return
    closing = true
    let said = ""
    await withTimeout(
      close().then((words) => (said = words)),
      closeWithin,
    )
    if (said) console.log(`Closed cleanly on ${signal}. ${said}`)
    else
      console.error(
        `Ended on ${signal} before all was closed: the database may be out of reach. What was saved is saved.`,
      )
    process.exit(said ? 0 : 1)
  }
  process.on("SIGINT", (signal) => void end(signal))
  process.on("SIGTERM", (signal) => void end(signal))
}

start().catch((error: unknown) => {
  const expected = error instanceof EnvError || error instanceof DatabaseStartError || error instanceof ListenError
  console.error(expected ? `Hearthbook cannot start: ${error.message}` : error)
  process.exit(1)
})
