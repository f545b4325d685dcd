import { cleanUp } from "@hearthbook/api/modules/data/clean-up/clean-up.service"
import { deliverMail } from "@hearthbook/api/modules/messages/mail/outbox.service"
import { sendWeeklyReports } from "@hearthbook/api/modules/records/weekly-report/weekly-report.service"
import { createLogger } from "@hearthbook/functions/logger"
import { afterAll, beforeAll, expect, test } from "vitest"
import { testAppSettings } from "../../../apps/functions/src/testing/test-app.ts"
import { openRest, read, type Rest } from "../../contract/fixtures/rest-client.ts"
import { report } from "../amount.ts"
import { createFullFamily, password, type FamilyFixture } from "./family-fixture.ts"

// The privacy page states that the log contains no names, addresses or content. Runs all kinds of requests, including failures, and
// searches every line.
const marker = "quillmarsh"
let rest: Rest
let family: FamilyFixture
const secrets = new Set([marker, password, "otter-maple-27", "Wrong-Meadow", "2016-12-10", "argon2"])
beforeAll(async () => {
  rest = await openRest()
  family = await createFullFamily(rest, marker)
  secrets.add(family.childToken)
})
afterAll(() => rest.close())

/** Returns the log lines that contain a secret, with that secret. */
function leaks(lines: string[]): string[] {
  const small = [...secrets].map((secret) => secret.toLowerCase())
  return lines.filter((line) => small.some((secret) => line.toLowerCase().includes(secret)))
}

/** Returns the tokens of links in queued mails. */
async function readLinks(): Promise<string[]> {
  const mails = await rest.db.outbox_email.findMany({ select: { text: true } })
  return mails.flatMap(({ text }) => [...text.matchAll(/[\w-]{43,}/g)].map(([token]) => token))
}

test("no log line of successful and refused requests contains a name, an address, a token or content", async () => {
  const { parent, address, student_id, curriculum_id } = family
  const anonymous = rest.as(null)
  const tokens = await readLinks()
  expect(tokens.length).toBeGreaterThan(2)
  for (const token of tokens) secrets.add(token)
  const signedIn = await anonymous("POST", "/auth/login", { email: address("rosa"), password })
  for (const name of ["access_token", "refresh_token"]) secrets.add(String(read(signedIn.body, name)))
  const [token = ""] = tokens
  const statuses = [
    await parent("POST", "/students", { first_name: marker, last_name: marker, date_of_birth: marker }),
    await parent("POST", "/students", { first_name: `${marker}\0`, last_name: marker, date_of_birth: "2016-12-10" }),
    await parent("PUT", `/students/${student_id}`, { first_name: marker, version: 1 }, { "if-match": '"99"' }),
    await parent("POST", "/assignments", { curriculum_id: student_id, title: marker, due_date: "2026-09-20" }),
    await parent("GET", `/students?search=${marker}`),
    await parent("GET", `/resources?search=${marker}&limit=${marker}`),
    await parent("POST", "/family/invitations", { email: address("rosa"), role: "parent" }),
    await parent("POST", "/family/archive/uploads", { size: marker }),
    await parent("POST", "/push/subscriptions", {
      endpoint: `https://push.test/${marker}`,
      p256dh: marker,
      auth: marker,
    }),
    await anonymous("POST", "/auth/register", {
      first_name: marker,
      email: address("rosa"),
      password,
      terms_accepted: true,
    }),
    await anonymous("POST", "/auth/login", { email: address("unknown"), password: "Wrong-Meadow-42!" }),
    await anonymous("POST", "/auth/refresh", { refresh_token: marker }),
    await anonymous("POST", "/auth/invitations/read", { token }),
    await anonymous("GET", `/auth/magic/${token}`),
    await anonymous("POST", "/auth/email/verify", { token }),
    await anonymous("GET", `/auth/google/callback?code=${marker}&state=${marker}`),
    await rest.as(marker)("GET", "/students"),
    await rest.send("POST", "/api/v1/students", {
      body: `{"first_name": "${marker}"`,
      headers: { "content-type": "application/json" },
    }),
    await rest.send("POST", "/api/trpc/students.add", {
      body: `"${marker}`,
      headers: { "content-type": "application/json" },
    }),
    await rest.send("GET", `/api/trpc/students.list?input=${marker}`),
    await rest.send("GET", `/invite/${token}`),
    await rest.sendBytes(
      `/api/v1/assignments/${curriculum_id}/files?name=${marker}.pdf`,
      new TextEncoder().encode(marker),
      {
        authorization: `Bearer ${String(read(signedIn.body, "access_token"))}`,
        "content-type": "application/pdf",
      },
    ),
  ].map(({ status }) => status)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(statuses.filter((status) => status >= 400).length).toBeGreaterThan(12)
  expect(leaks(rest.logged)).toEqual([])
  report("log of requests", {
    lines: rest.logged.length,
    refusals: statuses.filter((s) => s >= 400).length,
  })
})

