import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { birthday, makeCurriculum } from "../fixtures/rest-records.ts"
import { fieldsOf, idOf, openRest, read, type Ask, type Rest } from "../fixtures/rest-client.ts"

let rest: Rest
let ask: Ask
let anonymous: Ask
beforeAll(async () => {
  rest = await openRest()
  ask = rest.as(await rest.register("ada@example.com"))
  anonymous = rest.as(null)
})
afterAll(() => rest.close())

describe("the main journey over /api/v1", () => {
  test(
    "from registration to the dashboard",
    { tags: ["api.get-dashboard-stats", "api.list-grades", "api.list-student-grades", "api.record-grade"] },
    async () => {
      const password = "Sunny-Meadow-42!"
      const registered = await anonymous("POST", "/auth/register", {
        first_name: "Eve",
        last_name: "Hall",
        email: "eve@example.com",
        password,
        terms_accepted: true,
      })
      expect(registered).toMatchObject({
        status: 200,
        body: { access_token: expect.any(String), refresh_token: expect.any(String), user: { role: "parent" } },
      })
      const signedIn = await anonymous("POST", "/auth/login", { email: "eve@example.com", password })
      const eve = rest.as(String(read(signedIn.body, "access_token")))
      expect(await eve("GET", "/auth/whoami")).toMatchObject({
        status: 200,
        body: { email: "eve@example.com", family: { name: "Hall family" } },
      })

      const { student_id, curriculum_id } = await makeCurriculum(eve)
      const assignment_id = idOf(
        await eve("POST", "/assignments", {
          curriculum_id,
          title: "Moon phases",
          due_date: "2026-09-20T00:00:00.000Z",
        }),
      )
      expect(
        await eve("POST", "/grades", { assignment_id, student_id, points_earned: 93, feedback: "Clear drawings." }),
      ).toMatchObject({
        status: 200,
        body: { percentage: 93, letter_grade: "A", assignment_id, student_id },
      })
      expect(await eve("GET", "/dashboard/stats")).toMatchObject({
        status: 200,
        body: { student_count: 1, upcoming_assignments: 0, attendance_rate: null, average_grade: 93 },
      })
      expect(await eve("GET", `/grades/student/${student_id}`)).toMatchObject({
        status: 200,
        body: [{ assignment_id }],
      })
      expect(await eve("GET", "/grades")).toMatchObject({ status: 200, body: [{ assignment_id }] })
      expect(await eve("GET", "/users")).toMatchObject({ status: 200, body: [{ email: "eve@example.com" }] })

      const refresh_token = read(signedIn.body, "refresh_token")
      expect(await anonymous("POST", "/auth/refresh", { refresh_token })).toMatchObject({
        status: 200,
        body: { access_token: expect.any(String) },
      })
      expect(await eve("POST", "/auth/logout")).toMatchObject({ status: 200, body: { signed_out: 1 } })
      expect(await eve("GET", "/auth/whoami")).toMatchObject({ status: 401, body: { code: "TOKEN_INVALID" } })
    },
  )

  const nouns: [string, { tags: string[] }, () => Promise<object>, object][] = [
    [
      "students",
      {
        tags: [
          "api.list-students",
          "api.create-student",
          "api.get-student",
          "api.update-student",
          "api.delete-student",
        ],
      },
      async () => ({ first_name: "Cleo", last_name: "Byron", date_of_birth: birthday }),
      { first_name: "Clio" },
    ],
    [
      "subjects",
      {
        tags: [
          "api.list-subjects",
          "api.create-subject",
          "api.get-subject",
          "api.update-subject",
          "api.delete-subject",
        ],
      },
      async () => ({ name: "Latin" }),
      { name: "Greek" },
    ],
    [
      "providers",
      {
        tags: [
          "api.list-providers",
          "api.create-provider",
          "api.get-provider",
          "api.update-provider",
          "api.delete-provider",
        ],
      },
      async () => ({ name: "Khan Academy" }),
      { website: "https://www.khanacademy.org" },
    ],
    [
      "curriculum",
      {
        tags: [
          "api.list-curricula",
          "api.create-curriculum",
          "api.get-curriculum",
          "api.update-curriculum",
          "api.delete-curriculum",
        ],
      },
      async () => pickPair(await makeCurriculum(ask)),
      { goals: "Read the sky" },
    ],
    [
      "assignments",
      {
        tags: [
          "api.list-assignments",
          "api.create-assignment",
          "api.get-assignment",
          "api.update-assignment",
          "api.delete-assignment",
        ],
      },
      async () => ({
        curriculum_id: (await makeCurriculum(ask)).curriculum_id,
        title: "Leaves",
        due_date: "2026-10-01",
      }),
      { title: "Autumn leaves" },
    ],
    [
      "resources",
      {
        tags: [
          "api.list-resources",
          "api.create-resource",
          "api.get-resource",
          "api.update-resource",
          "api.delete-resource",
        ],
      },
      async () => ({ title: "Atlas", external_url: "https://maps.example.org" }),
      { resource_type: "video" },
    ],
    [
      "lessons",
      { tags: ["api.list-lessons", "api.create-lesson", "api.get-lesson", "api.update-lesson", "api.delete-lesson"] },
      async () => ({
        ...(await makeLessonDraft()),
        assignments: [{ title: "Cloud log", due_date: "2026-10-01T00:00:00.000Z" }],
      }),
      { objectives: "Name four kinds" },
    ],
    [
      "schedule",
      { tags: ["api.list-classes", "api.create-class", "api.get-class", "api.update-class", "api.delete-class"] },
      async () => ({ ...pickPair(await makeCurriculum(ask)), ...nineToTen, location: "Porch" }),
      { day_of_week: "friday", end_time: "1970-01-01T11:15:00.000Z" },
    ],
    [
      "events",
      { tags: ["api.list-events", "api.create-event", "api.get-event", "api.update-event", "api.delete-event"] },
      async () => ({ title: "Museum", start_date: "2026-09-16T09:30:00.000Z", end_date: "2026-09-16T12:00:00.000Z" }),
      { title: "Zoo", student_id: null, all_day: false },
    ],
    [
      "school-years",
      {
        tags: [
          "api.list-school-years",
          "api.create-school-year",
          "api.get-school-year",
          "api.update-school-year",
          "api.delete-school-year",
        ],
      },
      async () => ({
        academic_year: "2040-2041",
        terms: [{ name: "Fall", start_date: "2040-08-01", end_date: "2040-12-20" }],
      }),
      { end_date: "2041-05-31T00:00:00.000Z" },
    ],
  ]
  const nineToTen = {
    day_of_week: "monday",
    start_time: "1970-01-01T09:00:00.000Z",
    end_time: "1970-01-01T10:00:00.000Z",
  }
  const makeLessonDraft = async () => {
    const { student_id, curriculum_id } = await makeCurriculum(ask)
    const resource_id = idOf(await ask("POST", "/resources", { title: "Shelf", resource_type: "document" }))
    return { student_id, curriculum_id, title: "Clouds", planned_date: "2026-09-20", resource_ids: [resource_id] }
  }
  const pickPair = ({ student_id, subject_id }: { student_id: string; subject_id: string }) => ({
    student_id,
    subject_id,
  })

  for (const [noun, options, draft, patch] of nouns) {
    test(`${noun}: POST, GET, PUT and DELETE`, options, async () => {
      const made = await ask("POST", `/${noun}`, await draft())
      expect(made.status).toBe(200)
      const path = `/${noun}/${idOf(made)}`
      expect(await ask("GET", path)).toMatchObject({ status: 200, body: made.body })
      expect((await ask("GET", `/${noun}`)).body).toContainEqual(made.body)
      const changed = await ask("PUT", path, patch)
      expect(changed).toMatchObject({ status: 200, body: { ...patch, id: idOf(made), version: 2 } })
      expect(await ask("DELETE", path)).toMatchObject({ status: 200, body: { id: idOf(made) } })
      expect(await ask("GET", path)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
      expect(await ask("DELETE", path)).toMatchObject({ status: 404 })
    })
  }

  test("grades: GET and DELETE of one", { tags: ["api.delete-grade", "api.get-grade"] }, async () => {
    const { curriculum_id } = await makeCurriculum(ask)
    const assignment_id = idOf(
      await ask("POST", "/assignments", { curriculum_id, title: "Bees", due_date: "2026-10-01" }),
    )
    const grade = await ask("POST", "/grades", { assignment_id, points_earned: 70 })
    expect(grade.body).toMatchObject(fieldsOf((await ask("GET", `/grades/${idOf(grade)}`)).body))
    expect(await ask("DELETE", `/grades/${idOf(grade)}`)).toMatchObject({ status: 200, body: { id: idOf(grade) } })
    expect(await ask("GET", `/assignments/${assignment_id}`)).toMatchObject({
      body: { status: "submitted", grade: null },
    })
  })
})

describe("every response", () => {
  test("has the caller's request id or a new one and is not cached", { tags: ["api.request-id"] }, async () => {
    const answer = await ask("GET", "/students")
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect((await ask("GET", "/students", undefined, { "x-request-id": "mine-1" })).headers.get("x-request-id")).toBe(
      "mine-1",
    )
    expect(await anonymous("GET", "/students", undefined, { "x-request-id": "mine-2" })).toMatchObject({
      body: { request_id: "mine-2" },
    })
  })

  test("is not cached if it signs a user in", async () => {
    const answer = await anonymous("POST", "/auth/login", { email: "ada@example.com", password: "Sunny-Meadow-42!" })
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.headers.get("cache-control")).toBe("no-store")
  })

  test("forbids frames, foreign scripts and content sniffing", async () => {
    const { headers } = await ask("GET", "/students")
    expect(headers.get("content-security-policy")).toMatch(/script-src 'self';.*frame-ancestors 'none'/)
    expect(headers.get("x-content-type-options")).toBe("nosniff")
  })
})

