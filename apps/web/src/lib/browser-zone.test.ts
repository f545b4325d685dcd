import { afterEach, expect, test, vi } from "vitest"
import { browserZone } from "./browser-zone.ts"

afterEach(() => vi.restoreAllMocks())

test("a browser's own zone is told", () => {
  expect(browserZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
})

// Chromium says so where the machine's zone is none; Node says nothing then.
test("a browser that is nowhere keeps nobody from signing up", () => {
  const options = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({ ...options, timeZone: "Etc/Unknown" })
  expect(browserZone()).toBeUndefined()
})