/** A request for each table that fails midway if the table is broken. */
const broken: [string, (family: FamilyFixture) => [string, string, object | undefined]][] = [
  ["student", () => ["POST", "/students", { first_name: marker, last_name: marker, date_of_birth: "2016-12-10" }]],
  ["subject", () => ["POST", "/subjects", { name: marker, grade_level: "4" }]],
  ["grade", () => ["GET", `/grades?search=${marker}`, undefined]],
  ["lesson", ({ curriculum_id }) => ["POST", "/lessons", { curriculum_id, title: marker, planned_date: "2026-09-16" }]],
  ["resource", () => ["GET", `/resources?search=${marker}`, undefined]],
  [
    "event",
    () => [
      "POST",
      "/events",
      { title: marker, start_date: "2026-09-20T09:00:00.000Z", end_date: "2026-09-20T10:00:00.000Z" },
    ],
  ],
  ["provider", () => ["POST", "/providers", { name: marker }]],
  ["settings", () => ["GET", "/settings", undefined]],
  ["invitation", ({ address }) => ["POST", "/family/invitations", { email: address("other"), role: "parent" }]],
  ["outbox_email", ({ address }) => ["POST", "/family/invitations", { email: address("other"), role: "parent" }]],
  ["login_attempt", ({ address }) => ["POST", "/auth/login", { email: address("rosa"), password }]],
  ["session", ({ address }) => ["POST", "/auth/login", { email: address("rosa"), password }]],
]

test("internal and database errors are logged with their cause but without data", async () => {
  rest.logged.length = 0
  // Database errors quote the refused value.
  await rest.db.$executeRaw`
    CREATE FUNCTION quote_row() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'cannot take %', to_json(NEW) USING DETAIL = NEW::text; END $$`
  for (const [table, request] of broken) {
    const ask = () => family.parent(...request(family))
    await rest.db.$executeRawUnsafe(`ALTER TABLE "${table}" RENAME TO "${table}_gone"`)
    const gone = await ask()
    await rest.db.$executeRawUnsafe(`ALTER TABLE "${table}_gone" RENAME TO "${table}"`)
    const trigger = `CREATE TRIGGER quoting BEFORE INSERT OR UPDATE ON "${table}" FOR EACH ROW EXECUTE FUNCTION quote_row()`
    await rest.db.$executeRawUnsafe(trigger)
    await ask()
    await rest.db.$executeRawUnsafe(`DROP TRIGGER quoting ON "${table}"`)
    expect(gone.status, table).toBe(500)
  }
  const faults = rest.logged.filter((line) => line.includes("unexpected error"))
  expect(faults.length).toBeGreaterThan(broken.length)
  expect(leaks(rest.logged)).toEqual([])
  report("log of faults", { tables: broken.length, lines: rest.logged.length, faults: faults.length })
})

test("errors of scheduled jobs are logged without data", async () => {
  const lines: string[] = []
  const log = createLogger("info", { write: (line) => lines.push(line) })
  const job = { client: rest.db, clock: () => rest.clock.now, log, settings: testAppSettings }
  const refusal = Object.assign(new Error(`550 <${family.address("rosa")}> no such person`), { code: "EENVELOPE" })
  const delivered = await deliverMail({ ...job, send: () => Promise.reject(refusal) })
  expect(delivered.failed).toBeGreaterThan(0)
  await rest.db.$executeRaw`ALTER TABLE attendance_record RENAME TO attendance_record_gone`
  rest.clock.now = new Date("2026-09-21T16:00:00.000Z")
  await rest.db.family.updateMany({ data: { created_at: new Date("2026-01-01T00:00:00.000Z") } })
  await rest.db.job_run.deleteMany()
  expect(await sendWeeklyReports(job)).toMatchObject({ failed: 1 })
  await rest.db.$executeRaw`ALTER TABLE attendance_record_gone RENAME TO attendance_record`
  await cleanUp(rest.db, rest.clock.now)
  expect(lines.length).toBeGreaterThan(delivered.failed)
  expect(leaks(lines)).toEqual([])
  report("log of jobs", { lines: lines.length, "mails refused": delivered.failed })
})
