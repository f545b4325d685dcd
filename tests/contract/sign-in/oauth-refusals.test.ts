import { startSilentServer } from "@hearthbook/db/testing/silent-server"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { githubKeys, startGithubServer } from "../../providers/github-server.ts"
import { ada, ghost, newState, octavia, openJourney, unproven } from "./oauth-journey.ts"
import { openRest } from "../fixtures/rest-client.ts"

const journey = await openJourney()
const { rest, google, optionsFor, authorizeAt, bring } = journey
beforeEach(() => journey.takeNewBrowser())
afterAll(journey.close)

describe("refused with 400", () => {
  const refused = (message: string) => ({ status: 400, body: { message, code: "VALIDATION_ERROR" } })

  test.each(["google", "github"])("a denial at %s", async (provider) => {
    const arrived = await authorizeAt(provider, "Deny")
    expect(arrived.searchParams.get("error")).toBe("access_denied")
    expect(await bring(arrived)).toMatchObject(refused("OAuth error: access_denied"))
    expect(journey.browser.cookies()).toEqual([])
  })

  test("an invalid error code, without repeating it", async () => {
    const link = `/api/v1/auth/google/callback?error=${encodeURIComponent("call 555-0100 <b>now</b>")}`
    expect(await journey.browser.call(link)).toMatchObject(refused("OAuth error: unknown"))
  })

  test("a state other than the one the sign-in began with", async () => {
    const arrived = await authorizeAt("google", ada.email)
    arrived.searchParams.set("state", newState())
    expect(await bring(arrived)).toMatchObject(refused("Invalid OAuth state"))
  })

  test.each(["", "?state=", "?state=abc", `?state=${"A".repeat(64)}`, `?state=${"a".repeat(65)}`])(
    "an invalid state: '%s'",
    async (query) => {
      expect(await journey.browser.call(`/api/v1/auth/google/signin${query}`)).toMatchObject(
        refused("Invalid OAuth state"),
      )
      expect(await journey.browser.call(`/api/v1/auth/google/callback${query}`)).toMatchObject(
        refused("Invalid OAuth state"),
      )
    },
  )

  test("a browser without the cookie set at the start", async () => {
    const arrived = await authorizeAt("google", ada.email)
    journey.browser.forget()
    expect(await bring(arrived)).toMatchObject(refused("Invalid OAuth state"))
  })

  test("a changed cookie or the cookie of another identity provider", async () => {
    const arrived = await authorizeAt("google", ada.email)
    journey.browser.remember(journey.browser.cookies().map(([name, value]) => [name, `${value}x`]))
    expect(await bring(arrived)).toMatchObject(refused("Invalid OAuth state"))
    const other = await authorizeAt("google", ada.email)
    other.pathname = "/auth/callback/github"
    expect(await bring(other)).toMatchObject(refused("Invalid OAuth state"))
  })

  test.each(["google", "github"])("a reused code of %s", async (provider) => {
    const arrived = await authorizeAt(provider, provider === "google" ? ada.email : octavia.login)
    const cookies = journey.browser.cookies()
    expect((await bring(arrived)).status).toBe(200)
    expect(await bring(arrived)).toMatchObject(refused("Invalid OAuth state"))
    journey.browser.remember(cookies)
    expect(await bring(arrived)).toMatchObject(refused("The sign-in could not be completed. Please try again."))
  })

  test("a query without the identity provider's `iss`, which identifies the sender", async () => {
    const arrived = await authorizeAt("google", ada.email)
    expect(arrived.searchParams.get("iss")).toBe(google.issuer)
    arrived.searchParams.delete("iss")
    expect(await bring(arrived)).toMatchObject(refused("The sign-in could not be completed. Please try again."))
  })

  test.each([
    ["google", ghost.email, "Google"],
    ["github", unproven.login, "GitHub"],
  ])("an address that %s has not verified", async (provider, choice, name) => {
    expect(await bring(await authorizeAt(provider, choice))).toMatchObject(
      refused(
        `Your ${name} account has no verified email address. Verify it there, or sign up with email and password.`,
      ),
    )
    expect(await rest.db.user.count({ where: { email: { in: [ghost.email, "x@github.test"] } } })).toBe(0)
  })
})

test.each(["constructor", "__proto__", "myspace", "Google"])(
  "an unknown identity provider '%s' is not found",
  async (name) => {
    expect((await journey.browser.call(`/api/v1/auth/${name}/signin?state=${newState()}`)).status).toBe(404)
    expect((await journey.browser.call(`/api/v1/auth/${name}/callback?state=${newState()}`)).status).toBe(404)
    const token = await rest.register(`${name.replaceAll("_", "")}@example.com`)
    expect((await rest.as(token)("POST", `/auth/${name}/disconnect`, {})).status).toBe(404)
  },
)

test("an identity provider without keys is not found", { tags: ["api.list-sign-in-options"] }, async () => {
  const bare = await openRest({ oauth: { keys: {}, patience: 5_000 } })
  expect((await bare.send("GET", `/api/v1/auth/google/signin?state=${newState()}`)).status).toBe(404)
  await bare.close()
})

describe("an identity provider that does not answer", () => {
  test("is reported with 502 if down and 504 if slow, and a browser is redirected to the web app", async () => {
    const silence = await startSilentServer()
    const slow = await openRest(optionsFor(silence.url, 100))
    const signIn = `/api/v1/auth/google/signin?state=${newState()}`
    expect(await slow.send("GET", signIn)).toMatchObject({ status: 504, body: { code: "NETWORK_ERROR" } })
    await silence.close()
    expect(await slow.send("GET", signIn)).toMatchObject({ status: 502, body: { code: "NETWORK_ERROR" } })
    const { headers } = await slow.send("GET", signIn, { headers: { "sec-fetch-mode": "navigate" } })
    expect(headers.get("location")).toBe("http://hearthbook.test/auth/callback/google")
    expect(headers.getSetCookie()).toContain(
      "hearthbook.flash=sign_in.PROVIDER_UNREACHABLE.google; Max-Age=60; Path=/; SameSite=Lax",
    )
    expect(slow.logged.join("")).toContain("third-party sign-in failed")
    await slow.close()
    // A built function has the timeout of a real installation.
  }, 60_000)

  test("at the callback is reported with 502 and the cookie is removed", async () => {
    const own = await startGithubServer([octavia])
    const app = await openRest({
      oauth: { keys: { github: { ...githubKeys, base_url: own.url } }, patience: 5_000 },
    })
    journey.takeNewBrowser(app)
    const arrived = await authorizeAt("github", octavia.login)
    await own.close()
    expect(await bring(arrived)).toMatchObject({ status: 502, body: { code: "NETWORK_ERROR" } })
    expect(journey.browser.cookies()).toEqual([])
    await app.close()
  })
})
