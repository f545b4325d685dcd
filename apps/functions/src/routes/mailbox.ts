import type { Hono } from "hono"
import { html, raw } from "hono/html"
import type { AppEnv, AppOptions } from "../http/app-env.ts"
import { guardMailbox, mailboxPath } from "../middleware/guard-mailbox.ts"

/** The number of mails shown, newest first. */
const maxShown = 50

/**
 * Serves the page with unsent mail, which exists only at home and without SMTP_URL. The mail contains sign-in links, so the page can
 * be opened only on this computer and with the key that the server printed.
 */
export function serveMailbox(app: Hono<AppEnv>, { database, mailbox_key }: AppOptions): void {
  if (mailbox_key === null) return
  app.get(mailboxPath, guardMailbox(mailbox_key), async (c) => {
    const mails = await database.client.outbox_email.findMany({ orderBy: { id: "desc" }, take: maxShown })
    const list = mails.map(
      ({ recipient, subject, created_at, text }) => html`
        <article>
          <h2>${subject}</h2>
          <p>To ${recipient}, ${created_at.toISOString().slice(0, 16).replace("T", " ")} UTC</p>
          <pre>${raw(linkAddresses(text))}</pre>
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
            <p>No mail server is configured (SMTP_URL), so mail is kept here.</p>
            ${mails.length === 0 ? html`<p>No mail yet.</p>` : list}
          </body>
        </html>`,
    )
  })
}

/** Returns the text as safe HTML, with its web addresses as links. */
function linkAddresses(text: string): string {
  const safe = text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  return safe.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)
}
