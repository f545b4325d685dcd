import fc from "fast-check"
import { createStudentLogin, testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createConformanceCheck } from "../../contract/conformance.ts"
import { fieldsOf, openRest, read, type Rest } from "../../contract/rest-client.ts"
import { amount, seed, tell } from "../amount.ts"
import { makeHousehold } from "../matrix/household.ts"
import { findOperation, listOperations, type Operation } from "./operations.ts"
import { requests, type Fuzzed } from "./requests.ts"
import { mayCall, whoMayCall, type Role } from "./roles.ts"

// Whatever a program sends to /api/v1, whoever sends it, it is answered, in time, by what our own document says of that very
// operation, never with a fault of ours, and never to a role that may not call it.
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

/** Milliseconds after which nobody waits any more. */
const patience = 10_000

/** The people of a family that has one of everything, and its ids by the names under which they are asked for. */
async function openHousehold(round: number) {
  const { family_id, people, ids, own } = await makeHousehold(rest.db, `Fuzz${round}`)
  const lists = { students: ids.student, subjects: ids.subject, providers: ids.provider, assignments: ids.assignment }
  const more = {
    grades: ids.grade,
    submissions: ids.submission,
    files: ids.file,
    lessons: ids.lesson,
    schedule: ids.held,
  }
  const others = { resources: ids.resource, events: ids.event, notifications: own.parent.notification }
  const asked = Object.fromEntries(Object.entries(ids).map(([kind, id]) => [`${kind}_id`, id]))
  const { parent, teacher, child } = people
  const newcomer = await createStudentLogin(rest.db, { family_id, must_change_password: true })
  const emails: Record<Role, string> = {
    parent: parent.email,
    teacher: teacher.email,
    child: child.email,
    newcomer: newcomer.email,
  }
  return { emails, known: { ...ids, ...asked, ...lists, ...more, ...others } }
}

async function signIn(email: string): Promise<string> {
  // What was tried in vain counts against the address, and here everybody comes from the same one.
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
  "whatever is sent is answered as the document says, and never by a fault of ours",
  { timeout: 30 * 60_000 },
  async () => {
    const total = amount({ whole: 20_000, sample: 600 })
    // A household wears out: what was deleted is found no more, and who signed out is somebody else.
    const each = 200
    const statuses = new Map<number, number>()
    const done = new Set<Operation>()
    for (let round = 0; round * each < total; round++) {
      const { emails, known } = await openHousehold(round)
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
        // With a slash behind it, the address of what is no procedure is another one, where nothing is.
        const isNowhere = (address !== pathname && status === 404) || broken?.endsWith("is not in the document")
        // There, whatever was wrong first is said, in the words that all refusals have.
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
    tell("fuzzing of /api/v1", {
      requests: sent,
      operations: operations.length,
      "done by them": done.size,
      ...Object.fromEntries(counts),
      seed,
    })
    // Most that is sent must not end at the door.
    expect((statuses.get(200) ?? 0) / sent).toBeGreaterThan(0.1)
  },
)
