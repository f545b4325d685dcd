import { afterEach, expect, test, vi } from "vitest"
import { browserZone } from "./browser-zone.ts"

afterEach(() => vi.restoreAllMocks())

test("returns the browser's time zone", () => {
  expect(browserZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
})

// Chromium reports 'Etc/Unknown' if the machine has no time zone.
test("a browser without a time zone does not prevent signing up", () => {
  const options = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({ ...options, timeZone: "Etc/Unknown" })
  expect(browserZone()).toBeUndefined()
})
