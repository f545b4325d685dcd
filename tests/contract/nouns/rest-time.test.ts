import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { makeCurriculum } from "../fixtures/rest-records.ts"
import { idOf, openRest, read, type Ask, type Rest } from "../fixtures/rest-client.ts"

// Attendance, classes, events and the dashboard over REST. The clock is at Tuesday, 15 September 2026.
let rest: Rest
let ask: Ask
let student_id: string
let subject_id: string
beforeAll(async () => {
  rest = await openRest()
})
beforeEach(async () => {
  ask = rest.as(await rest.register(`parent-${crypto.randomUUID()}@example.com`))
  ;({ student_id, subject_id } = await makeCurriculum(ask))
})
afterAll(() => rest.close())

const idsOf = (body: unknown) => (body as { id: string }[]).map(({ id }) => id)

describe("attendance", () => {
  test(
    "has one mark for each student and day, which POST creates or replaces",
    { tags: ["api.get-mark", "api.list-marks", "api.set-mark"] },
    async () => {
      const mark = { student_id, date: "2026-09-15T00:00:00.000Z", status: "absent" }
      const first = await ask("POST", "/attendance", mark)
      expect(first).toMatchObject({ status: 200, body: mark })
      const second = await ask("POST", "/attendance", { ...mark, status: "late" })
      expect(second).toMatchObject({
        status: 200,
        body: { id: idOf(first), status: "late", version: Number(read(first.body, "version")) + 1 },
      })
      expect(await ask("GET", `/attendance/${idOf(first)}`)).toMatchObject({ status: 200, body: second.body })
      expect((await ask("GET", "/attendance")).body).toEqual([second.body])
      const cleared = await ask("POST", "/attendance", { ...mark, status: null })
      expect(cleared).toMatchObject({ status: 200, body: { id: null, status: null, version: 0 } })
      expect((await ask("GET", "/attendance")).body).toEqual([])
    },
  )

  test(
    "of many students and days is saved in one call, all or none",
    { tags: ["api.list-streaks", "api.set-marks"] },
    async () => {
      const on = (date: string) => ({ student_id, date, status: "present" })
      const records = ["2026-09-11", "2026-09-14", "2026-09-15"].map(on)
      expect(await ask("POST", "/attendance/bulk", { records })).toMatchObject({
        status: 200,
        body: records.map(() => ({})),
      })
      const stranger = { ...on("2026-09-16"), student_id: "0199a000-0000-7000-8000-000000000000" }
      expect(await ask("POST", "/attendance/bulk", { records: [on("2026-09-16"), stranger] })).toMatchObject({
        status: 404,
        body: { code: "NOT_FOUND" },
      })
      const days = async (query: string) =>
        ((await ask("GET", `/attendance?${query}`)).body as { date: string }[]).map(({ date }) => date.slice(0, 10))
      expect(await days("start_date=2026-09-14&end_date=2026-09-20")).toEqual(["2026-09-14", "2026-09-15"])
      expect(await days(`from=2026-09-01&to=2026-09-11&student_id=${student_id}`)).toEqual(["2026-09-11"])
      expect(await ask("GET", "/attendance/streaks")).toMatchObject({ status: 200, body: [{ student_id, streak: 3 }] })
      expect(await ask("GET", "/attendance/streaks?date=2026-09-14")).toMatchObject({ body: [{ streak: 2 }] })
    },
  )

  test(
    "is refused with a message if invalid and with the current mark if the version is stale",
    { tags: ["attendance.validation"] },
    async () => {
      const mark = { student_id, date: "2026-09-15", status: "present" }
      expect(await ask("POST", "/attendance", { ...mark, status: "here" })).toMatchObject({
        status: 400,
        body: { issues: [{ field: "status", message: "Choose present, absent, late or excused." }] },
      })
      expect(await ask("POST", "/attendance/bulk", { records: [mark, mark] })).toMatchObject({
        status: 400,
        body: { issues: [{ field: "records.1" }] },
      })
      const { body } = await ask("POST", "/attendance", mark)
      expect(await ask("POST", "/attendance", { ...mark, status: "absent", version: 0 })).toMatchObject({
        status: 409,
        body: { code: "CONFLICT", current: { status: "present", version: read(body, "version") } },
      })
      const absent = { ...mark, status: "absent" }
      expect(await ask("POST", "/attendance", absent, { "if-match": '"0"' })).toMatchObject({ status: 409 })
      expect((await ask("GET", "/attendance")).body).toEqual([body])
    },
  )
})

