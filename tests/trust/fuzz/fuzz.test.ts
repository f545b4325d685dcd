import fc from "fast-check"
import * as rows from "@hearthbook/db/testing/factories"
import { afterAll, beforeAll, expect, test } from "vitest"
import { holdTo } from "../../contract/conformance.ts"
import { openRest, type Rest } from "../../contract/rest-client.ts"
import { amount, seed, tell } from "../amount.ts"
import { listOperations, type Operation } from "./operations.ts"
import { requests, type Fuzzed } from "./requests.ts"

// Whatever a program sends to /api/v1, it is answered, in time, in the words of our own document, and never with a fault of ours.
let rest: Rest
let operations: Operation[]
let conforms: ReturnType<typeof holdTo>

beforeAll(async () => {
  rest = await openRest()
  const document: unknown = (await rest.send("GET", "/api/openapi.json")).body
  operations = listOperations(document)
  conforms = holdTo(Object(document))
})
afterAll(() => rest.close())

/** Milliseconds after which nobody waits any more. */
const patience = 10_000

/** A parent whose family has one of everything, and the ids of it all. */
async function openHousehold() {
  const parent = await rows.createParent(rest.db)
  const { family_id } = parent
  const student = await rows.createStudent(rest.db, { family_id, grade_level: "4" })
  const subject = await rows.createSubject(rest.db, { family_id, grade_level: "4" })
  const provider = await rows.createProvider(rest.db, { family_id })
  const of = { family_id, student_id: student.id, subject_id: subject.id }
  const curriculum = await rows.createCurriculum(rest.db, of)
  const assignment = await rows.createAssignment(rest.db, { family_id, curriculum_id: curriculum.id })
  const graded = await rows.createAssignment(rest.db, { family_id, curriculum_id: curriculum.id, status: "graded" })
  const grade = await rows.createGrade(rest.db, { family_id, assignment_id: graded.id })
  const submission = await rows.createSubmission(rest.db, { family_id, assignment_id: assignment.id })
  const file = await rows.createFile(rest.db, { assignment_id: assignment.id })
  const lesson = await rows.createLesson(rest.db, { family_id, curriculum_id: curriculum.id })
  const resource = await rows.createResource(rest.db, { family_id, subject_id: subject.id })
  const entry = await rows.createScheduleEntry(rest.db, of)
  const event = await rows.createEvent(rest.db, { family_id, student_id: student.id })
  const mark = await rows.createAttendance(rest.db, { family_id, student_id: student.id })
  const told = await rows.createNotification(rest.db, { family_id, user_id: parent.id })
  const rowsOf = {
    students: student,
    subjects: subject,
    providers: provider,
    curriculum,
    assignments: assignment,
    grades: grade,
  }
  const more = {
    submissions: submission,
    files: file,
    lessons: lesson,
    resources: resource,
    schedule: entry,
    events: event,
  }
  const asked = {
    student_id: student,
    subject_id: subject,
    provider_id: provider,
    curriculum_id: curriculum,
    file_id: file,
  }
  const others = {
    assignment_id: assignment,
    resource_id: resource,
    lesson_id: lesson,
    attendance: mark,
    notifications: told,
    graded,
  }
  const named = Object.entries({ ...rowsOf, ...more, ...asked, ...others })
  return { email: parent.email, known: Object.fromEntries(named.map(([name, { id }]) => [name, id])) }
}

async function signIn(email: string): Promise<string> {
  // What was tried in vain counts against the address, and here everybody comes from the same one.
  await rest.db.login_attempt.deleteMany()
  const { body } = await rest.as(null)("POST", "/auth/login", { email, password: rows.testPassword, remember_me: true })
  return String(Object(body).access_token)
}

async function send({ method, path, bearer, headers, body }: Fuzzed, token: string): Promise<Response> {
  const authorization = { own: `Bearer ${token}`, none: null, wrong: "Bearer ey.J.x" }[bearer]
  const request = new Request(`http://hearthbook.test/api/v1${path}`, {
    method,
    headers: { ...headers, ...(authorization && { authorization }) },
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
    const touched = new Set<string>()
    for (let round = 0; round * each < total; round++) {
      const { email, known } = await openHousehold()
      let token = await signIn(email)
      const property = fc.asyncProperty(requests(operations, known), async (fuzzed) => {
        const response = await send(fuzzed, token)
        const text = await response.text()
        const { status } = response
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status < 300)
          touched.add(`${fuzzed.method} ${fuzzed.path.split("?")[0]?.replace(/[0-9a-f-]{36}/g, "{id}")}`)
        expect(status, `${text} ${rest.logged.at(-2)} ${rest.logged.at(-1)}`).toBeLessThan(500)
        const isJson = (response.headers.get("content-type") ?? "").includes("json")
        const address = new URL(`http://x${fuzzed.path}`).pathname.replace(/(.)\/$/, "$1")
        const body: unknown = isJson ? JSON.parse(text) : text
        const broken = conforms(fuzzed.method, address, status, body)
        // Where nothing is, whatever was wrong first is said, in the words that all refusals have.
        if (broken?.endsWith("is not in the document") && status >= 400) expect(body).toHaveProperty("code")
        else expect(broken).toBeNull()
        if (status === 401 && fuzzed.bearer === "own") token = await signIn(email)
      })
      await fc.assert(property, {
        seed: seed + round,
        numRuns: Math.min(each, total - round * each),
        endOnFailure: true,
      })
    }
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => [`answered ${status}`, count])
    const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0)
    tell("fuzzing of /api/v1", {
      requests: sent,
      operations: operations.length,
      "done by them": touched.size,
      ...Object.fromEntries(counts),
      seed,
    })
    // Most that is sent must not end at the door.
    expect((statuses.get(200) ?? 0) / sent).toBeGreaterThan(0.1)
  },
)
