import { createStudentLogin, testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { fieldsOf, idOf, openRest, read, type Ask, type Rest } from "../fixtures/rest-client.ts"

// Sign-in, accounts and invitations over REST.
let rest: Rest
let anonymous: Ask
const startedAt = new Date("2026-09-15T16:00:00.000Z")
const password = "Sunny-Meadow-42!"

beforeAll(async () => {
  rest = await openRest()
  anonymous = rest.as(null)
})
beforeEach(() => void (rest.clock.now = startedAt))
afterAll(() => rest.close())

/** Returns the token from the last link mailed to a recipient. */
async function mailedToken(recipient: string): Promise<string> {
  const mail = await rest.db.outbox_email.findFirstOrThrow({ where: { recipient }, orderBy: { id: "desc" } })
  return /(?:token=|invite\/)([\w-]+)/.exec(mail.text)?.[1] ?? ""
}

describe("signing in", () => {
  test(
    "is refused with 429, a message and Retry-After after five failed attempts",
    { tags: ["access.lockout", "api.login", "api.rate-limited"] },
    async () => {
      const wrong = { email: "guess@example.com", password: "wrong" }
      for (let n = 0; n < 5; n++) expect(await anonymous("POST", "/auth/login", wrong)).toMatchObject({ status: 401 })
      const refused = await anonymous("POST", "/auth/login", wrong)
      expect(refused).toMatchObject({
        status: 429,
        body: { code: "RATE_LIMITED", message: "Too many login attempts. Please try again in 15 minutes." },
      })
      expect(refused.headers.get("retry-after")).toBe("900")
      const overTrpc = await rest.send("POST", "/api/trpc/auth.login", {
        body: JSON.stringify(wrong),
        headers: { "content-type": "application/json" },
      })
      expect(overTrpc.status).toBe(429)
      expect(overTrpc.headers.get("retry-after")).toBe("900")
    },
  )

  test("counts every call of a batch as an attempt", { tags: ["api.rate-limited"] }, async () => {
    const one = { email: "batch@example.com", password: "wrong" }
    const body = JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n, one])))
    const path = `/api/trpc/${Array.from({ length: 10 }, () => "auth.login").join(",")}?batch=1`
    const { body: answers } = await rest.send("POST", path, { body, headers: { "content-type": "application/json" } })
    const codes = Object.values(fieldsOf(answers)).map((answer) => read(read(read(answer, "error"), "data"), "error"))
    expect(codes.filter((error) => read(error, "code") === "INVALID_CREDENTIALS")).toHaveLength(5)
    expect(codes.filter((error) => read(error, "code") === "RATE_LIMITED")).toHaveLength(5)
  })

  test("forbids caches to store responses with tokens", { tags: ["api.no-store"] }, async () => {
    await rest.register("stored@example.com")
    const { headers } = await anonymous("POST", "/auth/login", { email: "stored@example.com", password })
    expect(headers.get("cache-control")).toBe("no-store")
  })
})

test(
  "resets a forgotten password by a mailed link",
  { tags: ["api.confirm-password-reset", "api.request-password-reset"] },
  async () => {
    await rest.register("forgot@example.com")
    const email = "forgot@example.com"
    expect(await anonymous("POST", "/auth/password-reset/request", { email })).toMatchObject({
      status: 200,
      body: { email },
    })
    const token = await mailedToken(email)
    const confirm = { token, password: "Quiet-Lantern-58!" }
    expect(await anonymous("POST", "/auth/password-reset/confirm", confirm)).toMatchObject({
      status: 200,
      body: { signed_out: 1 },
    })
    expect(await anonymous("POST", "/auth/login", { email, password: confirm.password })).toMatchObject({ status: 200 })
    expect(await anonymous("POST", "/auth/password-reset/confirm", confirm)).toMatchObject({
      status: 400,
      body: { code: "TOKEN_INVALID" },
    })
  },
)

test(
  "verifies an email address and reports its status",
  { tags: ["api.get-verification-status", "api.read-verification", "api.send-verification", "api.verify-email"] },
  async () => {
    const ask = rest.as(await rest.register("fresh@example.com"))
    const status = { email: "fresh@example.com", email_verification_required: false }
    expect((await ask("GET", "/auth/email/verification-status")).body).toEqual({ ...status, email_verified: false })
    expect((await ask("POST", "/auth/email/send-verification")).status).toBe(200)
    const token = await mailedToken("fresh@example.com")
    const link = { email: "fresh@example.com", replaces: null, closed_logins: [] }
    expect((await ask("POST", "/auth/email/verify/read", { token })).body).toEqual(link)
    expect((await ask("POST", "/auth/email/verify", { token })).body).toEqual({
      email_verified: true,
      closed_logins: [],
    })
    expect((await ask("GET", "/auth/email/verification-status")).body).toEqual({ ...status, email_verified: true })
    expect((await ask("POST", "/auth/email/verify", { token: "made up" })).status).toBe(400)
  },
)

