import { randomBytes } from "node:crypto"
import { createServer } from "node:net"
import { once } from "node:events"
import type { AppOptions } from "@hearthbook/functions/app"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { githubKeys, startGithubServer, type GithubServer } from "../providers/github-server.ts"
import { googleKeys, startOpenidProvider, type OpenidProvider } from "../providers/openid-provider.ts"
import { openBrowser } from "./oauth-browser.ts"
import { openRest, read, type Rest } from "./rest-client.ts"

// The whole way to a provider and back, against real providers on loopback.
const home = "http://hearthbook.test"
const ada = { sub: "1001", email: "ada@gmail.test", email_verified: true, given_name: "Ada", family_name: "Byron" }
const ghost = { sub: "1002", email: "ghost@gmail.test", email_verified: false, given_name: "Ghost" }
const octavia = {
  id: 42,
  login: "octavia",
  name: "Octavia Estelle Butler",
  emails: [
    { email: "old@github.test", primary: false, verified: true },
    { email: "octavia@github.test", primary: true, verified: true },
  ],
}
const unproven = {
  id: 43,
  login: "unproven",
  name: null,
  emails: [{ email: "x@github.test", primary: true, verified: false }],
}

let google: OpenidProvider
let githubSite: GithubServer
let rest: Rest
let browser: ReturnType<typeof openBrowser>

function optionsFor(issuer: string, patience = 5_000): Partial<AppOptions> {
  return {
    oauth: {
      keys: {
        google: { ...googleKeys, base_url: issuer },
        github: { ...githubKeys, base_url: githubSite.url },
      },
      patience,
    },
  }
}

beforeAll(async () => {
  google = await startOpenidProvider([ada, ghost], `${home}/auth/callback/google`)
  githubSite = await startGithubServer([octavia, unproven])
  rest = await openRest(optionsFor(google.issuer))
})
afterAll(() => Promise.all([rest.close(), google.close(), githubSite.close()]))
beforeEach(() => void (browser = openBrowser(rest)))

const newState = () => randomBytes(32).toString("hex")

/** Goes to the provider and chooses there; answers where the web app is arrived at. */
async function goAndChoose(provider: string, choice: string, state = newState()) {
  const page = await browser.open(`${home}/api/v1/auth/${provider}/signin?state=${state}`)
  // Who is signed in at the provider already is not asked again.
  return page.url.origin === home ? page.url : (await browser.click(page, choice)).url
}

/** What the web app then asks: the whole query, handed on. */
function bring({ pathname, search }: URL, more = "") {
  return browser.call(`/api/v1${pathname.replace(/^\/auth\/callback\/(\w+)$/, "/auth/$1/callback")}${search}${more}`)
}

describe("signing in", () => {
  test("with Google makes an account, and signing in again finds it", async () => {
    const arrived = await goAndChoose("google", ada.email)
    expect(`${arrived.origin}${arrived.pathname}`).toBe(`${home}/auth/callback/google`)
    const first = await bring(arrived)
    expect(first).toMatchObject({
      status: 200,
      body: { user: { email: ada.email, first_name: "Ada", last_name: "Byron", role: "parent", email_verified: true } },
    })
    const token = String(read(first.body, "access_token"))
    expect((await rest.as(token)("GET", "/auth/whoami")).status).toBe(200)
    const again = await bring(await goAndChoose("google", ada.email))
    expect(read(again.body, "user")).toEqual(read(first.body, "user"))
    expect(await rest.db.user.count({ where: { email: ada.email } })).toBe(1)
  })

  test("with GitHub takes the primary address that is verified, and the name as it is written there", async () => {
    const { status, body } = await bring(await goAndChoose("github", octavia.login))
    expect(status).toBe(200)
    expect(read(body, "user")).toMatchObject({
      email: "octavia@github.test",
      first_name: "Octavia Estelle",
      last_name: "Butler",
    })
    const connections = await rest.as(String(read(body, "access_token")))("GET", "/auth/connections")
    expect(connections.body).toMatchObject([{ provider: "github", purpose: "sign_in", can_disconnect: false }])
  })

  test("asks Google for what A §4 says, with PKCE and the web app's own address", async () => {
    google.requests.length = 0
    const state = newState()
    await browser.open(`${home}/api/v1/auth/google/signin?state=${state}`)
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
  })

  test("nothing in the query changes what the provider is asked", async () => {
    google.requests.length = 0
    const wish = "redirect_uri=https://evil.example/&scope=everything&client_id=x&code_challenge=x"
    await browser.open(`${home}/api/v1/auth/google/signin?state=${newState()}&${wish}`)
    const asked = google.requests.find(({ pathname }) => pathname === "/auth")
    expect(asked?.search).not.toMatch(/evil|everything|=x(&|$)/)
  })

  test("keeps the browser's wishes: not remembered, and the zone of a new family", async () => {
    await rest.db.family.deleteMany({ where: { users: { some: { email: ada.email } } } })
    const { body } = await bring(await goAndChoose("google", ada.email), "&remember_me=false&timezone=Asia/Tokyo")
    const token = String(read(body, "access_token"))
    expect(read((await rest.as(token)("GET", "/auth/whoami")).body, "family")).toMatchObject({
      time_zone: "Asia/Tokyo",
    })
    expect((await rest.as(token)("GET", "/auth/sessions")).body).toMatchObject([{ remember_me: false }])
  })

  test("takes a wish that makes no sense for none", async () => {
    const { status } = await bring(await goAndChoose("google", ada.email), "&remember_me=maybe&timezone=Nowhere")
    expect(status).toBe(200)
  })

  test("works in two tabs at once", async () => {
    const [one, other] = [await goAndChoose("google", ada.email), await goAndChoose("github", octavia.login)]
    expect((await bring(one)).status).toBe(200)
    expect((await bring(other)).status).toBe(200)
  })
})

