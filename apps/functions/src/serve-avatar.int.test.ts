import { afterAll, expect, test } from "vitest"
import { openTestApp, sendUnmeasured } from "./testing/test-app.ts"

const { app, close } = await openTestApp()
afterAll(close)

test.each([
  ["nobody", "without a length", {}],
  ["nobody", "that says it is too large", { "content-length": String(64 * 1024 * 1024) }],
  ["a stranger", "without a length", { authorization: "Bearer made.up.token" }],
])("of a picture that %s sends, %s, not a byte is read", async (_who, _how, headers) => {
  const sent = await sendUnmeasured(app, "/api/v1/settings/avatar", { method: "POST", headers })
  expect(sent).toEqual({ status: 401, piecesRead: 0 })
})
