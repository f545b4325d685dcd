import { afterAll, describe, expect, test } from "vitest"
import { openTestApp, sendStream } from "../testing/test-app.ts"

const { app, close } = await openTestApp()
afterAll(close)

describe.each([
  ["a picture", "/api/v1/settings/avatar"],
  ["an assignment's file", "/api/v1/assignments/018f0000-0000-7000-8000-000000000000/files?name=map.jpg"],
])("an upload of %s", (_what, path) => {
  test.each([
    ["without a token or a length", {}],
    ["without a token and declared too large", { "content-length": String(64 * 1024 * 1024) }],
    ["with an invalid token", { authorization: "Bearer made.up.token" }],
  ])("%s is refused without being read", { tags: ["settings.avatar-sign-in"] }, async (_how, headers) => {
    expect(await sendStream(app, path, { method: "POST", headers })).toEqual({ status: 401, chunksRead: 0 })
  })
})
