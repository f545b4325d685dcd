import { createAssignment, createCurriculum, createGrade, createStudentLogin } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, expect, test } from "vitest"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)

let parent: Caller
let family_id: string
beforeEach(async () => {
  ;({ parent, family_id } = await api.openFamily())
})

const steps = [
  { label: "Shining", min_percent: 85, points: null },
  { label: "Growing", min_percent: 50, points: null },
  { label: "Beginning", min_percent: null, points: null },
]
const draft = { name: "Our scale", kind: "standards" as const, steps }

/** A course with one grade of 86 percent. */
async function gradedCourse() {
  const course = await createCurriculum(api.db, { family_id })
  const { id: assignment_id } = await createAssignment(api.db, { curriculum_id: course.id, status: "graded" })
  await createGrade(api.db, { assignment_id, points_earned: 86, percentage: 86, letter_grade: "B" })
  return course
}

test("the built-in scales come first, then the family's own by name", { tags: ["grades.scale"] }, async () => {
  const own = await parent.gradingScales.create(draft)
  const all = await parent.gradingScales.list({})
  expect(all.filter(({ builtin }) => builtin)).toHaveLength(8)
  expect(all.at(-1)).toEqual(own)
  expect(own).toMatchObject({ ...draft, builtin: false, version: 1 })
  expect(await parent.gradingScales.byId({ id: "builtin-esnu" })).toMatchObject({ name: "E/S/N/U", builtin: true })
  await expect(parent.gradingScales.byId({ id: "builtin-nothing" })).rejects.toMatchObject({ code: "NOT_FOUND" })
})

test.each([
  ["no steps", [], "steps"],
  ["a label twice", [steps[0], { ...steps[1], label: " Shining " }], "steps.1.label"],
  ["a percentage twice", [steps[0], { ...steps[1], min_percent: 85 }], "steps.1.min_percent"],
  ["more than 30", Array.from({ length: 31 }, (_, n) => ({ label: `L${n}`, min_percent: n, points: null })), "steps"],
])("a scale with %s is refused at the field", { tags: ["grades.scale"] }, async (_, wrong, field) => {
  const create = parent.gradingScales.create({ ...draft, steps: wrong as typeof steps })
  await expect(create).rejects.toMatchObject({
    code: "BAD_REQUEST",
    cause: { details: { issues: [{ field }] } },
  })
})

test("a scale in use, and a built-in one, stay", { tags: ["grades.scale"] }, async () => {
  const { id } = await parent.gradingScales.create(draft)
  const course = await gradedCourse()
  await parent.curriculum.update({ id: course.id, grading_scale_id: id })
  const conflict = { code: "CONFLICT" }
  await expect(parent.gradingScales.delete({ id })).rejects.toMatchObject(conflict)
  await expect(parent.gradingScales.delete({ id: "builtin-letters" })).rejects.toMatchObject(conflict)
  await expect(parent.gradingScales.update({ id: "builtin-letters", name: "Mine" })).rejects.toMatchObject(conflict)
  await parent.curriculum.update({ id: course.id, grading_scale_id: null })
  await parent.family.update({ grading_scale_id: id })
  await expect(parent.gradingScales.delete({ id })).rejects.toMatchObject(conflict)
  await parent.family.update({ grading_scale_id: "builtin-whole-letters" })
  expect(await parent.gradingScales.delete({ id })).toEqual({ id })
})

