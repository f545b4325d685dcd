import { Prisma } from "@hearthbook/db"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { idOf, openRest, type Ask, type Rest } from "./rest-client.ts"

// Whatever is sent, the answer says what is wrong and where, and nothing has changed.
let rest: Rest
let token: string
let ask: Ask
let ids: Record<"student" | "older" | "subject" | "curriculum" | "assignment", string>
let before: string

beforeAll(async () => {
  rest = await openRest()
  token = await rest.register("ada@example.com")
  ask = rest.as(token)
  const child = { last_name: "Byron", date_of_birth: "2017-03-04" }
  const student = idOf(await ask("POST", "/students", { ...child, first_name: "Ben", grade_level: "4" }))
  const older = idOf(await ask("POST", "/students", { ...child, first_name: "Cleo", grade_level: "9" }))
  const subject = idOf(await ask("POST", "/subjects", { name: "Science", grade_level: "4" }))
  const curriculum = idOf(await ask("POST", "/curriculum", { student_id: student, subject_id: subject }))
  const assignment = idOf(
    await ask("POST", "/assignments", {
      curriculum_id: curriculum,
      title: "Bees",
      due_date: "2026-10-01",
      points_possible: 50,
    }),
  )
  ids = { student, older, subject, curriculum, assignment }
  before = await countRows()
})
afterAll(() => rest.close())

async function countRows(): Promise<string> {
  const tables = Object.values(Prisma.ModelName)
  const rows = await Promise.all(
    tables.map((name) => rest.db.$queryRawUnsafe<{ n: number }[]>(`SELECT count(*)::int AS n FROM "${name}"`)),
  )
  return JSON.stringify(rows.flat())
}

const unknown = "0199a000-0000-7000-8000-000000000000"

type Case = [what: string, method: string, path: () => string, body: () => unknown, status: number, expected: object]

const cases: Case[] = [
  [
    "points over the maximum",
    "POST",
    () => "/grades",
    () => ({ assignment_id: ids.assignment, points_earned: 50.5 }),
    400,
    {
      code: "VALIDATION_ERROR",
      message: "Points must be a number between 0 and 50",
      issues: [{ field: "points_earned" }],
    },
  ],
  [
    "points that are no number",
    "POST",
    () => "/grades",
    () => ({ assignment_id: ids.assignment, points_earned: "40" }),
    400,
    { issues: [{ field: "points_earned", message: "Points must be a number." }] },
  ],
  [
    "points that are null",
    "POST",
    () => "/grades",
    () => ({ assignment_id: ids.assignment, points_earned: null }),
    400,
    { issues: [{ field: "points_earned" }] },
  ],
  [
    "points that are true",
    "PUT",
    () => `/assignments/${ids.assignment}`,
    () => ({ points_possible: true }),
    400,
    { issues: [{ field: "points_possible" }] },
  ],
  [
    "a curriculum of another grade level",
    "POST",
    () => "/curriculum",
    () => ({ student_id: ids.older, subject_id: ids.subject }),
    400,
    { message: "Choose a subject of the same grade level as the student.", issues: [{ field: "subject_id" }] },
  ],
  [
    "a wrong enum",
    "POST",
    () => "/assignments",
    () => ({ curriculum_id: ids.curriculum, title: "X", due_date: "2026-10-01", type: "riddle" }),
    400,
    { issues: [{ field: "type", message: "Choose a type." }] },
  ],
  [
    "a status that is only derived",
    "PUT",
    () => `/assignments/${ids.assignment}`,
    () => ({ status: "overdue" }),
    400,
    { issues: [{ field: "status" }] },
  ],
  [
    "several things at once",
    "POST",
    () => "/students",
    () => ({ first_name: "", date_of_birth: "soon" }),
    400,
    { issues: [{ field: "first_name" }, { field: "last_name" }, { field: "date_of_birth" }] },
  ],
  [
    "an unknown id in the body",
    "POST",
    () => "/assignments",
    () => ({ curriculum_id: unknown, title: "X", due_date: "2026-10-01" }),
    404,
    { code: "NOT_FOUND" },
  ],
  [
    "something in the body that is no id",
    "POST",
    () => "/curriculum",
    () => ({ student_id: "7", subject_id: ids.subject }),
    400,
    { issues: [{ field: "student_id" }] },
  ],
  [
    "an unknown id in the path",
    "PUT",
    () => `/students/${unknown}`,
    () => ({ first_name: "X" }),
    404,
    { code: "NOT_FOUND" },
  ],
  [
    "something in the path that is no id",
    "PUT",
    () => "/students/7",
    () => ({ first_name: "X" }),
    404,
    { code: "NOT_FOUND" },
  ],
  [
    "an unknown student's grades",
    "GET",
    () => `/grades/student/${unknown}`,
    () => undefined,
    404,
    { code: "NOT_FOUND" },
  ],
  [
    "a wrong filter",
    "GET",
    () => "/assignments?status=lost&limit=0",
    () => undefined,
    400,
    { issues: [{ field: "limit" }, { field: "status" }] },
  ],
  ["a body that is a list", "POST", () => "/subjects", () => [1, 2], 400, { issues: [{ field: "name" }] }],
  [
    "a version that is none",
    "PUT",
    () => `/students/${ids.student}`,
    () => ({ first_name: "X", version: 3_000_000_000 }),
    400,
    { issues: [{ field: "version", message: "Version must be the number that was read with the row." }] },
  ],
  [
    "a version that is true",
    "PUT",
    () => `/students/${ids.student}`,
    () => ({ first_name: "X", version: true }),
    400,
    { issues: [{ field: "version" }] },
  ],
  [
    "a day before there were any",
    "PUT",
    () => `/assignments/${ids.assignment}`,
    () => ({ due_date: "0000-01-01" }),
    400,
    { issues: [{ field: "due_date", message: "Due date must be a day from 1900 on." }] },
  ],
  [
    "a text of the wrong kind",
    "PUT",
    () => `/subjects/${ids.subject}`,
    () => ({ description: 5 }),
    400,
    { message: "description is of the wrong kind.", issues: [{ field: "description" }] },
  ],
  [
    "an unknown id in the query",
    "GET",
    () => `/assignments?student_id=${unknown}`,
    () => undefined,
    404,
    { code: "NOT_FOUND" },
  ],
  ["an address that is none", "GET", () => "/unicorns", () => undefined, 404, { code: "NOT_FOUND" }],
  ["a method that is none", "DELETE", () => "/students", () => undefined, 404, { code: "NOT_FOUND" }],
]

