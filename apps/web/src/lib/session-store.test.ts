import { createTRPCClient, httpLink } from "@trpc/client"
import { describe, expect, test, vi } from "vitest"
import { memoryStorage, parent, startSessionServer, tokenOf, type SessionServer } from "../testing/session-server.ts"
import { SessionStore, type TabNews } from "./session-store.ts"

const never = () => Promise.reject(new Error("No refresh is expected here"))
const renew = async () => ({ access_token: tokenOf(2), refresh_token: "refresh-2" })
const signedIn = { access_token: tokenOf(1), refresh_token: "refresh-1", user: parent }

function openBrowser() {
  const lasting = memoryStorage()
  const openTab = (tab = memoryStorage(), requestTokens: ConstructorParameters<typeof SessionStore>[1] = never) => ({
    tab,
    session: new SessionStore({ lasting, tab }, requestTokens),
  })
  return { lasting, openTab }
}

test("with remember-me the person is still signed in in a new tab", () => {
  const { openTab } = openBrowser()
  openTab().session.signIn({ ...signedIn, remember: true })
  expect(openTab().session.read()?.user.first_name).toBe("Sarah")
})

test("without remember-me the session ends with its tab, and outlives a reload of it", () => {
  const { openTab } = openBrowser()
  const { tab, session } = openTab()
  session.signIn({ ...signedIn, remember: false })
  expect(openTab().session.read()).toBeNull()
  expect(openTab(tab).session.read()?.user.first_name).toBe("Sarah")
})

test("signing out in one tab signs the others out", () => {
  const { lasting, openTab } = openBrowser()
  const first = openTab().session
  first.signIn({ ...signedIn, remember: true })
  const second = openTab().session
  let told = 0
  second.subscribe(() => (told += 1))
  first.signOut()
  second.onStorage({ key: "hearthbook.session", storageArea: lasting })
  expect(second.read()).toBeNull()
  expect(told).toBe(1)
})

test("what one tab learns of the person shows in the others, remembered or not", () => {
  const lasting = memoryStorage()
  for (const remember of [true, false]) {
    const tellSecond = (news: TabNews) => second.onNews(news)
    const first = new SessionStore({ lasting, tab: memoryStorage() }, never, { tellTabs: tellSecond })
    const second = new SessionStore({ lasting, tab: memoryStorage() }, never)
    first.signIn({ ...signedIn, remember })
    second.signIn({ ...signedIn, remember })
    first.updateUser({ ...parent, date_format: "DD/MM/YYYY" })
    if (remember) second.onStorage({ key: "hearthbook.session", storageArea: lasting })
    expect(second.read()?.user.date_format).toBe("DD/MM/YYYY")
  }
})

test("what a person decided is told as such, and a session that ran out is not", () => {
  const lasting = memoryStorage()
  const left: string[] = []
  const open = () =>
    new SessionStore({ lasting, tab: memoryStorage() }, never, { signedOut: (user_id) => left.push(user_id) })
  const [first, second] = [open(), open()]
  first.signIn({ ...signedIn, remember: true })
  first.end("TOKEN_EXPIRED")
  second.onStorage({ key: "hearthbook.session", storageArea: lasting })
  expect(left).toEqual([])
  first.signIn({ ...signedIn, remember: true })
  first.signOut()
  expect(left).toEqual([parent.id])
})

test("what another tab keeps under another name changes nothing", () => {
  const { lasting, openTab } = openBrowser()
  const { session } = openTab()
  session.signIn({ ...signedIn, remember: true })
  lasting.clear()
  session.onStorage({ key: "hearthbook.child", storageArea: lasting })
  expect(session.read()).not.toBeNull()
})

test("what an older release left behind does not break the start", () => {
  const { lasting, openTab } = openBrowser()
  for (const left of ["{", "null", '"text"', '{"access_token":"a"}']) {
    lasting.setItem("hearthbook.session", left)
    expect(openTab().session.read()).toBeNull()
  }
})

test("someone who signed out while the refresh was under way stays signed out", async () => {
  const places = { lasting: memoryStorage(), tab: memoryStorage() }
  const session = new SessionStore(places, renew)
  session.signIn({ ...signedIn, remember: true })
  const refreshed = session.refresh()
  session.signOut()
  expect(await refreshed).toBeNull()
  expect(session.read()).toBeNull()
  expect(places.lasting.length).toBe(0)
})

