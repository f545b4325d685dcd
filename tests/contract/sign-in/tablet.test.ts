import { afterAll, expect, test } from "vitest"
import { openRest, idOf, read, type Answer } from "../fixtures/rest-client.ts"

const rest = await openRest()
afterAll(() => rest.close())

const password = "Sunny-Meadow-42!"
const born = { date_of_birth: "2019-05-04", grade_level: "K" }

/** The cookie of the tablet that a response sets. */
function tabletCookieOf({ headers }: Answer): string {
  return headers.getSetCookie().find((cookie) => cookie.startsWith("hearthbook.tablet=")) ?? ""
}

const onlyCookie = (cookie: string) => ({ cookie: cookie.split(";")[0] ?? "" })

/** A parent with a child whose PIN is 2468, on a tablet that the parent has enrolled. */
async function openTablet(email: string) {
  const ask = rest.as(await rest.register(email))
  const student_id = idOf(await ask("POST", "/students", { first_name: "Ada", last_name: "Byron", ...born }))
  const pin = await ask("PUT", `/tablets/pins/${student_id}`, { pin: "2468" })
  expect(pin).toMatchObject({ status: 200, body: { has_pin: true, is_locked: false } })
  const enrolled = await ask("POST", "/tablets", { name: "Kitchen" })
  const cookie = tabletCookieOf(enrolled)
  const here = (method: string, path: string, body?: unknown) => rest.as(null)(method, path, body, onlyCookie(cookie))
  return { ask, student_id, cookie, here, id: idOf(enrolled) }
}

test(
  "a tablet is proved by its cookie, which no script and no other site can send",
  { tags: ["api.enroll-tablet", "api.tablet-faces", "api.tablet-sign-in", "api.set-pin"] },
  async () => {
    const { cookie, here, student_id } = await openTablet("enroll@example.com")
    expect(cookie).toMatch(/^hearthbook\.tablet=[\w-]{43};/)
    for (const part of ["HttpOnly", "SameSite=Strict", "Path=/api"]) expect(cookie).toContain(part)
    expect(await here("GET", "/tablet")).toMatchObject({ body: { is_tablet: true, children: [{ id: student_id }] } })
    const { status, body } = await here("POST", "/tablet/session", { student_id, pin: "2468" })
    expect({ status, role: read(read(body, "user"), "role") }).toEqual({ status: 200, role: "student" })
    expect(await rest.as(null)("GET", "/tablet")).toMatchObject({ body: { is_tablet: false, children: [] } })
    const elsewhere = await rest.as(null)("POST", "/tablet/session", { student_id, pin: "2468" })
    expect(elsewhere).toMatchObject({ status: 401, body: { code: "INVALID_CREDENTIALS" } })
  },
)

test(
  "a locked tile is opened by a parent, or with a parent's password, and a PIN can be removed",
  { tags: ["api.list-pins", "api.open-tile", "api.tablet-open-tile", "api.remove-pin"] },
  async () => {
    const { ask, here, student_id } = await openTablet("locked@example.com")
    const fail = async () => {
      for (let n = 0; n < 5; n++) await here("POST", "/tablet/session", { student_id, pin: "0000" })
      const right = await here("POST", "/tablet/session", { student_id, pin: "2468" })
      expect(right).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } })
    }
    await fail()
    expect(await ask("GET", "/tablets/pins")).toMatchObject({ body: [{ has_pin: true, is_locked: true }] })
    expect(await ask("POST", `/tablets/pins/${student_id}/open`, {})).toMatchObject({ body: { is_locked: false } })
    await fail()
    expect(await here("POST", "/tablet/open-tile", { student_id, password })).toMatchObject({ status: 200 })
    expect(await here("POST", "/tablet/session", { student_id, pin: "2468" })).toMatchObject({ status: 200 })
    expect(await ask("DELETE", `/tablets/pins/${student_id}`)).toMatchObject({ body: { has_pin: false } })
    expect(await here("GET", "/tablet")).toMatchObject({ body: { is_tablet: true, children: [] } })
  },
)

test(
  "a tablet is revoked by a parent, or left with a parent's password, which deletes its cookie",
  { tags: ["api.list-tablets", "api.revoke-tablet", "api.leave-tablet"] },
  async () => {
    const first = await openTablet("leave@example.com")
    expect(await first.ask("GET", "/tablets")).toMatchObject({ body: [{ id: first.id, name: "Kitchen" }] })
    expect(await first.ask("DELETE", `/tablets/${first.id}`)).toMatchObject({ status: 200, body: { id: first.id } })
    expect(await first.here("GET", "/tablet")).toMatchObject({ body: { is_tablet: false, children: [] } })

    const second = await openTablet("left@example.com")
    const refused = await second.here("POST", "/tablet/leave", { password: "Not-The-One-1!" })
    expect(refused).toMatchObject({ status: 401, body: { code: "INVALID_CREDENTIALS" } })
    expect(tabletCookieOf(refused)).toBe("")
    const left = await second.here("POST", "/tablet/leave", { password })
    expect(left).toMatchObject({ status: 200, body: { left: true } })
    expect(tabletCookieOf(left)).toContain("Max-Age=0")
  },
)

test("neither a PIN nor a tablet's token is in the log", { tags: ["site.private-logs"] }, async () => {
  const { cookie, here, student_id } = await openTablet("quiet@example.com")
  await here("POST", "/tablet/session", { student_id, pin: "9753" })
  const log = rest.logged.join("")
  expect(log).toContain("/tablet/session")
  // Four digits turn up by chance in a time, a duration or an id.
  const words = log.replaceAll(/"\w+":-?[\d.]+|[0-9a-f]{8}-[0-9a-f-]{27}/g, "")
  expect(words).not.toContain("9753")
  expect(log).not.toContain(/=([\w-]{43})/.exec(cookie)?.[1])
})
