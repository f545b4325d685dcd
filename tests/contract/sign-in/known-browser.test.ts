import { testSettings } from "@hearthbook/api/testing/test-request"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { openBrowser } from "./oauth-browser.ts"
import { openRest, read, type Rest } from "../fixtures/rest-client.ts"

// A cookie recognizes a browser that signed in before, so that a stranger's wrong guesses do not lock out its user.
let rest: Rest
let overTls: Rest
const password = "Sunny-Meadow-42!"
const cookieName = "hearthbook.browser"

beforeAll(async () => {
  rest = await openRest()
  overTls = await openRest({ settings: { ...testSettings, app_url: "https://hearthbook.test" } })
})
beforeEach(() => rest.db.login_attempt.deleteMany())
afterAll(async () => {
  await rest.close()
  await overTls.close()
})

let count = 0
const newPerson = () => ({
  first_name: "Ada",
  last_name: "Byron",
  email: `ada.known${count++}@example.com`,
  password,
  terms_accepted: true,
})

/** Registers a user in a new browser. */
async function registerAtHome() {
  const person = newPerson()
  const browser = openBrowser(rest)
  const { body } = await browser.post("/api/v1/auth/register", null, person)
  return { email: person.email, browser, token: String(read(body, "access_token")) }
}

type Browser = ReturnType<typeof openBrowser>
const login = (browser: Browser, email: string, word: string) =>
  browser.post("/api/v1/auth/login", null, { email, password: word })

async function failFiveTimes(browser: Browser, email: string): Promise<void> {
  for (let n = 0; n < 5; n++) expect(await login(browser, email, "wrong")).toMatchObject({ status: 401 })
  expect(await login(browser, email, "wrong")).toMatchObject({ status: 429 })
}

describe("five wrong guesses by a stranger", () => {
  test(
    "do not lock the owner out of a browser used to sign in before",
    { tags: ["access.lockout-known-browser"] },
    async () => {
      const { email, browser } = await registerAtHome()
      await failFiveTimes(openBrowser(rest), email)
      expect(await login(browser, email, password)).toMatchObject({ status: 200 })
      // The owner's sign-in does not reset the stranger's count.
      expect(await login(openBrowser(rest), email, "wrong")).toMatchObject({ status: 429 })
    },
  )

  test("do not stop the owner from deleting the account in an open session", async () => {
    const { email, browser, token } = await registerAtHome()
    await failFiveTimes(openBrowser(rest), email)
    expect(await browser.post("/api/trpc/account.delete", token, { password })).toMatchObject({ status: 200 })
    expect(await rest.db.user.count({ where: { email } })).toBe(0)
  })

  test("are not exceeded with an invalid cookie or the cookie of another account", async () => {
    const [victim, other] = [await registerAtHome(), await registerAtHome()]
    const madeUp = openBrowser(rest)
    madeUp.remember([[cookieName, "A".repeat(43)]])
    await failFiveTimes(madeUp, victim.email)
    // The limit is shared by unknown browsers and by browsers known for other users.
    expect(await login(other.browser, victim.email, "wrong")).toMatchObject({ status: 429 })
    await failFiveTimes(victim.browser, other.email)
  })
})

test("a known browser is refused its sixth wrong guess and its count is reset by the right password", async () => {
  const { email, browser } = await registerAtHome()
  for (let n = 0; n < 4; n++) expect(await login(browser, email, "wrong")).toMatchObject({ status: 401 })
  expect(await login(browser, email, password)).toMatchObject({ status: 200 })
  await failFiveTimes(browser, email)
  expect(await login(browser, email, password)).toMatchObject({ status: 429 })
  // The browser's count is separate: the owner can sign in elsewhere.
  expect(await login(openBrowser(rest), email, password)).toMatchObject({ status: 200 })
})

test("guesses in an open session are limited to five and do not lock the sign-in page", async () => {
  const { email, browser, token } = await registerAtHome()
  const guess = (word: string) => browser.post("/api/trpc/account.delete", token, { password: word })
  for (let n = 0; n < 5; n++) expect(await guess("wrong")).toMatchObject({ status: 400 })
  const refused = await guess(password)
  expect(refused).toMatchObject({ status: 429 })
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
  expect(await login(openBrowser(rest), email, password)).toMatchObject({ status: 200 })
})

test("a new password makes all other browsers unknown", async () => {
  const { email, browser, token } = await registerAtHome()
  const other = openBrowser(rest)
  await login(other, email, password)
  const change = { current_password: password, new_password: "Quiet-Lantern-58!" }
  expect(await browser.post("/api/trpc/settings.changePassword", token, change)).toMatchObject({ status: 200 })
  await failFiveTimes(openBrowser(rest), email)
  expect(await login(other, email, "wrong")).toMatchObject({ status: 429 })
  expect(await login(browser, email, "Quiet-Lantern-58!")).toMatchObject({ status: 200 })
})

describe("the cookie", () => {
  test.each([
    ["/api/v1/auth/register", () => newPerson()],
    ["/api/trpc/auth.register", () => newPerson()],
    ["/api/v1/auth/demo", () => ({})],
  ])("is set by %s for the API's path and is not readable by scripts", async (path, body) => {
    const { headers } = await openBrowser(rest).post(path, null, body())
    const [line = "", ...more] = headers.getSetCookie()
    expect(more).toEqual([])
    expect(line).toMatch(/^hearthbook\.browser=[\w-]{43}; /)
    expect(line.split("; ").slice(1).sort()).toEqual(["HttpOnly", "Max-Age=34560000", "Path=/api", "SameSite=Lax"])
  })

  test("is sent over TLS only if the site uses it", async () => {
    const headers = { "content-type": "application/json" }
    const answer = await overTls.send("POST", "/api/v1/auth/register", { headers, body: JSON.stringify(newPerson()) })
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Secure-hearthbook\.browser=.*; Secure/)])
  })

  test("stays the same for all users of a browser", async () => {
    const { browser } = await registerAtHome()
    const first = browser.cookies()
    const second = newPerson()
    await browser.post("/api/v1/auth/register", null, second)
    await login(browser, second.email, password)
    expect(browser.cookies()).toEqual(first)
  })

  test("is not set by a failed sign-in and an invalid one is replaced", async () => {
    const { email } = await registerAtHome()
    const browser = openBrowser(rest)
    await login(browser, email, "wrong")
    expect(browser.cookies()).toEqual([])
    browser.remember([[cookieName, "short"]])
    await login(browser, email, password)
    expect(browser.cookies()).toEqual([[cookieName, expect.stringMatching(/^[\w-]{43}$/)]])
  })

  test("is stored as a hash and only after a sign-in", async () => {
    const { email, browser } = await registerAtHome()
    const id = new Map(browser.cookies()).get(cookieName)
    const sessions = await rest.db.session.findMany({ where: { user: { email } } })
    expect(sessions).toMatchObject([{ device_hash: expect.stringMatching(/^[\w-]{43}$/) }])
    expect(JSON.stringify(sessions)).not.toContain(id)
  })
})
