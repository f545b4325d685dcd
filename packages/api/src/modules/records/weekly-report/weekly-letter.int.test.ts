import * as rows from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi } from "../../../testing/test-api.ts"
import { longAgo, openWeeklyReports } from "../../../testing/weekly-reports.ts"

const api = await openTestApi()
afterAll(api.close)
const { send, mails, textOf, at, start, openFamily } = openWeeklyReports(api)
beforeEach(start)

const day = (text: string) => new Date(`${text}T00:00:00.000Z`)

describe("the report of a prepared week", () => {
  test("distinguishes children of one first name", { tags: ["students.same-first-name"] }, async () => {
    const { family_id } = await openFamily()
    await rows.createStudent(api.db, { family_id, first_name: "Ada", last_name: "Byron" })
    await rows.createStudent(api.db, { family_id, first_name: "Ada", last_name: "" })
    await send()
    const text = await textOf()
    for (const heading of ["Ada T.\n======", "Ada B.\n======", "Ada\n==="]) expect(text).toContain(heading)
  })

  test("leaves a child's days off out", { tags: ["attendance.days-off"] }, async () => {
    const { ada } = await openFamily()
    const student_id = ada.id
    await rows.createAttendance(api.db, { student_id, date: day("2026-09-07"), status: "present" })
    const off = { start_date: day("2026-09-10"), end_date: day("2026-09-11") }
    await rows.createEvent(api.db, { student_id, event_type: "holiday", ...off })
    await send()
    expect(await textOf()).toContain("33% of 3 school days")
  })

  test("has a line for a child whose targets need attention", { tags: ["requirements.weekly"] }, async () => {
    const { family_id, ada } = await openFamily()
    await rows.createStudent(api.db, { family_id, first_name: "Ben" })
    const year = await api.db.school_year.findFirstOrThrow({ where: { family_id, academic_year: "2026-2027" } })
    const target = { id: "days", label: "180 days", measure: "days", min: 180, pack_min: 180, changed: false }
    const facts = { filter: null, group: null, mode: "all_of", within: null, binding: "required" }
    const asked = { student_id: ada.id, school_year_id: year.id, targets: [{ ...target, ...facts }] }
    await rows.createRequirement(api.db, asked)
    await rows.createAttendance(api.db, { student_id: ada.id, date: day("2026-09-09"), status: "present" })
    await send()
    expect((await textOf()).match(/180 days: 1 of 180 days · at this pace .* a week needed/g)).toBeNull()
    expect(await textOf()).toMatch(/Behind: 180 days: 1 of 180 days · [\d.]+ days a week needed/)
    expect((await textOf()).match(/of 180 days/g)).toHaveLength(1)
  })

  test("has its figures, with each child under its name", { tags: ["notifications.weekly-report"] }, async () => {
    const { family_id, ada } = await openFamily()
    const student_id = ada.id
    const ben = await rows.createStudent(api.db, { family_id, first_name: "Ben" })
    const marks = [
      ["2026-09-04", "absent"],
      ["2026-09-07", "present"],
      ["2026-09-08", "present"],
      ["2026-09-09", "late"],
      ["2026-09-10", "excused"],
      ["2026-09-12", "absent"],
      ["2026-09-14", "absent"],
    ] as const
    for (const [date, status] of marks) await rows.createAttendance(api.db, { student_id, date: day(date), status })
    const { id: curriculum_id } = await rows.createCurriculum(api.db, { student_id })
    const set = (title: string, due: string, more: object = {}) =>
      rows.createAssignment(api.db, { curriculum_id, title, due_date: day(due), ...more })
    const grade = async (title: string, created_at: string, mark: Parameters<typeof rows.createGrade>[1]) => {
      const { id: assignment_id } = await set(title, "2026-09-08", { status: "graded", points_possible: 50 })
      const given = new Date(created_at)
      await rows.createGrade(api.db, { assignment_id, created_at: given, updated_at: given, ...mark })
    }
    // From midnight to midnight in New York, which is four hours behind.
    await grade("Too early", "2026-09-07T03:59:59.999Z", { points_earned: 1, percentage: 2, letter_grade: "F" })
    await grade("Moon phases", "2026-09-07T04:00:00.000Z", { points_earned: 46.5, percentage: 93, letter_grade: "A" })
    await grade("Tides", "2026-09-14T03:59:59.999Z", { points_earned: 40, percentage: 80, letter_grade: "B-" })
    await grade("Too late", "2026-09-14T04:00:00.000Z", { points_earned: 1, percentage: 2, letter_grade: "F" })
    await api.db.curriculum.update({
      where: { id: curriculum_id, family_id },
      data: { builtin_scale: "builtin-esnu" },
      select: { id: true },
    })
    await set("Leaf press", "2026-09-10", { status: "submitted" })
    const course = await rows.createCurriculum(api.db, { student_id: ben.id })
    const book = {
      curriculum_id: course.id,
      title: "Bird book",
      due_date: day("2026-09-11"),
      status: "submitted",
    } as const
    await rows.createAssignment(api.db, book)
    await set("Map", "2026-09-13", { status: "in_progress" })
    await set("Poem", "2026-09-14")
    await set("Essay", "2026-09-20")
    await set("Far away", "2026-09-21")
    for (const planned of ["2026-09-13", "2026-09-14", "2026-09-20", "2026-09-21"])
      await rows.createLesson(api.db, { curriculum_id, planned_date: day(planned) })
    await rows.createLesson(api.db, { curriculum_id, planned_date: day("2026-09-15"), completed_at: longAgo })
    await rows.createLesson(api.db, { curriculum_id, planned_date: day("2026-09-15"), status: "skipped" })
    await rows.createLesson(api.db, { curriculum_id, planned_date: null })

    expect(await send()).toEqual({ families: 1, mails: 1, failed: 0, finished: true })
    const [mail] = await mails()
    expect(mail?.subject).toBe("Your week on Hearthbook: 09/07/2026 to 09/13/2026")
    expect(mail?.text).toContain(`Ada
===
Attendance:
- 2 present, 1 late, 0 absent, 1 excused
- 60% of 5 school days
Graded:
- Moon phases: 46.5 of 50 (E)
- Tides: 40 of 50 (S)
- Average 86.5% (B)
Turned in: Leaf press, late, waiting for a grade
Overdue: Map, due 09/13/2026
This week:
- Poem, due 09/14/2026
- Essay, due 09/20/2026
- 2 lessons planned

Ben
===
Last week: No attendance or grades were recorded.
Turned in: Bird book, late, waiting for a grade
This week: Nothing is due, and no lessons are planned yet.
`)
    for (const words of ["Moon phases: 46.5 of 50 (E)", "60% of 5 school days", "2 lessons planned"])
      expect(mail?.html).toContain(words)
  })

  test(
    "includes an older grade changed in the week, and none that was changed since",
    { tags: ["notifications.weekly-grades"] },
    async () => {
      const { ada } = await openFamily()
      const { id: curriculum_id } = await rows.createCurriculum(api.db, { student_id: ada.id })
      const grade = async (title: string, [given, changed]: [string, string], earned: number) => {
        const work = { curriculum_id, title, status: "graded", points_possible: 10 } as const
        const { id: assignment_id } = await rows.createAssignment(api.db, work)
        const stamps = { created_at: new Date(given), updated_at: new Date(changed) }
        const mark = { points_earned: earned, percentage: earned * 10, letter_grade: "B" }
        await rows.createGrade(api.db, { assignment_id, ...stamps, ...mark })
      }
      const before = "2026-08-20T12:00:00.000Z"
      const [tuesday, friday] = ["2026-09-08T12:00:00.000Z", "2026-09-11T12:00:00.000Z"]
      const next = "2026-09-14T05:00:00.000Z"
      // From midnight to midnight in New York, which is four hours behind.
      await grade("Changed too early", [before, "2026-09-07T03:59:59.999Z"], 1)
      await grade("Corrected first", [before, "2026-09-07T04:00:00.000Z"], 8)
      await grade("Given and corrected", [tuesday, friday], 9)
      await grade("Given", [friday, friday], 8)
      await grade("Given, corrected since", [friday, next], 10)
      await grade("Corrected on Sunday", [before, "2026-09-14T03:59:59.999Z"], 7)
      await grade("Changed since", [before, next], 1)
      await send()
      expect(await textOf()).toContain(`Graded:
- Given and corrected: 9 of 10 (A-)
- Given: 8 of 10 (B-)
- Given, corrected since: 10 of 10 (A)
- Corrected first: 8 of 10 (B-), changed
- Corrected on Sunday: 7 of 10 (C-), changed
- Average 84% (B)
`)
      at("2026-09-21T10:00:00.000Z")
      await send()
      const [, second] = await mails()
      expect(second?.text).toContain(`Graded:
- Given, corrected since: 10 of 10 (A), changed
- Changed since: 1 of 10 (F), changed
`)
    },
  )

  test("without records is friendly", { tags: ["notifications.weekly-report"] }, async () => {
    await openFamily()
    await send()
    expect(await textOf()).toContain(
      "No attendance or grades were recorded from 09/07/2026 to 09/13/2026. Weeks like that belong",
    )
  })

  test("is written in its reader's date format", async () => {
    const { parent } = await openFamily()
    await api.db.settings.update({ where: { user_id: parent.id }, data: { date_format: "DD/MM/YYYY" } })
    await send()
    expect((await mails())[0]?.subject).toContain("07/09/2026 to 13/09/2026")
  })
})
