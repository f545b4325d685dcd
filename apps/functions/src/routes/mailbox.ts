import type { Hono } from "hono"
import { html, raw } from "hono/html"
import type { AppEnv, AppOptions } from "../http/app-env.ts"
import { guardMailbox, mailboxPath } from "../middleware/guard-mailbox.ts"

/** Mails shown, the newest first. */
const shown = 50

/**
 * The mails that would have been sent, while there is no SMTP_URL. They hold ways in, so it answers this computer alone, to who has the
 * key of this start, and never on an installation that is reached from elsewhere.
 */
export function serveMailbox(app: Hono<AppEnv>, { database, mailbox_key }: AppOptions): void {
  if (mailbox_key === null) return
  app.get(mailboxPath, guardMailbox(mailbox_key), async (c) => {
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

/** The text, safe in a page, with its addresses as links. */
function linked(text: string): string {
  const safe = text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  return safe.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)
}
