import { expect, test } from "vitest"
import { memoryStorage } from "../testing/session-server.ts"
import { noteAuthEvent, readAuthEvents } from "./auth-log.ts"

test("the last 100 events are stored with their time and metadata", { tags: ["access.auth-log"] }, () => {
  const storage = memoryStorage()
  for (let minute = 0; minute < 130; minute += 1) {
    noteAuthEvent("sign_in_failed", { minute }, { storage, now: new Date(minute * 60_000) })
  }
  const events = readAuthEvents(storage)
  expect(events).toHaveLength(100)
  expect(events.at(-1)).toEqual({
    type: "sign_in_failed",
    timestamp: "1970-01-01T02:09:00.000Z",
    metadata: { minute: 129 },
  })
})

test("a full or corrupt storage does not prevent signing in", () => {
  const full = () => {
    throw new Error("full")
  }
  const storage = Object.assign(memoryStorage(), { getItem: () => "{", setItem: full })
  expect(() => noteAuthEvent("signed_in", {}, { storage })).not.toThrow()
  expect(readAuthEvents(storage)).toEqual([])
})
