import { createAssignment, createCurriculum, createResource, createStudent } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { copyToBen, createArtCourse, openCopies } from "../../../testing/art-course.ts"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let ada: string
let ben: string
beforeEach(async () => {
  ;({ parent, family_id, ada, ben } = await openCopies(api))
})
afterAll(api.close)

const anArtCourse = () => createArtCourse(api, { family_id, ada })
const copyOf = (id: string, given: object) => copyToBen({ parent, ben }, id, given)

test("a preview answers what the call answers, and saves nothing", { tags: ["planning.copy-preview"] }, async () => {
  const { id, lessons } = await anArtCourse()
  await createAssignment(api.db, { curriculum_id: id, lesson_id: lessons[0] })
  const preview = await copyOf(id, { preview: true, together: true })
  expect(preview.change_id).toBeNull()
  expect(await parent.changes.list({})).toEqual([])
  expect(await parent.curriculum.list({ student_id: ben })).toEqual([])
  expect(await api.db.subject.count({ where: { family_id } })).toBe(1)
  const { curricula } = await copyOf(id, { together: true })
  const withoutIds = curricula.map((copy) => ({
    ...copy,
    id: null,
    subject_id: null,
    subject: { ...copy.subject, id: null },
  }))
  expect(withoutIds).toEqual(preview.curricula)
})

test("undo removes everything that was made", { tags: ["planning.copy-undo"] }, async () => {
  const { id, lessons } = await anArtCourse()
  await createAssignment(api.db, { curriculum_id: id, lesson_id: lessons[0] })
  const resource = await createResource(api.db, { family_id })
  await parent.lessons.update({ id: lessons[0] ?? "", resource_ids: [resource.id] })
  const before = await counts()
  const { change_id } = await copyOf(id, { together: true })
  // 3 lessons with a resource and an assignment, their course and subject, and the 3 lessons that they were joined with.
  expect(await parent.changes.undo({ id: change_id ?? "" })).toMatchObject({ count: 10 })
  expect(await counts()).toEqual(before)
  expect((await parent.lessons.list({ curriculum_id: id })).map(({ together_id }) => together_id)).toEqual([
    null,
    null,
    null,
  ])
})

async function counts() {
  const where = { family_id }
  return {
    subjects: await api.db.subject.count({ where }),
    curricula: await api.db.curriculum.count({ where }),
    lessons: await api.db.lesson.count({ where }),
    resources: await api.db.lesson_resource.count({ where }),
    assignments: await api.db.assignment.count({ where }),
  }
}

describe("is refused, and changes nothing", { tags: ["planning.copy-refused"] }, () => {
  test.each([
    ["a year that is not set up", "academic_year", () => ({ academic_year: "2035-2036" })],
    ["a first day after the year", "start_date", () => ({ start_date: "2027-07-01" })],
    ["its own student and year", "student_ids", () => ({ student_ids: [ben, ada] })],
  ])("with %s", async (_, field, wrong) => {
    const { id } = await anArtCourse()
    const before = await counts()
    const refusal = { code: "BAD_REQUEST", cause: { details: { issues: [{ field }] } } }
    await expect(copyOf(id, wrong())).rejects.toMatchObject(refusal)
    await expect(copyOf(id, { ...wrong(), preview: true })).rejects.toMatchObject(refusal)
    expect(await counts()).toEqual(before)
  })

  test("without a student, or with one of another family", async () => {
    const { id } = await anArtCourse()
    await expect(copyOf(id, { student_ids: [] })).rejects.toMatchObject({ code: "BAD_REQUEST" })
    const stranger = await createStudent(api.db)
    await expect(copyOf(id, { student_ids: [ben, stranger.id] })).rejects.toMatchObject({ code: "NOT_FOUND" })
    const theirs = await createCurriculum(api.db)
    await expect(copyOf(theirs.id, {})).rejects.toMatchObject({ code: "NOT_FOUND" })
  })
})
