import { readFileSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startMailServer, type MailServer } from "../../mail-server.ts"
import { openRest, type Rest } from "../fixtures/rest-client.ts"
import { target } from "./open-app.ts"
import { readClientAddress } from "../fixtures/client-address.ts"

// Behavior specific to Lambda. The other contract tests also run against the Lambda build.
const isHere = target === "lambda"

describe.runIf(isHere)("on Lambda", () => {
  const secret = "theSecretOfTheTimer"
  let rest: Rest
  let server: MailServer
  beforeAll(async () => {
    server = await startMailServer()
    rest = await openRest({ cron_secret: secret }, { SMTP_URL: server.url })
  })
  afterAll(async () => {
    await server.close()
    await rest.close()
  })

  const built = new URL("../../../dist/lambda/template.yaml", import.meta.url)
  const template = isHere ? readFileSync(built, "utf8") : ""
  const events = [...template.matchAll(/Input: !Sub >-\n((?: {14}.*\n)+)/g)].map(([, text = ""]) => ({
    job: /\/api\/cron\/([\w-]+)/.exec(text)?.[1],
    event: text.replaceAll(/\s*\n\s*/g, " ").replaceAll("${CronSecret}", secret),
  }))

  test("there is a timer for each job", () => {
    expect(events.map(({ job }) => job)).toEqual(["outbox", "weekly", "clean-up"])
  })

  test("each timer runs its job", async () => {
    await rest.register("ada@example.com")
    const yesterday = new Date(rest.clock.now.getTime() - 86_400_000)
    await rest.db.family.create({ data: { name: "A visitor's", expires_at: yesterday } })
    const answers = new Map<string | undefined, unknown>()
    for (const { job, event } of events) {
      answers.set(job, await rest.send("POST", "/", { body: event, headers: { "x-host-event": "1" } }))
    }
    expect(answers.get("outbox")).toMatchObject({ status: 200, body: { sent: 1, failed: 0 } })
    await server.waitFor("ada@example.com", "Confirm your email address")
    expect(answers.get("weekly")).toMatchObject({ status: 200, body: { finished: true, failed: 0 } })
    expect(answers.get("clean-up")).toMatchObject({ status: 200, body: { demo_families: 1 } })
    expect(await rest.db.family.count({ where: { expires_at: { not: null } } })).toBe(0)
  })

  test("the client address comes from Lambda, regardless of the caller's headers", async () => {
    const caller = "203.0.113.9"
    expect(await readClientAddress(rest, { caller, forwarded: "198.51.100.1" })).toBe(caller)
  })

  test.each([
    ["adds nothing", "198.51.100.1, 203.0.113.9"],
    ["adds who called it", "198.51.100.1, 203.0.113.9, 192.0.2.1"],
  ])("the client address behind CloudFront comes from CloudFront when Lambda %s", async (_, forwarded) => {
    const site = await openRest({ trusted_proxies: 1 })
    await site.send("POST", "/api/v1/auth/login", {
      body: JSON.stringify({ email: "unknown@example.com", password: "wrong" }),
      headers: { "content-type": "application/json", "x-forwarded-for": forwarded, "x-host-caller": "192.0.2.1" },
    })
    expect(await site.db.login_attempt.findFirstOrThrow()).toMatchObject({ client_address: "203.0.113.9" })
    await site.close()
  })

  test("the same function serves the web app, with immutable caching for its files", async () => {
    const page = await rest.send("GET", "/settings")
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('<div id="root">') })
    expect(page.headers.get("cache-control")).toBe("no-cache")
    const asset = /\/assets\/[\w-]+\.js/.exec(String(page.body))?.[0] ?? ""
    const { status, headers } = await rest.send("GET", asset)
    expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=31536000, immutable"])
  })
})
