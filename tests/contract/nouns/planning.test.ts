import { afterAll, beforeAll, expect, test } from "vitest"
import { makeCurriculum } from "../fixtures/rest-records.ts"
import { idOf, openRest, read, type Ask, type Rest } from "../fixtures/rest-client.ts"

let rest: Rest
let ask: Ask
let curriculum_id: string
beforeAll(async () => {
  rest = await openRest()
  ask = rest.as(await rest.register("planning@example.com"))
  ;({ curriculum_id } = await makeCurriculum(ask))
})
afterAll(() => rest.close())

test(
  "lessons are made from a pattern, pushed back and restored",
  { tags: ["api.make-series", "api.move-lessons"] },
  async () => {
    const series = { curriculum_ids: [curriculum_id], pattern: "Lesson {1-3}", start_date: "2026-09-21" }
    expect(await ask("POST", "/lessons/series", { ...series, preview: true })).toMatchObject({
      status: 200,
      body: { count: 3, first_date: "2026-09-21T00:00:00.000Z", change_id: null },
    })
    expect(await ask("POST", "/lessons/series", series)).toMatchObject({ status: 200, body: { count: 3 } })
    const scope = { date: "2026-09-21T00:00:00.000Z" }
    const moved = await ask("POST", "/lessons/reschedule", { scope, action: { kind: "shift", meeting_days: 1 } })
    expect(moved).toMatchObject({
      status: 200,
      body: { changes: [{ title: "Lesson 1", to: "2026-09-22T00:00:00.000Z" }], change_id: expect.any(String) },
    })
    const change_id = String(read(moved.body, "change_id"))
    expect(await ask("POST", `/changes/${change_id}/undo`, {})).toMatchObject({ status: 200, body: { count: 1 } })
  },
)

test("lessons are deleted together and restored", { tags: ["api.delete-lessons"] }, async () => {
  const draft = { curriculum_id, planned_date: "2026-09-28" }
  const lesson_ids = [
    idOf(await ask("POST", "/lessons", { ...draft, title: "Leaves" })),
    idOf(await ask("POST", "/lessons", { ...draft, title: "Roots" })),
  ]
  const unknown = await ask("POST", "/lessons/delete", { lesson_ids: [...lesson_ids, curriculum_id] })
  expect(unknown).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
  const { status, body } = await ask("POST", "/lessons/delete", { lesson_ids })
  expect({ status, body }).toMatchObject({ status: 200, body: { summary: "Deleted 2 lessons" } })
  expect(await ask("GET", `/lessons/${lesson_ids[0] ?? ""}`)).toMatchObject({ status: 404 })
  expect(await ask("POST", `/changes/${String(read(body, "change_id"))}/undo`, {})).toMatchObject({
    body: { count: 2 },
  })
})

test(
  "siblings' lessons are joined, ticked without one who is absent, and parted",
  { tags: ["api.part-lessons"] },
  async () => {
    const sibling = await makeCurriculum(ask)
    const series = {
      curriculum_ids: [curriculum_id, sibling.curriculum_id],
      titles: ["Bees"],
      start_date: "2026-10-05",
    }
    await ask("POST", "/lessons/series", { ...series, together: true })
    const joined = async (id: string) => {
      const { body } = await ask("GET", `/lessons?curriculum_id=${id}&start_date=2026-10-05`)
      const lesson = read(body, "0")
      return { id: String(read(lesson, "id")), together_id: read(lesson, "together_id") }
    }
    const own = await joined(curriculum_id)
    expect(await joined(sibling.curriculum_id)).toMatchObject({ together_id: own.together_id })
    const { student_id } = sibling
    await ask("POST", "/attendance", { student_id, date: "2026-09-14", status: "absent" })
    const done = { status: "done", completed_on: "2026-09-14", together: true }
    expect(await ask("PUT", `/lessons/${own.id}`, done)).toMatchObject({
      status: 200,
      body: { lessons: [{ id: own.id, status: "done" }], left_out: [{ student_id, reason: "absent" }] },
    })
    const parted = await ask("POST", "/lessons/part", { together_id: own.together_id })
    expect(parted).toMatchObject({ status: 200, body: { lessons: 2, change_id: expect.any(String) } })
    expect(await joined(curriculum_id)).toMatchObject({ together_id: null })
    const again = await ask("POST", "/lessons/part", { together_id: own.together_id })
    expect(again).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
  },
)

