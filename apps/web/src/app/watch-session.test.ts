import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { memoryStorage, parent } from "../testing/session-server.ts"
import { SessionStore } from "../lib/session-store.ts"
import { watchSession } from "./watch-session.ts"

const minute = 60_000

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") }))
afterEach(() => vi.useRealTimers())

/** A token that lasts an hour from now, as the server's do (DECISIONS 34). */
function hourToken(): string {
  const claims = { exp: Math.floor(Date.now() / 1000) + 3600 }
  return `x.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.x`
}

function openPage({ remember }: { remember: boolean }) {
  let refreshes = 0
  const session = new SessionStore({ lasting: memoryStorage(), tab: memoryStorage() }, async () => {
    refreshes += 1
    return { access_token: hourToken(), refresh_token: "next" }
  })
  session.signIn({ access_token: hourToken(), refresh_token: "first", user: parent, remember })
  const page = new EventTarget()
  const stop = watchSession(session, page)
  return { session, page, stop, refreshes: () => refreshes }
}

test("someone at work is never signed out, and never asked", async () => {
  const { session, page, stop, refreshes } = openPage({ remember: false })
  for (let passed = 0; passed < 180; passed += 1) {
    page.dispatchEvent(new Event("keydown"))
    await vi.advanceTimersByTimeAsync(minute)
  }
  expect(session.read()?.user.first_name).toBe("Sarah")
  expect(refreshes()).toBe(3)
  stop()
})

test("a session left alone on a shared computer ends with its hour", async () => {
  const { session, stop, refreshes } = openPage({ remember: false })
  await vi.advanceTimersByTimeAsync(59 * minute)
  expect(session.read()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(session.read()).toBeNull()
  expect(session.readEnd()).toBe("TOKEN_EXPIRED")
  expect(refreshes()).toBe(0)
  stop()
})

test("a remembered session outlives a long lunch, and is renewed at the next touch", async () => {
  const { session, page, stop, refreshes } = openPage({ remember: true })
  await vi.advanceTimersByTimeAsync(120 * minute)
  expect(session.read()).not.toBeNull()
  expect(refreshes()).toBe(0)
  page.dispatchEvent(new Event("pointerdown"))
  await vi.advanceTimersByTimeAsync(minute)
  expect(refreshes()).toBe(1)
  stop()
})
