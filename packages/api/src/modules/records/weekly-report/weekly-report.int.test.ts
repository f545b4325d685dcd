import * as rows from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi } from "../../../testing/test-api.ts"
import { sendWeeklyReports } from "./weekly-report.service.ts"

const api = await openTestApi()
afterAll(api.close)

/** Six o'clock on a Monday morning in New York. The week before started on 7 September. */
const mondayMorning = new Date("2026-09-14T10:00:00.000Z")
const longAgo = new Date("2026-01-01T00:00:00.000Z")
beforeEach(async () => {
  api.clock.now = mondayMorning
  await api.db.family.deleteMany()
  await api.db.outbox_email.deleteMany()
  await api.db.job_run.deleteMany()
})

const logged: object[] = []
const log = { info: () => undefined, warn: () => undefined, error: (fields: object) => void logged.push(fields) }
const job = { client: api.db, clock: () => api.clock.now, log, settings: api.settings }
const send = () => sendWeeklyReports(job)
const mails = () => api.db.outbox_email.findMany({ orderBy: { id: "asc" } })
const at = (instant: string) => void (api.clock.now = new Date(instant))
const confirmed = { email_verified_at: longAgo }
const day = (text: string) => new Date(`${text}T00:00:00.000Z`)

async function openFamily(given: Parameters<typeof rows.createFamily>[1] = {}) {
  const family = await rows.createFamily(api.db, { created_at: longAgo, ...given })
  const parent = await rows.createParent(api.db, { family_id: family.id, first_name: "Rosa", ...confirmed })
  const ada = await rows.createStudent(api.db, { family_id: family.id, first_name: "Ada" })
  return { family_id: family.id, parent, ada }
}
const textOf = async () => (await mails())[0]?.text ?? ""

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

describe("is sent", () => {
  test("to each adult who has it enabled and a confirmed address, with an unsubscribe link, and to no child", async () => {
    const { family_id, parent, ada } = await openFamily()
    const teacher = await rows.createTeacher(api.db, { family_id, ...confirmed })
    const without = await rows.createParent(api.db, { family_id, ...confirmed })
    await api.db.settings.update({ where: { user_id: without.id }, data: { weekly_reports: false } })
    await rows.createParent(api.db, { family_id, email: `demo.${family_id}@hearthbook.app`, ...confirmed })
    await rows.createParent(api.db, { family_id, email: `unconfirmed.${family_id}@family.test` })
    await rows.createStudentLogin(api.db, { family_id, student_id: ada.id })
    await send()
    const sent = await mails()
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual([parent.email, teacher.email].sort())
    const link = /https:\S+\/unsubscribe\?token=(\S+)/.exec(sent[0]?.text ?? "")
    expect(sent[0]?.html).toContain(link?.[0])
    expect(sent[0]?.headers).toMatchObject({ "List-Unsubscribe": expect.stringContaining(link?.[1] ?? "none") })
    const view = await api.callerWith(null).unsubscribe.confirm({ token: link?.[1] ?? "" })
    expect(view).toMatchObject({ setting: "weekly_reports", is_on: false })
  })

  test("to no family without children, to no demo family, and to none that is newer than the week", async () => {
    const { id: family_id } = await rows.createFamily(api.db, { created_at: longAgo })
    await rows.createParent(api.db, { family_id, ...confirmed })
    await openFamily({ expires_at: new Date("2026-09-15T00:00:00.000Z") })
    await openFamily({ created_at: new Date("2026-09-14T04:00:00.000Z") })
    expect(await send()).toMatchObject({ mails: 0, failed: 0 })
    await openFamily({ created_at: new Date("2026-09-14T03:59:59.999Z") })
    expect(await send()).toMatchObject({ mails: 1 })
  })

  test(
    "on Monday at six local time, also in the week in which clocks change",
    { tags: ["notifications.weekly-time"] },
    async () => {
      const zones = ["Pacific/Kiritimati", "Europe/Berlin", "America/New_York", "America/Los_Angeles"]
      const names = new Map<string, string>()
      for (const time_zone of zones) names.set((await openFamily({ time_zone })).parent.email, time_zone)
      const arrived: [string, string][] = []
      const seen = new Set<string>()
      // Clocks went back in Europe on 25 October, and go back in America on 1 November.
      for (let hour = 0; hour < 24; hour++) {
        at(new Date(Date.UTC(2026, 9, 25, 14 + hour)).toISOString())
        await send()
        for (const { id, recipient } of await mails()) {
          if (!seen.has(id)) arrived.push([names.get(recipient) ?? "", api.clock.now.toISOString().slice(0, 13)])
          seen.add(id)
        }
      }
      expect(arrived).toEqual([
        ["Pacific/Kiritimati", "2026-10-25T16"],
        ["Europe/Berlin", "2026-10-26T05"],
        ["America/New_York", "2026-10-26T10"],
        ["America/Los_Angeles", "2026-10-26T13"],
      ])
      at("2026-11-02T10:59:00.000Z")
      await send()
      expect(await mails()).toHaveLength(6)
      at("2026-11-02T11:00:00.000Z")
      await send()
      expect(await mails()).toHaveLength(7)
    },
  )
})