describe("a weekly class", () => {
  const nine = { day_of_week: "monday", start_time: "09:00", end_time: "10:00", start_date: "2026-08-03" }

  test("is changed from a day on, without affecting earlier weeks", { tags: ["api.update-class"] }, async () => {
    const made = idOf(await ask("POST", "/schedule", { student_id, subject_id, ...nine }))
    const changed = await ask("PUT", `/schedule/${made}`, { from_date: "2026-09-21", start_time: "09:30" })
    expect(changed).toMatchObject({
      status: 200,
      body: { start_date: "2026-09-21T00:00:00.000Z", start_time: "1970-01-01T09:30:00.000Z" },
    })
    expect((await ask("GET", "/schedule?from=2026-09-14&to=2026-09-20")).body).toMatchObject([
      { id: made, end_date: "2026-09-20T00:00:00.000Z" },
    ])
    expect(idsOf((await ask("GET", `/schedule?from=2026-09-21&student_id=${student_id}`)).body)).toEqual([
      idOf(changed),
    ])
    const back = { end_date: null, replaces_id: idOf(changed), version: 2 }
    expect(await ask("PUT", `/schedule/${made}`, back)).toMatchObject({ status: 200, body: { end_date: null } })
    expect(idsOf((await ask("GET", "/schedule")).body)).toEqual([made])
  })

  test("is ended before a day or deleted", { tags: ["api.delete-class"] }, async () => {
    const made = idOf(await ask("POST", "/schedule", { student_id, subject_id, ...nine }))
    expect(await ask("DELETE", `/schedule/${made}?from_date=2026-09-21`)).toMatchObject({
      status: 200,
      body: { id: made, ended: true },
    })
    expect(await ask("DELETE", `/schedule/${made}`)).toMatchObject({ status: 200, body: { id: made, ended: false } })
    expect((await ask("GET", "/schedule")).body).toEqual([])
  })

  test("is refused with its field if it ends before it begins", { tags: ["schedule.class-validation"] }, async () => {
    expect(await ask("POST", "/schedule", { student_id, subject_id, ...nine, end_time: "08:00" })).toMatchObject({
      status: 400,
      body: { issues: [{ field: "end_time", message: "End time must be after the start time." }] },
    })
  })
})

test(
  "events are found by any of their days; a child's list includes those of the whole family",
  { tags: ["api.list-events"] },
  async () => {
    const camp = { title: "Camp", start_date: "2026-09-10", end_date: "2026-09-20", all_day: true, event_type: "other" }
    const id = idOf(await ask("POST", "/events", camp))
    const own = idOf(
      await ask("POST", "/events", { ...camp, title: "Dentist", student_id, start_date: "2026-09-16", all_day: false }),
    )
    expect(idsOf((await ask("GET", "/events?from=2026-09-15&to=2026-09-15")).body)).toEqual([id])
    expect(idsOf((await ask("GET", `/events?student_id=${student_id}&start_date=2026-09-17`)).body)).toEqual([id, own])
    expect((await ask("GET", "/events?end_date=2026-09-09")).body).toEqual([])
  },
)

test("the rest of a day is finished and restored", { tags: ["api.finish-day"] }, async () => {
  const curriculum_id = idOf(await ask("POST", "/curriculum", { student_id, subject_id }))
  const lesson = { curriculum_id, title: "Tides", planned_date: "2026-09-15" }
  const lesson_ids = [idOf(await ask("POST", "/lessons", lesson))]
  const assignment_ids = [
    idOf(await ask("POST", "/assignments", { curriculum_id, title: "Map", due_date: "2026-09-15" })),
  ]
  const { status, body } = await ask("POST", "/dashboard/finish-day", { lesson_ids, assignment_ids })
  expect(status).toBe(200)
  expect((await ask("GET", `/lessons/${lesson_ids[0]}`)).body).toMatchObject({ status: "done" })
  expect((await ask("GET", `/assignments/${assignment_ids[0]}`)).body).toMatchObject({ status: "submitted" })
  await ask("POST", `/changes/${String(read(body, "change_id"))}/undo`, {})
  expect((await ask("GET", `/lessons/${lesson_ids[0]}`)).body).toMatchObject({ status: "planned" })
  const nothing = await ask("POST", "/dashboard/finish-day", { lesson_ids: [], assignment_ids: [] })
  expect(nothing.status).toBe(400)
})

test("the dashboard is a single response", { tags: ["api.get-dashboard"] }, async () => {
  await ask("POST", "/schedule", {
    student_id,
    subject_id,
    day_of_week: "tuesday",
    start_time: "09:00",
    end_time: "09:45",
  })
  await ask("POST", "/attendance", { student_id, date: "2026-09-15", status: "present" })
  const { status, body } = await ask("GET", "/dashboard")
  expect(status).toBe(200)
  expect(body).toMatchObject({
    today: "2026-09-15T00:00:00.000Z",
    stats: { student_count: 1, attendance_rate: 100 },
    setup: { without_login: [{ id: student_id }], without_curriculum: [] },
    children: [{ mark: { status: "present" }, previous_status: null, classes: [{ subject_id }], due: [] }],
  })
  expect(read(body, "stats")).toEqual((await ask("GET", "/dashboard/stats")).body)
})
