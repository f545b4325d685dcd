import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { memoryStorage } from "../../testing/session-server.ts"
import { parent } from "../../testing/sample-family.ts"
import { SessionStore } from "../../session/session-store.ts"
import { SessionWatch } from "./session-watch.ts"

const minute = 60_000

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") }))
afterEach(() => vi.useRealTimers())

/** A token that expires in an hour, as the server's do. */
function hourToken(): string {
  const claims = { exp: Math.floor(Date.now() / 1000) + 3600 }
  return `x.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.x`
}

function openPage({ remember }: { remember: boolean }) {
  let refreshes = 0
  let reachable = true
  const session = new SessionStore({ lasting: memoryStorage(), tab: memoryStorage() }, async () => {
    if (!reachable) throw new Error("no network")
    refreshes += 1
    return { access_token: hourToken(), refresh_token: "next" }
  })
  session.signIn({ access_token: hourToken(), refresh_token: "first", user: parent, remember })
  const page = new EventTarget()
  const watch = new SessionWatch(session)
  const stop = watch.start(page)
  return { session, watch, page, stop, refreshes: () => refreshes, failRefresh: () => void (reachable = false) }
}

test("an active person is never signed out and never warned", async () => {
  const { session, page, stop, refreshes } = openPage({ remember: false })
  for (let passed = 0; passed < 180; passed += 1) {
    page.dispatchEvent(new Event("keydown"))
    await vi.advanceTimersByTimeAsync(minute)
  }
  expect(session.read()?.user.first_name).toBe("Sarah")
  expect(refreshes()).toBe(3)
  stop()
})

test("an inactive session without remember-me ends after an hour", { tags: ["access.session-state"] }, async () => {
  const { session, stop, refreshes } = openPage({ remember: false })
  await vi.advanceTimersByTimeAsync(59 * minute)
  expect(session.read()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(session.read()).toBeNull()
  expect(session.readEnd()).toBe("TOKEN_EXPIRED")
  expect(refreshes()).toBe(0)
  stop()
})

test("an inactive remembered session is refreshed at the next input", async () => {
  const { session, page, stop, refreshes } = openPage({ remember: true })
  await vi.advanceTimersByTimeAsync(120 * minute)
  expect(session.read()).not.toBeNull()
  expect(refreshes()).toBe(0)
  page.dispatchEvent(new Event("pointerdown"))
  await vi.advanceTimersByTimeAsync(0)
  expect(refreshes()).toBe(1)
  stop()
})

describe("the warning", () => {
  test(
    "comes five minutes before the end to one who has left, and says when that is",
    { tags: ["access.session-state"] },
    async () => {
      const { watch, session, stop } = openPage({ remember: false })
      await vi.advanceTimersByTimeAsync(54 * minute)
      expect(watch.read()).toBeNull()
      await vi.advanceTimersByTimeAsync(1.5 * minute)
      expect(watch.read()).toBe(new Date("2026-11-21T11:00:00Z").getTime())
      await vi.advanceTimersByTimeAsync(5 * minute)
      expect(watch.read()).toBeNull()
      expect(session.read()).toBeNull()
      stop()
    },
  )

  test("disappears with 'Extend Session', which starts a new hour", async () => {
    const { watch, session, stop, refreshes } = openPage({ remember: false })
    await vi.advanceTimersByTimeAsync(57 * minute)
    await watch.extend()
    expect(watch.read()).toBeNull()
    await vi.advanceTimersByTimeAsync(54 * minute)
    expect(session.read()).not.toBeNull()
    expect(refreshes()).toBe(1)
    stop()
  })

  test("stays if the server cannot be reached", async () => {
    const { watch, stop, failRefresh } = openPage({ remember: false })
    await vi.advanceTimersByTimeAsync(57 * minute)
    failRefresh()
    await expect(watch.extend()).rejects.toThrow("no network")
    expect(watch.read()).not.toBeNull()
    stop()
  })

  test("stays away once dismissed, and the session still ends", async () => {
    const { watch, session, page, stop, refreshes } = openPage({ remember: false })
    await vi.advanceTimersByTimeAsync(57 * minute)
    page.dispatchEvent(new Event("pointerdown"))
    watch.dismiss()
    await vi.advanceTimersByTimeAsync(2 * minute)
    expect(watch.read()).toBeNull()
    expect(refreshes()).toBe(0)
    await vi.advanceTimersByTimeAsync(minute)
    expect(session.readEnd()).toBe("TOKEN_EXPIRED")
    stop()
  })

  test("does not end the session of a person who dismissed it and stays active", async () => {
    const { watch, session, page, stop } = openPage({ remember: false })
    await vi.advanceTimersByTimeAsync(57 * minute)
    watch.dismiss()
    page.dispatchEvent(new Event("keydown"))
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(session.read()).not.toBeNull()
    stop()
  })

  test("disappears when another tab refreshes the session", async () => {
    const { watch, session, stop } = openPage({ remember: false })
    await vi.advanceTimersByTimeAsync(57 * minute)
    await session.refresh()
    expect(watch.read()).toBeNull()
    stop()
  })
})
