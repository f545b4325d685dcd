import { createServer } from "node:http"
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { expect, test } from "vitest"
import { isFailedImport } from "../lib/failed-imports.ts"
import { memoryStorage } from "../testing/session-server.ts"
import { reloadOnce } from "./reload-once.ts"

/** Simulates a page of a server that can be stopped. */
async function openBrowser() {
  const server = createServer((_, answer) => answer.end("{}")).listen(0)
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  let reloads = 0
  const browser = {
    sessionStorage: memoryStorage(),
    fetch: (path: string) => fetch(`http://localhost:${port}${path}`),
    location: { reload: () => void (reloads += 1) },
  }
  const failToLoad = async () => {
    const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload: new Error("404") })
    await reloadOnce(event, browser)
    return event
  }
  const listen = () => once(server.listen(port), "listening")
  const stop = () => {
    server.closeAllConnections()
    return new Promise((resolve) => void server.close(resolve))
  }
  return { failToLoad, listen, stop, reloads: () => reloads }
}

test("a page whose chunk is gone after an update is reloaded once", async () => {
  const { failToLoad, stop, reloads } = await openBrowser()
  await failToLoad()
  await failToLoad()
  expect(reloads()).toBe(1)
  await stop()
})

test("the page stays while the server is down, and reloads when it is back", async () => {
  const { failToLoad, listen, stop, reloads } = await openBrowser()
  await stop()
  await failToLoad()
  expect(reloads()).toBe(0)
  await listen()
  await failToLoad()
  expect(reloads()).toBe(1)
  await stop()
})

test("the error of a chunk that failed to load is recognized", async () => {
  const { failToLoad, stop } = await openBrowser()
  expect(isFailedImport((await failToLoad()).payload)).toBe(true)
  expect(isFailedImport(new Error("404"))).toBe(false)
  expect(isFailedImport("404")).toBe(false)
  await stop()
})
