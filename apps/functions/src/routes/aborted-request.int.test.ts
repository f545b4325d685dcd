import { once } from "node:events"
import { connect } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { listen } from "../hosts/listen.ts"
import { openTestApp } from "../testing/test-app.ts"

let port: number
let logged: string[]
let close: () => Promise<unknown>

beforeAll(async () => {
  const opened = await openTestApp()
  const server = await listen((request, env) => opened.app.fetch(request, env), 0)
  port = server.port
  logged = opened.logged
  close = async () => {
    await server.close()
    await opened.close()
  }
})
afterAll(() => close())

test.each(["/api/v1/auth/login", "/api/trpc/auth.login"])(
  "a client that disconnects while sending causes neither a database error nor a server error: %s",
  async (path) => {
    const socket = connect(port, "127.0.0.1")
    await once(socket, "connect")
    const head = [`POST ${path} HTTP/1.1`, "Host: localhost", "Content-Type: application/json", "Content-Length: 9000"]
    socket.write(`${head.join("\r\n")}\r\n\r\n{"email":`)
    // Once a later request has been answered, the server is reading this one.
    await fetch(`http://127.0.0.1:${port}/api/health/live`)
    socket.destroy()
    const lines = () => logged.filter((line) => line.includes(path))
    await expect.poll(() => lines().length, { timeout: 10_000 }).toBe(1)
    expect(JSON.parse(String(lines()[0]))).toMatchObject({ level: 30, status: 400 })
    expect(logged.filter((line) => !line.includes('"level":30'))).toEqual([])
  },
)