test("assignments are moved together after a preview, and restored", { tags: ["api.change-assignments"] }, async () => {
  const work = { curriculum_id, due_date: "2026-09-21" }
  const ids = [
    idOf(await ask("POST", "/assignments", { ...work, title: "Leaves" })),
    idOf(await ask("POST", "/assignments", { ...work, title: "Roots" })),
  ]
  const input = { scope: { assignment_ids: ids }, action: { kind: "shift", school_days: 1 } }
  expect(await ask("POST", "/assignments/bulk", { ...input, preview: true })).toMatchObject({
    status: 200,
    body: { change_id: null, changes: [{ to: "2026-09-22T00:00:00.000Z" }, { to: "2026-09-22T00:00:00.000Z" }] },
  })
  const moved = await ask("POST", "/assignments/bulk", input)
  expect(moved).toMatchObject({ status: 200, body: { summary: "Moved 2 assignments back by 1 school day" } })
  const change_id = String(read(moved.body, "change_id"))
  expect(await ask("POST", `/changes/${change_id}/undo`, {})).toMatchObject({ status: 200, body: { count: 2 } })
  const unknown = { scope: { from: change_id }, action: { kind: "skip" } }
  expect(await ask("POST", "/assignments/bulk", unknown)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
})

test(
  "a curriculum is copied into the next year, and the copy is undone",
  { tags: ["api.copy-curriculum"] },
  async () => {
    await ask("POST", "/school-years", { academic_year: "2027-2028" })
    const { body: source } = await ask("GET", `/curriculum/${curriculum_id}`)
    const copy = { student_ids: [read(source, "student_id")], academic_year: "2027-2028", with: { assignments: false } }
    const path = `/curriculum/${curriculum_id}/copy`
    expect(await ask("POST", path, { ...copy, preview: true })).toMatchObject({
      status: 200,
      body: { curricula: [{ id: null, copied_from: curriculum_id, academic_year: "2027-2028" }], change_id: null },
    })
    const copied = await ask("POST", path, copy)
    expect(copied).toMatchObject({ status: 200, body: { curricula: [{ id: expect.any(String) }] } })
    const change_id = String(read(copied.body, "change_id"))
    expect(await ask("POST", `/changes/${change_id}/undo`, {})).toMatchObject({ status: 200 })
    expect(await ask("POST", path, { ...copy, academic_year: "2040-2041" })).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_ERROR", issues: [{ field: "academic_year" }] },
    })
  },
)

test("the next school year is previewed, started and undone", { tags: ["api.roll-over"] }, async () => {
  const { body: from } = await ask("POST", "/school-years", { academic_year: "2030-2031" })
  const { body: source } = await ask("GET", `/curriculum/${curriculum_id}`)
  const student = { student_id: read(source, "student_id"), grade_level: "6", curriculum_ids: [curriculum_id] }
  const year = { academic_year: "2031-2032", start_date: "2031-07-01", end_date: "2032-06-30" }
  const input = { from_id: read(from, "id"), ...year, students: [student], schedule: true }
  expect(await ask("POST", "/school-years/roll-over", { ...input, preview: true })).toMatchObject({
    status: 200,
    body: { school_year: { id: null, academic_year: "2031-2032" }, curricula: [{ id: null }], change_id: null },
  })
  const started = await ask("POST", "/school-years/roll-over", input)
  expect(started).toMatchObject({
    status: 200,
    body: { school_year: { version: 1 }, curricula: [{ subject_is_new: true }] },
  })
  expect(await ask("POST", "/school-years/roll-over", input)).toMatchObject({
    status: 400,
    body: { code: "VALIDATION_ERROR", issues: [{ field: "academic_year" }] },
  })
  const change_id = String(read(started.body, "change_id"))
  expect(await ask("POST", `/changes/${change_id}/undo`, {})).toMatchObject({ status: 200 })
  const { body } = await ask("GET", `/students/${String(student.student_id)}`)
  expect(read(body, "grade_level")).not.toBe("6")
})

test.each([
  [{ titles: ["One"], pattern: "Two" }, "pattern"],
  [{ pattern: "Lesson {5-1}" }, "pattern"],
  [{ titles: ["One"], start_date: "tomorrow" }, "start_date"],
])("a wrong series %j answers 400 at its field", async (wrong, field) => {
  expect(await ask("POST", "/lessons/series", { curriculum_ids: [curriculum_id], ...wrong })).toMatchObject({
    status: 400,
    body: { code: "VALIDATION_ERROR", issues: [{ field }] },
  })
})
