import { expect, test } from "vitest"
import { openBrowser, renew, signedIn } from "../testing/open-browser.ts"
import { memoryStorage } from "../testing/session-server.ts"
import { parent } from "../testing/sample-family.ts"
import { SessionStore } from "./session-store.ts"

test("with remember-me, a new tab is signed in", { tags: ["access.remember-me"] }, () => {
  const { openTab } = openBrowser()
  openTab().session.signIn({ ...signedIn, remember: true })
  expect(openTab().session.read()?.user.first_name).toBe("Sarah")
})

test(
  "without remember-me the session ends with its tab, and outlives a reload of it",
  { tags: ["access.remember-me"] },
  () => {
    const { openTab } = openBrowser()
    const { tab, session } = openTab()
    session.signIn({ ...signedIn, remember: false })
    expect(openTab().session.read()).toBeNull()
    expect(openTab(tab).session.read()?.user.first_name).toBe("Sarah")
  },
)

test("data of an older release does not break the start", () => {
  const { lasting, openTab } = openBrowser()
  for (const left of ["{", "null", '"text"', '{"access_token":"a"}']) {
    lasting.setItem("hearthbook.session", left)
    expect(openTab().session.read()).toBeNull()
  }
})

test("the server's data updates the signed-in person only", () => {
  const { openTab } = openBrowser()
  const { session, tab } = openTab()
  session.signIn({ ...signedIn, remember: false })
  session.updateUser({ ...parent, first_name: "Sally" })
  session.updateUser({ ...parent, id: "another", first_name: "Grace" })
  expect(session.read()?.user.first_name).toBe("Sally")
  expect(openTab(tab).session.read()?.user.first_name).toBe("Sally")
})

test("a session's events are recorded without personal data", async () => {
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
