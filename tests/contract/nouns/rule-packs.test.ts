import { afterAll, beforeAll, expect, test } from "vitest"
import { openRest, type Rest } from "../fixtures/rest-client.ts"

let rest: Rest
beforeAll(async () => {
  rest = await openRest()
})
afterAll(() => rest.close())

test(
  "what a state asks is readable without an account",
  { tags: ["api.list-rule-packs", "api.get-rule-pack"] },
  async () => {
    const ask = rest.as(null)
    expect(await ask("GET", "/rule-packs?state=NY")).toMatchObject({ status: 200, body: [{ id: "us-ny", version: 1 }] })
    expect(await ask("GET", "/rule-packs?status=draft&state=NY")).toMatchObject({ status: 200, body: [] })
    expect(await ask("GET", "/rule-packs/us-mo")).toMatchObject({
      status: 200,
      body: { title: "Missouri: home school", targets: [{ min: 1000 }, { min: 600, within: "hours" }, { min: 400 }] },
    })
    expect(await ask("GET", "/rule-packs/us-xx")).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
    expect(await ask("GET", "/rule-packs?state=new")).toMatchObject({ status: 400 })
  },
)
