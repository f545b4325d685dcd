import { mkdtemp, rm } from "node:fs/promises"
import http from "node:http"
import os from "node:os"
import path from "node:path"
import { freePort } from "@hearthbook/db/testing/listen"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startServer, type BuiltServer } from "../built-server.ts"

let folder: string
let server: BuiltServer
/** The printed URL, with the key of this start. */
let printed: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "hearthbook-mailbox-"))
  server = await startServer({ PORT: String(await freePort()), DATA_DIR: folder, LOG_LEVEL: "info" })
  printed = /http:\S+\/dev\/mailbox\?key=\S+/.exec(server.output())?.[0] ?? ""
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

type Got = { status: number | undefined; location: string | undefined; cookie: string; text: string }

/** Sends a GET request with any headers. */
function get(url: string, headers: Record<string, string> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers }, (answer) => {
      void answer.toArray().then((chunks) =>
        resolve({
          status: answer.statusCode,
          location: answer.headers.location,
          cookie: answer.headers["set-cookie"]?.join() ?? "",
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    request.on("error", reject)
  })
}

test("the printed address opens the mailbox once per browser, and the key leaves the address bar", async () => {
  expect(printed).toMatch(new RegExp(`^${server.url}/dev/mailbox\\?key=[\\w-]{24}$`))
  const first = await get(printed)
  expect(first).toMatchObject({ status: 302, location: "/dev/mailbox" })
  expect(first.cookie).toMatch(/HttpOnly/)
  expect(first.cookie).toMatch(/SameSite=Strict/)
  const cookie = first.cookie.split(";")[0] ?? ""
  expect(await get(`${server.url}/dev/mailbox`, { cookie })).toMatchObject({
    status: 200,
    text: expect.stringContaining("<h1>Mailbox</h1>"),
  })
  // Request logs do not contain the key.
  expect(server.output().split(printed).join("")).not.toContain(printed.slice(-24))
})

test("a visitor through a local proxy that sends no headers is refused without the key", async () => {
  for (const query of ["", "?key=", "?key=made-up"]) {
    expect(await get(`${server.url}/dev/mailbox${query}`)).toMatchObject({
      status: 403,
      text: "Open the mailbox at the address that Hearthbook printed when it started, which ends with a key.",
    })
  }
  expect((await get(`${server.url}/dev/mailbox`, { cookie: "mailbox=made-up" })).status).toBe(403)
})

test.each([
  ["host", "rebound.example"],
  ["x-forwarded-for", "203.0.113.9"],
  ["x-forwarded-proto", "https"],
  ["x-real-ip", "203.0.113.9"],
  ["x-client-ip", "203.0.113.9"],
  ["forwarded", "for=203.0.113.9"],
  ["via", "1.1 proxy"],
  ["cf-connecting-ip", "203.0.113.9"],
  ["true-client-ip", "203.0.113.9"],
  ["fly-client-ip", "203.0.113.9"],
])("with a proxy's %s header the mailbox is closed, even with the key", async (name, value) => {
  expect(await get(printed, { [name]: value })).toMatchObject({ status: 403, cookie: "" })
})

test("a server that is reachable from other computers has no mailbox and prints no key", async () => {
  const data = path.join(folder, "public")
  const settings = { PORT: String(await freePort()), DATA_DIR: data, LOG_LEVEL: "warn" }
  const reached = await startServer({ ...settings, APP_URL: "https://hearthbook.example" })
  expect(reached.output()).not.toContain("/dev/mailbox")
  expect((await get(`${reached.url}/dev/mailbox?key=`)).text).not.toContain("Mailbox")
  await reached.stop()
})
