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
  ["with an invalid host", ["GET / HTTP/1.1", "Host: a b", "Connection: close"]],
  ["without a host", ["GET / HTTP/1.1", "Connection: close"]],
  ["that is not HTTP", ["HELLO"]],
])("refuses a request %s, with security headers", async (_, lines) => {
  const answer = await send(lines)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'")
  expect(answer.toLowerCase()).toContain("x-content-type-options: nosniff")
  expect(answer).not.toContain("reached")
})

test("serves a request", async () => {
  expect(await send(["GET / HTTP/1.1", "Host: localhost", "Connection: close"])).toContain("reached")
})

test("serves a request with an unknown Expect header", async () => {
  const lines = ["GET / HTTP/1.1", "Host: localhost", "Expect: a-miracle", "Connection: close"]
  expect(await send(lines)).toMatch(/^HTTP\/1\.1 200 [^]*reached/)
})

test("keeps idle connections open for longer than proxies do, so that no request is sent on a closing one", async () => {
  const { headers } = await fetch(`http://127.0.0.1:${server.port}/`)
  const [, seconds] = /timeout=(\d+)/.exec(headers.get("keep-alive") ?? "") ?? []
  expect(Number(seconds)).toBeGreaterThan(120)
})

test("closing waits for requests in progress, but not for idle connections", { timeout: 3_000 }, async () => {
  const started = deferred()
  const finished = deferred()
  const other = await listen(async () => {
    started.resolve()
    await finished.promise
    return new Response("answered")
  }, 0)
  const agent = new http.Agent({ keepAlive: true })
  const request = http.get({ agent, host: "127.0.0.1", port: other.port })
  await started.promise
  const closed = other.close()
  finished.resolve()
  const [response] = (await once(request, "response")) as [http.IncomingMessage]
  expect(await text(response)).toBe("answered")
  await closed
  agent.destroy()
})

function deferred() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}
