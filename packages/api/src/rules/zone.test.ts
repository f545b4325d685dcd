import { expect, test } from "vitest"

// Without this, a zone that the runner did not take over would leave those tests to prove nothing.
test("the clock of these tests is the one that their project names", () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(timeZone).toBe(process.env.TZ ?? timeZone)
})