describe("refused with 400", () => {
  const refused = (message: string) => ({ status: 400, body: { message, code: "VALIDATION_ERROR" } })

  test.each(["google", "github"])("a denial at %s, in the words of A §5", async (provider) => {
    const arrived = await goAndChoose(provider, "Deny")
    expect(arrived.searchParams.get("error")).toBe("access_denied")
    expect(await bring(arrived)).toMatchObject(refused("OAuth error: access_denied"))
    expect(browser.cookies()).toEqual([])
  })

  test("an error that is no word is not repeated", async () => {
    const link = `/api/v1/auth/google/callback?error=${encodeURIComponent("call 555-0100 <b>now</b>")}`
    expect(await browser.call(link)).toMatchObject(refused("OAuth error: unknown"))
  })

  test("another state than the one it began with", async () => {
    const arrived = await goAndChoose("google", ada.email)
    arrived.searchParams.set("state", newState())
    expect(await bring(arrived)).toMatchObject(refused("Invalid OAuth state"))
  })

  test.each(["", "?state=", "?state=abc", `?state=${"A".repeat(64)}`, `?state=${"a".repeat(65)}`])(
    "a state that is none: '%s'",
    async (query) => {
      expect(await browser.call(`/api/v1/auth/google/signin${query}`)).toMatchObject(refused("Invalid OAuth state"))
      expect(await browser.call(`/api/v1/auth/google/callback${query}`)).toMatchObject(refused("Invalid OAuth state"))
    },
  )

  test("a browser without the cookie of the beginning", async () => {
    const arrived = await goAndChoose("google", ada.email)
    browser.forget()
    expect(await bring(arrived)).toMatchObject(refused("Invalid OAuth state"))
  })

  test("a cookie that was changed, or belongs to another provider", async () => {
    const arrived = await goAndChoose("google", ada.email)
    browser.remember(browser.cookies().map(([name, value]) => [name, `${value}x`]))
    expect(await bring(arrived)).toMatchObject(refused("Invalid OAuth state"))
    const other = await goAndChoose("google", ada.email)
    other.pathname = "/auth/callback/github"
    expect(await bring(other)).toMatchObject(refused("Invalid OAuth state"))
  })

  test.each(["google", "github"])("a code of %s that was used before", async (provider) => {
    const arrived = await goAndChoose(provider, provider === "google" ? ada.email : octavia.login)
    const cookies = browser.cookies()
    expect((await bring(arrived)).status).toBe(200)
    expect(await bring(arrived)).toMatchObject(refused("Invalid OAuth state"))
    browser.remember(cookies)
    expect(await bring(arrived)).toMatchObject(refused("That sign-in could not be finished. Please try again."))
  })

  test("a query without the provider's `iss`, which tells that it came from there", async () => {
    const arrived = await goAndChoose("google", ada.email)
    expect(arrived.searchParams.get("iss")).toBe(google.issuer)
    arrived.searchParams.delete("iss")
    expect(await bring(arrived)).toMatchObject(refused("That sign-in could not be finished. Please try again."))
  })

  test.each([
    ["google", ghost.email, "Google"],
    ["github", unproven.login, "GitHub"],
  ])("an address that %s has not verified", async (provider, choice, name) => {
    expect(await bring(await goAndChoose(provider, choice))).toMatchObject(
      refused(
        `Your ${name} account has no verified email address. Verify it there, or sign up with email and password.`,
      ),
    )
    expect(await rest.db.user.count({ where: { email: { in: [ghost.email, "x@github.test"] } } })).toBe(0)
  })
})

test.each(["constructor", "__proto__", "myspace", "Google"])("%s is no provider: 404", async (name) => {
  expect((await browser.call(`/api/v1/auth/${name}/signin?state=${newState()}`)).status).toBe(404)
  expect((await browser.call(`/api/v1/auth/${name}/callback?state=${newState()}`)).status).toBe(404)
  const token = await rest.register(`${name.replaceAll("_", "")}@example.com`)
  expect((await rest.as(token)("POST", `/auth/${name}/disconnect`, {})).status).toBe(404)
})

