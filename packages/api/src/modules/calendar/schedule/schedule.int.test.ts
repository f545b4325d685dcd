import {
  createCurriculum,
  createScheduleEntry,
  createStudent,
  createStudentLogin,
  createSubject,
} from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { classesOn } from "@hearthbook/core/planning/schedule"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let student_id: string
let subject_id: string
beforeEach(async () => {
  api.clock.now = testNow
  ;({ parent, family_id } = await api.openFamily())
  student_id = (await createStudent(api.db, { family_id, first_name: "Ada" })).id
  subject_id = (await createSubject(api.db, { family_id, name: "Math" })).id
})
afterAll(api.close)

const nine = { day_of_week: "monday", start_time: "09:00", end_time: "10:00" } as const

describe("a weekly class", () => {
  test("keeps its local times, sent as HH:MM or as a timestamp", { tags: ["schedule.times"] }, async () => {
    const made = await parent.schedule.create({ student_id, subject_id, ...nine, location: " Kitchen  table " })
    expect(made).toMatchObject({
      start_time: "1970-01-01T09:00:00.000Z",
      end_time: "1970-01-01T10:00:00.000Z",
      location: "Kitchen table",
      start_date: null,
      end_date: null,
      student: { first_name: "Ada" },
      subject: { name: "Math" },
    })
    const asStamp = { start_time: "2026-11-01T13:30:00.000Z", end_time: "2026-03-08T14:15:59.000Z" }
    const stamped = await parent.schedule.create({ student_id, subject_id, day_of_week: "friday", ...asStamp })
    expect(stamped).toMatchObject({
      start_time: "1970-01-01T13:30:00.000Z",
      end_time: "1970-01-01T14:15:00.000Z",
    })
    expect(await parent.schedule.list({})).toEqual([made, stamped])
  })

  test("keeps its times when the family changes its time zone", { tags: ["schedule.times"] }, async () => {
    const made = await parent.schedule.create({ student_id, subject_id, ...nine })
    await api.db.family.update({ where: { id: family_id }, data: { time_zone: "Asia/Tokyo" } })
    expect(await parent.schedule.byId({ id: made.id })).toEqual(made)
  })

  test.each([
    [{ end_time: "09:00" }, "end_time", "End time must be after the start time."],
    [{ start_time: "" }, "start_time", "Start time is required."],
    [{ start_time: "25:00" }, "start_time", "Start time must be a time of day such as 09:30."],
    [{ start_date: "9999-12-31" }, "start_date", "First day must be a day from 1900 to 2999."],
    [{ student_id: "" }, "student_id", "Choose a student."],
    [{ subject_id: "" }, "subject_id", "Choose a subject."],
    [{ start_date: "2026-09-14", end_date: "2026-09-13" }, "end_date", "Last day must not be before the first day."],
  ])("with %o is refused with a message at the field %s", async (wrong, field, message) => {
    const made = parent.schedule.create({ student_id, subject_id, ...nine, ...wrong })
    await expect(made).rejects.toMatchObject({ cause: { details: { issues: [{ field, message }] } } })
  })

  test("keeps fields that a change does not name; an end before its start is refused whichever is changed", async () => {
    const { id } = await parent.schedule.create({ student_id, subject_id, ...nine, location: "Porch" })
    expect(await parent.schedule.update({ id, start_time: "08:30" })).toMatchObject({
      start_time: "1970-01-01T08:30:00.000Z",
      end_time: "1970-01-01T10:00:00.000Z",
      location: "Porch",
      version: 2,
    })
    await expect(parent.schedule.update({ id, start_time: "10:30" })).rejects.toMatchObject({
      cause: { details: { issues: [{ field: "end_time" }] } },
    })
    expect(await parent.schedule.update({ id, location: null })).toMatchObject({ location: null, version: 3 })
  })

  test("may overlap another one of the same child", { tags: ["schedule.overlap"] }, async () => {
    await parent.schedule.create({ student_id, subject_id, ...nine })
    await parent.schedule.create({ student_id, subject_id, ...nine })
    expect(await parent.schedule.list({ student_id })).toHaveLength(2)
  })

  test("changed elsewhere meanwhile is refused with the current row", async () => {
    const { id, version } = await parent.schedule.create({ student_id, subject_id, ...nine })
    await parent.schedule.update({ id, version, start_time: "08:00" })
    await expect(parent.schedule.update({ id, version, end_time: "11:00" })).rejects.toMatchObject({
      code: "CONFLICT",
      cause: { details: { current: { version: 2, start_time: "1970-01-01T08:00:00.000Z" } } },
    })
  })
})