describe("once", () => {
  test(
    "a week, however often it is requested, also by two at once",
    { tags: ["notifications.weekly-once"] },
    async () => {
      await openFamily()
      await openFamily()
      await Promise.all([send(), send(), send()])
      for (const later of ["2026-09-14T20:00:00.000Z", "2026-09-16T12:00:00.000Z"]) {
        at(later)
        await send()
      }
      expect(await mails()).toHaveLength(2)
      at("2026-09-21T10:00:00.000Z")
      await send()
      expect(await mails()).toHaveLength(4)
    },
  )

  test("from Thursday on, a missed report is not sent", async () => {
    await openFamily()
    at("2026-09-17T12:00:00.000Z")
    expect(await send()).toMatchObject({ families: 0, finished: true })
    expect(await mails()).toEqual([])
  })
})

describe("continues after an interruption", () => {
  test("when its time is over, family by family", { tags: ["notifications.weekly-once"] }, async () => {
    for (let n = 0; n < 7; n++) await openFamily()
    let ticks = 0
    // Each look at the clock takes a second, so three families are too many for this call.
    const slow = { ...job, clock: () => new Date(mondayMorning.getTime() + 1000 * ticks++) }
    const runs = []
    do runs.push(await sendWeeklyReports(slow, { batch: 2, budget: 6_000 }))
    while (runs.at(-1)?.finished === false && runs.length < 20)
    expect(runs.length).toBeGreaterThan(1)
    expect(runs.reduce((sum, run) => sum + run.mails, 0)).toBe(7)
    expect(new Set((await mails()).map(({ recipient }) => recipient)).size).toBe(7)
  })

  test(
    "after a crash within a family: nothing of it was saved, and no other report is sent twice",
    { tags: ["notifications.weekly-crash"] },
    async () => {
      const families = [await openFamily(), await openFamily(), await openFamily()]
      const second = await rows.createParent(api.db, { family_id: families[1]?.family_id, ...confirmed })
      // The database ends the transaction between two mails of the second family, as a crash of the process would.
      await refuseMailTo(second.email)
      expect(await send()).toEqual({ families: 2, mails: 2, failed: 1, finished: true })
      expect(await mails()).toHaveLength(2)
      expect(logged.at(-1)).toMatchObject({ family_id: families[1]?.family_id, week: "2026-W37" })
      await acceptAllMail()
      expect(await send()).toEqual({ families: 1, mails: 2, failed: 0, finished: true })
      expect(new Set((await mails()).map(({ recipient }) => recipient)).size).toBe(4)
    },
  )
})

test("records of sent reports are deleted after two months", async () => {
  await openFamily()
  await send()
  expect(await api.db.job_run.count()).toBe(1)
  at("2026-11-30T12:00:00.000Z")
  await send()
  expect(await api.db.job_run.findMany()).toMatchObject([{ period: expect.stringContaining("2026-W48 ") }])
})

async function refuseMailTo(recipient: string): Promise<void> {
  await api.db.$executeRawUnsafe(`
    CREATE OR REPLACE FUNCTION refuse_mail() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the connection is gone'; END $$`)
  await api.db.$executeRawUnsafe(`
    CREATE TRIGGER refuse_mail BEFORE INSERT ON outbox_email
    FOR EACH ROW WHEN (NEW.recipient = '${recipient}') EXECUTE FUNCTION refuse_mail()`)
}
const acceptAllMail = () => api.db.$executeRawUnsafe("DROP TRIGGER refuse_mail ON outbox_email")
