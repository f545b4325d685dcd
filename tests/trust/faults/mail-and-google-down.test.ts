import { deliverMail } from "@hearthbook/api/modules/messages/mail/outbox.service"
import { createLogger } from "@hearthbook/functions/logger"
import { smtpTransport } from "@hearthbook/functions/mail-transport"
import { freePort } from "@hearthbook/db/testing/listen"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { startServer } from "../../built-server.ts"
import { newState } from "../../contract/sign-in/oauth-journey.ts"
import { openRest, type Rest } from "../../contract/fixtures/rest-client.ts"
import { chance, pick } from "../../load/families/chance.ts"
import { startMailServer, type MailServer } from "../../mail-server.ts"
import { googleKeys } from "../../providers/openid-provider.ts"
import { amount, isWhole, seed, report } from "../amount.ts"
import { askAs, type Answer } from "./ask.ts"
import { openFlakyServer, type Behavior } from "./flaky-server.ts"
import { embeddedPlace } from "./places.ts"

// External services that are down do not block the server. Other tests cover the timeout of each external call
// (tests/structure/outside-calls.test.ts names them), retries of mail (tests/contract/messages/mail.test.ts), a mail server that is slow to
// confirm (apps/functions/src/jobs/slow-mail.int.test.ts), and a slow or unreachable Google for tokens and files
// (packages/api/src/modules/access/oauth/google-token.test.ts) and for sign-in (tests/contract/sign-in/oauth-refusals.test.ts).
const cleaners: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleaners.splice(0).reverse()) await clean()
})

const from = "Hearthbook <no-reply@hearthbook.test>"
const person = { first_name: "Ada", last_name: "Byron", password: "Sunny-Meadow-42!", terms_accepted: true }

/** Ways in which a mail server fails temporarily. */
const mailFailures: [Behavior, ...Behavior[]] = [
  { hangsUp: true },
  {},
  { says: "HELO? <html>nonsense</html>\r\n", hangsUp: true },
  { says: "421 4.3.2 too busy\r\n", hangsUp: true },
  { says: "554 5.3.2 not today\r\n", hangsUp: true },
  { says: "220 mail.test ESMTP\r\n", hangsUp: true },
  { says: "220 mail.test ESMTP\r\n" },
]

describe("a mail server that is", () => {
  let rest: Rest
  let mail: MailServer
  beforeAll(async () => {
    mail = await startMailServer()
    rest = await openRest()
  })
  afterAll(async () => {
    await mail.close()
    await rest.close()
  })

  const people = amount({ whole: 150, sample: 8 })
  test(
    `failing delays no request, and each of ${people} mails arrives once after it recovers`,
    async () => {
      const flaky = await openFlakyServer(() => Number(new URL(mail.url).port))
      cleaners.push(flaky.close)
      const smtp = smtpTransport(`smtp://127.0.0.1:${flaky.port}`, from, { silence: 60, whole: 120 })
      const patient = smtpTransport(`smtp://127.0.0.1:${flaky.port}`, from)
      const log = createLogger("silent")
      const deliver = ({ send } = smtp) => deliverMail({ client: rest.db, clock: () => rest.clock.now, log, send })
      let failures = 0
      let slowest = 0
      for (let n = 0; n < people; n++) {
        flaky.behave(pick(mailFailures, seed, n, 61))
        const startedAt = performance.now()
        const email = `reader${n}@family.test`
        expect(await rest.as(null)("POST", "/auth/register", { ...person, email })).toMatchObject({ status: 200 })
        slowest = Math.max(slowest, performance.now() - startedAt)
        // Errors before the recipient is named are temporary, so no mail is given up.
        const { sent, failed } = await deliver()
        expect(sent).toBe(0)
        failures += failed
        rest.clock.now = new Date(rest.clock.now.getTime() + chance(seed, n, 62) * 120_000)
      }
      expect(failures).toBeGreaterThanOrEqual(people)
      expect(await rest.db.outbox_email.count({ where: { status: "waiting" } })).toBe(people)
      flaky.behave(null)
      rest.clock.now = new Date(rest.clock.now.getTime() + 6 * 60 * 60_000)
      while ((await deliver(patient)).sent > 0);
      smtp.close()
      patient.close()
      expect(mail.mails.map(({ recipient }) => recipient).sort()).toEqual(
        Array.from({ length: people }, (_, n) => `reader${n}@family.test`).sort(),
      )
      expect(await rest.db.outbox_email.count({ where: { status: { not: "sent" } } })).toBe(0)
      report("a failing mail server", {
        seed,
        mails: people,
        failures,
        "ms for the slowest request": Math.round(slowest),
      })
    },
    amount({ whole: 300_000, sample: 60_000 }),
  )

  test.runIf(isWhole)(
    "silent delays no request, and queued mails arrive once after it responds",
    async () => {
      const own = await startMailServer()
      cleaners.push(own.close)
      const flaky = await openFlakyServer(() => Number(new URL(own.url).port))
      cleaners.push(flaky.close)
      flaky.behave({})
      const place = await embeddedPlace()
      cleaners.push(place.remove)
      const SMTP_URL = `smtp://127.0.0.1:${flaky.port}`
      const server = await startServer({
        ...place.settings,
        PORT: String(await freePort()),
        LOG_LEVEL: "silent",
        SMTP_URL,
        MAIL_FROM: from,
      })
      cleaners.push(() => server.stop("SIGKILL"))
      const ask = askAs(server.url, null)
      const answers: (Answer | null)[] = []
      for (let n = 0; n < 3; n++) {
        answers.push(await ask("POST", "/auth/register", { ...person, email: `waiting${n}@family.test` }))
        answers.push(await ask("GET", "/auth/options"))
      }
      for (const answer of answers) expect(answer).toMatchObject({ status: 200 })
      expect(Math.max(...answers.map((answer) => answer?.took ?? 0))).toBeLessThan(10_000)
      expect(own.mails).toEqual([])
      // A sample does not wait for the retry after a minute.
      if (!isWhole) return
      flaky.behave(null)
      await expect.poll(() => own.mails.length, { timeout: 150_000 }).toBe(3)
      expect(new Set(own.mails.map(({ recipient }) => recipient)).size).toBe(3)
      report("a silent mail server", { requests: answers.length, mails: own.mails.length })
    },
    240_000,
  )
})

