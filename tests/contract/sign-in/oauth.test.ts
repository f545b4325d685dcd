import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { githubKeys } from "../../providers/github-server.ts"
import { googleKeys } from "../../providers/openid-provider.ts"
import { ada, home, newState, octavia, openJourney } from "./oauth-journey.ts"
import { openRest, read } from "../fixtures/rest-client.ts"

const journey = await openJourney()
const { rest, google, optionsFor, authorizeAt, bring } = journey
beforeEach(() => journey.takeNewBrowser())
afterAll(journey.close)

describe("signing in", () => {
  test(
    "with Google creates an account, which the next sign-in finds",
    { tags: ["api.finish-provider-sign-in"] },
    async () => {
      const arrived = await authorizeAt("google", ada.email)
      expect(`${arrived.origin}${arrived.pathname}`).toBe(`${home}/auth/callback/google`)
      const first = await bring(arrived)
      expect(first).toMatchObject({
        status: 200,
        body: {
          user: { email: ada.email, first_name: "Ada", last_name: "Byron", role: "parent", email_verified: true },
        },
      })
      // The browser is now known for this user.
      expect(first.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^hearthbook\.browser=[\w-]{43}; /))
      const token = String(read(first.body, "access_token"))
      expect((await rest.as(token)("GET", "/auth/whoami")).status).toBe(200)
      const again = await bring(await authorizeAt("google", ada.email))
      expect(read(again.body, "user")).toEqual(read(first.body, "user"))
      expect(await rest.db.user.count({ where: { email: ada.email } })).toBe(1)
    },
  )

  test("with GitHub uses the verified primary address and the profile's name", async () => {
    const { status, body } = await bring(await authorizeAt("github", octavia.login))
    expect(status).toBe(200)
    expect(read(body, "user")).toMatchObject({
      email: "octavia@github.test",
      first_name: "Octavia Estelle",
      last_name: "Butler",
    })
    const connections = await rest.as(String(read(body, "access_token")))("GET", "/auth/connections")
    expect(connections.body).toMatchObject([{ provider: "github", purpose: "sign_in", can_disconnect: false }])
  })

  test(
    "requests profile, offline access and consent from Google, with PKCE and the web app's redirect URI",
    { tags: ["access.provider-request", "api.begin-provider-sign-in"] },
    async () => {
      google.requests.length = 0
      const state = newState()
      await journey.browser.open(`${home}/api/v1/auth/google/signin?state=${state}`)
      const asked = google.requests.find(({ pathname }) => pathname === "/auth")
      expect(Object.fromEntries(asked?.searchParams ?? [])).toMatchObject({
        response_type: "code",
        scope: "openid email profile",
        access_type: "offline",
        prompt: "consent",
        redirect_uri: `${home}/auth/callback/google`,
        code_challenge_method: "S256",
        state,
      })
    },
  )

  test("ignores query parameters that would change the request to the identity provider", async () => {
    google.requests.length = 0
    const wish = "redirect_uri=https://evil.example/&scope=everything&client_id=x&code_challenge=x"
    await journey.browser.open(`${home}/api/v1/auth/google/signin?state=${newState()}&${wish}`)
    const asked = google.requests.find(({ pathname }) => pathname === "/auth")
    expect(asked?.search).not.toMatch(/evil|everything|=x(&|$)/)
  })

  test("applies the browser's options: the session is not remembered and the new family has its time zone", async () => {
    await rest.db.family.deleteMany({ where: { users: { some: { email: ada.email } } } })
    const { body } = await bring(await authorizeAt("google", ada.email), "&remember_me=false&timezone=Asia/Tokyo")
    const token = String(read(body, "access_token"))
    expect(read((await rest.as(token)("GET", "/auth/whoami")).body, "family")).toMatchObject({
      time_zone: "Asia/Tokyo",
    })
    expect((await rest.as(token)("GET", "/auth/sessions")).body).toMatchObject([{ remember_me: false }])
  })

  test("ignores invalid options", async () => {
    const { status } = await bring(await authorizeAt("google", ada.email), "&remember_me=maybe&timezone=Nowhere")
    expect(status).toBe(200)
  })

  test("works in two tabs at once", async () => {
    const [one, other] = [await authorizeAt("google", ada.email), await authorizeAt("github", octavia.login)]
    expect((await bring(one)).status).toBe(200)
    expect((await bring(other)).status).toBe(200)
  })
})

