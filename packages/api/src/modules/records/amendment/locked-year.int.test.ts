import {
  createAssignment,
  createAttendance,
  createCurriculum,
  createGrade,
  createLesson,
  createScheduleEntry,
  createStudentLogin,
  createTeacher,
  createTime,
} from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let records: Awaited<ReturnType<typeof makeRecords>>
beforeEach(async () => {
  ;({ parent, family_id } = await api.openFamily())
  records = await makeRecords()
})
afterAll(api.close)

const monday = "2026-09-14"
const locked = { code: "CONFLICT", cause: { reason: "LOCKED" } }

/** A child with one record of each kind in the year 2026-2027, which is locked. */
async function makeRecords() {
  const course = await createCurriculum(api.db, { family_id, academic_year: "2026-2027", minutes_per_lesson: 30 })
  const { student_id, subject_id, id: curriculum_id } = course
  const mark = await createAttendance(api.db, { family_id, student_id, date: new Date(monday), status: "present" })
  const typed = await createTime(api.db, { family_id, student_id, subject_id, date: new Date(monday) })
  const done = await createLesson(api.db, { curriculum_id })
  const open = await createLesson(api.db, { curriculum_id, position: 1 })
  await parent.lessons.update({ id: done.id, completed: true })
  const work = await createAssignment(api.db, { curriculum_id, status: "submitted" })
  const graded = await createAssignment(api.db, { curriculum_id, status: "graded" })
  const grade = await createGrade(api.db, { assignment_id: graded.id })
  const weekly = await createScheduleEntry(api.db, { family_id, student_id, subject_id, day_of_week: "monday" })
  const year = await api.db.school_year.findFirstOrThrow({ where: { family_id, academic_year: "2026-2027" } })
  await parent.schoolYears.lock({ id: year.id })
  const ids = { student_id, curriculum_id, mark: mark.id, typed: typed.id, done: done.id, open: open.id, year: year.id }
  return { ...ids, work: work.id, graded: graded.id, grade: grade.id, weekly: weekly.id }
}

/** All of the family's records as one string, to compare before and after. */
async function everything(): Promise<string> {
  const where = { family_id }
  return JSON.stringify([
    await api.db.attendance_record.findMany({ where, orderBy: { id: "asc" } }),
    await api.db.time_entry.findMany({ where, orderBy: { id: "asc" } }),
    await api.db.lesson.findMany({ where, orderBy: { id: "asc" } }),
    await api.db.grade.findMany({ where, orderBy: { id: "asc" } }),
    await api.db.assignment.findMany({ where, orderBy: { id: "asc" } }),
    await api.db.event.findMany({ where, orderBy: { id: "asc" } }),
    await api.db.change.count({ where }),
    await api.db.student.count({ where }),
  ])
}

type Reason = { amendment_reason?: string }
const trip = { title: "Museum", start_date: monday, end_date: monday, all_day: true, minutes: 60 }

/** Every way to change a record of the locked year. */
const ways: Record<string, (reason: Reason) => Promise<unknown>> = {
  "a mark": (reason) =>
    parent.attendance.mark({ ...reason, student_id: records.student_id, date: monday, status: "absent" }),
  "several marks": (reason) =>
    parent.attendance.markAll({
      ...reason,
      records: ["2026-09-10", "2026-09-11"].map((date) => ({
        student_id: records.student_id,
        date,
        status: "present",
      })),
    }),
  "half a day": (reason) =>
    parent.attendance.mark({
      ...reason,
      student_id: records.student_id,
      date: monday,
      status: "present",
      fraction: 0.5,
    }),
  "typed time": (reason) => parent.time.create({ ...reason, student_id: records.student_id, date: monday, minutes: 5 }),
  "time of several": (reason) =>
    parent.time.createMany({ ...reason, records: [{ student_id: records.student_id, date: monday, minutes: 5 }] }),
  "time that moves out of the year": (reason) =>
    parent.time.update({ ...reason, id: records.typed, date: "2026-06-01" }),
  "deleted time": (reason) => parent.time.delete({ ...reason, id: records.typed }),
  "a class that is ticked": (reason) =>
    parent.time.logClasses({ ...reason, date: monday, schedule_ids: [records.weekly] }),
  "a lesson that is ticked": (reason) => parent.lessons.update({ ...reason, id: records.open, completed: true }),
  "a lesson that is un-ticked": (reason) => parent.lessons.update({ ...reason, id: records.done, completed: false }),
  "a lesson done on another day": (reason) =>
    parent.lessons.update({ ...reason, id: records.done, completed_on: "2026-06-01" }),
  "the minutes of a lesson": (reason) => parent.lessons.update({ ...reason, id: records.done, minutes_spent: 55 }),
  "the minutes of a course": (reason) =>
    parent.curriculum.update({ ...reason, id: records.curriculum_id, minutes_per_lesson: 45 }),
  "a deleted lesson": (reason) => parent.lessons.delete({ ...reason, id: records.done }),
  "several deleted lessons": (reason) =>
    parent.lessons.deleteMany({ ...reason, lesson_ids: [records.done, records.open] }),
  "lessons that are completed together": (reason) =>
    parent.planning.reschedule({
      ...reason,
      scope: { lesson_ids: [records.open] },
      action: { kind: "complete", on: monday },
    }),
  "a day that is finished": (reason) =>
    parent.dashboard.finishDay({ ...reason, lesson_ids: [records.open], assignment_ids: [] }),
  "a new grade": (reason) => parent.grades.record({ ...reason, assignment_id: records.work, points_earned: 5 }),
  "another grade": (reason) => parent.grades.record({ ...reason, assignment_id: records.graded, points_earned: 5 }),
  "a deleted grade": (reason) => parent.grades.delete({ ...reason, id: records.grade }),
  "a deleted assignment": (reason) => parent.assignments.delete({ ...reason, id: records.graded }),
  "several deleted assignments": (reason) =>
    parent.assignments.changeMany({
      ...reason,
      scope: { assignment_ids: [records.graded, records.work] },
      action: { kind: "delete" },
    }),
  "a deleted course": (reason) => parent.curriculum.delete({ ...reason, id: records.curriculum_id }),
  "a course of another year": (reason) =>
    parent.curriculum.update({ ...reason, id: records.curriculum_id, academic_year: "2027-2028" }),
  "an event with minutes": (reason) => parent.events.create({ ...reason, ...trip }),
}

