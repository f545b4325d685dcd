import { createParent, testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, expect, test } from "vitest"
import { openTestApi, testNow } from "../../../testing/test-api.ts"

const api = await openTestApi()
beforeEach(() => void (api.clock.now = testNow))
afterAll(api.close)

const later = (hours: number) => void (api.clock.now = new Date(testNow.getTime() + hours * 3_600_000))
const refused = (reason: string) => ({ cause: { reason } })

test("a person sees their sessions, newest first, and which one is the current device", async () => {
  const { id, email } = await createParent(api.db)
  const first = await api.callerFor({ id })
  later(0.5)
  await api.callerWith(null).auth.login({ email, password: testPassword, remember_me: false })
  const sessions = await first.sessions.list()
  expect(sessions.map(({ current, remember_me }) => [current, remember_me])).toEqual([
    [false, false],
    [true, true],
  ])
  expect(sessions.map(({ last_seen_at }) => last_seen_at)).toEqual([
    "2026-09-15T16:30:00.000Z",
    "2026-09-15T16:00:00.000Z",
  ])
})

test(
  "signing a device out takes effect at once, and only works for the person's own",
  { tags: ["api.not-found", "api.user-not-found"] },
  async () => {
    const parent = await createParent(api.db)
    const here = await api.callerFor(parent)
    const there = await api.callerFor(parent)
    const spouse = await api.callerFor(await createParent(api.db, { family_id: parent.family_id }))
    const other = (await here.sessions.list()).find(({ current }) => !current)
    const id = other?.id ?? ""
    await expect(spouse.sessions.remove({ id })).rejects.toMatchObject(refused("NOT_FOUND"))
    expect(await here.sessions.remove({ id })).toEqual({ id })
    await expect(there.auth.whoami()).rejects.toMatchObject(refused("TOKEN_INVALID"))
    await expect(here.sessions.remove({ id })).rejects.toMatchObject(refused("NOT_FOUND"))
    expect(await here.sessions.list()).toHaveLength(1)
  },
)

test("a browser is shown by name", async () => {
  const parent = await createParent(api.db)
  const here = await api.callerFor(parent)
  const names = [
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36",
      "Chrome on Windows",
    ],
    [
      "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
      "Safari on iOS",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0",
      "Edge on Windows",
    ],
    ["evil.example/1.0 (X11; Linux x86_64)", "A browser on Linux"],
    ["evil.example/1.0", "Unknown device"],
    ["", "Unknown device"],
  ] as const
  for (const [user_agent, device] of names) {
    await api.db.session.updateMany({ where: { user_id: parent.id }, data: { user_agent } })
    expect(await here.sessions.list()).toMatchObject([{ device }])
  }
})

test("every step around signing in leaves an event without secrets", { tags: ["access.auth-events"] }, async () => {
  const parent = await createParent(api.db)
  const anonymous = api.callerWith(null)
  await anonymous.auth.login({ email: parent.email, password: "Not-The-Word-1!" }).catch(() => undefined)
  const { access_token, refresh_token } = await anonymous.auth.login({ email: parent.email, password: testPassword })
  await anonymous.auth.refresh({ refresh_token })
  api.clock.now = new Date(testNow.getTime() + 11_000)
  await anonymous.auth.refresh({ refresh_token }).catch(() => undefined)
  const fresh = await api.callerFor(parent)
  await fresh.auth.logout({ clear_all_sessions: true })
  const rows = await api.db.auth_event.findMany({ where: { user_id: parent.id }, orderBy: { id: "asc" } })
  expect(rows.map(({ type }) => type)).toEqual([
    "sign_in_failed",
    "signed_in",
    "session_refreshed",
    "refresh_token_reused",
    "signed_in",
    "signed_out",
  ])
  const text = JSON.stringify(rows)
  for (const secret of [access_token, refresh_token, testPassword, "Not-The-Word-1!", "argon2", parent.email]) {
    expect(text).not.toContain(secret)
  }
})
