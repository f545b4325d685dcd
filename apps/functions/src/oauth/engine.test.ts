import { jsonAnswer, pathOf, startSilentServer, type SilentServer } from "@hearthbook/db/testing/silent-server"
import type { OauthProvider } from "@hearthbook/api/rules/identity-providers"
import { testSettings } from "@hearthbook/api/testing/test-facts"
import { afterEach, describe, expect, test } from "vitest"
import { createLogger } from "../http/logger.ts"
import { createOauthEngine } from "./engine.ts"

const log = createLogger("silent")
const state = "a".repeat(64)
const late = { reason: "PROVIDER_TIMEOUT", message: expect.stringContaining("took too long to answer") }
let server: SilentServer

afterEach(() => server.close())

/** What a provider says before it falls silent, by the path that is called. */
type Words = (url: string) => Record<string, string>

/** Somebody's way to a provider that falls silent, and back again. */
async function visit(provider: OauthProvider, words: Words) {
  const said: { words: Record<string, string> } = { words: {} }
  server = await startSilentServer({ answer: (call) => said.words[pathOf(call)] ?? null })
  said.words = words(server.url)
  const keys = { [provider]: { client_id: "hearthbook", client_secret: "a secret", base_url: server.url } }
  const settings = { ...testSettings, app_url: "http://hearthbook.test" }
  const engine = createOauthEngine(settings, { keys, patience: 200 }, () => new Date())
  const attempt = { purpose: "sign_in", provider, state } as const
  const { cookie } = await engine.begin(attempt, log)
  // Google names itself (RFC 9207), GitHub does not.
  const query = new URLSearchParams({ code: "a code", state, ...(provider === "google" && { iss: server.url }) })
  return engine.finish(attempt, { query, cookie: cookie.value }, log)
}

const description = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/person`,
})
const discovery = "/.well-known/openid-configuration"
const githubToken = { "/login/oauth/access_token": jsonAnswer({ access_token: "a token", token_type: "bearer" }) }
const person = { id: 1, login: "octavia" }

describe("a provider is said to be late, whatever it falls silent at:", () => {
  test.each<[string, OauthProvider, Words]>([
    ["Google's description of itself", "google", () => ({})],
    ["the middle of it", "google", (url) => ({ [discovery]: jsonAnswer(description(url), { isWhole: false }) })],
    ["Google's tokens", "google", (url) => ({ [discovery]: jsonAnswer(description(url)) })],
    ["GitHub's token", "github", () => ({})],
    ["who it is, at GitHub", "github", () => githubToken],
    ["their addresses there", "github", () => ({ ...githubToken, "/api/v3/user": jsonAnswer(person) })],
  ])("%s", async (_, provider, words) => {
    await expect(visit(provider, words)).rejects.toMatchObject(late)
  })
})
