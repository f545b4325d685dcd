import { expect, test } from "vitest"
import { isFailedImport } from "../lib/failed-imports.ts"
import { memoryStorage } from "../testing/session-server.ts"
import { reloadOnce } from "./reload-once.ts"

function openBrowser({ onLine }: { onLine: boolean }) {
  let reloads = 0
  const navigator = { onLine }
  const browser = { sessionStorage: memoryStorage(), navigator, location: { reload: () => void (reloads += 1) } }
  const failToLoad = () => {
    const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload: new Error("404") })
    reloadOnce(event, browser)
    return event
  }
  return { navigator, failToLoad, reloads: () => reloads }
}

test("a page whose chunk has gone with an update is loaded anew, once", () => {
  const { failToLoad, reloads } = openBrowser({ onLine: true })
  expect(failToLoad().defaultPrevented).toBe(true)
  expect(failToLoad().defaultPrevented).toBe(false)
  expect(reloads()).toBe(1)
})

test("without a network the page stays, and the reload is still to be had when it is back", () => {
  const { navigator, failToLoad, reloads } = openBrowser({ onLine: false })
  expect(failToLoad().defaultPrevented).toBe(false)
  expect(reloads()).toBe(0)
  navigator.onLine = true
  failToLoad()
  expect(reloads()).toBe(1)
})

test("the error of a chunk that did not come is known for one", () => {
  const { failToLoad } = openBrowser({ onLine: false })
  expect(isFailedImport(failToLoad().payload)).toBe(true)
  expect(isFailedImport(new Error("404"))).toBe(false)
  expect(isFailedImport("404")).toBe(false)
})
