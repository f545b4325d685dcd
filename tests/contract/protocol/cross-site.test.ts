import { afterAll, describe, expect, test } from "vitest"
import { newState, openJourney } from "../sign-in/oauth-journey.ts"

// A page of another site makes the visitor's browser send requests to Hearthbook.
const { rest, close } = await openJourney()
afterAll(close)

const families = () => rest.db.family.count()
const json = { "content-type": "application/json" }
const refusal = { code: "UNAUTHORIZED", message: "Requests from other sites are not allowed." }

describe("a call over tRPC", { tags: ["site.other-sites"] }, () => {
  test.each([
    [
      "a form",
      "multipart/form-data; boundary=x",
      "--x\r\nContent-Disposition: form-data; name=a\r\n\r\nb\r\n--x--\r\n",
    ],
    ["bytes", "application/octet-stream", "{}"],
    ["text", "text/plain", "{}"],
    ["a type that begins like JSON", "application/jsonp", "{}"],
    ["no type", undefined, "{}"],
  ])("as %s is refused and creates no family", async (_, type, body) => {
    const before = await families()
    const headers: Record<string, string> = type ? { "content-type": type } : {}
    const answer = await rest.send("POST", "/api/trpc/auth.demo", { body: new TextEncoder().encode(body), headers })
    expect(answer).toMatchObject({
      status: 415,
      body: { error: { message: "Send the body as application/json.", data: { code: "UNSUPPORTED_MEDIA_TYPE" } } },
    })
    expect(await families()).toBe(before)
  })

  test.each(["cross-site", "same-site"])("from a %s page is refused, also as a navigation", async (site) => {
    const before = await families()
    const error = { message: refusal.message, data: { code: "FORBIDDEN", httpStatus: 403, error: refusal } }
    const headers = { ...json, "sec-fetch-site": site }
    expect(await rest.send("POST", "/api/trpc/auth.demo", { body: "{}", headers })).toMatchObject({
      status: 403,
      body: { error },
    })
    const opened = { "sec-fetch-site": site, "sec-fetch-mode": "navigate" }
    expect(await rest.send("GET", "/api/trpc/auth.options", { headers: opened })).toMatchObject({ status: 403 })
    expect(await families()).toBe(before)
  })

  test("from our own page, a typed URL or a program is answered", async () => {
    const allowedHeaders: Record<string, string>[] = [
      { "sec-fetch-site": "same-origin" },
      { "sec-fetch-site": "none" },
      {},
    ]
    for (const headers of allowedHeaders) {
      expect((await rest.send("GET", "/api/trpc/auth.options", { headers })).status).toBe(200)
    }
    const headers = { "content-type": "application/json; charset=utf-8" }
    expect((await rest.send("POST", "/api/trpc/auth.demo", { body: "{}", headers })).status).toBe(200)
  })
})

describe("a route that acts by cookies", { tags: ["site.other-sites"] }, () => {
  const state = newState()
  test.each([
    ["GET", `/api/v1/auth/google/signin?state=${state}`],
    ["GET", `/api/v1/auth/google/callback?state=${state}`],
    ["GET", `/api/v1/settings/google/connect?state=${state}`],
    ["POST", "/api/v1/settings/google/callback"],
    ["POST", "/api/v1/settings/connections/google/callback"],
    ["GET", "/api/v1/family/archive"],
    ["POST", "/api/v1/family/archive/ticket"],
  ])("%s %s refuses a request by another site's page", async (method, path) => {
    for (const site of ["cross-site", "same-site"]) {
      const headers = { ...json, "sec-fetch-site": site, "sec-fetch-mode": "no-cors" }
      const sent = method === "POST" ? { headers, body: "{}" } : { headers }
      expect(await rest.send(method, path, sent)).toMatchObject({ status: 403, body: refusal })
    }
  })

  test("can be opened as a page from a mail or an identity provider's redirect", async () => {
    const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }
    const toGoogle = await rest.send("GET", `/api/v1/auth/google/signin?state=${state}`, { headers })
    expect(toGoogle.status).toBe(302)
    expect((await rest.send("GET", "/api/v1/family/archive", { headers })).status).toBe(401)
  })
})
