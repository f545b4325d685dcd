import { createTRPCClient, httpLink } from "@trpc/client"
import { describe, expect, test } from "vitest"
import { never, openBrowser, renew, signedIn } from "../testing/open-browser.ts"
import { memoryStorage, startSessionServer, type SessionServer } from "../testing/session-server.ts"
import { parent } from "../testing/sample-family.ts"
import { SessionStore } from "./session-store.ts"

describe("the reason for the end of a session", () => {
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

  test("any other refusal is REFRESH_FAILED", { tags: ["api.refresh-failed"] }, async () => {
    const { session, server } = await refusedFor(({ may }) => (may.refresh = "VALIDATION_ERROR"))
    await session.refresh()
    expect(session.readEnd()).toBe("REFRESH_FAILED")
    await server.close()
  })

  test("is null once it was shown or someone signed in", () => {
    const { session } = openBrowser().openTab()
    session.signIn({ ...signedIn, remember: true })
    session.end("TOKEN_EXPIRED")
    session.forgetEnd()
    expect(session.readEnd()).toBeNull()
    session.end("TOKEN_EXPIRED")
    session.signIn({ ...signedIn, remember: true })
    expect(session.readEnd()).toBeNull()
  })

  test("is null after signing out, even if the server refuses a refresh at that moment", async () => {
    const { session, server } = await refusedFor(({ may }) => (may.refresh = "TOKEN_INVALID"))
    const refreshed = session.refresh()
    session.signOut()
    expect(await refreshed).toBeNull()
    expect(session.readEnd()).toBeNull()
    await server.close()
  })

  test("is null in a tab that another tab signs out", () => {
    const { lasting, openTab } = openBrowser()
    const first = openTab().session
    first.signIn({ ...signedIn, remember: true })
    const second = openTab().session
    first.signOut()
    second.onStorage({ key: "hearthbook.session", storageArea: lasting })
    expect(second.readEnd()).toBeNull()
  })
})

test("signedOut is called for signing out, not for an expired session", () => {
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

test("signing out during a refresh is final", async () => {
  const places = { lasting: memoryStorage(), tab: memoryStorage() }
  const session = new SessionStore(places, renew)
  session.signIn({ ...signedIn, remember: true })
  const refreshed = session.refresh()
  session.signOut()
  expect(await refreshed).toBeNull()
  expect(session.read()).toBeNull()
  expect(places.lasting.length).toBe(0)
})
