import { createCurriculum, createParent, createStudentLogin } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"
import { undoWindow } from "@hearthbook/core/undo/undo-times"

const api = await openTestApi()
afterAll(api.close)

let parent: Caller
let other: Caller
let child: Caller
let family_id: string
let student_id: string
let curriculum_id: string
let people: { parent: string; other: string; child: string }
beforeEach(async () => {
  api.clock.now = testNow
  const family = await api.openFamily()
  ;({ parent, family_id } = family)
  const second = await createParent(api.db, { family_id })
  const curriculum = await createCurriculum(api.db, { family_id })
  ;({ student_id, id: curriculum_id } = curriculum)
  const login = await createStudentLogin(api.db, { family_id, student_id })
  other = await api.callerFor(second)
  child = await api.callerFor(login)
  people = { parent: family.user.id, other: second.id, child: login.id }
})

const wait = (milliseconds: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + milliseconds)
}
const kindsFor = async (caller: Caller) => (await caller.notifications.list({})).map(({ kind }) => kind)
const switchOff = (user_id: string, setting: string) =>
  api.db.settings.update({ where: { user_id }, data: { [setting]: false } })

const setWork = () => parent.assignments.create({ curriculum_id, title: "Moon phases", due_date: "2026-09-18" })

describe("half a minute after the cause", () => {
  test("a child is notified of new work, and no one else is", { tags: ["notifications.assignment-set"] }, async () => {
    const { id, subject } = await setWork()
    wait(undoWindow - 1)
    expect(await child.notifications.list({})).toEqual([])
    wait(1)
    expect(await child.notifications.list({})).toMatchObject([
      {
        kind: "assignment_set",
        title: "New work: Moon phases",
        body: subject.name,
        assignment_id: id,
        day: "2026-09-18T00:00:00.000Z",
        is_read: false,
        created_at: testNow.toISOString(),
      },
    ])
    expect([...(await kindsFor(parent)), ...(await kindsFor(other))]).toEqual([])
  })

  test(
    "every adult is notified of turned-in work, until it is graded",
    { tags: ["notifications.work-submitted"] },
    async () => {
      const { id: assignment_id, student } = await setWork()
      await child.submissions.create({ assignment_id, text: "It waxes and wanes." })
      wait(undoWindow)
      const told = { kind: "work_submitted", title: `${student.first_name} turned in Moon phases`, assignment_id }
      expect(await parent.notifications.list({})).toMatchObject([{ ...told, is_read: false }])
      expect(await other.notifications.list({})).toMatchObject([{ ...told, is_read: false }])
      await parent.grades.record({ assignment_id, points_earned: 93 })
      expect(await other.notifications.list({})).toMatchObject([{ ...told, is_read: true }])
    },
  )

  test(
    "a child is notified of its last grade, and not of one that was deleted",
    { tags: ["notifications.work-graded"] },
    async () => {
      const { id: assignment_id } = await setWork()
      const first = await parent.grades.record({ assignment_id, points_earned: 39 })
      await parent.grades.record({ assignment_id, points_earned: 93 })
      wait(undoWindow)
      const graded = (await child.notifications.list({})).filter(({ kind }) => kind === "work_graded")
      expect(graded).toMatchObject([{ title: "Moon phases is graded", body: "A, 93%" }])
      const { undo, assignment_version } = await parent.grades.record({ assignment_id, points_earned: 95 })
      await parent.grades.undo({ undo, version: assignment_version })
      await parent.grades.delete({ id: first.id })
      expect(await kindsFor(child)).toEqual(["assignment_set"])
    },
  )

  test(
    "the other adults are notified of the last grade, but the person who gave it is not",
    { tags: ["notifications.mail-grades"] },
    async () => {
      const { id: assignment_id, student } = await setWork()
      await parent.grades.record({ assignment_id, points_earned: 39 })
      wait(undoWindow)
      await parent.grades.record({ assignment_id, points_earned: 93 })
      wait(undoWindow)
      const title = `${student.first_name}'s Moon phases is graded`
      expect(await other.notifications.list({})).toMatchObject([{ kind: "work_graded", title, body: "A, 93%" }])
      expect(await kindsFor(parent)).toEqual([])
      expect(await kindsFor(child)).toEqual(["work_graded", "assignment_set"])
      await switchOff(people.other, "email_grades")
      await parent.grades.record({ assignment_id, points_earned: 95 })
      wait(undoWindow)
      expect(await kindsFor(other)).toEqual([])
    },
  )

  test("a grade saved unchanged notifies no one", async () => {
    const { id: assignment_id } = await setWork()
    await parent.grades.record({ assignment_id, points_earned: 93 })
    wait(undoWindow)
    const [told] = await other.notifications.list({})
    await other.notifications.read({ id: told?.id ?? "" })
    await parent.grades.record({ assignment_id, points_earned: 93 })
    wait(undoWindow)
    expect(await other.notifications.list({})).toMatchObject([{ id: told?.id, is_read: true }])
  })

  test("an undo notifies again, unless a notification about the same state exists", async () => {
    const { id: assignment_id } = await setWork()
    await parent.grades.record({ assignment_id, points_earned: 70 })
    wait(undoWindow)
    const second = await parent.grades.record({ assignment_id, points_earned: 90 })
    await parent.grades.undo({ undo: second.undo })
    wait(undoWindow)
    const graded = (await child.notifications.list({})).filter(({ kind }) => kind === "work_graded")
    expect(graded).toMatchObject([{ body: "C-, 70%", is_read: false }])
  })

  test("work that waits again, or still, is notified", async () => {
    const { id: assignment_id } = await setWork()
    await child.submissions.create({ assignment_id, text: "It waxes." })
    const { undo } = await parent.grades.record({ assignment_id, points_earned: 70 })
    await parent.grades.undo({ undo })
    wait(undoWindow)
    expect(await other.notifications.list({})).toMatchObject([{ kind: "work_submitted", is_read: false }])
    await child.submissions.create({ assignment_id, text: "It waxes and wanes." })
    const [newest] = await child.submissions.list({ assignment_id })
    await child.submissions.unsubmit({ id: newest?.id ?? "" })
    wait(undoWindow)
    expect(await other.notifications.list({})).toMatchObject([{ kind: "work_submitted", is_read: false }])
  })

  test(
    "the other adults are notified of an absence if they want, and not of one that was corrected",
    { tags: ["notifications.absence"] },
    async () => {
      await api.db.settings.update({ where: { user_id: people.other }, data: { email_attendance: true } })
      const mark = (date: string, status: "absent" | "present") => parent.attendance.mark({ student_id, date, status })
      await mark("2026-09-14", "absent")
      await mark("2026-09-15", "absent")
      await mark("2026-09-15", "present")
      await mark("2026-09-01", "absent")
      wait(undoWindow)
      expect(await other.notifications.list({})).toMatchObject([
        { kind: "absence_recorded", student_id, day: "2026-09-14T00:00:00.000Z" },
      ])
      expect(await kindsFor(parent)).toEqual([])
    },
  )
})

