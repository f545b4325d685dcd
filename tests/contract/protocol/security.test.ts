import { testSettings } from "@hearthbook/api/testing/test-request"
import { afterAll, beforeAll, expect, test } from "vitest"
import { unsupportedOn } from "../platforms/unsupported-on.ts"
import { target } from "../platforms/open-app.ts"
import { openRest, read, type Rest } from "../fixtures/rest-client.ts"

let rest: Rest
let overTls: Rest

beforeAll(async () => {
  rest = await openRest()
  overTls = await openRest({ settings: testSettings, trusted_proxies: 1 })
})
afterAll(async () => {
  await rest.close()
  await overTls.close()
})

test.each(["/api/health", "/api/v1/students", "/api/trpc/auth.whoami", "/api/none", "/api/docs", "/anything"])(
  "%s allows only our scripts, forbids frames and limits the referrer",
  { tags: ["site.security-headers"] },
  async (path) => {
    const { headers } = await rest.send("GET", path)
    const policy = headers.get("content-security-policy") ?? ""
    expect(policy).toContain("script-src 'self';")
    // An image URL of another site could leak data.
    expect(policy).toContain("img-src 'self' data: blob:;")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    })
    // HSTS would lock the browser out of an installation over plain HTTP. Vercel always uses TLS.
    const isVercelsPage = target === "vercel" && !path.startsWith("/api/")
    if (!isVercelsPage) expect(headers.get("strict-transport-security")).toBeNull()
    expect((await overTls.send("GET", path)).headers.get("strict-transport-security")).toContain("max-age=31536000")
  },
)

test("no other site may read a response", { tags: ["site.no-cors"] }, async () => {
  const headers = { origin: "https://elsewhere.example" }
  for (const method of ["GET", "OPTIONS"]) {
    const answer = await rest.send(method, "/api/v1/students", {
      headers: {
        ...headers,
        "access-control-request-method": "GET",
        "access-control-request-headers": "authorization",
      },
    })
    expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([])
  }
})

const rewritten = "its edge overwrites the header (platforms/vercel.test.ts)"
test.skipIf(unsupportedOn({ vercel: rewritten }))(
  "a forwarded address is trusted only from a trusted proxy, and only its last part",
  { tags: ["site.client-address"] },
  async () => {
    const login = (app: Rest, forwarded: string) =>
      app.send("POST", "/api/v1/auth/login", {
        body: JSON.stringify({ email: `${Math.random()}@example.com`, password: "wrong" }),
        headers: { "content-type": "application/json", "x-forwarded-for": forwarded },
      })
    await login(rest, "203.0.113.9")
    await login(overTls, "198.51.100.1, 203.0.113.9")
    const seen = async ({ db }: Rest) => (await db.login_attempt.findFirstOrThrow()).client_address
    expect(await seen(rest)).not.toBe("203.0.113.9")
    expect(await seen(overTls)).toBe("203.0.113.9")
  },
)

test(
  "the log of all sign-in flows contains no token, password, link or hash",
  { tags: ["access.auth-events"] },
  async () => {
    const { db, as, logged } = rest
    const anonymous = as(null)
    const passwords = ["Sunny-Meadow-42!", "Quiet-Lantern-58!", "Wrong-Meadow-42!"] as const
    const email = "philippa@example.com"
    const person = { first_name: "Philippa", last_name: "Featherstone", email, terms_accepted: true }
    const secrets: string[] = [...passwords, email, "Featherstone", "argon2"]
    const keep = (body: unknown) => {
      secrets.push(String(read(body, "access_token")), String(read(body, "refresh_token")))
      return String(read(body, "access_token"))
    }
    const mailed = async (recipient: string) => {
      const mail = await db.outbox_email.findFirstOrThrow({ where: { recipient }, orderBy: { id: "desc" } })
      const token = /(?:token=|invite\/)([\w-]+)/.exec(mail.text)?.[1] ?? ""
      secrets.push(token)
      return token
    }

    const access_token = keep((await anonymous("POST", "/auth/register", { ...person, password: passwords[0] })).body)
    await as(access_token)("POST", "/auth/email/verify", { token: await mailed(email) })
    await anonymous("POST", "/auth/login", { email, password: passwords[2] })
    const session = await anonymous("POST", "/auth/login", { email, password: passwords[0] })
    keep(session.body)
    const refresh_token = read(session.body, "refresh_token")
    keep((await anonymous("POST", "/auth/refresh", { refresh_token })).body)
    rest.clock.now = new Date(rest.clock.now.getTime() + 11_000)
    await anonymous("POST", "/auth/refresh", { refresh_token })
    await as(access_token)("POST", "/family/invitations", { email: "tom@example.com", role: "parent" })
    const invitation = await mailed("tom@example.com")
    await rest.send("GET", `/invite/${invitation}`)
    await anonymous("POST", "/auth/invitations/read", { token: invitation })
    await anonymous("POST", "/auth/password-reset/request", { email })
    const reset = await mailed(email)
    await anonymous("POST", "/auth/password-reset/confirm", { token: reset, password: passwords[1] })
    await anonymous("GET", `/auth/magic/${reset}`)
    await rest.send("GET", `/magic/${reset}`)
    // A path can be encoded in several ways.
    for (const way of ["MAGIC/", "magic%2f", "m%61gic/"]) await rest.send("GET", `/api/v1/auth/${way}${reset}`)

    const hashes = [
      ...(await db.session.findMany()).map(({ refresh_hash }) => refresh_hash),
      ...(await db.one_time_token.findMany()).map(({ token_hash }) => token_hash),
      ...(await db.invitation.findMany()).map(({ token_hash }) => token_hash),
    ]
    const written = logged.join("") + JSON.stringify(await db.auth_event.findMany())
    expect(written).toContain("refresh_token_reused")
    expect(written).toContain("/magic/…")
    for (const secret of [...secrets, ...hashes]) expect(written).not.toContain(secret)
  },
)
