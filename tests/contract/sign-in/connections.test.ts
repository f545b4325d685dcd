import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { ada, home, newState, octavia, openJourney } from "./oauth-journey.ts"
import { read } from "../fixtures/rest-client.ts"

// Connects Google and GitHub to an existing account.
const journey = await openJourney()
const { rest } = journey
afterAll(journey.close)

let number = 0
let email = ""
let token = ""
beforeEach(async () => {
  journey.takeNewBrowser()
  email = `parent.${++number}@family.test`
  token = await rest.register(email)
  await rest.db.user.update({ where: { email }, data: { email_verified_at: rest.clock.now } })
  await rest.db.oauth_account.deleteMany()
})

const begin = (provider: string) =>
  journey.browser.post(`/api/v1/settings/connections/${provider}`, token, { state: newState() })
const forgetProofs = () => rest.db.session.updateMany({ data: { proved_until: null } })
const finishConnecting = (provider: string, query: string, bearer = token) =>
  journey.browser.post(`/api/v1/settings/connections/${provider}/callback`, bearer, { query })

/**
 * Connects an account at an identity provider: opens the identity provider with a ticket, selects an account and passes its answer
 * to the API.
 */
async function connect(provider: string, choice: string) {
  const { body } = await begin(provider)
  const page = await journey.browser.open(`${home}${String(read(body, "url"))}`)
  const arrived = page.url.origin === home ? page.url : (await journey.browser.click(page, choice)).url
  return finishConnecting(provider, arrived.search)
}

describe("connecting", () => {
  test("accepts a mailed code from an account without a password", async () => {
    await rest.db.user.update({ where: { email }, data: { password_hash: null } })
    await forgetProofs()
    expect(await begin("github")).toMatchObject({ status: 403, body: { code: "PROOF_REQUIRED" } })
    await rest.as(token)("POST", "/auth/code", {})
    const mail = await rest.db.outbox_email.findFirstOrThrow({ where: { recipient: email }, orderBy: { id: "desc" } })
    const code = /\b\d{6}\b/.exec(mail.text)?.[0] ?? ""
    await rest.as(token)("POST", "/auth/proof", { code })
    expect(await begin("github")).toMatchObject({ status: 200 })
  })

  test.each([
    ["google", ada.email],
    ["github", octavia.login],
  ])(
    "lets the user sign in with %s and sends a mail about it",
    { tags: ["api.begin-connection", "api.finish-connection", "api.request-connection", "settings.connections"] },
    async (provider, choice) => {
      expect(await connect(provider, choice)).toMatchObject({
        status: 200,
        body: { connections: [{ provider, purpose: "sign_in", can_disconnect: true }] },
      })
      const notice = { recipient: email, subject: { startsWith: "You can now sign in with" } }
      expect(await rest.db.outbox_email.count({ where: notice })).toBe(1)
      journey.takeNewBrowser()
      const { body } = await journey.bring(await journey.authorizeAt(provider, choice))
      expect(read(read(body, "user"), "email")).toBe(email)
    },
  )

  test("is idempotent and refuses an account that is connected to another user", async () => {
    await connect("google", ada.email)
    expect((await connect("google", ada.email)).status).toBe(200)
    const others = await rest.register("other@family.test")
    await rest.db.user.update({
      where: { email: "other@family.test" },
      data: { email_verified_at: rest.clock.now },
    })
    token = others
    expect(await connect("google", ada.email)).toMatchObject({
      status: 409,
      body: { message: "This Google account is connected to another Hearthbook account." },
    })
  })
})

describe("someone who finds an open session", () => {
  test("cannot connect an identity provider without a proof", { tags: ["settings.connection-proof"] }, async () => {
    await forgetProofs()
    expect(await begin("google")).toMatchObject({ status: 403, body: { code: "PROOF_REQUIRED" } })
  })

  test(
    "cannot connect a provider while the email address is unverified",
    { tags: ["settings.connection-proof"] },
    async () => {
      await rest.db.user.update({ where: { email }, data: { email_verified_at: null } })
      expect(await begin("github")).toMatchObject({
        status: 403,
        body: { message: "Please verify your email address first." },
      })
    },
  )

  test("cannot use an earlier ticket, another state or another browser", { tags: ["settings.outcome"] }, async () => {
    const { body } = await begin("google")
    const url = `${home}${String(read(body, "url"))}`
    const otherState = await journey.browser.open(`${home}/api/v1/settings/connections/google?state=${newState()}`)
    const flash = "hearthbook.flash=connection.LINK_INVALID.google; Max-Age=60; Path=/; SameSite=Lax"
    expect(otherState.url.search).toBe("?tab=integrations")
    expect(otherState.answer.headers.getSetCookie()).toContain(flash)
    expect((await journey.browser.open(url)).url.origin).not.toBe(home)
    const again = await journey.browser.open(url)
    expect(again.url.search).toBe("?tab=integrations")
    expect(again.answer.headers.getSetCookie()).toContain(flash)
  })
})

test("a connection that another user began cannot be finished", async () => {
  const { body } = await begin("google")
  const page = await journey.browser.open(`${home}${String(read(body, "url"))}`)
  const arrived = page.url.origin === home ? page.url : (await journey.browser.click(page, ada.email)).url
  const stranger = await rest.register("stranger@family.test")
  expect(await finishConnecting("google", arrived.search, stranger)).toMatchObject({
    status: 400,
    body: { message: "Invalid OAuth state" },
  })
  expect(await rest.db.oauth_account.count()).toBe(0)
})

test("a denial at the identity provider is reported as a denial", async () => {
  expect(await finishConnecting("google", "error=access_denied")).toMatchObject({
    status: 400,
    body: { message: "OAuth error: access_denied" },
  })
})

test("an identity provider without keys is not found", async () => {
  expect((await begin("gitlab")).status).toBe(404)
})
