import { mkdtemp, rm } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { freePort } from "@hearthbook/db/testing/listen"
import { startServer, type BuiltServer } from "../built-server.ts"
import { githubKeys, startGithubServer } from "../providers/github-server.ts"
import { pickerKey } from "../providers/google-drive.ts"
import { googleKeys, startOpenidProvider } from "../providers/openid-provider.ts"
import { test as base } from "./fixtures.ts"

export { expect } from "./fixtures.ts"

/** Who has accounts at the providers. */
export const people = {
  ada: { sub: "1001", email: "ada@gmail.test", email_verified: true, given_name: "Ada", family_name: "Byron" },
  nameless: { sub: "1002", email: "nameless@gmail.test", email_verified: true },
  unverified: { sub: "1003", email: "unverified@gmail.test", email_verified: false, given_name: "Una" },
  octavia: {
    id: 42,
    login: "octavia",
    name: "Octavia Butler",
    emails: [{ email: "octavia@github.test", primary: true, verified: true }],
  },
}

/** What Ada has in her Drive. */
const driveFiles = [
  { id: "leaf-press", name: "Leaf press.pdf", mimeType: "application/pdf", owner: people.ada.sub },
  { id: "poem", name: "A poem", mimeType: "application/vnd.google-apps.document", owner: people.ada.sub },
  { id: "song", name: "Song.mp3", mimeType: "audio/mpeg", owner: people.ada.sub },
]

type Google = Awaited<ReturnType<typeof startOpenidProvider>>

/** The built app with the keys of two providers that run beside it. */
export const test = base.extend<object, { server: BuiltServer; google: Google; ownPort: string }>({
  ownPort: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => use(String(await freePort())),
    { scope: "worker" },
  ],
  google: [
    async ({ ownPort }, use) => {
      const { ada, nameless, unverified } = people
      const redirect = `http://localhost:${ownPort}/auth/callback/google`
      const google = await startOpenidProvider([ada, nameless, unverified], redirect, driveFiles)
      await use(google)
      await google.close()
    },
    { scope: "worker" },
  ],
  server: [
    async ({ google, ownPort }, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), "hearthbook-e2e-"))
      const github = await startGithubServer([people.octavia])
      const server = await startServer({
        PORT: ownPort,
        DATA_DIR: path.join(folder, "data"),
        LOG_LEVEL: "warn",
        GOOGLE_CLIENT_ID: googleKeys.client_id,
        GOOGLE_CLIENT_SECRET: googleKeys.client_secret,
        GOOGLE_ISSUER: google.issuer,
        GOOGLE_API_URL: google.issuer,
        GOOGLE_PICKER_KEY: pickerKey,
        GOOGLE_PICKER_SCRIPT: google.picker_url,
        GITHUB_CLIENT_ID: githubKeys.client_id,
        GITHUB_CLIENT_SECRET: githubKeys.client_secret,
        GITHUB_URL: github.url,
      })
      await use(server)
      await server.stop()
      await Promise.all([github.close(), rm(folder, { recursive: true })])
    },
    { scope: "worker", timeout: 60_000 },
  ],
})
