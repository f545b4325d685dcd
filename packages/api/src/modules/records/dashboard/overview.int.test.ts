import {
  createAssignment,
  createAttendance,
  createCurriculum,
  createEvent,
  createGrade,
  createLesson,
  createLoop,
  createScheduleEntry,
  createStudent,
  createStudentLogin,
} from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { dayToDate } from "@hearthbook/core/time/days"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
beforeEach(async () => {
  ;({ parent, family_id } = await api.openFamily())
})
afterAll(api.close)

describe("the whole dashboard in one answer", () => {
  // testNow is Tuesday, 15 September 2026, noon in New York.
  const today = "2026-09-15"

  test("is empty for a new family, with the guided setup at its start", async () => {
    expect(await parent.dashboard.overview()).toMatchObject({
      today: `${today}T00:00:00.000Z`,
      is_school_day: true,
      previous_school_day: "2026-09-14T00:00:00.000Z",
      setup: { student_count: 0, without_login: [], without_curriculum: [] },
      children: [],
      events: [],
      upcoming: [],
      upcoming_count: 0,
      recently_graded: [],
      waiting: [],
      waiting_count: 0,
    })
  })

  test("counts the lessons left over from before today", { tags: ["dashboard.left-over"] }, async () => {
    const { id: curriculum_id } = await createCurriculum(api.db, { family_id })
    const { id: other } = await createCurriculum(api.db, { family_id })
    const plan = (day: string | null, more = {}) =>
      createLesson(api.db, { curriculum_id, planned_date: day && dayToDate(day), ...more })
    const none = await parent.dashboard.overview()
    expect(none.left_over).toEqual({ lessons: 0, since: null, fixed: [], fixed_count: 0 })
    await plan("2026-09-11")
    await plan("2026-09-14", { curriculum_id: other })
    await plan("2026-09-04", { status: "done", completed_on: dayToDate("2026-09-04"), completed_at: api.clock.now })
    await plan("2026-09-04", { status: "skipped" })
    const pinned = await plan("2026-09-04", { title: "Unit test", pinned: true })
    const { id: next } = await createCurriculum(api.db, { family_id, mode: "next" })
    await plan("2026-09-04", { curriculum_id: next })
    await plan("2026-09-04", { curriculum_id: next, pinned: true })
    await plan(today)
    await plan(null)
    await createLesson(api.db, { planned_date: dayToDate("2026-09-04") })
    const { left_over } = await parent.dashboard.overview()
    expect(left_over).toMatchObject({ lessons: 2, since: "2026-09-11T00:00:00.000Z", fixed_count: 1 })
    expect(left_over.fixed).toEqual([
      {
        id: pinned.id,
        student_id: pinned.student_id,
        curriculum_id,
        title: "Unit test",
        planned_date: "2026-09-04T00:00:00.000Z",
        version: 1,
        subject: expect.objectContaining({ name: expect.any(String) as string }) as object,
      },
    ])
    const moved = await parent.planning.reschedule({ scope: { missed: true }, action: { kind: "skip" } })
    expect(moved.changes).toHaveLength(left_over.lessons)
  })

  test(
    "lists the earliest 20 pinned lessons left over, and counts all",
    { tags: ["dashboard.left-over"] },
    async () => {
      const { id: curriculum_id } = await createCurriculum(api.db, { family_id })
      const rows = { curriculum_id, planned_date: dayToDate("2026-09-04"), pinned: true }
      for (let position = 21; position >= 0; position--)
        await createLesson(api.db, { ...rows, title: `L${position}`, position })
      const { left_over } = await parent.dashboard.overview()
      expect(left_over).toMatchObject({ lessons: 0, since: null, fixed_count: 22 })
      expect(left_over.fixed.map(({ title }) => title)).toEqual(Array.from({ length: 20 }, (_, n) => `L${n}`))
    },
  )

  test("lists the children for whom each setup step is open", { tags: ["dashboard.setup"] }, async () => {
    const ben = await createStudent(api.db, { family_id, first_name: "Ben" })
    const login = await createStudentLogin(api.db, { family_id })
    await createCurriculum(api.db, { family_id, student_id: ben.id })
    const { setup } = await parent.dashboard.overview()
    expect(setup).toMatchObject({
      student_count: 2,
      without_login: [{ id: ben.id, first_name: "Ben" }],
      without_curriculum: [{ id: login.student_id }],
    })
  })

  test(
    "has each child's day: its mark, the previous one, classes, lessons and due work",
    { tags: ["dashboard.today"] },
    async () => {
      const { student_id, id: curriculum_id } = await createCurriculum(api.db, { family_id })
      const own = { family_id, student_id, curriculum_id }
      await createAttendance(api.db, { family_id, student_id, date: dayToDate(today), status: "late" })
      await createAttendance(api.db, { family_id, student_id, date: dayToDate("2026-09-14"), status: "excused" })
      const at = (time: string) => new Date(`1970-01-01T${time}:00.000Z`)
      const held = { family_id, student_id, day_of_week: "tuesday" as const }
      const late = await createScheduleEntry(api.db, { ...held, start_time: at("11:00"), end_time: at("11:45") })
      const early = await createScheduleEntry(api.db, { ...held, start_time: at("08:00"), end_time: at("08:20") })
      await createScheduleEntry(api.db, { ...held, end_date: dayToDate("2026-09-08") })
      await createScheduleEntry(api.db, { ...held, day_of_week: "monday" })
      const lesson = await createLesson(api.db, { ...own, planned_date: dayToDate(today) })
      await createLesson(api.db, { ...own, planned_date: dayToDate(today), status: "skipped" })
      await createLesson(api.db, { ...own, planned_date: null })
      await createLesson(api.db, { ...own, planned_date: dayToDate("2026-09-16") })
      const due = (day: string, more = {}) => createAssignment(api.db, { ...own, due_date: dayToDate(day), ...more })
      const [graded, open] = [await due(today, { status: "graded" }), await due(today)]
      const overdue = []
      for (const day of ["2026-09-01", "2026-09-02", "2026-09-03", "2026-09-04"]) overdue.push((await due(day)).id)
      await due("2026-09-01", { status: "graded" })
      const tomorrow = await due("2026-09-16", { status: "in_progress" })
      const event = await createEvent(api.db, { family_id, start_date: dayToDate(today), end_date: dayToDate(today) })
      const { children, events, upcoming } = await parent.dashboard.overview()
      const [day] = children
      expect(day).toMatchObject({ mark: { status: "late", version: 1 }, previous_status: "excused", overdue_count: 4 })
      expect(day?.classes.map(({ id }) => id)).toEqual([early.id, late.id])
      expect(day?.lessons.map(({ id }) => id)).toEqual([lesson.id])
      expect(new Set(day?.due.slice(0, 2).map(({ id }) => id))).toEqual(new Set([graded.id, open.id]))
      expect(day?.due.slice(2).map(({ id }) => id)).toEqual(overdue.slice(0, 3))
      expect(day?.overdue_ids).toEqual(overdue)
      expect(events.map(({ id }) => id)).toEqual([event.id])
      expect(upcoming.map(({ id }) => id)).toEqual([tomorrow.id])
    },
  )

  test("has the lessons whose turn it is today, and those done today", { tags: ["dashboard.next"] }, async () => {
    const { id: student_id } = await createStudent(api.db, { family_id })
    const courseOf = async (letter: string, more = {}) => {
      const own = { family_id, student_id, academic_year: "2026-2027", mode: "next" as const, ...more }
      const { id } = await createCurriculum(api.db, own)
      for (const n of [1, 2])
        await createLesson(api.db, { curriculum_id: id, title: `${letter}${n}`, position: n, planned_date: null })
      return id
    }
    const [alone, first, second] = [await courseOf("Alone"), await courseOf("First"), await courseOf("Second")]
    await courseOf("Wednesday", { meeting_days: ["wednesday"] })
    await courseOf("Dated", { mode: "dated" })
    await createLoop(api.db, { family_id, student_id, curriculum_ids: [first, second], per_day: 1 })
    const read = async () => (await parent.dashboard.overview()).children[0]?.lessons ?? []
    expect(new Set((await read()).map(({ title }) => title))).toEqual(new Set(["Alone1", "First1"]))
    for (const { id } of await read()) await parent.lessons.update({ id, status: "done" })
    const done = await read()
    expect(new Set(done.map(({ title }) => title))).toEqual(new Set(["Alone1", "First1"]))
    expect(done.map(({ completed_on }) => completed_on)).toEqual([`${today}T00:00:00.000Z`, `${today}T00:00:00.000Z`])
    await createEvent(api.db, {
      family_id,
      event_type: "holiday",
      start_date: dayToDate(today),
      end_date: dayToDate(today),
    })
    await parent.lessons.update({
      id: done.find(({ curriculum_id }) => curriculum_id === alone)?.id ?? "",
      status: "planned",
    })
    expect((await read()).map(({ title }) => title)).toEqual(["First1"])
  })

  test("keeps each child's overdue work apart, however much a sibling has", async () => {
    const [one, other] = [await createCurriculum(api.db, { family_id }), await createCurriculum(api.db, { family_id })]
    for (let n = 0; n < 5; n++)
      await createAssignment(api.db, { family_id, curriculum_id: one.id, due_date: dayToDate("2026-08-01") })
    await createAssignment(api.db, { family_id, curriculum_id: other.id, due_date: dayToDate("2026-09-10") })
    const { children } = await parent.dashboard.overview()
    const counts = children.map(({ student, due, overdue_count }) => [student.id, due.length, overdue_count])
    expect(counts).toContainEqual([one.student_id, 3, 5])
    expect(counts).toContainEqual([other.student_id, 1, 1])
  })

  test(
    "leaves overdue work that is turned in to the work waiting for a grade",
    { tags: ["assignments.late"] },
    async () => {
      const { id: curriculum_id } = await createCurriculum(api.db, { family_id })
      const make = (status: "assigned" | "submitted") =>
        createAssignment(api.db, { family_id, curriculum_id, status, due_date: dayToDate("2026-09-14") })
      const [undone, late] = [await make("assigned"), await make("submitted")]
      const { children, waiting } = await parent.dashboard.overview()
      expect(children).toMatchObject([{ due: [{ id: undone.id }], overdue_count: 1 }])
      expect(waiting).toMatchObject([{ id: late.id, effective_status: "overdue" }])
    },
  )

  test("counts the upcoming work by the rule of its list", { tags: ["dashboard.figures"] }, async () => {
    const { id: curriculum_id } = await createCurriculum(api.db, { family_id })
    const make = async (day: string, status: "assigned" | "submitted" | "graded" = "assigned") =>
      (await createAssignment(api.db, { family_id, curriculum_id, status, due_date: dayToDate(day) })).id
    await make("2026-09-14")
    await make("2026-09-14", "submitted")
    await make(today, "graded")
    expect(await parent.dashboard.overview()).toMatchObject({ upcoming: [], upcoming_count: 0 })
    await make(today)
    const turnedIn = await make("2026-09-16", "submitted")
    const nextWeek = await make("2026-09-22")
    const weekAfter = await make("2026-09-23")
    const { upcoming, upcoming_count, stats } = await parent.dashboard.overview()
    expect(upcoming.map(({ id }) => id)).toEqual([turnedIn, nextWeek, weekAfter])
    expect(upcoming_count).toBe(4)
    expect(stats.upcoming_assignments).toBe(6)
    // The list that the figure leads to, of all that is not graded and due from today on.
    const counts = await parent.assignments.counts({ start_date: today })
    expect(counts.assigned + counts.in_progress + counts.submitted).toBe(upcoming_count)
  })

  test("has three upcoming, four graded, and waiting work with its count", { tags: ["dashboard.lists"] }, async () => {
    const { id: curriculum_id } = await createCurriculum(api.db, { family_id })
    const make = (status: "submitted" | "graded") =>
      createAssignment(api.db, { family_id, curriculum_id, status, due_date: dayToDate("2026-09-20") })
    for (let n = 0; n < 6; n++) await make("submitted")
    for (let n = 0; n < 5; n++) await createGrade(api.db, { family_id, assignment_id: (await make("graded")).id })
    const { upcoming, recently_graded, waiting, waiting_count, stats } = await parent.dashboard.overview()
    expect([upcoming.length, recently_graded.length, waiting.length, waiting_count]).toEqual([3, 4, 3, 6])
    expect(stats).toEqual(await parent.dashboard.stats())
  })

  test("leaves turned-in work that is due today to its student's day", { tags: ["dashboard.lists"] }, async () => {
    const { id: curriculum_id } = await createCurriculum(api.db, { family_id })
    const make = (day: string) =>
      createAssignment(api.db, { family_id, curriculum_id, status: "submitted", due_date: dayToDate(day) })
    const [before, now, after] = [await make("2026-09-10"), await make(today), await make("2026-09-20")]
    const { children, waiting, waiting_count } = await parent.dashboard.overview()
    expect(waiting.map(({ id }) => id)).toEqual([before.id, after.id])
    expect(waiting_count).toBe(3)
    expect(children[0]?.due.map(({ id }) => id)).toEqual([now.id])
  })

  test("does not list work as recently graded that was moved away from graded", async () => {
    const { id } = await createAssignment(api.db, { family_id, due_date: dayToDate("2026-09-20") })
    await parent.grades.record({ assignment_id: id, points_earned: 90 })
    await parent.assignments.update({ id, status: "in_progress" })
    expect(await parent.dashboard.overview()).toMatchObject({ recently_graded: [], upcoming: [{ id }] })
  })

  test("handles a day without school, and the school day before it", async () => {
    await api.db.school_year.updateMany({ where: { family_id }, data: { school_days: ["monday", "wednesday"] } })
    expect(await parent.dashboard.overview()).toMatchObject({
      is_school_day: false,
      previous_school_day: "2026-09-14T00:00:00.000Z",
    })
  })

  test("leaves days off out, for all children or for one", { tags: ["attendance.days-off"] }, async () => {
    const [ada, ben] = [await createStudent(api.db, { family_id }), await createStudent(api.db, { family_id })]
    const on = (day: string) => ({ start_date: dayToDate(day), end_date: dayToDate(day) })
    for (const day of ["2026-09-14", "2026-09-16"])
      await createEvent(api.db, { family_id, event_type: "holiday", ...on(day) })
    await createEvent(api.db, { student_id: ada.id, event_type: "holiday", ...on(today) })
    const overview = await parent.dashboard.overview()
    expect(overview).toMatchObject({ is_school_day: true, previous_school_day: "2026-09-11T00:00:00.000Z" })
    expect(overview.next_school_day).toBe("2026-09-17T00:00:00.000Z")
    const days = new Map(overview.children.map(({ student, is_school_day }) => [student.id, is_school_day]))
    expect([days.get(ada.id), days.get(ben.id)]).toEqual([false, true])
  })

  test("has no classes on a day off", { tags: ["schedule.classes-on-days-off"] }, async () => {
    const course = await createCurriculum(api.db, { family_id })
    const other = await createCurriculum(api.db, { family_id })
    for (const { student_id, subject_id } of [course, other])
      await createScheduleEntry(api.db, { family_id, student_id, subject_id, day_of_week: "tuesday" })
    const off = { start_date: dayToDate(today), end_date: dayToDate(today), event_type: "holiday" as const }
    await createEvent(api.db, { family_id, student_id: course.student_id, ...off })
    const { children } = await parent.dashboard.overview()
    const counts = new Map(children.map(({ student, classes }) => [student.id, classes.length]))
    expect([counts.get(course.student_id), counts.get(other.student_id)]).toEqual([0, 1])
  })

  test("shows nothing of another family", async () => {
    const { student_id } = await createCurriculum(api.db)
    await createScheduleEntry(api.db, { student_id, day_of_week: "tuesday" })
    await createAttendance(api.db, { student_id, date: dayToDate(today) })
    await createAssignment(api.db, { student_id, due_date: dayToDate("2026-09-01") })
    expect(await parent.dashboard.overview()).toMatchObject({ children: [], upcoming: [], stats: { student_count: 0 } })
  })
})
