import {
  createAssignment,
  createCurriculum,
  createGrade,
  createStudent,
  createSubject,
} from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { isAchievement } from "@hearthbook/core/grading/achievements"
import { dayToDate } from "@hearthbook/core/time/days"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let curriculum: Awaited<ReturnType<typeof createCurriculum>>
beforeEach(async () => {
  ;({ parent, family_id } = await api.openFamily())
  curriculum = await createCurriculum(api.db, { family_id })
})
afterAll(api.close)

type Work = { earned?: number; possible?: number; due?: string; curriculum_id?: string }

/** Work of the child, graded if points are given. */
async function work({ earned, possible = 100, due = "2026-09-10", curriculum_id = curriculum.id }: Work) {
  const given = { family_id, curriculum_id, points_possible: possible, due_date: dayToDate(due) }
  const { id: assignment_id } = await createAssignment(api.db, given)
  if (earned !== undefined) await parent.grades.record({ assignment_id, points_earned: earned })
  return assignment_id
}

describe("a child's progress", () => {
  test(
    "is points earned over points possible in each subject; ungraded work never counts as 0",
    { tags: ["grades.averages"] },
    async () => {
      await work({ earned: 10, possible: 10 })
      await work({ earned: 45, possible: 90 })
      await work({})
      expect(await parent.progress.list({})).toMatchObject([
        {
          student: { id: curriculum.student_id },
          assignment_count: 3,
          graded_count: 2,
          subjects: [
            {
              assignment_count: 3,
              graded_count: 2,
              points_earned: 55,
              points_possible: 100,
              percent: 55,
              letter_grade: "F",
            },
          ],
        },
      ])
    },
  )

  test("leaves out work of 0 points, and work moved away from graded", async () => {
    await work({ earned: 0, possible: 0 })
    const moved = await work({ earned: 0 })
    await parent.assignments.update({ id: moved, status: "in_progress" })
    expect(await parent.progress.list({})).toMatchObject([
      { subjects: [{ points_possible: 0, percent: null, letter_grade: null }] },
    ])
  })

  test("adds up two curricula of one subject, and keeps siblings apart", async () => {
    const { student_id, subject_id } = curriculum
    const spring = await createCurriculum(api.db, { family_id, student_id, subject_id, semester: "spring" })
    const sibling = await createCurriculum(api.db, { family_id, subject_id })
    await work({ earned: 100 })
    await work({ earned: 50, curriculum_id: spring.id })
    await work({ earned: 0, curriculum_id: sibling.id })
    const all = await parent.progress.list({})
    expect(all.find(({ student }) => student.id === student_id)?.subjects).toMatchObject([{ percent: 75 }])
    expect(await parent.progress.list({ student_id: sibling.student_id })).toMatchObject([
      { subjects: [{ percent: 0, letter_grade: "F" }] },
    ])
  })

  test("of a child without a curriculum has no subjects", async () => {
    const { id } = await createStudent(api.db, { family_id })
    expect(await parent.progress.list({ student_id: id })).toMatchObject([
      { assignment_count: 0, subjects: [], achievements: [] },
    ])
  })

  test("another family's child is not found", async () => {
    const theirs = await createStudent(api.db)
    await expect(parent.progress.list({ student_id: theirs.id })).rejects.toMatchObject({ code: "NOT_FOUND" })
    await expect(parent.progress.weeks({ student_id: theirs.id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  })

  test("is the same on the child's own card", async () => {
    await work({ earned: 93 })
    const [student] = await parent.students.list({})
    expect(student?.subjects).toMatchObject([{ percent: 93, letter_grade: "A" }])
    expect(student).toMatchObject({ assignment_count: 1, graded_count: 1 })
  })
})

describe("achievements", () => {
  test("are the newest three of 90 percent or more, as in the rule", { tags: ["grades.achievements"] }, async () => {
    const { subject_id } = curriculum
    const scores = [100, 89.99, 90, 95, 91, 0]
    for (const [day, earned] of scores.entries()) {
      const { id: assignment_id } = await createAssignment(api.db, {
        family_id,
        curriculum_id: curriculum.id,
        status: "graded",
      })
      const mark = { points_earned: earned, percentage: earned, letter_grade: "A" }
      await createGrade(api.db, { assignment_id, ...mark, updated_at: new Date(Date.UTC(2026, 8, day + 1)) })
    }
    const worthless = await createAssignment(api.db, {
      family_id,
      curriculum_id: curriculum.id,
      points_possible: 0,
      status: "graded",
    })
    await createGrade(api.db, { assignment_id: worthless.id })
    const [progress] = await parent.progress.list({})
    expect(progress?.achievements).toMatchObject(
      [91, 95, 90].map((percentage) => ({ percentage, subject: { id: subject_id } })),
    )
    expect(progress?.achievements[0]).toMatchObject({ graded_at: "2026-09-05T00:00:00.000Z" })
    const grades = await parent.grades.list({})
    const byRule = grades.filter((grade) =>
      isAchievement({ earned: grade.points_earned, possible: grade.assignment.points_possible }),
    )
    expect(byRule).toHaveLength(4)
  })
})

describe("percent by week", () => {
  test(
    "is by the Monday of the week in which the work was due, from this academic year on",
    { tags: ["grades.weeks"] },
    async () => {
      const art = await createSubject(api.db, { family_id })
      const { student_id } = curriculum
      const other = await createCurriculum(api.db, { family_id, student_id, subject_id: art.id })
      await work({ earned: 80, due: "2026-09-07" })
      await work({ earned: 100, due: "2026-09-13" })
      await work({ earned: 70, due: "2026-09-14", curriculum_id: other.id })
      await work({ due: "2026-09-14" })
      await work({ earned: 10, due: "2026-06-30" })
      await work({ earned: 10, due: "2026-09-23" })
      expect(await parent.progress.weeks({})).toMatchObject([
        {
          student_id,
          subject: { id: curriculum.subject_id },
          week: "2026-09-07T00:00:00.000Z",
          percent: 90,
          graded_count: 2,
        },
        { student_id, subject: { id: art.id }, week: "2026-09-14T00:00:00.000Z", percent: 70, graded_count: 1 },
        // Graded before it is due.
        { student_id, week: "2026-09-21T00:00:00.000Z", percent: 10, graded_count: 1 },
      ])
      const all = await parent.progress.weeks({ start_date: "2026-06-01", end_date: "2026-09-20" })
      expect(all.map(({ week }) => week.slice(0, 10))).toEqual(["2026-06-29", "2026-09-07", "2026-09-14"])
    },
  )
})
