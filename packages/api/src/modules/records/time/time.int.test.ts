import {
  createAttendance,
  createCurriculum,
  createScheduleEntry,
  createStudent,
  createStudentLogin,
  createSubject,
} from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let student_id: string
beforeEach(async () => {
  ;({ parent, family_id } = await api.openFamily())
  student_id = (await createStudent(api.db, { family_id, grade_level: "4" })).id
})
afterAll(api.close)

const monday = "2026-09-14"
const refusedField = (field: string) => ({ cause: { details: { issues: [{ field }] } } })

describe("typed time", { tags: ["time.typed"] }, () => {
  test("takes its subject from its course, and refuses a day to come and a sibling's course", async () => {
    const course = await createCurriculum(api.db, { family_id, student_id })
    const typed = { student_id, date: monday, minutes: 45, curriculum_id: course.id }
    expect(await parent.time.create(typed)).toMatchObject({ subject_id: course.subject_id, status: "counted" })
    await expect(parent.time.create({ ...typed, date: "2026-09-16" })).rejects.toMatchObject(refusedField("date"))
    const sibling = await createStudent(api.db, { family_id })
    await expect(parent.time.create({ ...typed, student_id: sibling.id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  })

  test("another subject takes it out of its course", async () => {
    const course = await createCurriculum(api.db, { family_id, student_id })
    const { id } = await parent.time.create({ student_id, date: monday, minutes: 45, curriculum_id: course.id })
    const subject = await createSubject(api.db, { family_id })
    const moved = await parent.time.update({ id, subject_id: subject.id })
    expect(moved).toMatchObject({ subject_id: subject.id, curriculum_id: null })
  })

  test("several entries are all written or none, and undone together", async () => {
    const sibling = await createStudent(api.db, { family_id })
    const both = [student_id, sibling.id].map((child) => ({ student_id: child, date: monday, minutes: 45 }))
    await expect(
      parent.time.createMany({ records: [...both, { student_id, date: "2026-09-16", minutes: 5 }] }),
    ).rejects.toMatchObject(refusedField("date"))
    expect(await parent.time.list({})).toEqual([])
    const logged = await parent.time.createMany({ records: both })
    expect(logged.map((entry) => entry.student_id)).toEqual([student_id, sibling.id])
    await parent.changes.undo({ id: logged[0]?.change_id ?? "" })
    expect(await parent.time.list({})).toEqual([])
  })
})

describe("what a child writes down", { tags: ["time.noted", "time.own"] }, () => {
  test("counts once an adult accepts it, and stays with the child until then", async () => {
    const login = await createStudentLogin(api.db, { family_id, student_id })
    const child = await api.callerFor(login)
    const noted = await child.time.create({ student_id, date: monday, minutes: 20, description: "Read about owls" })
    expect(noted).toMatchObject({ status: "noted" })
    const told = await api.db.notification.findMany({ where: { family_id, kind: "time_noted" } })
    expect(told).toMatchObject([{ body: "Read about owls", student_id }])
    const year = { student_id, start_date: "2026-07-01", end_date: "2027-06-30" }
    expect(await parent.time.summary(year)).toMatchObject({ minutes: 0 })
    expect(await child.time.update({ id: noted.id, minutes: 25 })).toMatchObject({ minutes: 25, status: "noted" })
    await expect(child.time.update({ id: noted.id, status: "counted" })).rejects.toMatchObject({ code: "FORBIDDEN" })
    await parent.time.update({ id: noted.id, status: "counted" })
    expect(await parent.time.summary(year)).toMatchObject({ minutes: 25 })
    await expect(child.time.update({ id: noted.id, minutes: 90 })).rejects.toMatchObject({ code: "FORBIDDEN" })
    await expect(child.time.delete({ id: noted.id })).rejects.toMatchObject({ code: "FORBIDDEN" })
  })

  test("a child neither writes down nor sees a sibling's time", async () => {
    const sibling = await createStudent(api.db, { family_id })
    const login = await createStudentLogin(api.db, { family_id, student_id })
    const child = await api.callerFor(login)
    const theirs = await parent.time.create({ student_id: sibling.id, date: monday, minutes: 45 })
    expect(await child.time.list({})).toEqual([])
    await expect(child.time.byId({ id: theirs.id })).rejects.toMatchObject({ code: "NOT_FOUND" })
    const forSibling = { student_id: sibling.id, date: monday, minutes: 5 }
    await expect(child.time.create(forSibling)).rejects.toMatchObject({ code: "NOT_FOUND" })
  })
})

describe("the time of classes", { tags: ["time.classes"] }, () => {
  const aClass = (child: string, time = "09:00") =>
    createScheduleEntry(api.db, {
      family_id,
      student_id: child,
      day_of_week: "monday",
      start_time: new Date(`1970-01-01T${time}:00.000Z`),
      end_time: new Date(`1970-01-01T${time.slice(0, 2)}:50:00.000Z`),
    })
  const mark = (child: string, status: "present" | "late" | "absent" | "excused" | null) =>
    parent.attendance.mark({ student_id: child, date: monday, status })

  test("is written once for each class of a child who was there", async () => {
    const away = await createStudent(api.db, { family_id })
    const unmarked = await createStudent(api.db, { family_id })
    const [first, second] = [await aClass(student_id), await aClass(student_id, "10:00")]
    await aClass(away.id)
    await aClass(unmarked.id)
    await createAttendance(api.db, { family_id, student_id, date: new Date(monday), status: "late" })
    await createAttendance(api.db, { family_id, student_id: away.id, date: new Date(monday), status: "absent" })
    const logged = await parent.time.logClasses({ date: monday })
    expect(new Set(logged.map(({ schedule_id }) => schedule_id))).toEqual(new Set([first.id, second.id]))
    expect(logged).toMatchObject([{ minutes: 50, source: "class", place: "home" }, { minutes: 50 }])
    const again = await parent.time.logClasses({ date: monday })
    expect(again).toMatchObject([{ change_id: null }, { change_id: null }])
    expect(await parent.time.list({})).toHaveLength(2)
  })

  test("two calls at once write it once", async () => {
    const { id } = await aClass(student_id)
    const log = () => parent.time.logClasses({ date: monday, schedule_ids: [id] })
    await Promise.all([log(), log(), log()])
    expect(await parent.time.list({})).toHaveLength(1)
  })

  test("a ticked class needs no mark, and its tick can be taken back", async () => {
    const { id } = await aClass(student_id)
    expect(await parent.time.logClasses({ date: monday, schedule_ids: [id] })).toHaveLength(1)
    const day = await parent.planner.inRange({ start_date: monday, end_date: monday })
    expect(day.children[0]?.days[0]?.held_class_ids).toEqual([id])
    expect(await parent.time.logClasses({ date: monday, schedule_ids: [id], held: false })).toEqual([])
    expect(await parent.time.list({})).toEqual([])
  })

  test(
    "goes when the mark says that the child was not there, and comes back with an undo",
    { tags: ["time.undo"] },
    async () => {
      const sibling = await createStudent(api.db, { family_id })
      for (const status of ["absent", "excused", null] as const) {
        await mark(student_id, "present")
        await aClass(student_id)
        await parent.time.logClasses({ date: monday })
        const before = await parent.time.list({})
        expect(before.length).toBeGreaterThan(0)
        const records = [student_id, sibling.id].map((child) => ({ student_id: child, date: monday, status }))
        const [marked] = await parent.attendance.markAll({ records })
        expect(await parent.time.list({})).toEqual([])
        await parent.changes.undo({ id: marked?.change_id ?? "" })
        const after = await parent.time.list({})
        expect(after.map(({ id, minutes }) => [id, minutes])).toEqual(before.map(({ id, minutes }) => [id, minutes]))
      }
    },
  )

  test(
    "goes with the first mark of a child whose class was ticked before, and comes back with an undo",
    { tags: ["time.undo"] },
    async () => {
      const sibling = await createStudent(api.db, { family_id })
      const { id } = await aClass(student_id)
      for (const status of ["absent", "excused"] as const) {
        await parent.time.logClasses({ date: monday, schedule_ids: [id] })
        const records = [student_id, sibling.id].map((child) => ({ student_id: child, date: monday, status }))
        const [marked] = await parent.attendance.markAll({ records })
        expect(await parent.time.list({})).toEqual([])
        await parent.changes.undo({ id: marked?.change_id ?? "" })
        expect(await parent.time.list({})).toMatchObject([{ schedule_id: id }])
      }
    },
  )

  test(
    "stays when the weekly class is deleted, and refuses to be changed by itself",
    { tags: ["time.follows"] },
    async () => {
      const { id: schedule_id } = await aClass(student_id)
      const [logged] = await parent.time.logClasses({ date: monday, schedule_ids: [schedule_id] })
      const id = logged?.id ?? ""
      await expect(parent.time.update({ id, minutes: 10 })).rejects.toMatchObject({ code: "CONFLICT" })
      await expect(parent.time.delete({ id })).rejects.toMatchObject({ code: "CONFLICT" })
      expect(await parent.time.update({ id, place: "away" })).toMatchObject({ place: "away", minutes: 50 })
      await parent.schedule.delete({ id: schedule_id })
      expect(await parent.time.byId({ id })).toMatchObject({ schedule_id: null, minutes: 50, source: "class" })
    },
  )
})

test(
  "a subject with time cannot be deleted, and a deleted course leaves typed time",
  { tags: ["time.course"] },
  async () => {
    const course = await createCurriculum(api.db, { family_id, student_id })
    const { id } = await parent.time.create({ student_id, date: monday, minutes: 45, curriculum_id: course.id })
    const { change_id } = await parent.curriculum.delete({ id: course.id })
    expect(await parent.time.byId({ id })).toMatchObject({ curriculum_id: null, subject_id: course.subject_id })
    await expect(parent.subjects.delete({ id: course.subject_id })).rejects.toThrow("used by 1 time entry")
    await parent.changes.undo({ id: change_id ?? "" })
    expect(await parent.time.byId({ id })).toMatchObject({ curriculum_id: course.id })
  },
)

test("what is written down more than a week later says so", { tags: ["time.late"] }, async () => {
  const write = (date: string) => parent.time.create({ student_id, date, minutes: 10 })
  expect(await write("2026-09-08")).toMatchObject({ recorded_late: false })
  expect(await write("2026-09-07")).toMatchObject({ recorded_late: true })
})

test("half a day and the minutes of a day stay when the mark is set again", { tags: ["time.half-day"] }, async () => {
  const mark = (patch: object) => parent.attendance.mark({ student_id, date: monday, status: "present", ...patch })
  expect(await mark({})).toMatchObject({ fraction: 1, minutes: null })
  expect(await mark({ fraction: 0.5, minutes: 150 })).toMatchObject({ fraction: 0.5, minutes: 150 })
  expect(await mark({})).toMatchObject({ fraction: 0.5, minutes: 150 })
  expect(await mark({ minutes: null })).toMatchObject({ fraction: 0.5, minutes: null })
  expect(await mark({ status: "late", minutes: 90 })).toMatchObject({ fraction: 0.5, minutes: 90 })
  expect(await mark({ status: "present" })).toMatchObject({ fraction: 0.5, minutes: 90 })
  expect(await mark({ status: "excused" })).toMatchObject({ fraction: 1, minutes: null })
  await expect(mark({ fraction: 0.25 as 0.5 })).rejects.toMatchObject(refusedField("fraction"))
})

test("the minutes of a day count only if the child was there", { tags: ["time.day-minutes"] }, async () => {
  const school_year_id =
    (await parent.schoolYears.list({})).find((year) => year.academic_year === "2026-2027")?.id ?? ""
  const targets = [{ measure: "hours" as const, min: 900 }]
  const { id } = await parent.requirements.create({ student_id, school_year_id, pack_id: "own", targets })
  const counted = async (status: "present" | "absent" | "excused") => {
    await parent.attendance.mark({ student_id, date: monday, status, minutes: 300 })
    const { minutes } = await parent.time.summary({ student_id, start_date: monday, end_date: monday })
    return [minutes, (await parent.requirements.pace({ id }))[0]?.done]
  }
  expect(await counted("present")).toEqual([300, 5])
  expect(await counted("absent")).toEqual([0, 0])
  expect(await counted("excused")).toEqual([0, 0])
})

describe("a family that counts classes by itself", { tags: ["time.auto-classes"] }, () => {
  const aClass = (child: string) =>
    createScheduleEntry(api.db, {
      family_id,
      student_id: child,
      day_of_week: "monday",
      start_time: new Date("1970-01-01T09:00:00.000Z"),
      end_time: new Date("1970-01-01T09:50:00.000Z"),
    })

  test("has the time of a day's classes with the mark of who was there, once, and without it when the mark goes", async () => {
    await parent.family.update({ log_classes: "auto" })
    const sibling = await createStudent(api.db, { family_id })
    const own = await aClass(student_id)
    await aClass(sibling.id)
    const mark = (status: "present" | "absent" | null) => parent.attendance.mark({ student_id, date: monday, status })
    await parent.attendance.markAll({
      records: [
        { student_id, date: monday, status: "present" },
        { student_id: sibling.id, date: monday, status: "absent" },
      ],
    })
    expect(await parent.time.list({})).toMatchObject([{ schedule_id: own.id, minutes: 50 }])
    await mark("present")
    expect(await parent.time.list({})).toHaveLength(1)
    await mark(null)
    expect(await parent.time.list({})).toEqual([])
  })

  test("has none for another setting", async () => {
    await aClass(student_id)
    await parent.attendance.mark({ student_id, date: monday, status: "present" })
    expect(await parent.time.list({})).toEqual([])
  })
})

test(
  "the dashboard has what a child noted until it is counted or deleted, and then its notification is read",
  {
    tags: ["dashboard.noted-time"],
  },
  async () => {
    const child = await api.callerFor(await createStudentLogin(api.db, { family_id, student_id }))
    const owls = { student_id, date: monday, description: "Read about owls" }
    const first = await child.time.create({ ...owls, minutes: 20 })
    const second = await child.time.create({ ...owls, minutes: 5, description: null })
    await api.db.notification.updateMany({ where: { family_id }, data: { visible_at: new Date("2026-01-01") } })
    const notedTime = async () => (await parent.dashboard.overview()).children.map(({ noted_time }) => noted_time)
    expect(await notedTime()).toMatchObject([[{ id: first.id, minutes: 20, subject: null }, { id: second.id }]])
    expect((await child.time.list({ status: "noted" })).map(({ id }) => id)).toEqual([first.id, second.id])
    await parent.time.update({ id: first.id, status: "counted" })
    expect(await api.db.notification.findMany({ where: { family_id } })).toMatchObject([{ is_read: false }])
    await parent.time.delete({ id: second.id })
    expect(await notedTime()).toEqual([[]])
    expect(await api.db.notification.findMany({ where: { family_id } })).toMatchObject([{ is_read: true }])
  },
)

test("the dashboard and the week have half a day and its minutes", { tags: ["attendance.half-day"] }, async () => {
  const { today } = await parent.dashboard.overview()
  const date = today.slice(0, 10)
  await parent.attendance.mark({ student_id, date, status: "present", fraction: 0.5, minutes: 150 })
  const half = { status: "present", fraction: 0.5, minutes: 150 }
  expect((await parent.dashboard.overview()).children).toMatchObject([{ mark: half }])
  const { children } = await parent.planner.inRange({ start_date: date, end_date: date })
  expect(children).toMatchObject([{ days: [{ attendance: half }] }])
})