describe("at once", () => {
  test("the other adults are notified of a child's login", { tags: ["notifications.login-created"] }, async () => {
    const { id } = await parent.students.create({ first_name: "Wren", last_name: "Hall", date_of_birth: "2016-05-04" })
    const email = `wren.${id}@hearthbook.app`
    await parent.studentLogins.create({ student_id: id, email, password: "maple-otter-7" })
    expect(await other.notifications.list({})).toMatchObject([
      { kind: "login_created", title: "Wren has a login now", body: email, student_id: id },
    ])
    expect(await kindsFor(parent)).toEqual([])
  })
})

describe("a disabled kind is not notified", { tags: ["notifications.switches"] }, () => {
  test.each([
    ["email_assignments", "assignment_set"],
    ["email_grades", "work_graded"],
  ])("to a child: %s", async (setting, kind) => {
    await switchOff(people.child, setting)
    const { id: assignment_id } = await setWork()
    await parent.grades.record({ assignment_id, points_earned: 93 })
    wait(undoWindow)
    const told = await kindsFor(child)
    expect(told).toHaveLength(1)
    expect(told).not.toContain(kind)
  })

  test("an adult with mail disabled and push messages enabled is still notified of work in the bell", async () => {
    await switchOff(people.other, "email_assignments")
    await api.db.settings.update({ where: { user_id: people.other }, data: { push_assignments: true } })
    const { id: assignment_id } = await setWork()
    await child.submissions.create({ assignment_id, text: "It waxes." })
    wait(undoWindow)
    expect(await kindsFor(other)).toEqual(["work_submitted"])
  })

  test("to one adult, while the other is notified", async () => {
    await switchOff(people.parent, "email_assignments")
    const { id: assignment_id } = await setWork()
    await child.submissions.create({ assignment_id, text: "It waxes." })
    wait(undoWindow)
    expect(await kindsFor(parent)).toEqual([])
    expect(await kindsFor(other)).toEqual(["work_submitted"])
  })
})

test("a notification is deleted with its subject", async () => {
  const { id, version } = await setWork()
  await parent.assignments.delete({ id, version })
  const kept = await setWork()
  wait(undoWindow)
  expect(await child.notifications.list({})).toMatchObject([{ assignment_id: kept.id }])
})

test("one or all can be marked as read, also twice, and other people's are not found", async () => {
  await setWork()
  await setWork()
  wait(undoWindow)
  const [newest, older] = await child.notifications.list({})
  const id = newest?.id ?? ""
  expect(await child.notifications.read({ id })).toMatchObject({ id, is_read: true })
  expect(await child.notifications.read({ id })).toMatchObject({ id, is_read: true })
  await expect(parent.notifications.read({ id: older?.id ?? "" })).rejects.toMatchObject({ code: "NOT_FOUND" })
  expect(await parent.notifications.readAll()).toEqual({ read: 0 })
  expect(await child.notifications.readAll()).toEqual({ read: 1 })
  expect(await child.notifications.list({})).toMatchObject([{ is_read: true }, { is_read: true }])
})

test("is saved with its cause or not at all", { tags: ["notifications.atomic"] }, async () => {
  const { id: assignment_id } = await setWork()
  await expect(
    child.submissions.create({ assignment_id, file_ids: ["0199a000-0000-7000-8000-000000000000"] }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" })
  wait(undoWindow)
  expect(await kindsFor(parent)).toEqual([])
})
