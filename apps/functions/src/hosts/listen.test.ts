import { once } from "node:events"
import http from "node:http"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, expect, test } from "vitest"
import { listen } from "./listen.ts"

let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => void (server = await listen(() => new Response("reached"), 0)))
afterAll(() => server.close())

async function send(lines: string[]): Promise<string> {
  const socket = connect(server.port, "127.0.0.1")
  await once(socket, "connect")
  socket.end(`${lines.join("\r\n")}\r\n\r\n`)
  return text(socket)
}

test.each([
  ["a host that is none", ["GET / HTTP/1.1", "Host: a b", "Connection: close"]],
  ["no host", ["GET / HTTP/1.1", "Connection: close"]],
  ["no HTTP", ["HELLO"]],
])("%s is refused with the headers of an answer that shows nothing", async (_, lines) => {
  const answer = await send(lines)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'")
  expect(answer.toLowerCase()).toContain("x-content-type-options: nosniff")
  expect(answer).not.toContain("reached")
})

test("a request goes through", async () => {
  expect(await send(["GET / HTTP/1.1", "Host: localhost", "Connection: close"])).toContain("reached")
})

test("an expectation that nobody knows keeps no request from its answer", async () => {
  const lines = ["GET / HTTP/1.1", "Host: localhost", "Expect: a-miracle", "Connection: close"]
  expect(await send(lines)).toMatch(/^HTTP\/1\.1 200 [^]*reached/)
})

test("a connection may be idle for longer than a proxy keeps one, so that no write meets a closing line", async () => {
  const { headers } = await fetch(`http://127.0.0.1:${server.port}/`)
  const [, seconds] = /timeout=(\d+)/.exec(headers.get("keep-alive") ?? "") ?? []
  expect(Number(seconds)).toBeGreaterThan(120)
})

test("closing waits for what is under way, and not for what may follow on its line", { timeout: 3_000 }, async () => {
  const asked = deferred()
  const answered = deferred()
  const other = await listen(async () => {
    asked.resolve()
    await answered.promise
    return new Response("answered")
  }, 0)
  const agent = new http.Agent({ keepAlive: true })
  const request = http.get({ agent, host: "127.0.0.1", port: other.port })
  await asked.promise
  const closed = other.close()
  answered.resolve()
  const [response] = await once(request, "response")
  expect(await text(response)).toBe("answered")
  await closed
  agent.destroy()
})

function deferred() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}
