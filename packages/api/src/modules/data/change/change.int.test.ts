import {
  createAssignment,
  createCurriculum,
  createGrade,
  createLesson,
  createResource,
  createStudent,
  createStudentLogin,
  createSubmission,
  createTeacher,
} from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"
import { recordChange } from "../../../recording/record-change.ts"
import { mostChildren } from "@hearthbook/core/limits/limits"
import { trackedNouns } from "@hearthbook/core/nouns/nouns"

const api = await openTestApi()
let parent: Caller
let family_id: string
let user: { id: string }
beforeEach(async () => {
  api.clock.now = testNow
  ;({ parent, family_id, user } = await api.openFamily())
})
afterAll(api.close)

/** Every row of the family in the tables that changes cover, without the columns that an undo may change. */
async function contents(family: string) {
  const tables = [
    "student",
    "user",
    "settings",
    "subject",
    "curriculum",
    "lesson",
    "lesson_resource",
    "assignment",
    "grade",
    "submission",
    "resource",
    "schedule_entry",
    "event",
    "attendance_record",
  ]
  const rows: Record<string, unknown> = {}
  for (const table of tables) {
    rows[table] = await api.db.$queryRawUnsafe(
      `SELECT to_jsonb(t) - '{version,updated_at}'::text[] AS row FROM "${table}" t WHERE family_id = $1::uuid ORDER BY 1`,
      family,
    )
  }
  return rows
}

async function aCourse() {
  const curriculum = await createCurriculum(api.db, { family_id })
  const lesson = await createLesson(api.db, { curriculum_id: curriculum.id })
  const resource = await createResource(api.db, { family_id, subject_id: curriculum.subject_id })
  await api.db.lesson_resource.create({ data: { family_id, lesson_id: lesson.id, resource_id: resource.id } })
  const work = await createAssignment(api.db, { curriculum_id: curriculum.id, lesson_id: lesson.id, status: "graded" })
  await createGrade(api.db, { assignment_id: work.id })
  await createSubmission(api.db, { assignment_id: work.id })
  return { curriculum, lesson, work }
}

test("a change stays when the person who made it leaves the family", async () => {
  const teacher = await createTeacher(api.db, { family_id })
  const subject = await parent.subjects.create({ name: "Latin", grade_level: "4" })
  await (await api.callerFor(teacher)).subjects.delete({ id: subject.id })
  await api.db.user.delete({ where: { id: teacher.id } })
  expect(await parent.changes.list({})).toMatchObject([{ summary: "Deleted Latin", user: null }])
})

