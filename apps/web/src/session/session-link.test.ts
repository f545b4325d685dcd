import { createTRPCClient, httpBatchLink, httpLink } from "@trpc/client"
import { afterEach, beforeEach, expect, test } from "vitest"
import { memoryStorage, startSessionServer, tokenOf, type SessionServer } from "../testing/session-server.ts"
import { parent } from "../testing/sample-family.ts"
import { needSession, retryWithNewTokens, type SentWith } from "./session-link.ts"
import { readError } from "../lib/read-error.ts"
import { SessionStore } from "./session-store.ts"

let server: SessionServer
beforeEach(async () => void (server = await startSessionServer()))
afterEach(() => server.close())

function signIn(access_token = tokenOf(1)) {
  const plain = createTRPCClient<SessionServer["router"]>({ links: [httpLink({ url: server.url })] })
  const session = new SessionStore({ lasting: memoryStorage(), tab: memoryStorage() }, (refresh_token) =>
    plain.auth.refresh.mutate({ refresh_token }),
  )
  session.signIn({ access_token, refresh_token: "refresh-1", user: parent, remember: true })
  const headers = async ({ opList }: { opList: { context: SentWith }[] }) => {
    const token = (await session.freshToken()) ?? ""
    for (const { context } of opList) context.sent_with = token
    return { authorization: `Bearer ${token}` }
  }
  // One request per call, so that several are refused at once.
  const client = createTRPCClient<SessionServer["router"]>({
    links: [retryWithNewTokens(session), httpBatchLink({ url: server.url, headers, maxItems: 1 })],
  })
  return { session, client }
}

test(
  "twenty requests refused together wait for one refresh, and each is answered",
  { tags: ["access.single-refresh"] },
  async () => {
    const { session, client } = signIn()
    server.expireTokens()
    const names = await Promise.all(Array.from({ length: 20 }, () => client.name.query()))
    expect(names).toEqual(Array.from({ length: 20 }, () => "Ada"))
    expect(server.seen).toEqual({ refreshes: 1, refused: 20 })
    expect(session.read()?.refresh_token).toBe("refresh-3")
  },
)

test(
  "a token that expires within a minute is refreshed before it is sent",
  { tags: ["access.token-renewal"] },
  async () => {
    const { client } = signIn(tokenOf(1, 0))
    expect(await client.name.query()).toBe("Ada")
    expect(server.seen).toEqual({ refreshes: 1, refused: 0 })
  },
)

test("a refused refresh signs out, and the request fails with the server's message", async () => {
  const { session, client } = signIn()
  server.expireTokens()
  server.may.refresh = false
  await expect(client.name.query()).rejects.toThrow("Your session has expired. Please log in again.")
  expect(session.read()).toBeNull()
  expect(server.seen.refreshes).toBe(1)
})

test("a refresh without a response keeps the session", async () => {
  const { session, client } = signIn(tokenOf(1, 0))
  await server.close()
  await expect(client.name.query()).rejects.toThrow("fetch failed")
  expect(session.read()?.user.email).toBe("sarah@example.com")
  server = await startSessionServer()
})

test("a wrong password does not trigger a refresh", async () => {
  const { client } = signIn()
  await expect(client.wrongPassword.mutate()).rejects.toThrow("Invalid email or password. Please try again.")
  expect(server.seen.refreshes).toBe(0)
})

test("a request that is also refused with new tokens is not sent a third time", async () => {
  const { client } = signIn()
  server.may.enter = false
  await expect(client.name.query()).rejects.toThrow("Your session has expired. Please log in again.")
  expect(server.seen).toEqual({ refreshes: 1, refused: 2 })
})

test(
  "a server that accepts none of three new tokens in a row ends the session",
  { tags: ["access.refresh-limit"] },
  async () => {
    const { session, client } = signIn()
    server.may.enter = false
    for (let request = 1; request <= 3; request += 1)
      await expect(client.name.query()).rejects.toThrow("Your session has expired. Please log in again.")
    expect(server.seen.refreshes).toBe(3)
    expect(session.read()).not.toBeNull()
    await expect(client.name.query()).rejects.toThrow("Your session has expired. Please log in again.")
    expect(server.seen.refreshes).toBe(3)
    expect(session.readEnd()).toBe("TOKEN_INVALID")
  },
)

test("only public procedures are called if no one is signed in", async () => {
  const { session } = signIn()
  const client = createTRPCClient<SessionServer["router"]>({
    links: [needSession(session, new Set(["auth.refresh"])), httpLink({ url: server.url })],
  })
  session.signOut()
  const refused = await client.name.query().catch(readError)
  expect(refused).toMatchObject({ status: 401, code: "UNAUTHORIZED", message: "Please sign in to continue." })
  expect(server.seen.refused).toBe(0)
  await client.auth.refresh.mutate({ refresh_token: "refresh-1" })
  expect(server.seen.refreshes).toBe(1)
})

test("an accepted request resets the count", async () => {
  const { session, client } = signIn()
  for (let round = 1; round <= 5; round += 1) {
    server.expireTokens()
    expect(await client.name.query()).toBe("Ada")
  }
  expect(session.read()).not.toBeNull()
})