describe("several at once", () => {
  const atNine = { start_time: "09:00", end_time: "10:00" }
  const school = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const

  test(
    "make a class for each weekday and student, as one change that is undone",
    { tags: ["schedule.several", "api.create-classes"] },
    async () => {
      const ben = await createStudent(api.db, { family_id, first_name: "Ben" })
      const own = await createSubject(api.db, { family_id, name: "math", grade_level: "2" })
      await createCurriculum(api.db, { family_id, student_id: ben.id, subject_id: own.id })
      const { classes, change_id } = await parent.schedule.createMany({
        student_ids: [student_id, ben.id],
        days_of_week: [...school, "monday"],
        subject_id,
        ...atNine,
        location: "Kitchen",
      })
      expect(classes.map(({ day_of_week, student, subject }) => [day_of_week, student.first_name, subject.id])).toEqual(
        school.flatMap((day) => [
          [day, "Ada", subject_id],
          [day, "Ben", own.id],
        ]),
      )
      expect((await parent.changes.list({}))[0]).toMatchObject({ kind: "classes", summary: "Added 10 classes of Math" })
      await parent.changes.undo({ id: change_id ?? "" })
      expect(await parent.schedule.list({})).toEqual([])
    },
  )

  test.each([
    [{ days_of_week: [] }, "days_of_week", "Choose a day of the week."],
    [{ student_ids: [] }, "student_ids", "Choose a student."],
    [{ end_time: "09:00" }, "end_time", "End time must be after the start time."],
  ])(
    "with %o are refused with a message at the field %s",
    { tags: ["schedule.several"] },
    async (wrong, field, message) => {
      const draft = { student_ids: [student_id], days_of_week: [...school], subject_id, ...atNine, ...wrong }
      await expect(parent.schedule.createMany(draft)).rejects.toMatchObject({
        cause: { details: { issues: [{ field, message }] } },
      })
      expect(await parent.schedule.list({})).toEqual([])
    },
  )
})

test("classes are sorted by weekday and time, and paged", async () => {
  const made = []
  for (const [day_of_week, start_time, end_time] of [
    ["wednesday", "09:00", "10:00"],
    ["monday", "11:00", "12:00"],
    ["monday", "08:00", "09:00"],
  ] as const)
    made.push(await parent.schedule.create({ student_id, subject_id, day_of_week, start_time, end_time }))
  const order = [made[2]?.id, made[1]?.id, made[0]?.id]
  expect((await parent.schedule.list({})).map(({ id }) => id)).toEqual(order)
  const rest = await parent.schedule.list({ limit: 5, cursor: order[0] })
  expect(rest.map(({ id }) => id)).toEqual(order.slice(1))
})

test(
  "a child sees its own classes, not a sibling's, and cannot change them",
  { tags: ["schedule.student-view"] },
  async () => {
    const login = await createStudentLogin(api.db, { family_id })
    const own = await createScheduleEntry(api.db, { family_id, student_id: login.student_id ?? "" })
    const sibling = await createScheduleEntry(api.db, { family_id, student_id })
    const child = await api.callerFor(login)
    expect(await child.schedule.list({})).toMatchObject([{ id: own.id }])
    await expect(child.schedule.byId({ id: sibling.id })).rejects.toMatchObject({ code: "NOT_FOUND" })
    await expect(child.schedule.delete({ id: own.id })).rejects.toMatchObject({ code: "FORBIDDEN" })
    await expect(child.schedule.update({ id: own.id, location: "Tree" })).rejects.toMatchObject({ code: "FORBIDDEN" })
  },
)

test("today's classes are those of the rule in core/planning/schedule.ts", async () => {
  const bounds = [null, "2026-09-14", "2026-09-15", "2026-09-16"]
  for (const day_of_week of ["tuesday", "wednesday"] as const)
    for (const start_date of bounds)
      for (const end_date of bounds.filter((last) => !start_date || !last || start_date <= last))
        for (const canceled_days of [[], ["2026-09-15"]])
          await parent.schedule.create({
            student_id,
            subject_id,
            ...nine,
            day_of_week,
            start_date,
            end_date,
            canceled_days,
          })
  const all = await parent.schedule.list({})
  const { children } = await parent.dashboard.overview()
  const held = classesOn(all, "2026-09-15")
  expect(held).toHaveLength(9)
  expect(children.flatMap(({ classes }) => classes)).toEqual(held)
})
