import { existsSync, readdirSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { readOutsideCalls } from "./read-outside-calls.ts"

// A call to an external server could hang forever, so each one needs a timeout.
const root = new URL("../../", import.meta.url)
const oauth = "apps/functions/src/oauth"
const google = "packages/api/src/modules/access/oauth/google-token.test.ts"
const database = "packages/db/src/errors/classify-error.int.test.ts"

/** Every server file that makes external calls, with their means and the test in which the other side stops responding. */
const callers: Record<string, { ways: string[]; shownBy: string }> = {
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
  "packages/api/src/modules/work/drive/google-drive.ts": { ways: ["fetch"], shownBy: google },
  "packages/api/src/modules/access/oauth/google-token.ts": { ways: ["oauth4webapi"], shownBy: google },
  "packages/api/src/stored-files/bucket-objects.ts": {
    ways: ["fetch"],
    shownBy: "packages/api/src/stored-files/bucket-objects.int.test.ts",
  },
  "packages/db/src/connect/neon.ts": {
    ways: ["@neondatabase/serverless", "@prisma/adapter-neon", "ws"],
    shownBy: database,
  },
  "packages/db/src/connect/postgres.ts": { ways: ["@prisma/adapter-pg", "pg"], shownBy: database },
}

/** The server's source files, without tests. */
const sources = ["packages/api/src", "packages/db/src", "apps/functions/src", "apps/functions/api"].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|(^|\/)(testing|generated)\//.test(file))
    .map((file) => `${folder}/${file}`),
)
const read = (file: string) => readOutsideCalls(readFileSync(new URL(file, root), "utf8"))
const outside = sources.map((file) => ({ file, ...read(file) }))

test("there are sources to check", () => expect(sources.length).toBeGreaterThan(200))

test("every external call has a timeout", () => {
  const withoutTimeout = outside.flatMap(({ file, withoutTimeout: calls }) => calls.map((call) => `${file}: ${call}`))
  expect(withoutTimeout).toEqual([])
})

test("every file with external calls is listed here with a test of its timeout", () => {
  const found = outside.filter(({ ways }) => ways.length > 0).map(({ file, ways }) => [file, ways])
  const known = Object.entries(callers).map(([file, { ways }]) => [file, ways])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(known))
  for (const { shownBy } of Object.values(callers)) expect(existsSync(new URL(shownBy, root)), shownBy).toBe(true)
})

describe("detects a missing timeout in", () => {
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
  ])("%s", (source, withoutTimeout) => {
    expect(readOutsideCalls(source).withoutTimeout).toEqual([withoutTimeout])
  })
})

describe("accepts", () => {
  test.each([
    ["fetch(address, { headers, signal: AbortSignal.timeout(1000) })", ["fetch"]],
    ["const options = { signal }\nfetch(address, { ...options, headers } satisfies RequestInit)", ["fetch"]],
    ["type Fetch = typeof fetch\nline.fetch(address)\nconst app = { fetch: line.fetch }", []],
    ["const listen = (fetch: Answer) => serve({ fetch })", []],
    ['import { createServer } from "node:http"\ncreateServer(app.fetch)', []],
    ['import type { Socket } from "node:net"\nimport { isIP, type LookupFunction } from "node:net"', []],
    ['import { connect } from "node:net"', ["node:net"]],
  ])("%s", (source, ways) => {
    expect(readOutsideCalls(source)).toEqual({ ways, withoutTimeout: [] })
  })
})