describe("a stale write", () => {
  test("is refused by version or If-Match, with the current row", { tags: ["api.version"] }, async () => {
    const id = idOf(await ask("POST", "/subjects", { name: "Botany" }))
    const current = (await ask("PUT", `/subjects/${id}`, { name: "Zoology", version: 1 })).body
    expect(await ask("PUT", `/subjects/${id}`, { name: "Geology", version: 1 })).toMatchObject({
      status: 409,
      body: { code: "CONFLICT", current },
    })
    expect(await ask("PUT", `/subjects/${id}`, { name: "Geology" }, { "if-match": '"1"' })).toMatchObject({
      status: 409,
      body: { current },
    })
    // If both are given, the lower version applies, so that neither is ignored.
    for (const [version, match] of [
      [2, '"1"'],
      [1, '"2"'],
    ] as const) {
      const put = await ask("PUT", `/subjects/${id}`, { name: "Geology", version }, { "if-match": match })
      expect(put).toMatchObject({ status: 409, body: { current } })
      const removal = await ask("DELETE", `/subjects/${id}?version=${version}`, undefined, { "if-match": match })
      expect(removal).toMatchObject({ status: 409, body: { current } })
    }
    expect(await ask("PUT", `/subjects/${id}`, { name: "Geology" }, { "if-match": '"2"' })).toMatchObject({
      status: 200,
      body: { version: 3 },
    })
  })
})