describe("a locked school year", { tags: ["time.lock"] }, () => {
  test.each(Object.keys(ways))("refuses %s without a reason, and writes nothing", async (way) => {
    const before = await everything()
    await expect(ways[way]?.({})).rejects.toMatchObject(locked)
    await expect(ways[way]?.({ amendment_reason: "  " })).rejects.toMatchObject(locked)
    expect(await everything()).toBe(before)
    expect(await parent.amendments.list({})).toEqual([])
  })

  test.each(Object.keys(ways))(
    "takes %s with a reason, and keeps what changed",
    { tags: ["time.amendments"] },
    async (way) => {
      await ways[way]?.({ amendment_reason: "Found the notebook" })
      const amendments = await parent.amendments.list({ school_year_id: records.year, student_id: records.student_id })
      expect(amendments.length).toBeGreaterThan(0)
      for (const { reason, user, before, after } of amendments) {
        expect({ reason, name: user?.first_name }).toEqual({ reason: "Found the notebook", name: "Robin" })
        expect(before ?? after).not.toBeNull()
        expect(after).not.toEqual(before)
      }
    },
  )

  test("refuses to delete the child, its own ticks, and an undo of what was done before", async () => {
    await parent.schoolYears.unlock({ id: records.year })
    const [logged] = await parent.time.createMany({
      records: [{ student_id: records.student_id, date: monday, minutes: 5 }],
    })
    const child = await api.callerFor(await createStudentLogin(api.db, { family_id, student_id: records.student_id }))
    await parent.schoolYears.lock({ id: records.year })
    await expect(parent.students.delete({ id: records.student_id })).rejects.toMatchObject(locked)
    const tick = { id: records.open, completed: true, amendment_reason: "Let me" }
    await expect(child.lessons.update(tick)).rejects.toMatchObject(locked)
    await expect(parent.changes.undo({ id: logged?.change_id ?? "" })).rejects.toMatchObject(locked)
    await parent.changes.undo({ id: logged?.change_id ?? "", amendment_reason: "Typed twice" })
    expect(await parent.amendments.list({ noun: "time" })).toMatchObject([{ reason: "Typed twice", after: null }])
    await parent.students.delete({ id: records.student_id, amendment_reason: "Moved away" })
    expect(await parent.students.list({})).toEqual([])
  })

  test("leaves other years, plans, and what is no record alone", async () => {
    await parent.attendance.mark({ student_id: records.student_id, date: "2026-06-01", status: "present" })
    await parent.lessons.update({ id: records.open, title: "Bees", planned_date: "2026-09-21" })
    await parent.assignments.update({ id: records.work, title: "Bees" })
    await parent.events.create({ ...trip, minutes: null })
    expect(await parent.amendments.list({})).toEqual([])
  })

  test("is locked and unlocked by a parent, and cannot be changed or deleted meanwhile", async () => {
    const teacher = await api.callerFor(await createTeacher(api.db, { family_id }))
    const { id } = await parent.schoolYears.byId({ id: records.year })
    await expect(teacher.schoolYears.unlock({ id })).rejects.toMatchObject({ code: "FORBIDDEN" })
    await expect(teacher.schoolYears.lock({ id })).rejects.toMatchObject({ code: "FORBIDDEN" })
    const again = await parent.schoolYears.lock({ id })
    expect(again).toEqual(await parent.schoolYears.byId({ id }))
    await expect(parent.schoolYears.update({ id, end_date: "2027-06-01" })).rejects.toMatchObject(locked)
    await expect(parent.schoolYears.delete({ id })).rejects.toMatchObject(locked)
    expect(await parent.schoolYears.unlock({ id })).toMatchObject({ locked_at: null, version: again.version + 1 })
    await ways["a mark"]?.({})
  })

  test("goes with its family", async () => {
    await api.db.family.delete({ where: { id: family_id } })
    expect(await api.db.amendment.count({ where: { family_id } })).toBe(0)
  })
})

test("an amendment shows the record before and after", { tags: ["time.amendments"] }, async () => {
  await ways["a mark"]?.({ amendment_reason: "Was at the dentist" })
  expect(await parent.amendments.list({ noun: "attendance" })).toMatchObject([
    {
      row_id: records.mark,
      before: { date: monday, status: "present", fraction: 1 },
      after: { date: monday, status: "absent", fraction: 1 },
      reason: "Was at the dentist",
    },
  ])
})
