import { describe, expect, test, vi } from "vitest"
import { never, openBrowser, renew, signedIn } from "../testing/open-browser.ts"
import { memoryStorage, tokenOf } from "../testing/session-server.ts"
import { parent } from "../testing/sample-family.ts"
import { SessionStore } from "./session-store.ts"
import type { TabMessage } from "./tab-message.ts"

test("signing out in one tab signs the others out", () => {
  const { lasting, openTab } = openBrowser()
  const first = openTab().session
  first.signIn({ ...signedIn, remember: true })
  const second = openTab().session
  let notified = 0
  second.subscribe(() => (notified += 1))
  first.signOut()
  second.onStorage({ key: "hearthbook.session", storageArea: lasting })
  expect(second.read()).toBeNull()
  expect(notified).toBe(1)
})

test("an update of the person shows in all tabs, with and without remember-me", () => {
  const lasting = memoryStorage()
  for (const remember of [true, false]) {
    const tellSecond = (news: TabMessage) => second.onTabMessage(news)
    const first = new SessionStore({ lasting, tab: memoryStorage() }, never, { postToTabs: tellSecond })
    const second = new SessionStore({ lasting, tab: memoryStorage() }, never)
    first.signIn({ ...signedIn, remember })
    second.signIn({ ...signedIn, remember })
    first.updateUser({ ...parent, date_format: "DD/MM/YYYY" })
    if (remember) second.onStorage({ key: "hearthbook.session", storageArea: lasting })
    expect(second.read()?.user.date_format).toBe("DD/MM/YYYY")
  }
})

test("changes of other keys in localStorage are ignored", () => {
  const { lasting, openTab } = openBrowser()
  const { session } = openTab()
  session.signIn({ ...signedIn, remember: true })
  lasting.clear()
  session.onStorage({ key: "hearthbook.child", storageArea: lasting })
  expect(session.read()).not.toBeNull()
})

test("a tab that missed another tab's refresh takes the new tokens instead of sending the old ones", async () => {
  const { lasting, openTab } = openBrowser()
  const slept = openTab()
  slept.session.signIn({ ...signedIn, remember: true })
  lasting.setItem("hearthbook.session", JSON.stringify({ ...signedIn, ...(await renew()), remember: true }))
  expect(await slept.session.refresh()).toBe(tokenOf(2))
})

describe("one person in this tab only, and another remembered in the other tabs", () => {
  const guest = { ...parent, id: "0190a0a0-0000-7000-8000-000000000002", first_name: "Grace" }

  function openBoth() {
    const { lasting, openTab } = openBrowser()
    const { session: own, tab } = openTab(memoryStorage(), renew)
    own.signIn({ ...signedIn, user: guest, remember: false })
    const { session: remembered } = openTab(memoryStorage(), renew)
    remembered.signIn({ ...signedIn, remember: true })
    own.onStorage({ key: "hearthbook.session", storageArea: lasting })
    return { own, tab, remembered, openTab }
  }

  test("each refreshes its tokens and leaves the other signed in", async () => {
    const { own, tab, remembered, openTab } = openBoth()
    await own.refresh()
    expect(openTab().session.read()?.user.first_name).toBe("Sarah")
    await remembered.refresh()
    expect(openTab(tab).session.read()).toMatchObject({ refresh_token: "refresh-2", user: { first_name: "Grace" } })
    expect(openTab().session.read()).toMatchObject({ refresh_token: "refresh-2", user: { first_name: "Sarah" } })
  })

  test("the end of the tab's session is not the end of the remembered one", () => {
    const { own, openTab } = openBoth()
    own.end("TOKEN_EXPIRED")
    expect(own.read()).toBeNull()
    expect(openTab().session.read()?.user.first_name).toBe("Sarah")
  })

  test("signing in replaces both sessions, and signing out ends both", () => {
    const first = openBoth()
    first.own.signIn({ ...signedIn, user: guest, remember: false })
    expect(first.openTab().session.read()).toBeNull()

    const second = openBoth()
    second.own.signOut()
    expect(second.openTab(second.tab).session.read()).toBeNull()
  })
})

describe("tabs that share a session without remember-me", () => {
  /** Simulates tabs: a duplicated tab has a copy of the storage, and all tabs receive messages. */
  function openTwins() {
    const tabs: SessionStore[] = []
    const open = (tab: Storage) => {
      const session: SessionStore = new SessionStore({ lasting: memoryStorage(), tab }, renew, {
        postToTabs: (news) => tabs.filter((other) => other !== session).forEach((other) => other.onTabMessage(news)),
      })
      tabs.push(session)
      return session
    }
    const first = open(memoryStorage())
    first.signIn({ ...signedIn, remember: false })
    const copy = memoryStorage()
    copy.setItem("hearthbook.session", JSON.stringify({ ...signedIn, remember: false }))
    return { first, second: open(copy), copy, open }
  }

  test("sign out together", () => {
    const { first, second, copy } = openTwins()
    first.signOut()
    expect(second.read()).toBeNull()
    expect(copy.length).toBe(0)
  })

  test("get new tokens together, because the old ones cannot be used again", async () => {
    const { first, second } = openTwins()
    await first.refresh()
    expect(second.read()?.refresh_token).toBe("refresh-2")
  })

  test("share the session with a new tab, which stores it separately", () => {
    const { open } = openTwins()
    const place = memoryStorage()
    const third = open(place)
    third.join()
    expect(third.read()).toMatchObject({ user: { id: parent.id }, remember: false })
    expect(third.isJoining()).toBe(false)
    expect(place.getItem("hearthbook.session")).not.toBeNull()
  })

  test("share it late as well, unless the new tab has signed out meanwhile", () => {
    const late = { kind: "shared", session: { ...signedIn, remember: false } } as const
    const openAlone = () =>
      new SessionStore({ lasting: memoryStorage(), tab: memoryStorage() }, renew, { postToTabs() {} })
    vi.useFakeTimers()
    const [patient, gone] = [openAlone(), openAlone()]
    for (const session of [patient, gone]) session.join()
    vi.advanceTimersByTime(1000)
    vi.useRealTimers()
    expect(patient.isJoining()).toBe(false)
    gone.signOut()
    for (const session of [patient, gone]) session.onTabMessage(late)
    expect(patient.read()?.user.id).toBe(parent.id)
    expect(gone.read()).toBeNull()
  })

  test("do not share it without a request", () => {
    const { first, open } = openTwins()
    const third = open(memoryStorage())
    third.onTabMessage({ kind: "shared", session: { ...signedIn, remember: false } })
    expect(third.read()).toBeNull()
    first.signOut()
    third.join()
    expect([third.read(), third.isJoining()]).toEqual([null, true])
  })

  test("do not affect another person's tab", async () => {
    const { first, second } = openTwins()
    second.signIn({ ...signedIn, refresh_token: "other", user: { ...parent, id: "another" }, remember: false })
    await first.refresh()
    first.signOut()
    expect(second.read()).toMatchObject({ refresh_token: "other", user: { id: "another" } })
  })
})
