import type { Context, Hono } from "hono"
import { html, raw } from "hono/html"
import type { AppEnv, AppOptions } from "./app-env.ts"
import { loopbackNames } from "./env.ts"

/** Mails shown, the newest first. */
const shown = 50

/**
 * /dev/mailbox: the mails that would have been sent, while there is no SMTP_URL. They hold ways in, so it answers this
 * computer alone, and never on an installation that is reached from elsewhere.
 */
export function serveMailbox(app: Hono<AppEnv>, { database, mailbox }: AppOptions): void {
  if (!mailbox) return
  app.get("/dev/mailbox", async (c) => {
    if (!isThisComputer(c)) return c.text("The mailbox is for the computer that Hearthbook runs on.", 403)
    const mails = await database.client.outbox_email.findMany({ orderBy: { id: "desc" }, take: shown })
    const list = mails.map(
      ({ recipient, subject, created_at, text }) => html`
        <article>
          <h2>${subject}</h2>
          <p>To ${recipient}, ${created_at.toISOString().slice(0, 16).replace("T", " ")} UTC</p>
          <pre>${raw(linked(text))}</pre>
        </article>
      `,
    )
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>Mailbox · Hearthbook</title>
            <style>
              body {
                max-width: 720px;
                margin: 32px auto;
                padding: 0 16px;
                font:
                  16px/1.5 system-ui,
                  sans-serif;
                color-scheme: light dark;
              }
              article {
                padding: 16px 0;
                border-top: 1px solid #8884;
              }
              h2 {
                margin: 0;
                font-size: 18px;
              }
              pre {
                white-space: pre-wrap;
                overflow-wrap: anywhere;
                font: inherit;
              }
            </style>
          </head>
          <body>
            <h1>Mailbox</h1>
            <p>Hearthbook has no mail server (SMTP_URL), so its mails stay here.</p>
            ${mails.length === 0 ? html`<p>No mail yet.</p>` : list}
          </body>
        </html>`,
    )
  })
}

/** By the socket, by no proxy, and under this computer's own name: another site's name may lead here too (rebinding). */
function isThisComputer(c: Context<AppEnv>): boolean {
  const address = c.env?.incoming?.socket.remoteAddress ?? ""
  const isLoopback = ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(address)
  const isForwarded = ["x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via"].some((name) =>
    c.req.header(name),
  )
  return isLoopback && !isForwarded && loopbackNames.includes(new URL(c.req.url).hostname)
}

/** The text, safe in a page, with its addresses as links. */
function linked(text: string): string {
  const safe = text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  return safe.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)
}