describe("bad input", () => {
  test.each(cases)("%s", async (_, method, path, body, status, expected) => {
    const answer = await ask(method, path(), body())
    expect(answer).toMatchObject({
      status,
      body: { ...expected, message: expect.any(String), request_id: expect.any(String) },
    })
    expect(await countRows()).toBe(before)
  })

  const asJson = () => ({ authorization: `Bearer ${token}`, "content-type": "application/json" })

  test.each(["{", '{"name": "Art"', "name=Art", '"\\ud800'])("malformed JSON: %s", async (body) => {
    const answer = await rest.send("POST", "/api/v1/subjects", { body, headers: asJson() })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_ERROR", message: "The request body is not valid JSON." },
    })
    expect(await countRows()).toBe(before)
  })

  test("another kind of body", async () => {
    const answer = await rest.send("POST", "/api/v1/subjects", {
      body: "<name>Art</name>",
      headers: { ...asJson(), "content-type": "text/xml" },
    })
    expect(answer).toMatchObject({ status: 415, body: { message: "Send the body as application/json." } })
  })

  test.each(["/api/v1/subjects", "/api/trpc/subjects.create"])("a body of 2 MB to %s", async (path) => {
    const body = JSON.stringify({ name: "x".repeat(2 * 1024 * 1024) })
    const answer = await rest.send("POST", path, {
      body,
      headers: { ...asJson(), "content-length": String(body.length) },
    })
    expect(answer.status).toBe(413)
    expect(JSON.stringify(answer.body)).toContain('"code":"PAYLOAD_TOO_LARGE"')
    expect(await countRows()).toBe(before)
  })

  test("keys that would change what is not theirs change nothing", async () => {
    const mine = await rest.db.family.findFirstOrThrow({ select: { id: true } })
    const sent =
      '{"name":"Art","id":"' +
      unknown +
      '","family_id":"' +
      unknown +
      '","version":9,"created_at":"1999-01-01T00:00:00Z","__proto__":{"admin":true},"constructor":1}'
    const answer = await rest.send("POST", "/api/v1/subjects", { body: sent, headers: asJson() })
    expect(answer).toMatchObject({ status: 200, body: { name: "Art", version: 1 } })
    const row = await rest.db.subject.findUniqueOrThrow({ where: { id: idOf(answer) } })
    expect(row.family_id).toBe(mine.id)
    expect(row.id).not.toBe(unknown)
    await ask("DELETE", `/subjects/${row.id}`)
  })

  test("the same refusal over tRPC names its fields too, and shows no stack", async () => {
    const body = JSON.stringify({ assignment_id: ids.assignment, points_earned: 51 })
    const answer = await rest.send("POST", "/api/trpc/grades.record", { body, headers: asJson() })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        error: {
          message: "Points must be a number between 0 and 50",
          data: { error: { code: "VALIDATION_ERROR" }, fieldErrors: { points_earned: expect.any(String) } },
        },
      },
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/stack|node_modules|prisma/i)
  })

  test.each(["false", "no", 1, {}])(
    "terms accepted with %j are not accepted, over REST and over tRPC alike",
    async (terms_accepted) => {
      const body = {
        first_name: "Eve",
        last_name: "Hall",
        email: "eve@example.com",
        password: "Sunny-Meadow-42!",
        terms_accepted,
      }
      const overRest = await rest.as(null)("POST", "/auth/register", body)
      const overTrpc = await rest.send("POST", "/api/trpc/auth.register", {
        body: JSON.stringify(body),
        headers: asJson(),
      })
      expect([overRest.status, overTrpc.status]).toEqual([400, 400])
      expect(await countRows()).toBe(before)
    },
  )

  test('signing out everywhere with "false" signs nobody out', async () => {
    expect(await ask("POST", "/auth/logout", { clear_all_sessions: "false" })).toMatchObject({ status: 400 })
    expect((await ask("GET", "/auth/whoami")).status).toBe(200)
  })

  test("a body that coerced once leaves bodies strict", async () => {
    await ask("GET", "/assignments?limit=5")
    await ask("POST", "/grades", { assignment_id: ids.assignment, points_earned: 1_000 })
    const body = JSON.stringify({ assignment_id: ids.assignment, points_earned: "" })
    const answer = await rest.send("POST", "/api/trpc/grades.record", { body, headers: asJson() })
    expect(answer.status).toBe(400)
  })

  test.each(['"abc"', '"1","2"', '"99999999999"'])(
    "If-Match %s, which cannot be read, protects by refusing",
    async (header) => {
      const answer = await ask("PUT", `/subjects/${ids.subject}`, { name: "Changed" }, { "if-match": header })
      expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining("If-Match") } })
      expect(await ask("GET", `/subjects/${ids.subject}`)).toMatchObject({ body: { name: "Science" } })
    },
  )

  test("HEAD answers as GET does, without the body", async () => {
    const answer = await ask("HEAD", "/students")
    expect(answer.status).toBe(200)
    expect((await ask("HEAD", "/unicorns")).status).toBe(404)
  })

  test("whatever fails before a procedure is reached over tRPC has its request id too", async () => {
    const ids = { "x-request-id": "mine" }
    const malformed = await rest.send("POST", "/api/trpc/auth.login", { body: "{", headers: { ...asJson(), ...ids } })
    const undecodable = await rest.send("GET", "/api/trpc/%E0%A4%A", { headers: ids })
    const wrongKind = await rest.send("POST", "/api/trpc/auth.login", {
      body: "x",
      headers: { ...ids, "content-type": "text/xml" },
    })
    for (const [answer, status] of [
      [malformed, 400],
      [undecodable, 404],
      [wrongKind, 415],
    ] as const) {
      expect(answer).toMatchObject({ status, body: { error: { data: { error: { request_id: "mine" } } } } })
    }
    expect(malformed).toMatchObject({ body: { error: { message: "The request body is not valid JSON." } } })
  })
})

describe("without the right to", () => {
  test.each([
    ["nobody", null, 401, "UNAUTHORIZED"],
    ["a forged token", "a.b.c", 401, "TOKEN_INVALID"],
  ])("%s", async (_, bearer, status, code) => {
    expect(await rest.as(bearer)("GET", "/students")).toMatchObject({ status, body: { code } })
  })

  test("a token past its time", async () => {
    const begun = rest.clock.now
    rest.clock.now = new Date(begun.getTime() + 61 * 60 * 1000)
    expect(await ask("GET", "/students")).toMatchObject({ status: 401, body: { code: "TOKEN_EXPIRED" } })
    rest.clock.now = begun
  })

  test("a batch of more calls than ten", async () => {
    const many = Array.from({ length: 11 }, () => "auth.login").join(",")
    const answer = await rest.send("POST", `/api/trpc/${many}?batch=1`, {
      body: "{}",
      headers: { "content-type": "application/json" },
    })
    expect(answer.status).toBe(400)
  })
})
