import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { makeCurriculum } from "../fixtures/rest-records.ts"
import { idOf, openRest, read, type Ask, type Rest } from "../fixtures/rest-client.ts"

let rest: Rest
let ask: Ask
beforeAll(async () => {
  rest = await openRest()
  ask = rest.as(await rest.register("ada@example.com"))
})
afterAll(() => rest.close())

describe("actions", () => {
  const setWork = async () => {
    const { curriculum_id, student_id } = await makeCurriculum(ask)
    const draft = { curriculum_id, title: "Bees", due_date: "2026-10-01" }
    return { student_id, curriculum_id, assignment_id: idOf(await ask("POST", "/assignments", draft)) }
  }

  test("a grade is undone with the token returned when it was recorded", { tags: ["api.undo-grade"] }, async () => {
    const { assignment_id } = await setWork()
    const { body } = await ask("POST", "/grades", { assignment_id, points_earned: 70 })
    expect(await ask("POST", "/grades/undo", { undo: read(body, "undo") })).toMatchObject({
      status: 200,
      body: { id: assignment_id, status: "assigned", grade: null },
    })
    expect(await ask("POST", "/grades/undo", { undo: "made up" })).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_ERROR", message: "This can no longer be undone." },
    })
  })

  test(
    "work is submitted and its submissions are listed",
    { tags: ["api.create-submission", "api.list-submissions"] },
    async () => {
      const { assignment_id } = await setWork()
      const path = `/assignments/${assignment_id}/submissions`
      const url = "https://drive.google.com/file/d/1abc/view"
      expect(await ask("POST", path, { url })).toMatchObject({ status: 200, body: { status: "submitted" } })
      expect(await ask("GET", path)).toMatchObject({ status: 200, body: [{ kind: "link", url }] })
      expect(await ask("POST", path, { url: "no address" })).toMatchObject({
        status: 400,
        body: { issues: [{ field: "url" }] },
      })
    },
  )

  test("an assignment is deleted only at the given version", async () => {
    const { assignment_id } = await setWork()
    await ask("PUT", `/assignments/${assignment_id}`, { title: "Typed since" })
    const path = `/assignments/${assignment_id}`
    expect(await ask("DELETE", `${path}?version=1`)).toMatchObject({ status: 409, body: { current: { version: 2 } } })
    expect(await ask("DELETE", path, undefined, { "if-match": '"1"' })).toMatchObject({ status: 409 })
    expect(await ask("DELETE", `${path}?version=2`)).toMatchObject({ status: 200, body: { id: assignment_id } })
  })

  test(
    "creating a child's login returns username, temp_password and magic_link",
    { tags: ["api.create-login", "api.suggest-login"] },
    async () => {
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
    },
  )

  test(
    "progress is reported by subject and by week",
    { tags: ["api.get-progress", "api.get-weekly-progress"] },
    async () => {
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
    },
  )
})