describe("responses with tokens", () => {
  test("are not cached and send no referrer", async () => {
    const { headers } = await bring(await authorizeAt("google", ada.email))
    expect(headers.get("cache-control")).toBe("no-store")
    expect(headers.get("vary")).toContain("Accept")
    expect(headers.get("referrer-policy")).toBe("no-referrer")
  })

  test(
    "redirect a browser that opens the URL directly to the web app, with the tokens in the query",
    { tags: ["access.provider-tokens"] },
    async () => {
      const { search } = await authorizeAt("google", ada.email)
      const { url, answer } = await journey.browser.open(`${home}/api/v1/auth/google/callback${search}`)
      expect(answer).toMatchObject({ status: 302, body: "" })
      expect(answer.headers.get("cache-control")).toBe("no-store")
      expect(answer.headers.get("referrer-policy")).toBe("no-referrer")
      expect(`${url.origin}${url.pathname}`).toBe(`${home}/auth/callback`)
      expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^hearthbook\.browser=/))
      const token = url.searchParams.get("access_token")
      expect((await rest.as(token)("GET", "/auth/whoami")).status).toBe(200)
      const refresh_token = url.searchParams.get("refresh_token")
      expect((await rest.as(null)("POST", "/auth/refresh", { refresh_token })).status).toBe(200)
    },
  )
})

describe("the cookie of a sign-in with an identity provider", () => {
  const begin = async (app_url: string) => {
    const site = await openRest({ ...optionsFor(google.issuer), settings: { ...settings, app_url } })
    const { headers } = await site.send("GET", `/api/v1/auth/google/signin?state=${newState()}`)
    await site.close()
    return headers.getSetCookie()
  }
  const settings = {
    auth_secret: "a secret of tests, long enough to be one",
    require_verified_email: false,
    admin_emails: [],
    has_row_level_security: true,
    providers: [],
    google: null,
    push_public_key: null,
    push_ports: [443],
    bucket: null,
  }

  test(
    "is a single cookie, limited to the callback and not readable by scripts",
    { tags: ["access.provider-cookies"] },
    async () => {
      const cookies = await begin(home)
      expect(cookies).toHaveLength(1)
      expect(cookies[0]).toMatch(/^oauth\.[0-9a-f]{24}=/)
      expect(cookies[0]).toMatch(/; Path=\/api\/v1\/auth; .*HttpOnly; SameSite=Lax$/)
      expect(cookies[0]).not.toContain("Secure")
    },
  )

  test("is sent over TLS only if the site uses it", { tags: ["access.provider-cookies"] }, async () => {
    const [cookie = ""] = await begin("https://hearthbook.test")
    expect(cookie).toMatch(/^__Secure-oauth\.[0-9a-f]{24}=/)
    expect(cookie).toContain("HttpOnly; Secure; SameSite=Lax")
  })
})

test("no token or code of a sign-in is in the log or in plain text in the database", async () => {
  rest.logged.length = 0
  const arrived = await authorizeAt("google", ada.email)
  const cookies = journey.browser.cookies().map(([, value]) => value)
  const { body } = await bring(arrived)
  journey.browser.remember([])
  await bring(arrived)
  const replayed = await authorizeAt("github", octavia.login)
  replayed.searchParams.set("code", "a-code-of-someone")
  await bring(replayed)

  const log = rest.logged.join("")
  expect(log).toContain("third-party sign-in failed")
  const secrets = [
    ada.email,
    ada.given_name,
    arrived.searchParams.get("code"),
    arrived.searchParams.get("state"),
    "a-code-of-someone",
    ...cookies,
    read(body, "access_token"),
    read(body, "refresh_token"),
    googleKeys.client_secret,
    githubKeys.client_secret,
    "gho_",
  ]
  for (const secret of secrets) expect(log).not.toContain(String(secret))

  const accounts = await rest.db.oauth_account.findMany()
  expect(accounts.length).toBeGreaterThan(0)
  for (const { access_token_encrypted } of accounts) {
    expect(access_token_encrypted).toMatch(/^[\w-]{40,}$/)
    expect(access_token_encrypted).not.toContain("gho_")
  }
})