test(
  "grades follow a scale, the course's before the family's",
  { tags: ["grades.scale", "grades.one-rule"] },
  async () => {
    const course = await gradedCourse()
    const { id } = await parent.gradingScales.create(draft)
    const letters = async () => {
      const [inList] = await parent.curriculum.list({})
      const [student] = await parent.students.list({})
      const [progress] = await parent.progress.list({})
      const grade = await parent.courseResults.grade({ id: course.id })
      return [inList?.letter, student?.subjects[0]?.letter_grade, progress?.subjects[0]?.letter_grade, grade.letter]
    }
    expect(await letters()).toEqual(["B", "B", "B", "B"])
    expect(await parent.family.update({ grading_scale_id: id })).toMatchObject({ grading_scale_id: id })
    expect(await letters()).toEqual(["Shining", "Shining", "Shining", "Shining"])
    const changed = await parent.curriculum.update({ id: course.id, grading_scale_id: "builtin-esnu" })
    expect(changed).toMatchObject({ grading_scale_id: "builtin-esnu", percent: 86, shown_percent: 86, letter: "S" })
    expect(await letters()).toEqual(["S", "S", "S", "S"])
    await parent.gradingScales.update({ id, steps: [{ label: "Here", min_percent: 0, points: null }] })
    await parent.curriculum.update({ id: course.id, grading_scale_id: null })
    expect(await letters()).toEqual(["Here", "Here", "Here", "Here"])
    expect(await parent.family.update({ grading_scale_id: null })).toMatchObject({ grading_scale_id: null })
    expect(await letters()).toEqual(["B", "B", "B", "B"])
  },
)

test(
  "the letter of one piece of work follows the scale of its course, wherever it stands",
  { tags: ["grades.scale", "grades.one-rule", "grades.letters"] },
  async () => {
    const { id: grading_scale_id } = await parent.gradingScales.create({
      ...draft,
      steps: [{ label: "Great", min_percent: 89.6, points: null }, ...steps],
    })
    const course = await createCurriculum(api.db, { family_id })
    await parent.curriculum.update({ id: course.id, grading_scale_id })
    const work = { curriculum_id: course.id, points_possible: 1000, status: "submitted" as const }
    const { id: assignment_id } = await createAssignment(api.db, { ...work, title: "Poem" })
    const letters = async () => {
      const [inList] = await parent.assignments.list({})
      const [grade] = await parent.grades.list({})
      const [newest] = (await parent.dashboard.overview()).recently_graded
      const [progress] = await parent.progress.list({})
      const where = { family_id, assignment_id, kind: "work_graded" as const, user_id: child.id }
      const bell = await api.db.notification.findFirst({ where, orderBy: { id: "desc" } })
      const [high] = progress?.achievements ?? []
      return [inList?.grade?.letter_grade, grade?.letter_grade, newest?.letter_grade, high?.letter_grade, bell?.body]
    }
    const child = await createStudentLogin(api.db, { family_id, student_id: course.student_id })
    const made = await parent.grades.record({ assignment_id, points_earned: 900 })
    expect(made.letter_grade).toBe("Great")
    expect(await letters()).toEqual(["Great", "Great", "Great", "Great", "Great, 90%"])
    // 89.55 % is no 90 beside a label that begins at 89.6.
    const { undo, assignment_version: version } = await parent.grades.record({ assignment_id, points_earned: 895.5 })
    expect((await letters()).filter((_, place) => place !== 3)).toEqual([
      "Shining",
      "Shining",
      "Shining",
      "Shining, 89.55%",
    ])
    expect((await parent.grades.undo({ undo, version })).grade).toMatchObject({
      points_earned: 900,
      letter_grade: "Great",
    })
    await parent.curriculum.update({ id: course.id, grading_scale_id: null })
    await parent.family.update({ grading_scale_id: "builtin-esnu" })
    expect((await letters()).slice(0, 4)).toEqual(["E", "E", "E", "E"])
    expect((await parent.assignments.byId({ id: assignment_id })).grading_scale_id).toBe("builtin-esnu")
  },
)

test("a scale that was changed meanwhile is not overwritten", { tags: ["editing.conflict"] }, async () => {
  const { id, version } = await parent.gradingScales.create(draft)
  await parent.gradingScales.update({ id, name: "Ours" })
  const stale = { cause: { reason: "STALE", details: { current: { name: "Ours" } } } }
  await expect(parent.gradingScales.update({ id, version, name: "Mine" })).rejects.toMatchObject(stale)
  await expect(parent.gradingScales.delete({ id, version })).rejects.toMatchObject(stale)
})
