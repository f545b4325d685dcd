import { readFileSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openRest, type Rest } from "../rest-client.ts"
import { target } from "./open-app.ts"
import { seenCaller } from "./seen-caller.ts"

// What is Lambda's own: the rest of the contract runs through it as it is.
const isHere = target === "lambda"

describe.runIf(isHere)("on Lambda", () => {
  const secret = "theSecretOfTheTimer"
  let rest: Rest
  beforeAll(async () => void (rest = await openRest({ cron_secret: secret })))
  afterAll(() => rest.close())

  const built = new URL("../../../dist/lambda/template.yaml", import.meta.url)
  const template = isHere ? readFileSync(built, "utf8") : ""
  const events = [...template.matchAll(/Input: !Sub >-\n((?: {14}.*\n)+)/g)].map(([, text = ""]) => ({
    job: /\/api\/cron\/([\w-]+)/.exec(text)?.[1],
    event: text.replaceAll(/\s*\n\s*/g, " ").replaceAll("${CronSecret}", secret),
  }))

  test("there is a timer for each job", () => {
    expect(events.map(({ job }) => job)).toEqual(["outbox", "weekly", "clean-up"])
  })

  test.each(events)("the timer of $job has it done", async ({ event }) => {
    const { status, body } = await rest.send("POST", "/", { body: event, headers: { "x-host-event": "1" } })
    expect({ status, body }).toMatchObject({ status: 200, body: expect.any(Object) })
  })

  test("who calls is told by Lambda, whatever a caller claims", async () => {
    const caller = "203.0.113.9"
    expect(await seenCaller(rest, { caller, forwarded: "198.51.100.1" })).toBe(caller)
  })

  test.each([
    ["adds nothing", "198.51.100.1, 203.0.113.9"],
    ["adds who called it", "198.51.100.1, 203.0.113.9, 192.0.2.1"],
  ])("behind CloudFront who calls is whom that saw, where Lambda %s", async (_, forwarded) => {
    const site = await openRest({ trusted_proxies: 1 })
    await site.send("POST", "/api/v1/auth/login", {
      body: JSON.stringify({ email: "nobody@example.com", password: "wrong" }),
      headers: { "content-type": "application/json", "x-forwarded-for": forwarded, "x-host-caller": "192.0.2.1" },
    })
    expect(await site.db.login_attempt.findFirstOrThrow()).toMatchObject({ client_address: "203.0.113.9" })
    await site.close()
  })

  test("the web app comes from the same function, its files to be kept for good", async () => {
    const page = await rest.send("GET", "/settings")
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('<div id="root">') })
    expect(page.headers.get("cache-control")).toBe("no-cache")
    const asset = /\/assets\/[\w-]+\.js/.exec(String(page.body))?.[0] ?? ""
    const { status, headers } = await rest.send("GET", asset)
    expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=31536000, immutable"])
  })
})
