import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { idOf, openRest, read, type Ask, type Rest } from "./rest-client.ts"

let rest: Rest
let ask: Ask
let anonymous: Ask
beforeAll(async () => {
  rest = await openRest()
  ask = rest.as(await rest.register("ada@example.com"))
  anonymous = rest.as(null)
})
afterAll(() => rest.close())

const birthday = "2017-03-04"

async function makeCurriculum() {
  const student_id = idOf(
    await ask("POST", "/students", {
      first_name: "Ben",
      last_name: "Byron",
      grade_level: "4",
      date_of_birth: birthday,
    }),
  )
  const subject_id = idOf(await ask("POST", "/subjects", { name: "Science", grade_level: "4" }))
  const curriculum_id = idOf(await ask("POST", "/curriculum", { student_id, subject_id }))
  return { student_id, subject_id, curriculum_id }
}

describe("the main job over /api/v1, exactly at S §7's and A §7's paths", () => {
  test("from registering to the dashboard", async () => {
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

    const student_id = idOf(
      await eve("POST", "/students", {
        first_name: "Ben",
        last_name: "Hall",
        grade_level: "4",
        date_of_birth: birthday,
      }),
    )
    const subject_id = idOf(await eve("POST", "/subjects", { name: "Science", grade_level: "4" }))
    const curriculum_id = idOf(await eve("POST", "/curriculum", { student_id, subject_id }))
    const assignment_id = idOf(
      await eve("POST", "/assignments", { curriculum_id, title: "Moon phases", due_date: "2026-09-20T00:00:00.000Z" }),
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
    expect(await eve("GET", `/grades/student/${student_id}`)).toMatchObject({ status: 200, body: [{ assignment_id }] })
    expect(await eve("GET", "/grades")).toMatchObject({ status: 200, body: [{ assignment_id }] })
    expect(await eve("GET", "/users")).toMatchObject({ status: 200, body: [{ email: "eve@example.com" }] })

    const refresh_token = read(signedIn.body, "refresh_token")
    expect(await anonymous("POST", "/auth/refresh", { refresh_token })).toMatchObject({
      status: 200,
      body: { access_token: expect.any(String) },
    })
    expect(await eve("POST", "/auth/logout")).toMatchObject({ status: 200, body: { signed_out: 1 } })
    expect(await eve("GET", "/auth/whoami")).toMatchObject({ status: 401, body: { code: "TOKEN_INVALID" } })
  })

  const nouns: [string, () => Promise<object>, object][] = [
    [
      "students",
      async () => ({ first_name: "Cleo", last_name: "Byron", date_of_birth: birthday }),
      { first_name: "Clio" },
    ],
    ["subjects", async () => ({ name: "Latin" }), { name: "Greek" }],
    ["providers", async () => ({ name: "Khan Academy" }), { website: "https://www.khanacademy.org" }],
    ["curriculum", async () => pickPair(await makeCurriculum()), { goals: "Read the sky" }],
    [
      "assignments",
      async () => ({ curriculum_id: (await makeCurriculum()).curriculum_id, title: "Leaves", due_date: "2026-10-01" }),
      { title: "Autumn leaves" },
    ],
    [
      "resources",
      async () => ({ title: "Atlas", external_url: "https://maps.example.org" }),
      { resource_type: "video" },
    ],
    [
      "lessons",
      async () => ({
        ...(await makeLessonDraft()),
        assignments: [{ title: "Cloud log", due_date: "2026-10-01T00:00:00.000Z" }],
      }),
      { objectives: "Name four kinds" },
    ],
  ]
  const makeLessonDraft = async () => {
    const { student_id, curriculum_id } = await makeCurriculum()
    const resource_id = idOf(await ask("POST", "/resources", { title: "Shelf", resource_type: "document" }))
    return { student_id, curriculum_id, title: "Clouds", planned_date: "2026-09-20", resource_ids: [resource_id] }
  }
  const pickPair = ({ student_id, subject_id }: { student_id: string; subject_id: string }) => ({
    student_id,
    subject_id,
  })

  test.each(nouns)("%s: POST, GET, PUT and DELETE", async (noun, draft, patch) => {
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

  test("grades: GET and DELETE of one", async () => {
    const { curriculum_id } = await makeCurriculum()
    const assignment_id = idOf(
      await ask("POST", "/assignments", { curriculum_id, title: "Bees", due_date: "2026-10-01" }),
    )
    const grade = await ask("POST", "/grades", { assignment_id, points_earned: 70 })
    expect(grade.body).toMatchObject(Object((await ask("GET", `/grades/${idOf(grade)}`)).body))
    expect(await ask("DELETE", `/grades/${idOf(grade)}`)).toMatchObject({ status: 200, body: { id: idOf(grade) } })
    expect(await ask("GET", `/assignments/${assignment_id}`)).toMatchObject({
      body: { status: "submitted", grade: null },
    })
  })
})

describe("beside the nouns", () => {
  const setWork = async () => {
    const { curriculum_id, student_id } = await makeCurriculum()
    const draft = { curriculum_id, title: "Bees", due_date: "2026-10-01" }
    return { student_id, curriculum_id, assignment_id: idOf(await ask("POST", "/assignments", draft)) }
  }

  test("a grade is undone with what recording it answered", async () => {
    const { assignment_id } = await setWork()
    const { body } = await ask("POST", "/grades", { assignment_id, points_earned: 70 })
    expect(await ask("POST", "/grades/undo", { undo: read(body, "undo") })).toMatchObject({
      status: 200,
      body: { id: assignment_id, status: "assigned", grade: null },
    })
    expect(await ask("POST", "/grades/undo", { undo: "made up" })).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_ERROR", message: "That is no undo of a grade." },
    })
  })

  test("work is handed in, and what was handed in is listed", async () => {
    const { assignment_id } = await setWork()
    const path = `/assignments/${assignment_id}/submissions`
    const url = "https://drive.google.com/file/d/1abc/view"
    expect(await ask("POST", path, { url })).toMatchObject({ status: 200, body: { status: "submitted" } })
    expect(await ask("GET", path)).toMatchObject({ status: 200, body: [{ kind: "link", url }] })
    expect(await ask("POST", path, { url: "no address" })).toMatchObject({
      status: 400,
      body: { issues: [{ field: "url" }] },
    })
  })

  test("an assignment is removed only at the version that was seen, where one is named", async () => {
    const { assignment_id } = await setWork()
    await ask("PUT", `/assignments/${assignment_id}`, { title: "Typed since" })
    const path = `/assignments/${assignment_id}`
    expect(await ask("DELETE", `${path}?version=1`)).toMatchObject({ status: 409, body: { current: { version: 2 } } })
    expect(await ask("DELETE", path, undefined, { "if-match": '"1"' })).toMatchObject({ status: 409 })
    expect(await ask("DELETE", `${path}?version=2`)).toMatchObject({ status: 200, body: { id: assignment_id } })
  })

  test("a child gets a login: username, temp_password and magic_link", async () => {
    const { student_id } = await setWork()
    const suggested = await ask("GET", `/students/${student_id}/login/suggestion`)
    const email = String(read(suggested.body, "email"))
    expect(email).toMatch(/^ben[a-z0-9.]*@hearthbook\.app$/)
    const answer = await ask("POST", "/students/login", { student_id, email, password: "maple-otter-7" })
    expect(answer).toMatchObject({
      status: 200,
      body: { username: email, temp_password: "maple-otter-7", magic_link: expect.stringContaining("/magic/") },
    })
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(await ask("POST", "/students/login", { student_id, email, password: "maple-otter-7" })).toMatchObject({
      status: 409,
    })
  })

  test("progress is told by subject and by week", async () => {
    const { assignment_id, student_id } = await setWork()
    await ask("POST", "/grades", { assignment_id, points_earned: 95 })
    expect(await ask("GET", `/progress?student_id=${student_id}`)).toMatchObject({
      status: 200,
      body: [{ subjects: [{ percent: 95, letter_grade: "A" }], achievements: [{ percentage: 95 }] }],
    })
    expect(await ask("GET", `/progress/weeks?student_id=${student_id}&from=2026-09-28&to=2026-10-04`)).toMatchObject({
      status: 200,
      body: [{ week: "2026-09-28T00:00:00.000Z", percent: 95 }],
    })
  })
})

describe("lists", () => {
  test("are empty arrays without data", async () => {
    const newcomer = rest.as(await rest.register("new@example.com"))
    for (const noun of [
      "students",
      "subjects",
      "providers",
      "curriculum",
      "assignments",
      "grades",
      "resources",
      "lessons",
      "progress",
    ]) {
      expect(await newcomer("GET", `/${noun}`), noun).toMatchObject({ status: 200, body: [] })
    }
  })

  test("take their filters from the query, from and to included", async () => {
    const { curriculum_id, student_id, subject_id } = await makeCurriculum()
    const id = idOf(await ask("POST", "/assignments", { curriculum_id, title: "Owls", due_date: "2026-12-24" }))
    await ask("POST", "/assignments", { curriculum_id, title: "Later", due_date: "2027-01-10" })
    const titles = async (query: string) =>
      ((await ask("GET", `/assignments?${query}`)).body as { id: string }[]).map((row) => row.id)
    expect(await titles("start_date=2026-12-24&end_date=2026-12-24")).toEqual([id])
    expect(await titles("from=2026-12-24T00:00:00.000Z&to=2026-12-31")).toEqual([id])
    expect(
      await titles(`student_id=${student_id}&subject_id=${subject_id}&curriculum_id=${curriculum_id}&limit=1`),
    ).toEqual([id])
    expect(await titles(`student_id=${student_id}&status=graded`)).toEqual([])
    expect(await titles(`student_id=${student_id}&cursor=${id}`)).toHaveLength(1)
    const nothing = await makeCurriculum()
    expect(await titles(`curriculum_id=${nothing.curriculum_id}&search=owls`)).toEqual([])
    expect(await titles("search=owls")).toEqual([id])
    const idsOf = async (path: string) => ((await ask("GET", path)).body as { id: string }[]).map((row) => row.id)
    expect(await idsOf(`/curriculum?student_id=${student_id}&subject_id=${subject_id}&limit=1`)).toEqual([
      curriculum_id,
    ])
    expect(await idsOf(`/grades?student_id=${student_id}&limit=1`)).toEqual([])
    const lesson = { curriculum_id, title: "Owls", planned_date: "2026-12-24" }
    const lessons = [idOf(await ask("POST", "/lessons", lesson)), idOf(await ask("POST", "/lessons", lesson))]
    const week = `student_id=${student_id}&curriculum_id=${curriculum_id}&start_date=2026-12-21&end_date=2026-12-27`
    expect(await idsOf(`/lessons?${week}`)).toEqual(lessons)
    expect(await idsOf(`/lessons?${week}&limit=1&cursor=${lessons[0]}`)).toEqual(lessons.slice(1))
    const film = { title: "Owl film", subject_id, resource_type: "video", external_url: "https://films.example.org" }
    const resource = idOf(await ask("POST", "/resources", film))
    expect(await idsOf(`/resources?subject_id=${subject_id}&resource_type=video&search=OWL`)).toEqual([resource])
    expect(await ask("GET", "/assignments/counts")).toMatchObject({ status: 200, body: { total: expect.any(Number) } })
  })
})

describe("whatever is in the query", () => {
  test.each(["toString", "__proto__", "constructor", "hasOwnProperty"])("?%s is ignored", async (name) => {
    expect(await ask("GET", `/students?${name}=1&limit=1`)).toMatchObject({ status: 200 })
    expect(await anonymous("GET", `/students?${name}=1`)).toMatchObject({ status: 401 })
  })

  test("an id in capital letters is the same id", async () => {
    const { curriculum_id, student_id } = await makeCurriculum()
    const draft = { curriculum_id, title: "Bees", due_date: "2026-10-01" }
    const [first, second] = [
      idOf(await ask("POST", "/assignments", draft)),
      idOf(await ask("POST", "/assignments", draft)),
    ]
    const query = `curriculum_id=${curriculum_id.toUpperCase()}&limit=5&cursor=${first.toUpperCase()}`
    expect(await ask("GET", `/assignments?${query}`)).toMatchObject({ body: [{ id: second }] })
    const grade = { assignment_id: first, student_id: student_id.toUpperCase(), points_earned: 90 }
    expect(await ask("POST", "/grades", grade)).toMatchObject({ status: 200 })
    const same = { student_id: student_id.toUpperCase(), goals: "Read the sky" }
    expect(await ask("PUT", `/curriculum/${curriculum_id}`, same)).toMatchObject({ status: 200 })
  })
})

describe("every answer", () => {
  test("has a request id, the caller's own when it has one, and is not kept", async () => {
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

  test("that signs in is kept nowhere either", async () => {
    const answer = await anonymous("POST", "/auth/login", { email: "ada@example.com", password: "Sunny-Meadow-42!" })
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.headers.get("cache-control")).toBe("no-store")
  })

  test("forbids frames, foreign scripts and guessing of types", async () => {
    const { headers } = await ask("GET", "/students")
    expect(headers.get("content-security-policy")).toMatch(/script-src 'self';.*frame-ancestors 'none'/)
    expect(headers.get("x-content-type-options")).toBe("nosniff")
  })
})

describe("a stale write", () => {
  test("is refused by version or If-Match, with the row as it is", async () => {
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
    expect(await ask("PUT", `/subjects/${id}`, { name: "Geology" }, { "if-match": '"2"' })).toMatchObject({
      status: 200,
      body: { version: 3 },
    })
  })
})