describe("a deletion", () => {
  test("of a child is undone with everything that belonged to it", { tags: ["editing.undo-deletion"] }, async () => {
    const { curriculum } = await aCourse()
    await createStudentLogin(api.db, { family_id, student_id: curriculum.student_id })
    await parent.attendance.mark({ student_id: curriculum.student_id, date: "2026-09-14", status: "present" })
    const before = await contents(family_id)
    const { change_id, summary } = await parent.students.delete({ id: curriculum.student_id })
    expect(await api.db.lesson.count({ where: { family_id } })).toBe(0)
    const [change] = await parent.changes.list({})
    expect(change).toMatchObject({ id: change_id, kind: "delete", summary, undone_at: null })
    expect(summary).toMatch(
      /^Deleted Child \d+: 1 curriculum, 1 lesson, 1 assignment, 1 grade, 1 piece of work turned in, 1 attendance mark$/,
    )
    const undone = await parent.changes.undo({ id: change_id ?? "" })
    expect(undone).toMatchObject({ changed: [], change: { undone_at: testNow.toISOString() } })
    expect(await contents(family_id)).toEqual(before)
  })

  test("of a subject gives its resources back their subject", async () => {
    const subject = await parent.subjects.create({ name: "Latin", grade_level: "4" })
    const resource = await createResource(api.db, { family_id, subject_id: subject.id })
    const { change_id } = await parent.subjects.delete({ id: subject.id })
    expect(await api.db.resource.findUnique({ where: { id: resource.id } })).toMatchObject({ subject_id: null })
    await parent.changes.undo({ id: change_id ?? "" })
    expect(await api.db.resource.findUnique({ where: { id: resource.id } })).toMatchObject({ subject_id: subject.id })
  })

  test("of a curriculum says whose it was, and its files come back byte for byte", async () => {
    const { curriculum, work } = await aCourse()
    const submission = await api.db.submission.findFirstOrThrow({ where: { assignment_id: work.id } })
    const file = await api.db.file.create({
      data: { family_id, submission_id: submission.id, name: "a.pdf", content_type: "application/pdf", size: 3 },
    })
    await api.db.file_content.create({ data: { family_id, file_id: file.id, bytes: new Uint8Array([0, 128, 255]) } })
    const { change_id } = await parent.curriculum.delete({ id: curriculum.id })
    expect(await api.db.file_content.count({ where: { family_id } })).toBe(0)
    expect((await parent.changes.list({}))[0]?.summary).toMatch(/^Deleted Child \d+'s Subject \d+: 1 lesson, /)
    await parent.changes.undo({ id: change_id ?? "" })
    const { bytes } = await api.db.file_content.findUniqueOrThrow({ where: { file_id: file.id } })
    expect([...(bytes ?? [])]).toEqual([0, 128, 255])
  })
})

describe("an undo", () => {
  /** Renames two lessons, creates a third and deletes a fourth, as one change. */
  async function aChange() {
    const { id: curriculum_id, student_id } = await createCurriculum(api.db, { family_id })
    const lessons = []
    for (const title of ["One", "Two", "Four"]) lessons.push(await createLesson(api.db, { curriculum_id, title }))
    const [one, two, four] = lessons.map(({ id }) => id)
    const before = await contents(family_id)
    const { change_id } = await api.inScope(user, (scope) =>
      recordChange(scope, { kind: "reschedule", summary: "Moved 3 lessons" }, async () => {
        await scope.db.lesson.updateMany({ where: { id: { in: [one ?? "", two ?? ""] } }, data: { title: "Moved" } })
        await scope.db.lesson.updateMany({ where: { id: one ?? "" }, data: { title: "Moved twice" } })
        await scope.db.lesson.delete({ where: { id: four ?? "" } })
        await scope.db.lesson.create({ data: { family_id, student_id, curriculum_id, title: "Three" } })
        const { id } = await scope.db.lesson.create({ data: { family_id, student_id, curriculum_id, title: "Gone" } })
        await scope.db.lesson.delete({ where: { id } })
      }),
    )
    return { id: change_id ?? "", before, one: one ?? "", two: two ?? "", curriculum_id }
  }

  test("restores what was changed, created and deleted", { tags: ["editing.undo-change"] }, async () => {
    const { id, before } = await aChange()
    expect(await parent.changes.undo({ id, preview: true })).toMatchObject({ count: 4, changed: [] })
    expect(await contents(family_id)).not.toEqual(before)
    expect(await parent.changes.undo({ id })).toMatchObject({ count: 4 })
    expect(await contents(family_id)).toEqual(before)
  })

  test(
    "is refused with the names of what was changed since, and changes nothing",
    { tags: ["editing.changed-since"] },
    async () => {
      const { id, two } = await aChange()
      await parent.lessons.update({ id: two, objectives: "Read slowly." })
      const after = await contents(family_id)
      const changed = [{ noun: "lesson", id: two, name: "Moved" }]
      await expect(parent.changes.undo({ id })).rejects.toMatchObject({
        code: "CONFLICT",
        message: "This cannot be undone completely: “Moved” was changed since.",
        cause: { details: { changed } },
      })
      expect(await contents(family_id)).toEqual(after)
      expect(await parent.changes.undo({ id, preview: true })).toMatchObject({ count: 3, changed })
      expect(await parent.changes.undo({ id, skip_changed: true })).toMatchObject({ count: 3, changed })
      const titles = (await parent.lessons.list({})).map(({ title }) => title).toSorted()
      expect(titles).toEqual(["Four", "Moved", "One"])
    },
  )

  test(
    "of the two latest changes works one after the other, and not twice",
    { tags: ["editing.undo-change"] },
    async () => {
      const { id, before, one } = await aChange()
      const { change_id } = await api.inScope(user, (scope) =>
        recordChange(scope, { kind: "reschedule", summary: "Moved 1 lesson" }, () =>
          scope.db.lesson.updateMany({ where: { id: one }, data: { planned_date: null } }),
        ),
      )
      await expect(parent.changes.undo({ id })).rejects.toMatchObject({ code: "CONFLICT" })
      await parent.changes.undo({ id: change_id ?? "" })
      await parent.changes.undo({ id })
      expect(await contents(family_id)).toEqual(before)
      await expect(parent.changes.undo({ id })).rejects.toMatchObject({ message: "This was undone already." })
    },
  )

  test(
    "does not delete what was added since to a row that the change created",
    { tags: ["editing.changed-since"] },
    async () => {
      const { student_id, subject_id } = await createCurriculum(api.db, { family_id })
      const { change_id, result } = await api.inScope(user, (scope) =>
        recordChange(scope, { kind: "copy", summary: "Copied 1 course" }, () =>
          scope.db.curriculum.create({ data: { family_id, student_id, subject_id, academic_year: "2026-2027" } }),
        ),
      )
      const lesson = await createLesson(api.db, { curriculum_id: result.id })
      await expect(parent.changes.undo({ id: change_id ?? "" })).rejects.toMatchObject({ code: "CONFLICT" })
      await parent.lessons.delete({ id: lesson.id })
      await parent.changes.undo({ id: change_id ?? "" })
      expect(await api.db.curriculum.count({ where: { id: result.id } })).toBe(0)
    },
  )

  test(
    "of a child's deletion is refused in a family that is full again",
    { tags: ["editing.undo-deletion"] },
    async () => {
      const { id } = await createStudent(api.db, { family_id })
      for (let count = 1; count < mostChildren; count++) await createStudent(api.db, { family_id })
      const { change_id } = await parent.students.delete({ id })
      await parent.students.create({ first_name: "Ben", date_of_birth: "2016-04-01" })
      const undo = parent.changes.undo({ id: change_id ?? "" })
      await expect(undo).rejects.toThrow("A family can have 60 children.")
      expect(await api.db.student.count({ where: { family_id } })).toBe(mostChildren)
    },
  )

  test("of a deletion is refused while what it belonged to is gone", async () => {
    const { curriculum } = await aCourse()
    const first = await parent.curriculum.delete({ id: curriculum.id })
    await parent.students.delete({ id: curriculum.student_id })
    await expect(parent.changes.undo({ id: first.change_id ?? "" })).rejects.toMatchObject({ code: "CONFLICT" })
  })
})

test("a change that wrote nothing is not kept", async () => {
  const { change_id } = await api.inScope(user, (scope) =>
    recordChange(scope, { kind: "marks", summary: "Marked 0 days" }, async () => undefined),
  )
  expect(change_id).toBeNull()
  expect(await parent.changes.list({})).toEqual([])
})

test("children and other families see no changes", async () => {
  const { curriculum } = await aCourse()
  const { change_id } = await parent.curriculum.delete({ id: curriculum.id })
  const child = await api.callerFor(await createStudentLogin(api.db, { family_id, student_id: curriculum.student_id }))
  await expect(child.changes.list({})).rejects.toMatchObject({ code: "FORBIDDEN" })
  const { parent: stranger } = await api.openFamily()
  expect(await stranger.changes.list({})).toEqual([])
  await expect(stranger.changes.undo({ id: change_id ?? "" })).rejects.toMatchObject({ code: "NOT_FOUND" })
})

test("every tracked table has its trigger, and no other table has one", async () => {
  const triggers = await api.db.$queryRaw<{ table: string }[]>`
    SELECT DISTINCT c.relname::text AS "table" FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
    WHERE p.proname IN ('record_change_row', 'record_change_rows')`
  expect(triggers.map(({ table }) => table).toSorted()).toEqual([...trackedNouns].toSorted())
})
