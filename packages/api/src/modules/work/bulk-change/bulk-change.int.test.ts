import {
  createAssignment,
  createCurriculum,
  createEvent,
  createGrade,
  createStudentLogin,
  createSubmission,
} from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { dayToDate, type Day } from "@hearthbook/core/time/days"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"

// A Tuesday.
const today = "2026-09-15"

const api = await openTestApi()
let parent: Caller
let family_id: string
let curriculum_id: string
let student_id: string
beforeEach(async () => {
  api.clock.now = testNow
  ;({ parent, family_id } = await api.openFamily())
  ;({ id: curriculum_id, student_id } = await createCurriculum(api.db, { family_id }))
})
afterAll(api.close)

type Status = "assigned" | "in_progress" | "submitted" | "graded"

async function add(title: string, due: Day, status: Status = "assigned"): Promise<string> {
  const row = { family_id, curriculum_id, student_id, title, status, due_date: dayToDate(due) }
  return (await createAssignment(api.db, row)).id
}

/** The title, the due day and the status of each assignment by due day. */
async function listed() {
  const works = await parent.assignments.list({})
  return works.map(({ title, due_date, status }) => [title, due_date.slice(0, 10), status])
}

async function dayOff(day: Day, child: string | null = null) {
  const off = { family_id, event_type: "holiday" as const, title: "Fair", student_id: child }
  await createEvent(api.db, { ...off, start_date: dayToDate(day), end_date: dayToDate(day) })
}

describe("due days move", () => {
  test("to the next school day of each child, after days off", { tags: ["assignments.move"] }, async () => {
    const sibling = await createCurriculum(api.db, { family_id })
    const own = await add("Own", "2026-09-10")
    const { id: theirs } = await createAssignment(api.db, {
      family_id,
      curriculum_id: sibling.id,
      student_id: sibling.student_id,
      title: "Sibling's",
      due_date: dayToDate("2026-09-11"),
    })
    await dayOff("2026-09-16", student_id)
    const scope = { assignment_ids: [own, theirs] }
    const { changes, summary } = await parent.assignments.changeMany({ scope, action: { kind: "next_school_day" } })
    expect(summary).toBe("Moved 2 assignments to the next school day")
    expect(changes.map(({ title, to, is_school_day }) => [title, to, is_school_day])).toEqual([
      ["Own", "2026-09-17T00:00:00.000Z", true],
      ["Sibling's", "2026-09-16T00:00:00.000Z", true],
    ])
    expect(await listed()).toEqual([
      ["Sibling's", "2026-09-16", "assigned"],
      ["Own", "2026-09-17", "assigned"],
    ])
  })

  test("with all after it, which are to do in the same course", { tags: ["assignments.move"] }, async () => {
    const other = await createCurriculum(api.db, { family_id, student_id })
    await createAssignment(api.db, {
      family_id,
      curriculum_id: other.id,
      student_id,
      title: "Other course",
      due_date: dayToDate("2026-09-17"),
    })
    const from = await add("First", "2026-09-14")
    await add("Before", "2026-09-11")
    await add("Same day", "2026-09-14", "in_progress")
    await add("Later", "2026-09-18")
    await add("Turned in", "2026-09-16", "submitted")
    await parent.assignments.changeMany({ scope: { from }, action: { kind: "next_school_day" } })
    // From Monday to Wednesday are two school days.
    expect((await listed()).toSorted(([one = ""], [other = ""]) => one.localeCompare(other))).toEqual([
      ["Before", "2026-09-11", "assigned"],
      ["First", "2026-09-16", "assigned"],
      ["Later", "2026-09-22", "assigned"],
      ["Other course", "2026-09-17", "assigned"],
      ["Same day", "2026-09-16", "in_progress"],
      ["Turned in", "2026-09-16", "submitted"],
    ])
  })

  test(
    "after a preview, which changes nothing and names days without school",
    { tags: ["assignments.move"] },
    async () => {
      const id = await add("Map", today)
      await dayOff("2026-09-16")
      const input = { scope: { assignment_ids: [id] }, action: { kind: "move" as const, to: "2026-09-16" } }
      const preview = await parent.assignments.changeMany({ ...input, preview: true })
      expect(preview).toMatchObject({
        change_id: null,
        changes: [
          {
            assignment_id: id,
            from: "2026-09-15T00:00:00.000Z",
            to: "2026-09-16T00:00:00.000Z",
            is_school_day: false,
            version: 1,
          },
        ],
      })
      expect(await listed()).toEqual([["Map", today, "assigned"]])
      await parent.assignments.update({ id, title: "Map of Asia" })
      const expected = preview.changes.map(({ assignment_id, version }) => ({ assignment_id, version }))
      await expect(parent.assignments.changeMany({ ...input, expected })).rejects.toMatchObject({
        code: "CONFLICT",
        message: "These assignments were changed meanwhile. Look at the new preview.",
      })
      expect(await listed()).toEqual([["Map of Asia", today, "assigned"]])
    },
  )

  test("and nothing is recorded where nothing changes", { tags: ["assignments.move"] }, async () => {
    const id = await add("Map", today)
    const action = { kind: "move" as const, to: today }
    expect(await parent.assignments.changeMany({ scope: { assignment_ids: [id] }, action })).toMatchObject({
      changes: [],
      change_id: null,
    })
    expect(await parent.changes.list({})).toEqual([])
  })

  test.each([
    [{ kind: "shift", school_days: 61 }, "Choose a number of school days from -60 to 60."],
    [{ kind: "move", to: "" }, "Day is required."],
  ] as const)("not by %o", { tags: ["assignments.move"] }, async (action, message) => {
    const id = await add("Map", today)
    const moved = parent.assignments.changeMany({ scope: { assignment_ids: [id] }, action })
    await expect(moved).rejects.toMatchObject({ code: "BAD_REQUEST", message })
  })
})

