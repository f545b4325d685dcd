import { afterAll, expect, test } from "vitest"
import { openTestApp, sendStream } from "../testing/test-app.ts"

const { app, close } = await openTestApp()
afterAll(close)

const part = "/api/v1/family/archive/uploads/0199a000-0000-7000-8000-000000000000/parts/0"

test.each([
  ["without a token", {}],
  ["with an invalid token", { authorization: "Bearer made.up.token" }],
])("an archive part %s is refused without being read", async (_, headers) => {
  expect(await sendStream(app, part, { method: "PUT", headers })).toEqual({ status: 401, chunksRead: 0 })
})