test("a provider without its keys is not there", async () => {
  const bare = await openRest({ oauth: { keys: {}, patience: 5_000 } })
  expect((await bare.send("GET", `/api/v1/auth/google/signin?state=${newState()}`)).status).toBe(404)
  await bare.close()
})

describe("answers with tokens", () => {
  test("are kept nowhere and passed on to nobody", async () => {
    const { headers } = await bring(await goAndChoose("google", ada.email))
    expect(headers.get("cache-control")).toBe("no-store")
    expect(headers.get("vary")).toContain("Accept")
    expect(headers.get("referrer-policy")).toBe("no-referrer")
  })

  test("lead a browser that opens the address itself to the web app, with the tokens in the query", async () => {
    const { search } = await goAndChoose("google", ada.email)
    const { url, answer } = await browser.open(`${home}/api/v1/auth/google/callback${search}`)
    expect(answer).toMatchObject({ status: 302, body: "" })
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer")
    expect(`${url.origin}${url.pathname}`).toBe(`${home}/auth/callback`)
    const token = url.searchParams.get("access_token")
    expect((await rest.as(token)("GET", "/auth/whoami")).status).toBe(200)
    const refresh_token = url.searchParams.get("refresh_token")
    expect((await rest.as(null)("POST", "/auth/refresh", { refresh_token })).status).toBe(200)
  })
})

describe("the cookie of the way there and back", () => {
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
    providers: [],
  }

  test("is one, for this alone, and no script's to read", async () => {
    const cookies = await begin(home)
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(/^oauth\.[0-9a-f]{24}=/)
    expect(cookies[0]).toMatch(/; Path=\/api\/v1\/auth; .*HttpOnly; SameSite=Lax$/)
    expect(cookies[0]).not.toContain("Secure")
  })

  test("is sent over nothing but TLS where the site has it", async () => {
    const [cookie = ""] = await begin("https://hearthbook.test")
    expect(cookie).toMatch(/^__Secure-oauth\.[0-9a-f]{24}=/)
    expect(cookie).toContain("HttpOnly; Secure; SameSite=Lax")
  })
})

describe("a provider that does not answer", () => {
  /** Takes calls and says nothing. */
  async function startSilence() {
    const server = createServer().listen(0, "127.0.0.1")
    await once(server, "listening")
    const address = server.address()
    if (!address || typeof address === "string") throw new Error("no port")
    return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
  }

  test("is 502 when it is down and 504 when it is slow; a person is led back to the web app", async () => {
    const silence = await startSilence()
    const slow = await openRest(optionsFor(silence.url, 100))
    const signIn = `/api/v1/auth/google/signin?state=${newState()}`
    expect(await slow.send("GET", signIn)).toMatchObject({ status: 504, body: { code: "NETWORK_ERROR" } })
    silence.close()
    expect(await slow.send("GET", signIn)).toMatchObject({ status: 502, body: { code: "NETWORK_ERROR" } })
    const { headers } = await slow.send("GET", signIn, { headers: { "sec-fetch-mode": "navigate" } })
    expect(headers.get("location")).toMatch(
      /^http:\/\/hearthbook\.test\/auth\/callback\/google\?error=temporarily_unavailable&state=[0-9a-f]{64}$/,
    )
    expect(slow.logged.join("")).toContain("third-party sign-in failed")
    await slow.close()
  })

  test("on the way back is 502, and the cookie is gone", async () => {
    const own = await startGithubServer([octavia])
    const app = await openRest({
      oauth: { keys: { github: { ...githubKeys, base_url: own.url } }, patience: 5_000 },
    })
    browser = openBrowser(app)
    const arrived = await goAndChoose("github", octavia.login)
    await own.close()
    expect(await bring(arrived)).toMatchObject({ status: 502, body: { code: "NETWORK_ERROR" } })
    expect(browser.cookies()).toEqual([])
    await app.close()
  })
})

test("nothing of a sign-in is in the log or lies open in the database", async () => {
  rest.logged.length = 0
  const arrived = await goAndChoose("google", ada.email)
  const cookies = browser.cookies().map(([, value]) => value)
  const { body } = await bring(arrived)
  browser.remember([])
  await bring(arrived)
  const replayed = await goAndChoose("github", octavia.login)
  replayed.searchParams.set("code", "a-code-of-somebody")
  await bring(replayed)

  const log = rest.logged.join("")
  expect(log).toContain("third-party sign-in failed")
  const secrets = [
    ada.email,
    ada.given_name,
    arrived.searchParams.get("code"),
    arrived.searchParams.get("state"),
    "a-code-of-somebody",
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