test("refuses an invalid magic link", async () => {
  expect(await anonymous("GET", "/auth/magic/made-up")).toMatchObject({ status: 400, body: { code: "TOKEN_INVALID" } })
})

test("lists sessions and ends one of them", { tags: ["api.delete-session", "api.list-sessions"] }, async () => {
  const ask = rest.as(await rest.register("devices@example.com"))
  await anonymous("POST", "/auth/login", { email: "devices@example.com", password })
  const { body } = await ask("GET", "/auth/sessions")
  const other = Object.values(fieldsOf(body)).find((one) => read(one, "current") === false)
  expect((await ask("DELETE", `/auth/sessions/${String(read(other, "id"))}`)).status).toBe(200)
  expect((await ask("GET", "/auth/sessions")).body).toHaveLength(1)
  expect((await ask("DELETE", "/auth/sessions/none")).status).toBe(404)
})

test(
  "a second parent is invited and joins the family",
  {
    tags: [
      "api.accept-invitation",
      "api.create-invitation",
      "api.delete-invitation",
      "api.list-invitations",
      "api.read-invitation",
    ],
  },
  async () => {
    const ask = rest.as(await rest.register("inviter@example.com"))
    await ask("POST", "/auth/email/verify", { token: await mailedToken("inviter@example.com") })
    const id = idOf(await ask("POST", "/family/invitations", { email: "guest@example.com", role: "parent" }))
    expect((await ask("GET", "/family/invitations")).body).toMatchObject([{ id, role: "parent" }])
    const token = await mailedToken("guest@example.com")
    expect((await anonymous("POST", "/auth/invitations/read", { token })).body).toMatchObject({
      family_name: "Byron family",
    })
    const person = { first_name: "Tom", last_name: "Byron", password: "Quiet-Lantern-58!", terms_accepted: true }
    const joined = await anonymous("POST", "/auth/invitations/accept", { ...person, token })
    expect(joined).toMatchObject({ status: 200, body: { user: { role: "parent", email_verified: true } } })
    expect((await ask("DELETE", `/family/invitations/${id}`)).status).toBe(404)
    expect((await ask("GET", "/users")).body).toHaveLength(2)
  },
)

test(
  "changes a password with field names in camel case or snake case",
  { tags: ["api.change-password", "settings.password-fields"] },
  async () => {
    const ask = rest.as(await rest.register("spelling@example.com"))
    const second = "Quiet-Lantern-58!"
    const camel = { currentPassword: password, newPassword: second }
    expect((await ask("PUT", "/settings/password", camel)).status).toBe(200)
    const snake = { current_password: second, new_password: password }
    expect((await ask("PUT", "/settings/password", snake)).status).toBe(200)
    expect(await ask("PUT", "/settings/password", { newPassword: second })).toMatchObject({
      status: 400,
      body: { issues: [{ field: "current_password", message: "Current password is required." }] },
    })
    expect((await anonymous("PUT", "/settings/password", snake)).status).toBe(401)
  },
)

test(
  "a child sets a first password and cannot open settings for adults",
  { tags: ["api.set-first-password", "api.unauthorized"] },
  async () => {
    const parent = rest.as(await rest.register("mother@example.com"))
    const family_id = String(read(read((await parent("GET", "/auth/whoami")).body, "family"), "id"))
    const child = await createStudentLogin(rest.db, { family_id, must_change_password: true })
    const { body } = await anonymous("POST", "/auth/login", { email: child.email, password: testPassword })
    const ask = rest.as(String(read(body, "access_token")))
    expect((await ask("POST", "/auth/first-password", { new_password: "bluetoad" })).body).toMatchObject({
      must_change_password: false,
    })
    for (const path of ["/users", "/family/invitations", "/admin/stats", "/admin/auth-events"]) {
      expect(await ask("GET", path), path).toMatchObject({ status: 403, body: { code: "UNAUTHORIZED" } })
    }
    expect((await ask("PUT", "/settings/profile", { first_name: "Zoe" })).status).toBe(403)
  },
)