const page = (status: string, type: string, body: string) =>
  `HTTP/1.1 ${status}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`
const json = "application/json"

/** Ways in which Google fails, with the status that reports it: unreachable (502) or too slow (504). */
const googleFailures: [string, Behavior, number][] = [
  ["hangs up", { hangsUp: true }, 502],
  ["says nothing", {}, 504],
  ["answers with a page", { says: page("200 OK", "text/html", "<h1>Captive portal</h1>"), hangsUp: true }, 502],
  ["has an internal error", { says: page("500 Oops", json, '{"error":"internal"}'), hangsUp: true }, 502],
  ["is overloaded", { says: page("503 Busy", "text/html", "<h1>Busy</h1>"), hangsUp: true }, 502],
  ["answers invalid JSON", { says: page("200 OK", json, '{"issuer":'), hangsUp: true }, 502],
  ["has another issuer", { says: page("200 OK", json, '{"issuer":"https://elsewhere.test"}'), hangsUp: true }, 502],
  ["stops in the middle", { says: page("200 OK", json, '{"issuer":"').replace(/Length: \d+/, "Length: 900") }, 504],
]

describe("Google, when it", () => {
  /** Timeout in milliseconds. In production it is ten seconds. It allows for a busy computer. */
  const patience = { silent: 5_000, answering: 20_000 }
  test.each(isWhole ? googleFailures : googleFailures.slice(0, 3))(
    "%s: sign-in is refused with a message in time, and everything else works",
    async (failure, behavior, status) => {
      const flaky = await openFlakyServer(() => 0)
      cleaners.push(flaky.close)
      flaky.behave(behavior)
      const app = await openRest({
        oauth: {
          keys: { google: { ...googleKeys, base_url: flaky.url } },
          patience: patience[status === 504 ? "silent" : "answering"],
        },
      })
      cleaners.push(app.close)
      const startedAt = performance.now()
      const signIns = Array.from({ length: 4 }, () => app.send("GET", `/api/v1/auth/google/signin?state=${newState()}`))
      const token = await app.register(`${failure.replaceAll(" ", ".")}@family.test`)
      expect(await app.as(token)("GET", "/students")).toMatchObject({ status: 200 })
      for (const answer of await Promise.all(signIns)) {
        expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(/try again/i) } })
        expect(JSON.stringify(answer.body)).not.toMatch(/\bat \w+ \(|node_modules|elsewhere|Captive|internal/)
      }
      expect(performance.now() - startedAt).toBeLessThan(patience.answering)
      expect(app.logged.join("")).not.toContain("unexpected error")
      // Google works again at once, because its failed responses are not cached.
      const description = {
        issuer: flaky.url,
        authorization_endpoint: `${flaky.url}/auth`,
        token_endpoint: `${flaky.url}/token`,
      }
      flaky.behave({ says: page("200 OK", json, JSON.stringify(description)), hangsUp: true })
      const well = await app.send("GET", `/api/v1/auth/google/signin?state=${newState()}`)
      expect([well.status, well.headers.get("location")]).toEqual([302, expect.stringContaining(`${flaky.url}/auth?`)])
    },
  )
})