describe("one person signed in for this tab only, and another for good in the other tabs", () => {
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

  test("each renews its tokens and leaves the other signed in", async () => {
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

  test("signing in replaces both, and signing out leaves nobody signed in", () => {
    const first = openBoth()
    first.own.signIn({ ...signedIn, user: guest, remember: false })
    expect(first.openTab().session.read()).toBeNull()

    const second = openBoth()
    second.own.signOut()
    expect(second.openTab(second.tab).session.read()).toBeNull()
  })
})

describe("what is said of a session that ended by itself", () => {
  async function refusedFor(how: (server: SessionServer) => void) {
    const server = await startSessionServer()
    how(server)
    const plain = createTRPCClient<SessionServer["router"]>({ links: [httpLink({ url: server.url })] })
    const { session } = openBrowser().openTab(memoryStorage(), (refresh_token) =>
      plain.auth.refresh.mutate({ refresh_token }),
    )
    session.signIn({ ...signedIn, remember: true })
    return { session, server }
  }

  test.each(["TOKEN_EXPIRED", "TOKEN_INVALID", "REFRESH_FAILED"] as const)("%s is the server's word", async (code) => {
    const { session, server } = await refusedFor(({ may }) => (may.refresh = code))
    expect(await session.refresh()).toBeNull()
    expect(session.read()).toBeNull()
    expect(session.readEnd()).toBe(code)
    await server.close()
  })

  test("any other refusal is a refresh that failed", async () => {
    const { session, server } = await refusedFor(({ may }) => (may.refresh = "VALIDATION_ERROR"))
    await session.refresh()
    expect(session.readEnd()).toBe("REFRESH_FAILED")
    await server.close()
  })

  test("nothing, once it was said or somebody signed in", () => {
    const { session } = openBrowser().openTab()
    session.signIn({ ...signedIn, remember: true })
    session.end("TOKEN_EXPIRED")
    session.forgetEnd()
    expect(session.readEnd()).toBeNull()
    session.end("TOKEN_EXPIRED")
    session.signIn({ ...signedIn, remember: true })
    expect(session.readEnd()).toBeNull()
  })

  test("nothing to those who log out, even when the server refuses them at that moment", async () => {
    const { session, server } = await refusedFor(({ may }) => (may.refresh = "TOKEN_INVALID"))
    const refreshed = session.refresh()
    session.signOut()
    expect(await refreshed).toBeNull()
    expect(session.readEnd()).toBeNull()
    await server.close()
  })

  test("nothing in a tab that another tab's log-out signs out", () => {
    const { lasting, openTab } = openBrowser()
    const first = openTab().session
    first.signIn({ ...signedIn, remember: true })
    const second = openTab().session
    first.signOut()
    second.onStorage({ key: "hearthbook.session", storageArea: lasting })
    expect(second.readEnd()).toBeNull()
  })
})

describe("tabs that share a session which is not remembered", () => {
  /** A browser copies a tab's storage into the duplicate; what one tab tells, the others hear. */
  function openTwins() {
    const tabs: SessionStore[] = []
    const open = (tab: Storage) => {
      const session: SessionStore = new SessionStore({ lasting: memoryStorage(), tab }, renew, {
        tellTabs: (news) => tabs.filter((other) => other !== session).forEach((other) => other.onNews(news)),
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

  test("get new tokens together, because the old ones must not be used again", async () => {
    const { first, second } = openTwins()
    await first.refresh()
    expect(second.read()?.refresh_token).toBe("refresh-2")
  })

  test("tell a new tab who is signed in, which keeps it for itself", () => {
    const { open } = openTwins()
    const place = memoryStorage()
    const third = open(place)
    third.join()
    expect(third.read()).toMatchObject({ user: { id: parent.id }, remember: false })
    expect(third.isJoining()).toBe(false)
    expect(place.getItem("hearthbook.session")).not.toBeNull()
  })

  test("tell it also when they take their time, unless somebody has signed out here meanwhile", () => {
    const late = { kind: "shared", session: { ...signedIn, remember: false } } as const
    const openAlone = () =>
      new SessionStore({ lasting: memoryStorage(), tab: memoryStorage() }, renew, { tellTabs() {} })
    vi.useFakeTimers()
    const [patient, gone] = [openAlone(), openAlone()]
    for (const session of [patient, gone]) session.join()
    vi.advanceTimersByTime(1000)
    vi.useRealTimers()
    expect(patient.isJoining()).toBe(false)
    gone.signOut()
    for (const session of [patient, gone]) session.onNews(late)
    expect(patient.read()?.user.id).toBe(parent.id)
    expect(gone.read()).toBeNull()
  })

  test("tell nobody who has not asked", () => {
    const { first, open } = openTwins()
    const third = open(memoryStorage())
    third.onNews({ kind: "shared", session: { ...signedIn, remember: false } })
    expect(third.read()).toBeNull()
    first.signOut()
    third.join()
    expect([third.read(), third.isJoining()]).toEqual([null, true])
  })

  test("leave somebody else, in a tab of their own, as they are", async () => {
    const { first, second } = openTwins()
    second.signIn({ ...signedIn, refresh_token: "other", user: { ...parent, id: "another" }, remember: false })
    await first.refresh()
    first.signOut()
    expect(second.read()).toMatchObject({ refresh_token: "other", user: { id: "another" } })
  })
})

test("a tab that slept through another one's refresh takes its tokens instead of sending the old ones", async () => {
  const { lasting, openTab } = openBrowser()
  const slept = openTab()
  slept.session.signIn({ ...signedIn, remember: true })
  lasting.setItem("hearthbook.session", JSON.stringify({ ...signedIn, ...(await renew()), remember: true }))
  expect(await slept.session.refresh()).toBe(tokenOf(2))
})

test("what the server says of a person is kept, of the person signed in only", () => {
  const { openTab } = openBrowser()
  const { session, tab } = openTab()
  session.signIn({ ...signedIn, remember: false })
  session.updateUser({ ...parent, first_name: "Sally" })
  session.updateUser({ ...parent, id: "another", first_name: "Grace" })
  expect(session.read()?.user.first_name).toBe("Sally")
  expect(openTab(tab).session.read()?.user.first_name).toBe("Sally")
})

test("a session's events are noted, without who or with what", async () => {
  const notes: unknown[] = []
  const note = (...event: unknown[]) => void notes.push(event)
  const session = new SessionStore({ lasting: memoryStorage(), tab: memoryStorage() }, renew, { note })
  session.signIn({ ...signedIn, remember: true })
  await session.refresh()
  session.end("TOKEN_EXPIRED")
  session.signIn({ ...signedIn, remember: true })
  session.signOut()
  expect(notes).toEqual([
    ["signed_in", { role: "parent", remember: true }],
    ["session_refreshed"],
    ["session_ended", { why: "TOKEN_EXPIRED" }],
    ["signed_in", { role: "parent", remember: true }],
    ["signed_out"],
  ])
})