describe("selected assignments", () => {
  test("are done, which leaves graded work alone", { tags: ["assignments.selection"] }, async () => {
    const assignment_ids = [
      await add("One", "2026-09-16"),
      await add("Two", "2026-09-17", "in_progress"),
      await add("Three", "2026-09-18", "graded"),
    ]
    const { changes } = await parent.assignments.changeMany({ scope: { assignment_ids }, action: { kind: "complete" } })
    expect(changes).toHaveLength(2)
    expect((await listed()).map(([, , status]) => status)).toEqual(["submitted", "submitted", "graded"])
  })

  test("are skipped, which closes open work without a grade", { tags: ["assignments.skip"] }, async () => {
    const assignment_ids = [await add("One", "2026-09-16"), await add("Two", "2026-09-17", "submitted")]
    await parent.assignments.changeMany({ scope: { assignment_ids }, action: { kind: "skip" } })
    expect((await parent.assignments.list({})).map(({ status, grade }) => [status, grade])).toEqual([
      ["graded", null],
      ["graded", null],
    ])
    expect((await parent.changes.list({}))[0]).toMatchObject({ kind: "assignments", summary: "Skipped 2 assignments" })
  })

  test("get a status, and an undo restores each one's own", { tags: ["assignments.selection"] }, async () => {
    const assignment_ids = [await add("One", "2026-09-16", "submitted"), await add("Two", "2026-09-17")]
    const before = await listed()
    const { change_id } = await parent.assignments.changeMany({
      scope: { assignment_ids },
      action: { kind: "status", status: "in_progress" },
    })
    expect((await listed()).map(([, , status]) => status)).toEqual(["in_progress", "in_progress"])
    expect(await parent.changes.undo({ id: change_id ?? "" })).toMatchObject({ count: 2 })
    expect(await listed()).toEqual(before)
  })

  test(
    "are deleted with what belongs to them, and an undo restores it",
    { tags: ["assignments.selection"] },
    async () => {
      const assignment_ids = [await add("One", "2026-09-16", "graded"), await add("Two", "2026-09-17", "submitted")]
      const [one = "", two = ""] = assignment_ids
      await createGrade(api.db, { family_id, student_id, assignment_id: one })
      await createSubmission(api.db, { family_id, student_id, assignment_id: two })
      const deletion = { scope: { assignment_ids }, action: { kind: "delete" as const } }
      const { change_id } = await parent.assignments.changeMany(deletion)
      expect(await listed()).toEqual([])
      const [change] = await parent.changes.list({})
      expect(change).toMatchObject({
        kind: "delete",
        summary: "Deleted 2 assignments: 1 grade, 1 piece of work turned in",
      })
      await parent.changes.undo({ id: change_id ?? "" })
      const [graded] = await parent.assignments.list({ status: "graded" })
      expect(graded).toMatchObject({ id: one, grade: { points_earned: expect.any(Number) } })
      expect(await parent.submissions.list({ assignment_id: two })).toHaveLength(1)
    },
  )

  test("are all changed or none: one that is missing is not found", { tags: ["assignments.selection"] }, async () => {
    const [one, gone] = [await add("One", "2026-09-16"), await add("Gone", "2026-09-17")]
    await parent.assignments.delete({ id: gone })
    const scope = { assignment_ids: [one, gone] }
    await expect(parent.assignments.changeMany({ scope, action: { kind: "complete" } })).rejects.toMatchObject({
      code: "NOT_FOUND",
    })
    expect(await listed()).toEqual([["One", "2026-09-16", "assigned"]])
  })

  test("are not changed by a child", { tags: ["assignments.selection"] }, async () => {
    const child = await api.callerFor(await createStudentLogin(api.db, { family_id, student_id }))
    const scope = { assignment_ids: [await add("One", "2026-09-16")] }
    await expect(child.assignments.changeMany({ scope, action: { kind: "complete" } })).rejects.toMatchObject({
      code: "FORBIDDEN",
    })
  })
})
