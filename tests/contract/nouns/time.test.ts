import { afterAll, beforeAll, expect, test } from "vitest"
import { makeCurriculum } from "../fixtures/rest-records.ts"
import { idOf, openRest, type Ask, type Rest } from "../fixtures/rest-client.ts"

let rest: Rest
let ask: Ask
beforeAll(async () => {
  rest = await openRest()
  ask = rest.as(await rest.register("time@example.com"))
})
afterAll(() => rest.close())

const day = "2026-09-14"
const midnight = "2026-09-14T00:00:00.000Z"

test(
  "time is written down, listed, added up, changed and deleted",
  { tags: ["api.create-time", "api.list-time", "api.get-time", "api.update-time", "api.delete-time", "api.sum-time"] },
  async () => {
    const { student_id, curriculum_id, subject_id } = await makeCurriculum(ask)
    const made = await ask("POST", "/time", { student_id, date: day, minutes: 45, curriculum_id, description: "Bees" })
    const follows = { lesson_id: null, event_id: null, schedule_id: null, source: "manual", status: "counted" }
    const typed = {
      student_id,
      curriculum_id,
      subject_id,
      date: midnight,
      minutes: 45,
      place: "home",
      description: "Bees",
    }
    expect(made).toMatchObject({ status: 200, body: { ...typed, ...follows, recorded_late: false, version: 1 } })
    const id = idOf(made)
    const filter = `student_id=${student_id}&subject_id=${subject_id}&source=manual&place=home&status=counted`
    expect(await ask("GET", `/time?${filter}&start_date=${day}&end_date=${day}`)).toMatchObject({ body: [{ id }] })
    expect(await ask("GET", `/time?${filter}&start_date=2026-09-15`)).toMatchObject({ status: 200, body: [] })
    expect(await ask("PUT", `/time/${id}`, { minutes: 50, place: "away" })).toMatchObject({
      body: { minutes: 50, version: 2 },
    })
    expect(await ask("PUT", `/time/${id}`, { minutes: 55, version: 1 })).toMatchObject({ status: 409 })
    expect(await ask("GET", `/time/${id}`)).toMatchObject({ status: 200, body: { place: "away" } })
    const range = `student_id=${student_id}&start_date=2026-09-01&end_date=2026-09-30`
    expect(await ask("GET", `/time/summary?${range}`)).toEqual({
      status: 200,
      headers: expect.anything(),
      body: {
        student_id,
        start_date: "2026-09-01T00:00:00.000Z",
        end_date: "2026-09-30T00:00:00.000Z",
        days: 0,
        half_days: 0,
        minutes: 50,
        core_minutes: 0,
        core_home_minutes: 0,
        by_subject: [{ subject_id, name: "Science", core: false, minutes: 50, home_minutes: 0 }],
        by_month: [{ month: "2026-09", days: 0, minutes: 50, core_minutes: 0, core_home_minutes: 0 }],
      },
    })
    for (const minutes of [0, 1441, 1.5])
      expect(await ask("POST", "/time", { student_id, date: day, minutes })).toMatchObject({
        status: 400,
        body: { issues: [{ field: "minutes", message: "Minutes must be a whole number from 1 to 1440." }] },
      })
    expect(await ask("DELETE", `/time/${id}`)).toMatchObject({ status: 200, body: { id } })
    expect(await ask("GET", `/time/${id}`)).toMatchObject({ status: 404 })
  },
)

test(
  "time of several students, and of a day's classes, is one change",
  { tags: ["api.log-time", "api.log-classes"] },
  async () => {
    const { student_id, subject_id } = await makeCurriculum(ask)
    const records = [
      { student_id, date: day, minutes: 60, place: "away" },
      { student_id, date: day, minutes: 30, subject_id },
    ]
    const logged = await ask("POST", "/time/bulk", { records })
    expect(logged).toMatchObject({
      status: 200,
      body: [{ minutes: 60, change_id: expect.any(String) }, { minutes: 30 }],
    })
    expect(await ask("POST", "/time/bulk", { records: [] })).toMatchObject({ status: 400 })
    const weekly = { student_id, subject_id, day_of_week: "monday", start_time: "09:00", end_time: "09:40" }
    const schedule_id = idOf(await ask("POST", "/schedule", weekly))
    const held = await ask("POST", "/time/classes", { date: day, schedule_ids: [schedule_id] })
    expect(held).toMatchObject({ status: 200, body: [{ schedule_id, minutes: 40, source: "class" }] })
    expect(await ask("POST", "/time/classes", { date: day, schedule_ids: [schedule_id], held: false })).toMatchObject({
      status: 200,
      body: [],
    })
  },
)

test(
  "a locked year refuses changes without a reason",
  { tags: ["api.lock-year", "api.unlock-year", "api.list-amendments", "api.locked"] },
  async () => {
    const { student_id } = await makeCurriculum(ask)
    const years = await ask("GET", "/school-years")
    const id = idOf({ ...years, body: Array.isArray(years.body) ? years.body[0] : null })
    expect(await ask("POST", `/school-years/${id}/lock`)).toMatchObject({ body: { locked_at: expect.any(String) } })
    const mark = { student_id, date: day, status: "present" }
    expect(await ask("POST", "/attendance", mark)).toMatchObject({ status: 409, body: { code: "LOCKED" } })
    const reason = { amendment_reason: "Found the notebook" }
    const marked = await ask("POST", "/attendance", { ...mark, ...reason })
    expect(marked).toMatchObject({ status: 200, body: { status: "present" } })
    expect(await ask("GET", `/amendments?student_id=${student_id}&noun=attendance&school_year_id=${id}`)).toMatchObject(
      {
        status: 200,
        body: [{ row_id: idOf(marked), before: null, after: { status: "present" }, reason: "Found the notebook" }],
      },
    )
    expect(await ask("POST", `/school-years/${id}/unlock`)).toMatchObject({ status: 200, body: { locked_at: null } })
  },
)
