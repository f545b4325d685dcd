import {
  createCurriculum,
  createParent,
  createResource,
  createScheduleEntry,
  createStudent,
  createSubject,
} from "@hearthbook/db/testing/factories"
import { afterAll, expect, test } from "vitest"
import { openTestApi } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)
const { parent, family_id } = await api.openFamily()

test("a subject starts with grade K, #4f46e5 and BookOpen", { tags: ["planning.subject-defaults"] }, async () => {
  const made = await parent.subjects.create({ name: "Reading" })
  expect(made).toMatchObject({
    grade_level: "K",
    color: "#4f46e5",
    icon: "BookOpen",
    description: null,
    curriculum_count: 0,
  })
})

test("null clears a description, an absent one is unchanged", async () => {
  const { id } = await parent.subjects.create({ name: "Maths", description: "Numbers", color: "#AABBCC" })
  expect(await parent.subjects.update({ id, name: "Mathematics" })).toMatchObject({
    description: "Numbers",
    color: "#aabbcc",
  })
  expect(await parent.subjects.update({ id, description: null })).toMatchObject({
    name: "Mathematics",
    description: null,
  })
})

test("is listed by name", async () => {
  const mother = await api.callerFor(await createParent(api.db))
  for (const name of ["Science", "Art", "Music"]) await mother.subjects.create({ name })
  expect((await mother.subjects.list({})).map(({ name }) => name)).toEqual(["Art", "Music", "Science"])
})

test(
  "cannot be deleted while it is used, and reports what uses it",
  { tags: ["planning.subject-in-use"] },
  async () => {
    const subject = await createSubject(api.db, { family_id })
    await createCurriculum(api.db, { family_id, subject_id: subject.id })
    await createScheduleEntry(api.db, { family_id, subject_id: subject.id })
    await createScheduleEntry(api.db, { family_id, subject_id: subject.id })
    await expect(parent.subjects.delete({ id: subject.id })).rejects.toMatchObject({
      code: "CONFLICT",
      message: "This subject is used by 1 curriculum and 2 weekly classes. Remove those first.",
    })
    expect(await parent.subjects.byId({ id: subject.id })).toMatchObject({ curriculum_count: 1 })
  },
)

test("deleting it only removes it from its resources", async () => {
  const subject = await createSubject(api.db, { family_id })
  const resource = await createResource(api.db, { family_id, subject_id: subject.id })
  await parent.subjects.delete({ id: subject.id })
  expect(await api.db.resource.findUnique({ where: { id: resource.id } })).toMatchObject({
    subject_id: null,
    family_id,
  })
})

test("deleted while a curriculum is created in it, one of the two is refused with the right reason", async () => {
  for (let round = 0; round < 10; round++) {
    const subject = await createSubject(api.db, { family_id })
    const student = await createStudent(api.db, { family_id, grade_level: subject.grade_level ?? "4" })
    const [made, removed] = await Promise.allSettled([
      parent.curriculum.create({ student_id: student.id, subject_id: subject.id }),
      parent.subjects.delete({ id: subject.id }),
    ])
    if (removed.status === "rejected") expect(removed.reason).toMatchObject({ cause: { reason: "IN_USE" } })
    else expect(made).toMatchObject({ status: "rejected", reason: { cause: { reason: "NOT_FOUND" } } })
  }
})
