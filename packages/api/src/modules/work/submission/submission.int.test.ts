import { createAssignment, createCurriculum, createStudentLogin } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
beforeEach(async () => {
  ;({ parent, family_id } = await api.openFamily())
})
afterAll(api.close)

const url = "https://drive.google.com/file/d/1abc/view"

test("a parent turns in work on paper without any content, and it waits for its grade", async () => {
  const { id: assignment_id } = await createAssignment(api.db, { family_id })
  expect(await parent.submissions.create({ assignment_id })).toMatchObject({ status: "submitted", version: 2 })
  expect(await parent.submissions.list({ assignment_id })).toEqual([])
})

test("links and written answers are kept with the work, newest first", async () => {
  const { id: assignment_id } = await createAssignment(api.db, { family_id, status: "in_progress" })
  expect(await parent.submissions.create({ assignment_id, url })).toMatchObject({ submission_url: url })
  api.clock.now = new Date(api.clock.now.getTime() + 1000)
  await parent.submissions.create({ assignment_id, text: "  Bees dance to say where.  " })
  expect(await parent.submissions.list({ assignment_id })).toMatchObject([
    { kind: "text", text: "Bees dance to say where.", url: null },
    { kind: "link", url, text: null },
  ])
  expect(await parent.assignments.byId({ id: assignment_id })).toMatchObject({ submission_url: url })
})

test("only web addresses are accepted, and nothing is turned in with another", async () => {
  const { id: assignment_id } = await createAssignment(api.db, { family_id })
  const wrong = parent.submissions.create({ assignment_id, url: "javascript:alert(1)" })
  await expect(wrong).rejects.toMatchObject({ code: "BAD_REQUEST" })
  expect(await parent.assignments.byId({ id: assignment_id })).toMatchObject({ status: "assigned" })
})

test("graded work cannot be turned in again", async () => {
  const { id: assignment_id } = await createAssignment(api.db, { family_id })
  await parent.grades.record({ assignment_id, points_earned: 90 })
  await expect(parent.submissions.create({ assignment_id, url })).rejects.toMatchObject({ code: "CONFLICT" })
  expect(await parent.assignments.byId({ id: assignment_id })).toMatchObject({ status: "graded" })
})

test("turning in work while its child is deleted does one or the other, and never fails", { tags: [] }, async () => {
  for (let round = 0; round < 8; round++) {
    const { id: assignment_id, student_id } = await createAssignment(api.db, { family_id })
    const ended = await Promise.allSettled([
      parent.submissions.create({ assignment_id, text: "Cirrus." }),
      parent.grades.record({ assignment_id, points_earned: 90 }),
      parent.students.delete({ id: student_id }),
    ])
    const refused = ended.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []))
    for (const reason of refused) expect(reason).toMatchObject({ code: expect.stringMatching(/NOT_FOUND|CONFLICT/) })
    expect(ended[2].status).toBe("fulfilled")
  }
})

test("a child turns in its own work with content, and sees nothing of a sibling's", async () => {
  const curriculum = await createCurriculum(api.db, { family_id })
  const { id: assignment_id } = await createAssignment(api.db, { family_id, curriculum_id: curriculum.id })
  const siblings = await createAssignment(api.db, { family_id })
  const child = await api.callerFor(await createStudentLogin(api.db, { family_id, student_id: curriculum.student_id }))
  await expect(child.submissions.create({ assignment_id })).rejects.toMatchObject({ code: "BAD_REQUEST" })
  expect(await child.submissions.create({ assignment_id, text: "Cirrus." })).toMatchObject({ status: "submitted" })
  expect(await child.submissions.list({ assignment_id })).toMatchObject([{ text: "Cirrus." }])
  const theirs = { assignment_id: siblings.id }
  await expect(child.submissions.create({ ...theirs, text: "Mine" })).rejects.toMatchObject({ code: "NOT_FOUND" })
  await expect(child.submissions.list(theirs)).rejects.toMatchObject({ code: "NOT_FOUND" })
})

describe("work that asks for no answer", () => {
  const openWork = async (needs_answer: boolean) => {
    const { id: assignment_id, student_id } = await createAssignment(api.db, { family_id, needs_answer })
    const child = await api.callerFor(await createStudentLogin(api.db, { family_id, student_id }))
    return { child, assignment_id }
  }

  test("is turned in by a child without a text, a file or a link", { tags: ["portal.did-it"] }, async () => {
    const { child, assignment_id } = await openWork(false)
    expect(await child.submissions.create({ assignment_id })).toMatchObject({ status: "submitted" })
    expect(await parent.submissions.list({ assignment_id })).toEqual([])
  })

  test("is refused without an answer if it asks for one", { tags: ["portal.did-it"] }, async () => {
    const { child, assignment_id } = await openWork(true)
    await expect(child.submissions.create({ assignment_id })).rejects.toMatchObject({ code: "BAD_REQUEST" })
    expect(await child.assignments.byId({ id: assignment_id })).toMatchObject({ status: "assigned" })
  })

  test("can be taken back until it is graded", { tags: ["portal.did-it"] }, async () => {
    const { child, assignment_id: id } = await openWork(false)
    const { version } = await child.submissions.create({ assignment_id: id })
    const back = await child.assignments.update({ id, version, status: "in_progress" })
    expect(back).toMatchObject({ status: "in_progress" })
    await child.submissions.create({ assignment_id: id })
    await parent.grades.record({ assignment_id: id, points_earned: 90 })
    const graded = await child.assignments.byId({ id })
    const late = child.assignments.update({ id, version: graded.version, status: "in_progress" })
    await expect(late).rejects.toMatchObject({ code: "FORBIDDEN" })
  })

  test(
    "is unsubmitted, and not taken back, if it was turned in with an answer",
    { tags: ["portal.did-it"] },
    async () => {
      const { child, assignment_id: id } = await openWork(false)
      const { version } = await child.submissions.create({ assignment_id: id, text: "I read two chapters." })
      const back = child.assignments.update({ id, version, status: "in_progress" })
      await expect(back).rejects.toMatchObject({ code: "FORBIDDEN" })
    },
  )
})
