import { expect, test } from "vitest"

// Without this check, a time zone that the runner does not apply would make those tests pass without proving anything.
test("these tests run in the time zone that their project sets", () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(timeZone).toBe(process.env.TZ ?? timeZone)
})
