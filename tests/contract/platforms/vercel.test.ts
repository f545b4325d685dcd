import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { describeSite } from "../../../apps/functions/deploy/vercel-config.ts"
import { startMailServer, type MailServer } from "../../mail-server.ts"
import { openRest, type Rest } from "../fixtures/rest-client.ts"
import { target } from "./open-app.ts"
import { readClientAddress } from "../fixtures/client-address.ts"
import { vercelOutput } from "./vercel-edge.ts"

// Behavior specific to Vercel. The other contract tests also run against the Vercel build.
const isHere = target === "vercel"

describe.runIf(isHere)("on Vercel", () => {
  let rest: Rest
  const secret = "the secret of the timers"
  let server: MailServer
  beforeAll(async () => {
    server = await startMailServer()
    rest = await openRest({ cron_secret: secret }, { SMTP_URL: server.url, HOST_WAITS_UNTIL: "1" })
  })
  beforeEach(() => void (server.mails.length = 0))
  afterAll(async () => {
    await server.close()
    await rest.close()
  })

  const functions = path.join(vercelOutput, "functions", "api")

  test.each(isHere ? readdirSync(functions) : [])(
    "%s is complete in at most 2.1 MB, 3 MB with the library for documents, and has no embedded database",
    (name) => {
      const folder = path.join(functions, name)
      const names = readdirSync(folder).filter((file) => /\.(mjs|wasm)$/.test(file))
      const files = names.map((file) => readFileSync(path.join(folder, file)))
      const compressed = files.reduce((sum, content) => sum + gzipSync(content).length, 0)
      expect(compressed).toBeLessThan((name === "pdf.func" ? 3 : 2.1) * 1024 * 1024)
      const code = files.map(String).join("")
      for (const unneeded of ["PGlite", "schema_engine", "migration_lock"]) expect(code).not.toContain(unneeded)
      // The image library is large. Only functions that process images include it.
      const drawsPictures = ["v1.func", "trpc.func", "pdf.func", "cron.func"].includes(name)
      expect(existsSync(path.join(folder, "node_modules", "sharp"))).toBe(drawsPictures)
      expect(existsSync(path.join(folder, "fonts", "figtree", "unicode.json"))).toBe(name === "pdf.func")
      const settings: unknown = JSON.parse(readFileSync(path.join(folder, ".vc-config.json"), "utf8"))
      expect(settings).toMatchObject({ runtime: "nodejs22.x", supportsResponseStreaming: true, maxDuration: 60 })
    },
  )

  test("the client address comes from the edge, regardless of the caller's headers", async () => {
    const caller = "203.0.113.9"
    expect(await readClientAddress(rest, { caller, forwarded: "198.51.100.1, 198.51.100.2" })).toBe(caller)
  })

  test("mail is sent after the response that caused it, without the timer", async () => {
    await rest.register("ada@example.com")
    const mail = await server.waitFor("ada@example.com", "Confirm your email address")
    expect(mail.text).toContain("/verify-email?token=")
  })

  test("each job has a timer with its path, which runs once a day in a build for the Hobby plan", async () => {
    const { crons } = JSON.parse(readFileSync(path.join(vercelOutput, "config.json"), "utf8")) as { crons: unknown }
    expect(crons).toEqual([
      { path: "/api/cron/outbox", schedule: "* * * * *" },
      { path: "/api/cron/weekly", schedule: "5 * * * *" },
      { path: "/api/cron/clean-up", schedule: "35 * * * *" },
    ])
    const headers = { authorization: `Bearer ${secret}` }
    expect(await rest.send("GET", "/api/cron/outbox", { headers })).toMatchObject({ status: 200, body: { failed: 0 } })
    expect(await rest.send("GET", "/api/cron/weekly", { headers })).toMatchObject({ body: { finished: true } })
    expect(await rest.send("GET", "/api/cron/clean-up", { headers })).toMatchObject({ body: { demo_families: 0 } })
    const daily = (await describeSite([], "daily")).crons
    expect(daily.map((timer) => timer.path)).toEqual(["/api/cron/outbox", "/api/cron/weekly", "/api/cron/clean-up"])
    for (const { schedule } of daily) expect(schedule).toMatch(/^\d+ \d+ \* \* \*$/)
  })

  test("every path that is not a file serves the web app without caching", async () => {
    const { headers, ...page } = await rest.send("GET", "/settings?tab=family")
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('<div id="root">') })
    expect(headers.get("cache-control")).toBe("no-cache")
    expect((await rest.send("GET", "/auth/callback/google?code=1")).headers.get("referrer-policy")).toBe("no-referrer")
  })

  test("hashed files are cached as immutable and missing files are not found", async () => {
    const [asset] = readdirSync(path.join(vercelOutput, "static", "assets"))
    const { status, headers } = await rest.send("GET", `/assets/${asset}`)
    expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=31536000, immutable"])
    const gone = await rest.send("GET", "/assets/index-gone.js")
    expect([gone.status, gone.headers.get("cache-control")]).toEqual([404, "no-cache"])
  })
})
