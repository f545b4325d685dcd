import { startMailServer, type MailServer } from "../mail-server.ts"
import { test as base } from "./fixtures.ts"

export { expect } from "./fixtures.ts"

/** The built app beside a mail server that takes what it sends. */
export const test = base.extend<object, { mailServer: MailServer }>({
  mailServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const mailServer = await startMailServer()
      await use(mailServer)
      await mailServer.close()
    },
    { scope: "worker" },
  ],
  serverSettings: [({ mailServer }, use) => use({ SMTP_URL: mailServer.url }), { scope: "worker" }],
})
