import fc from "fast-check"
import { createStudentLogin, testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createConformanceCheck } from "../../contract/fixtures/conformance.ts"
import { fieldsOf, openRest, read, type Rest } from "../../contract/fixtures/rest-client.ts"
import { amount, seed, report } from "../amount.ts"
import { createFamilyFixture } from "../matrix/family-fixture.ts"
import { findOperation, listOperations, type Operation } from "./operations.ts"
import { requests, type Fuzzed } from "./requests.ts"
import { mayCall, whoMayCall, type Role } from "./roles.ts"

// Every request to /api/v1 is answered in time, as the OpenAPI document describes, without a server error, and never
// successfully for a role without access.
let rest: Rest
let operations: Operation[]
let conforms: ReturnType<typeof createConformanceCheck>

beforeAll(async () => {
  rest = await openRest()
  const document: unknown = (await rest.send("GET", "/api/openapi.json")).body
  operations = listOperations(document)
  conforms = createConformanceCheck(fieldsOf(document))
  for (const operation of operations) whoMayCall(operation)
})
afterAll(() => rest.close())

/** Timeout of a request in milliseconds. */
const patience = 10_000

/** Creates a family with one row of each table. Returns its users, and its ids by parameter name. */
async function openFamily(round: number) {
  const { family_id, people, ids, own } = await createFamilyFixture(rest.db, `Fuzz${round}`)
  // `school-years` in a path and `school_year_id` in an input.
  const named = Object.entries(ids).flatMap(([kind, id]) => [
    [`${kind}_id`, id],
    [`${kind.replaceAll("_", "-")}s`, id],
  ])
  const others = { schedule: ids.schedule_entry, time: ids.time_entry, notifications: own.parent.notification }
  const { parent, teacher, child } = people
  const newcomer = await createStudentLogin(rest.db, { family_id, must_change_password: true })
  const emails: Record<Role, string> = {
    parent: parent.email,
    teacher: teacher.email,
    child: child.email,
    newcomer: newcomer.email,
  }
  return { emails, known: { ...ids, ...(Object.fromEntries(named) as typeof ids), ...others } }
}

async function signIn(email: string): Promise<string> {
  // Failed sign-ins count against the client address, which all requests share here.
  await rest.db.login_attempt.deleteMany()
  const { body } = await rest.as(null)("POST", "/auth/login", { email, password: testPassword, remember_me: true })
  return String(read(body, "access_token"))
}

async function send({ method, path, bearer, headers, body }: Fuzzed, tokens: Record<Role, string>): Promise<Response> {
  const token = { ...tokens, none: null, wrong: "ey.J.x" }[bearer]
  const request = new Request(`http://hearthbook.test/api/v1${path}`, {
    method,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body }),
  })
  const late = AbortSignal.timeout(patience)
  const tooLate = new Promise<never>((_, reject) =>
    late.addEventListener("abort", () => reject(new Error("no answer in time"))),
  )
  return Promise.race([rest.app.fetch(request), tooLate])
}

test(
  "every request is answered as the document describes, without a server error",
  { timeout: 30 * 60_000 },
  async () => {
    const total = amount({ whole: 20_000, sample: 600 })
    // Families are replaced regularly, because requests delete rows and end sessions.
    const each = 200
    const statuses = new Map<number, number>()
    const done = new Set<Operation>()
    for (let round = 0; round * each < total; round++) {
      const { emails, known } = await openFamily(round)
      const tokens = {
        parent: await signIn(emails.parent),
        teacher: await signIn(emails.teacher),
        child: await signIn(emails.child),
        newcomer: await signIn(emails.newcomer),
      }
      const property = fc.asyncProperty(requests(operations, known), async (fuzzed) => {
        const response = await send(fuzzed, tokens)
        const text = await response.text()
        const { status } = response
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        expect(status, `${text} ${rest.logged.at(-2)} ${rest.logged.at(-1)}`).toBeLessThan(500)
        const isJson = (response.headers.get("content-type") ?? "").includes("json")
        const { pathname } = new URL(`http://x${fuzzed.path}`)
        const address = pathname.replace(/(.)\/$/, "$1")
        const operation = status < 300 && findOperation(operations, fuzzed.method, address)
        if (operation) done.add(operation)
        const body: unknown = isJson ? JSON.parse(text) : text
        const broken = conforms(fuzzed.method, address, status, body)
        // A trailing slash makes the path of a REST-only route another one, which is not found.
        const isNowhere = (address !== pathname && status === 404) || broken?.endsWith("is not in the document")
        // Such a request may have any error of the common shape.
        if (isNowhere && status >= 400) expect(body).toHaveProperty("code")
        else expect(broken).toBeNull()
        const { bearer } = fuzzed
        if (bearer === "none" || bearer === "wrong") return
        if (operation) expect(mayCall(bearer, operation), `a ${bearer} came through: ${text}`).toBe(true)
        if (status === 401) tokens[bearer] = await signIn(emails[bearer])
      })
      await fc.assert(property, {
        seed: seed + round,
        numRuns: Math.min(each, total - round * each),
        endOnFailure: true,
      })
    }
    const counts = [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => [`answered ${status}`, count] as const)
    const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0)
    report("fuzzing of /api/v1", {
      requests: sent,
      operations: operations.length,
      "done by them": done.size,
      ...Object.fromEntries(counts),
      seed,
    })
    // Most requests must reach a procedure.
    expect((statuses.get(200) ?? 0) / sent).toBeGreaterThan(0.1)
  },
)
