import { afterAll, describe, expect, test } from "vitest"
import { openTestApp, sendUnmeasured } from "../testing/test-app.ts"

const { app, close } = await openTestApp()
afterAll(close)

describe.each([
  ["a picture", "/api/v1/settings/avatar"],
  ["a file of work", "/api/v1/assignments/018f0000-0000-7000-8000-000000000000/files?name=map.jpg"],
])("of %s", (_what, path) => {
  test.each([
    ["nobody", "without a length", {}],
    ["nobody", "that says it is too large", { "content-length": String(64 * 1024 * 1024) }],
    ["a stranger", "without a length", { authorization: "Bearer made.up.token" }],
  ])("that %s sends, %s, not a byte is read", { tags: ["settings.avatar-sign-in"] }, async (_who, _how, headers) => {
    expect(await sendUnmeasured(app, path, { method: "POST", headers })).toEqual({ status: 401, piecesRead: 0 })
  })
})
