import { createAssignment, createCurriculum, createLesson, createResource } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, expect, test } from "vitest"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let lesson_ids: string[]
let assignment_id: string
beforeEach(async () => {
  api.clock.now = testNow
  ;({ parent, family_id } = await api.openFamily())
  const { id: curriculum_id } = await createCurriculum(api.db, { family_id })
  const [one, two] = [await createLesson(api.db, { curriculum_id }), await createLesson(api.db, { curriculum_id })]
  const { id: resource_id } = await createResource(api.db, { family_id })
  await parent.lessons.update({ id: one.id, resource_ids: [resource_id] })
  ;({ id: assignment_id } = await createAssignment(api.db, { curriculum_id, lesson_id: one.id }))
  lesson_ids = [one.id, two.id]
})
afterAll(api.close)

test("many lessons are deleted as one change, without their work", { tags: ["planning.selection"] }, async () => {
  const before = await parent.lessons.list({})
  const { change_id, summary } = await parent.lessons.deleteMany({ lesson_ids })
  expect(summary).toBe("Deleted 2 lessons")
  expect(await parent.lessons.list({})).toEqual([])
  expect(await parent.assignments.byId({ id: assignment_id })).toMatchObject({ id: assignment_id })
  await parent.changes.undo({ id: change_id ?? "" })
  const unversioned = (lessons: typeof before) => lessons.map((lesson) => ({ ...lesson, version: 0, updated_at: "" }))
  expect(unversioned(await parent.lessons.list({}))).toEqual(unversioned(before))
})

test("none is deleted if one is gone already", { tags: ["planning.selection"] }, async () => {
  const [gone = "", kept = ""] = lesson_ids
  await parent.lessons.delete({ id: gone })
  await expect(parent.lessons.deleteMany({ lesson_ids })).rejects.toMatchObject({ code: "NOT_FOUND" })
  expect((await parent.lessons.list({})).map(({ id }) => id)).toEqual([kept])
})
