import { afterAll, beforeAll, expect, test } from "vitest"
import { makeCurriculum } from "../fixtures/rest-records.ts"
import { idOf, openRest, type Ask, type Rest } from "../fixtures/rest-client.ts"

let rest: Rest
let ask: Ask
beforeAll(async () => {
  rest = await openRest()
  ask = rest.as(await rest.register("loops@example.com"))
})
afterAll(() => rest.close())

test(
  "a loop is created, listed, changed and deleted",
  { tags: ["api.create-loop", "api.list-loops", "api.get-loop", "api.update-loop", "api.delete-loop"] },
  async () => {
    const { student_id, curriculum_id } = await makeCurriculum(ask)
    const subject_id = idOf(await ask("POST", "/subjects", { name: "Art", grade_level: "4" }))
    const art = idOf(await ask("POST", "/curriculum", { student_id, subject_id }))
    const draft = { student_id, name: "Morning", curriculum_ids: [curriculum_id, art], meeting_days: ["monday"] }
    const made = await ask("POST", "/loops", draft)
    expect(made).toMatchObject({
      status: 200,
      body: { ...draft, per_day: 1, next: [], change_id: expect.any(String), version: 1 },
    })
    const id = idOf(made)
    expect(await ask("GET", `/loops?student_id=${student_id}&limit=1`)).toMatchObject({ status: 200, body: [{ id }] })
    expect(await ask("GET", `/loops/${id}`)).toMatchObject({ status: 200, body: { id, name: "Morning" } })
    expect(await ask("GET", `/curriculum/${art}`)).toMatchObject({ body: { mode: "next" } })
    const patch = { name: "Noon", curriculum_ids: [art, curriculum_id], meeting_days: null, per_day: 2 }
    expect(await ask("PUT", `/loops/${id}`, patch)).toMatchObject({ status: 200, body: patch })
    expect(await ask("POST", "/loops", draft)).toMatchObject({
      status: 409,
      body: {
        code: "CONFLICT",
        message: "Science is in the loop “Noon” already.",
        issues: [{ field: "curriculum_ids" }],
      },
    })
    expect(await ask("POST", "/loops", { ...draft, curriculum_ids: [art] })).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_ERROR", issues: [{ field: "curriculum_ids", message: "Choose 2 to 12 courses." }] },
    })
    expect(await ask("DELETE", `/loops/${id}`)).toMatchObject({ status: 200, body: { id } })
    expect(await ask("GET", `/loops/${id}`)).toMatchObject({ status: 404 })
  },
)
