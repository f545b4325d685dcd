import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openTestApp } from "../testing/test-app.ts"
import { chooseEncoding } from "./compress-json.ts"

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => void (opened = await openTestApp()))
afterAll(() => opened.close())

function ask(path: string, init: RequestInit = {}) {
  return opened.app.fetch(new Request(`http://hearthbook.test${path}`, init))
}

const acceptAll = { "accept-encoding": "gzip, deflate, br, zstd" }

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
])("compresses a long answer with %s if the client accepts it", async (encoding, decompress) => {
  const plain = await ask("/api/openapi.json")
  const text = await plain.text()
  const answer = await ask("/api/openapi.json", { headers: { "accept-encoding": encoding } })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect([answer.headers.get("content-encoding"), answer.headers.get("content-length")]).toEqual([encoding, null])
  expect([plain, answer].map(({ headers }) => headers.get("vary"))).toEqual(["Accept-Encoding", "Accept-Encoding"])
  expect(decompress(bytes).toString()).toBe(text)
  expect(bytes.length).toBeLessThan(text.length / 4)
})

test("leaves a short answer and a refusal as they are", async () => {
  for (const path of ["/api/trpc/auth.options", "/api/v1/students", "/api/nowhere"]) {
    const answer = await ask(path, { headers: acceptAll })
    expect(answer.headers.get("content-encoding"), path).toBeNull()
    expect(await answer.json(), path).toBeTypeOf("object")
  }
})

test("never compresses an answer to a write, which may hold a token", async () => {
  const person = { first_name: "A".repeat(50), last_name: "Byron", email: "ada@hearth.example" }
  const answer = await ask("/api/v1/auth/register", {
    method: "POST",
    headers: { ...acceptAll, "content-type": "application/json" },
    body: JSON.stringify({ ...person, password: "Sunny-Meadow-42!", terms_accepted: true }),
  })
  expect([answer.status, answer.headers.get("content-encoding")]).toEqual([200, null])
})

test.each([
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0.5, BR;q=0.1", "br"],
  ["gzip;q=0.000", null],
  ["zstd", null],
  ["", null],
])("of %j it chooses %s", (accepted, encoding) => expect(chooseEncoding(accepted)).toBe(encoding))
