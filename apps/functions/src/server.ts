// The Node server of a home or a container: the web app and the API on one port.
import { DatabaseStartError } from "@hearthbook/db"
import { createApp } from "./app.ts"
import { keepAuthSecret } from "./auth-secret.ts"
import { startBackground } from "./background.ts"
import { demoLogins } from "./demo-logins.ts"
import { EnvError, isAtHome, readEnv } from "./env.ts"
import { grantAdmins } from "./grant-admins.ts"
import { listen, ListenError } from "./listen.ts"
import { createLogger } from "./logger.ts"
import { smtpTransport } from "./mail-transport.ts"
import { oauthOptionsOf } from "./oauth/oauth-options.ts"
import { openDatabase } from "./open-database.ts"
import { contactOf, pushTransport } from "./push-transport.ts"
import { settingsOf } from "./settings.ts"
import { readVapidKeys } from "./vapid.ts"
import { serveWeb } from "./web.ts"

/** How often an embedded database is copied while it runs. */
const backupEvery = 6 * 60 * 60 * 1000

async function start(): Promise<void> {
  const env = readEnv()
  const log = createLogger(env.LOG_LEVEL)
  const clock = () => new Date()
  const database = await openDatabase(env, clock())
  try {
    const auth_secret = env.AUTH_SECRET ?? keepAuthSecret(env.DATA_DIR)
    await grantAdmins(database.client, env.ADMIN_EMAILS)
    const vapid = readVapidKeys(env)
    const settings = settingsOf(env, auth_secret, vapid)
    const smtp = env.SMTP_URL ? smtpTransport(env.SMTP_URL, env.MAIL_FROM) : null
    const send = smtp?.send ?? null
    const push = vapid && pushTransport(vapid, { app_url: env.APP_URL, contact: contactOf(env) })
    const app = createApp({
      database,
      settings,
      trusted_proxies: env.TRUST_PROXY,
      send_mail: send,
      send_push: push,
      mailbox: !smtp && isAtHome(env),
      cron_secret: env.CRON_SECRET,
      oauth: oauthOptionsOf(env),
      clock,
      log,
    })
    serveWeb(app)
    const server = await listen(app.fetch, env.PORT)
    const backups = setInterval(
      () => void database.embedded?.backUp().catch((err: unknown) => log.error({ err }, "backup")),
      backupEvery,
    )

    const stopBackground = startBackground({ database, settings, send, push, clock, log })

    let closing = false
    const close = async (signal: string) => {
      if (closing) return
      closing = true
      clearInterval(backups)
      await Promise.all([server.close(), stopBackground()])
      smtp?.close()
      await database.close()
      console.log(`Closed cleanly on ${signal}. Everything is saved.`)
      process.exit(0)
    }
    process.on("SIGINT", (signal) => void close(signal))
    process.on("SIGTERM", (signal) => void close(signal))

    // Said last: whoever waits for this line may sign in and may stop the server.
    console.log(`\nHearthbook is ready at http://localhost:${server.port}\n${await demoLogins(database.client)}`)
  } catch (error) {
    await database.close()
    throw error
  }
}

start().catch((error: unknown) => {
  const expected = error instanceof EnvError || error instanceof DatabaseStartError || error instanceof ListenError
  console.error(expected ? `Hearthbook cannot start: ${error.message}` : error)
  process.exit(1)
})
