import { expect, test } from "vitest"
import { memoryStorage, parent, tokenOf } from "../testing/session-server.ts"
import { SessionStore } from "./session-store.ts"

const never = () => Promise.reject(new Error("No refresh is expected here"))
const signedIn = { access_token: tokenOf(1), refresh_token: "refresh-1", user: parent }

function openBrowser() {
  const lasting = memoryStorage()
  const openTab = (tab = memoryStorage()) => ({ tab, session: new SessionStore({ lasting, tab }, never) })
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
  const session = new SessionStore(places, async () => ({ access_token: tokenOf(2), refresh_token: "refresh-2" }))
  session.signIn({ ...signedIn, remember: true })
  const refreshed = session.refresh()
  session.signOut()
  expect(await refreshed).toBeNull()
  expect(session.read()).toBeNull()
  expect(places.lasting.length).toBe(0)
})
