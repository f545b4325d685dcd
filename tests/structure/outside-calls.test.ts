import { existsSync, readdirSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { readOutsideCalls } from "./read-outside-calls.ts"

// Whoever waits for another's server waits for it to hang up, or for ever: each call outside has an end of its own.
const root = new URL("../../", import.meta.url)
const oauth = "apps/functions/src/oauth"
const google = "packages/api/src/modules/oauth/google-token.test.ts"
const database = "packages/db/src/errors/classify-error.int.test.ts"

/** Every file of the server that leads outside, by what, and the test in which the other side falls silent. */
const lines: Record<string, { ways: string[]; shownBy: string }> = {
  "apps/functions/src/transports/logo-transport.ts": {
    ways: ["node:http", "node:https"],
    shownBy: "apps/functions/src/transports/logo-transport.test.ts",
  },
  "apps/functions/src/transports/look-up-public.ts": {
    ways: ["node:dns"],
    shownBy: "apps/functions/src/transports/logo-transport.test.ts",
  },
  "apps/functions/src/transports/mail-transport.ts": {
    ways: ["nodemailer"],
    shownBy: "apps/functions/src/transports/mail-transport.test.ts",
  },
  "apps/functions/src/transports/push-transport.ts": {
    ways: ["node:http", "node:https", "web-push"],
    shownBy: "apps/functions/src/transports/push-transport.test.ts",
  },
  [`${oauth}/engine.ts`]: { ways: ["@auth/core"], shownBy: `${oauth}/engine.test.ts` },
  [`${oauth}/github.ts`]: { ways: ["@auth/core/providers/github"], shownBy: `${oauth}/engine.test.ts` },
  [`${oauth}/google.ts`]: { ways: ["@auth/core/providers/google"], shownBy: `${oauth}/engine.test.ts` },
  [`${oauth}/provider-client.ts`]: { ways: ["fetch"], shownBy: `${oauth}/engine.test.ts` },
  "packages/api/src/modules/drive/google-drive.ts": { ways: ["fetch"], shownBy: google },
  "packages/api/src/modules/oauth/google-token.ts": { ways: ["oauth4webapi"], shownBy: google },
  "packages/db/src/connect/neon.ts": {
    ways: ["@neondatabase/serverless", "@prisma/adapter-neon", "ws"],
    shownBy: database,
  },
  "packages/db/src/connect/postgres.ts": { ways: ["@prisma/adapter-pg", "pg"], shownBy: database },
}

/** What runs on a server, without what only tests do. */
const sources = ["packages/api/src", "packages/db/src", "apps/functions/src", "apps/functions/api"].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|(^|\/)(testing|generated)\//.test(file))
    .map((file) => `${folder}/${file}`),
)
const read = (file: string) => readOutsideCalls(readFileSync(new URL(file, root), "utf8"))
const outside = sources.map((file) => ({ file, ...read(file) }))

test("there are sources to look at", () => expect(sources.length).toBeGreaterThan(200))

test("every call outside is given what ends it", () => {
  const endless = outside.flatMap(({ file, endless: calls }) => calls.map((call) => `${file}: ${call}`))
  expect(endless).toEqual([])
})

test("whatever leads outside is known here, with the test in which the other side falls silent", () => {
  const found = outside.filter(({ ways }) => ways.length > 0).map(({ file, ways }) => [file, ways])
  const known = Object.entries(lines).map(([file, { ways }]) => [file, ways])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(known))
  for (const { shownBy } of Object.values(lines)) expect(existsSync(new URL(shownBy, root)), shownBy).toBe(true)
})

describe("sees that there is no end to", () => {
  test.each([
    ["fetch(address)", "fetch without signal"],
    ["fetch(address, { headers })", "fetch without signal"],
    ["const options = { headers }\nfetch(address, { ...options })", "fetch without signal"],
    ["globalThis.fetch(address)", "fetch without signal"],
    ["const ask = fetch", "fetch handed on"],
    ["createClient({ fetch })", "fetch handed on"],
    ["new WebSocket(address)", "WebSocket handed on"],
    ['import https from "node:https"\nhttps.get(address, read)', "get without signal"],
    ['import { request } from "node:http"\nrequest(address, { method })', "request without signal"],
    ['import h from "node:http"\nconst { request: ask } = h\nask(address)', "request without signal"],
    ['import * as oauth from "oauth4webapi"\noauth.discoveryRequest(url)', "discoveryRequest without signal"],
    ['import Google from "@auth/core/providers/google"\nGoogle({ clientId })', "default without customFetch"],
    [
      'import { createTransport } from "nodemailer"\ncreateTransport({ url, socketTimeout, greetingTimeout })',
      "createTransport without connectionTimeout",
    ],
    [
      'import mail from "nodemailer"\nconst all = { connectionTimeout, greetingTimeout, socketTimeout }\nconst t = mail.createTransport(all)\nt.sendMail({ to })',
      "sendMail without signal",
    ],
  ])("%s", (source, endless) => {
    expect(readOutsideCalls(source).endless).toEqual([endless])
  })
})

describe("is content with", () => {
  test.each([
    ["fetch(address, { headers, signal: AbortSignal.timeout(1000) })", ["fetch"]],
    ["const options = { signal }\nfetch(address, { ...options, headers } satisfies RequestInit)", ["fetch"]],
    ["type Fetch = typeof fetch\nline.fetch(address)\nconst app = { fetch: line.fetch }", []],
    ["const listen = (fetch: Answer) => serve({ fetch })", []],
    ['import { createServer } from "node:http"\ncreateServer(app.fetch)', []],
    ['import type { Socket } from "node:net"\nimport { isIP, type LookupFunction } from "node:net"', []],
    ['import { connect } from "node:net"', ["node:net"]],
  ])("%s", (source, ways) => {
    expect(readOutsideCalls(source)).toEqual({ ways, endless: [] })
  })
})
