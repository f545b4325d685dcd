import { describe, expect, test } from "vitest"
import { openBrowser, renew, signedIn } from "../testing/open-browser.ts"
import { memoryStorage, tokenOf } from "../testing/session-server.ts"
import { parent } from "../testing/sample-family.ts"
import { SessionStore } from "./session-store.ts"
import type { TabMessage } from "./tab-message.ts"

const sample = {
  access_token: tokenOf(7),
  refresh_token: "sample-1",
  user: { ...parent, id: "0190a0a0-0000-7000-8000-000000000099", first_name: "Demo" },
  remember: false,
}

/** Signs in, begins a visit, and returns the tab as it is after the page has loaded anew. */
async function visitSample(remember: boolean) {
  const browser = openBrowser()
  const before = browser.openTab()
  before.session.signIn({ ...signedIn, remember })
  await before.session.visit(sample)
  return { ...browser, before, after: browser.openTab(before.tab) }
}

describe.each([
  ["remembered", true],
  ["of the tab alone", false],
])("with a session that is %s, a visit of the sample family", { tags: ["setup.sample-family"] }, (_, remember) => {
  test("is in its tab only, and leads back to the person's own family", async () => {
    const { after, openTab } = await visitSample(remember)
    expect(after.session.read()?.user.first_name).toBe("Demo")
    expect(after.session.isVisiting()).toBe(true)
    expect(openTab().session.read()?.user.first_name).toBe(remember ? "Sarah" : undefined)
    after.session.leaveVisit()
    const back = openTab(after.tab).session
    expect(back.isVisiting()).toBe(false)
    expect(back.read()).toEqual({ ...signedIn, remember })
  })

  test("ends by signing out, and by the end of the sample family's session", async () => {
    const leave = [
      (session: SessionStore) => session.signOut(),
      (session: SessionStore) => session.end("REFRESH_FAILED"),
    ]
    for (const leaveBy of leave) {
      const { after, openTab } = await visitSample(remember)
      leaveBy(after.session)
      expect(openTab(after.tab).session.read()).toEqual({ ...signedIn, remember })
    }
  })

  test("keeps the page with its own session until it loads anew", async () => {
    const { before, after } = await visitSample(remember)
    expect(before.session.read()?.user.first_name).toBe("Sarah")
    before.session.updateUser({ ...parent, first_name: "Sally" })
    expect(after.tab.getItem("hearthbook.session")).toContain("Demo")
  })

  test("keeps the tokens that another tab has renewed, and does not outlive its signing out", async () => {
    const { lasting, after, openTab } = await visitSample(remember)
    const tokens = await renew()
    const renewed: TabMessage = { kind: "renewed", replaced_token: signedIn.refresh_token, tokens }
    after.session.onTabMessage(renewed)
    if (remember) lasting.setItem("hearthbook.session", JSON.stringify({ ...signedIn, ...tokens }))
    expect(after.session.read()?.user.first_name).toBe("Demo")
    const other = openTab(copyOf(after.tab))
    other.session.leaveVisit()
    expect(openTab(other.tab).session.read()).toMatchObject(tokens)

    after.session.onTabMessage({ kind: "signed_out", user_id: parent.id })
    if (remember) lasting.removeItem("hearthbook.session")
    after.session.leaveVisit()
    expect(openTab(after.tab).session.read()).toBeNull()
  })
})

test("a visited session is not shared with a new tab", { tags: ["setup.sample-family"] }, async () => {
  const sent: TabMessage[] = []
  const [lasting, tab] = [memoryStorage(), memoryStorage()]
  const open = () => new SessionStore({ lasting, tab }, renew, { postToTabs: (news) => void sent.push(news) })
  const own = open()
  own.signIn({ ...signedIn, remember: false })
  await own.visit(sample)
  const visiting = open()
  visiting.onTabMessage({ kind: "asked" })
  expect(sent).toEqual([])
})

function copyOf(tab: Storage): Storage {
  const copy = memoryStorage()
  for (let index = 0; index < tab.length; index += 1) {
    const key = tab.key(index)
    if (key !== null) copy.setItem(key, tab.getItem(key) ?? "")
  }
  return copy
}
