import { jsonAnswer, pathOf, startSilentServer, type SilentServer } from "@hearthbook/db/testing/silent-server"
import type { OauthProvider } from "@hearthbook/core/permissions/identity-providers"
import { testSettings } from "@hearthbook/api/testing/test-request"
import { afterEach, describe, expect, test } from "vitest"
import { createLogger } from "../http/logger.ts"
import { createOauthEngine } from "./engine.ts"

const log = createLogger("silent")
const state = "a".repeat(64)
const late = { reason: "PROVIDER_TIMEOUT", message: expect.stringContaining("took too long to respond") }
let server: SilentServer

afterEach(() => server.close())

/** The responses of an identity provider by path. It does not answer any other path. */
type Responses = (url: string) => Record<string, string>

/** Signs in with an identity provider that stops answering. */
async function signIn(provider: OauthProvider, responses: Responses) {
  const current: { responses: Record<string, string> } = { responses: {} }
  server = await startSilentServer({ answer: (request) => current.responses[pathOf(request)] ?? null })
  current.responses = responses(server.url)
  const keys = { [provider]: { client_id: "hearthbook", client_secret: "a secret", base_url: server.url } }
  const settings = { ...testSettings, app_url: "http://hearthbook.test" }
  const engine = createOauthEngine(settings, { keys, patience: 200 }, () => new Date())
  const attempt = { purpose: "sign_in", provider, state } as const
  const { cookie } = await engine.begin(attempt, log)
  // Google sends its issuer (RFC 9207), GitHub does not.
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

describe("sign-in reports a timeout if the identity provider does not answer a request for", () => {
  test.each<[string, OauthProvider, Responses]>([
    ["Google's discovery document", "google", () => ({})],
    ["the rest of it", "google", (url) => ({ [discovery]: jsonAnswer(description(url), { isWhole: false }) })],
    ["Google's tokens", "google", (url) => ({ [discovery]: jsonAnswer(description(url)) })],
    ["GitHub's token", "github", () => ({})],
    ["GitHub's profile", "github", () => githubToken],
    ["GitHub's email addresses", "github", () => ({ ...githubToken, "/api/v3/user": jsonAnswer(person) })],
  ])("%s", async (_, provider, responses) => {
    await expect(signIn(provider, responses)).rejects.toMatchObject(late)
  })
})
