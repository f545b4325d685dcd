import { createAssignment, createCurriculum, createGrade, createStudentLogin } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)

let parent: Caller
let family_id: string
let course: Awaited<ReturnType<typeof createCurriculum>>
let fall: string
let year: string
beforeEach(async () => {
  ;({ parent, family_id } = await api.openFamily())
  course = await createCurriculum(api.db, { family_id, academic_year: "2026-2027" })
  const row = await api.db.school_year.findFirstOrThrow({ where: { family_id, academic_year: "2026-2027" } })
  year = row.id
  const terms = [
    { name: "Fall", start_date: "2026-07-01", end_date: "2026-12-31" },
    { name: "Spring", start_date: "2027-01-01", end_date: "2027-06-30" },
  ]
  fall = (await parent.schoolYears.update({ id: year, terms })).terms[0]?.id ?? ""
})

type Work = { type?: "quiz" | "test" | "homework"; due?: string; extra_credit?: boolean; possible?: number }

async function grade(points_earned: number, { type = "test", due = "2026-09-14", possible = 100, ...rest }: Work = {}) {
  const due_date = new Date(due)
  const work = { curriculum_id: course.id, status: "graded" as const, type, due_date, points_possible: possible }
  const { id: assignment_id } = await createAssignment(api.db, { ...work, ...rest })
  await createGrade(api.db, { assignment_id, points_earned, percentage: null, letter_grade: null })
  return assignment_id
}

const whole = () => ({ id: course.id, term_id: null })
const first = async () => (await parent.courseResults.ofCourse({ id: course.id }))[0]

describe("the grade of a course", () => {
  test(
    "weighs types, drops the lowest, and shows how it came about",
    { tags: ["grades.weights", "grades.drop-lowest", "grades.breakdown"] },
    async () => {
      await grade(90)
      await grade(80)
      const lowest = await grade(40, { type: "quiz" })
      await grade(70, { type: "quiz" })
      await grade(10, { type: "homework" })
      const weights = { test: 50, quiz: 30, project: 20 }
      await parent.curriculum.update({ id: course.id, weights, drop_lowest: { quiz: 1 } })
      // (50 * 85 + 30 * 70) / 80
      expect(await parent.courseResults.grade({ id: course.id })).toMatchObject({
        percent: 79.38,
        letter: "C+",
        points: 2.3,
        breakdown: [
          { type: "quiz", weight: 30, earned: 70, possible: 100, percent: 70, counted: 1, dropped_ids: [lowest] },
          { type: "test", weight: 50, earned: 170, possible: 200, percent: 85, counted: 2, dropped_ids: [] },
        ],
      })
      expect(await parent.curriculum.byId({ id: course.id })).toMatchObject({ percent: 79.38, letter: "C+", weights })
      const [progress] = await parent.progress.list({})
      expect(progress?.subjects).toMatchObject([{ percent: 79, shown_percent: 79, letter_grade: "C+" }])
    },
  )

  test(
    "adds extra credit to what is earned only, also above 100 percent",
    { tags: ["grades.extra-credit"] },
    async () => {
      await grade(98)
      await grade(5, { extra_credit: true, possible: 10 })
      expect(await parent.courseResults.grade({ id: course.id })).toMatchObject({ percent: 103, letter: "A" })
      const [progress] = await parent.progress.list({})
      expect(progress?.subjects).toMatchObject([{ percent: 103, points_earned: 103, points_possible: 100 }])
      expect(await parent.dashboard.stats()).toMatchObject({ average_grade: 103 })
    },
  )

  test("of a term counts what is due in it", { tags: ["grades.terms"] }, async () => {
    await grade(90)
    await grade(60, { due: "2027-02-01" })
    expect(await parent.courseResults.grade({ id: course.id, term_id: fall })).toMatchObject({
      percent: 90,
      term_id: fall,
    })
    expect((await parent.courseResults.ofCourse({ id: course.id })).map(({ percent }) => percent)).toEqual([75, 90, 60])
  })

  test(
    "is hidden from a child who does not see grades, and a sibling's is not found",
    { tags: ["grades.hidden"] },
    async () => {
      await grade(90)
      await parent.courseResults.update({ ...whole(), comment: "Well done.", effort: "E" })
      const login = await createStudentLogin(api.db, { family_id, student_id: course.student_id })
      const child = await api.callerFor(login)
      expect(await child.courseResults.grade({ id: course.id })).toMatchObject({ percent: 90, letter: "A-" })
      await parent.students.update({ id: course.student_id, sees_grades: false })
      const hidden = await api.callerFor(login)
      expect(await hidden.courseResults.grade({ id: course.id })).toMatchObject({
        percent: null,
        letter: null,
        breakdown: [],
      })
      const [result] = await hidden.courseResults.ofCourse({ id: course.id })
      expect(result).toMatchObject({
        percent: null,
        label: null,
        current_percent: null,
        comment: "Well done.",
        effort: "E",
      })
      const other = await createCurriculum(api.db, { family_id })
      await expect(child.courseResults.grade({ id: other.id })).rejects.toMatchObject({ code: "NOT_FOUND" })
    },
  )
})

describe("a result", () => {
  test(
    "is computed until it is overridden, which needs a label of the scale and a reason",
    { tags: ["grades.override"] },
    async () => {
      await grade(88)
      expect(await first()).toMatchObject({ id: null, version: 0, percent: 88, letter: "B+", label: "B+", points: 3.3 })
      const wrong = (input: object) => parent.courseResults.update({ ...whole(), ...input })
      const at = (field: string) => ({ code: "BAD_REQUEST", cause: { details: { issues: [{ field }] } } })
      await expect(wrong({ override_label: "A" })).rejects.toMatchObject(at("override_reason"))
      await expect(wrong({ override_label: "Z", override_reason: "Oral exam" })).rejects.toMatchObject(
        at("override_label"),
      )
      const saved = await wrong({ override_label: "A", override_reason: "Oral exam", credits: 0.5 })
      expect(saved).toMatchObject({ percent: 88, letter: "B+", label: "A", points: 4, credits: 0.5, version: 1 })
      const back = await wrong({ override_label: null, version: saved.version })
      expect(back).toMatchObject({ label: "B+", override_reason: null, credits: 0.5, version: 2 })
      await expect(wrong({ comment: "Late", version: 1 })).rejects.toMatchObject({ cause: { reason: "STALE" } })
    },
  )

  test("no longer moves once it is final, and says so", { tags: ["grades.finalize"] }, async () => {
    const conflict = { code: "CONFLICT" }
    await expect(parent.courseResults.finalize(whole())).rejects.toMatchObject(conflict)
    await grade(88)
    const final = await parent.courseResults.finalize(whole())
    expect(final).toMatchObject({ percent: 88, letter: "B+", points: 3.3, changed_since: false })
    expect(final.finalized_at).not.toBeNull()
    await grade(100)
    await parent.curriculum.update({ id: course.id, grading_scale_id: "builtin-pass-fail" })
    expect(await first()).toMatchObject({
      percent: 88,
      letter: "B+",
      points: 3.3,
      changed_since: true,
      current_percent: 94,
      current_letter: "Pass",
    })
    await expect(parent.courseResults.update({ ...whole(), comment: "!" })).rejects.toMatchObject(conflict)
    expect(await parent.courseResults.finalize(whole())).toMatchObject({ percent: 88, version: final.version })
    expect(await parent.courseResults.reopen(whole())).toMatchObject({ percent: 94, label: "Pass", finalized_at: null })
  })

  test("of a term keeps the term from being removed once it is final", { tags: ["grades.finalize"] }, async () => {
    await grade(88)
    const of = { id: course.id, term_id: fall }
    await parent.courseResults.finalize(of)
    const remove = () => parent.schoolYears.update({ id: year, terms: [] })
    await expect(remove()).rejects.toMatchObject({ code: "CONFLICT" })
    await parent.courseResults.reopen(of)
    expect(await remove()).toMatchObject({ terms: [] })
    expect(await parent.courseResults.ofCourse({ id: course.id })).toHaveLength(1)
  })

  test(
    "of a locked year changes only with a reason, which is kept",
    { tags: ["time.lock", "time.amendments"] },
    async () => {
      await grade(88)
      await parent.courseResults.update({ ...whole(), comment: "Good" })
      await parent.schoolYears.lock({ id: year })
      const ways = [
        (reason: object) => parent.courseResults.update({ ...whole(), comment: "Better", ...reason }),
        (reason: object) => parent.courseResults.update({ ...whole(), term_id: fall, effort: "E", ...reason }),
        (reason: object) => parent.courseResults.finalize({ ...whole(), ...reason }),
        (reason: object) => parent.courseResults.reopen({ ...whole(), ...reason }),
        (reason: object) => parent.curriculum.delete({ id: course.id, ...reason }),
      ]
      for (const way of ways) {
        const before = JSON.stringify(await api.db.course_result.findMany({ where: { family_id } }))
        if (way !== ways[3])
          await expect(way({})).rejects.toMatchObject({ code: "CONFLICT", cause: { reason: "LOCKED" } })
        expect(JSON.stringify(await api.db.course_result.findMany({ where: { family_id } }))).toBe(before)
        await way({ amendment_reason: "Found an essay" })
      }
      const kept = await parent.amendments.list({ noun: "course_result" })
      // A deleted course takes both of its results.
      expect(kept).toHaveLength(6)
      expect(kept.every(({ reason }) => reason === "Found an essay")).toBe(true)
      expect(kept.filter(({ before }) => before === null)).toHaveLength(1)
      expect(kept.filter(({ after }) => after === null)).toHaveLength(2)
    },
  )

  test("comes back with its course", { tags: ["editing.undo"] }, async () => {
    await parent.courseResults.update({ ...whole(), comment: "Good" })
    const { change_id } = await parent.curriculum.delete({ id: course.id })
    await parent.changes.undo({ id: change_id ?? "" })
    expect(await first()).toMatchObject({ comment: "Good" })
  })
})

test("a child sees the grades of its courses of this year", { tags: ["portal.course-grades"] }, async () => {
  await grade(86)
  await parent.curriculum.update({ id: course.id, grading_scale_id: "builtin-esnu", course_title: "Biology" })
  const earlier = { family_id, student_id: course.student_id, academic_year: "2025-2026" }
  await createCurriculum(api.db, earlier)
  const sibling = await createCurriculum(api.db, { family_id, academic_year: "2026-2027" })
  const child = await api.callerFor(await createStudentLogin(api.db, { family_id, student_id: course.student_id }))
  const own = [{ curriculum_id: course.id, title: "Biology", percent: 86, shown_percent: 86, letter: "S" }]
  expect(await child.courseResults.grades({})).toMatchObject(own)
  const foreign = child.courseResults.grades({ student_id: sibling.student_id })
  await expect(foreign).rejects.toMatchObject({ code: "NOT_FOUND" })
  expect(await parent.courseResults.grades({})).toHaveLength(2)
  await parent.students.update({ id: course.student_id, sees_grades: false })
  expect(await child.courseResults.grades({})).toEqual([])
})

test(
  "in a locked year, how a course is graded changes only with a reason",
  { tags: ["time.lock", "grades.course-settings"] },
  async () => {
    await parent.schoolYears.lock({ id: year })
    const changes = [
      { weights: { test: 100 } },
      { grading_scale_id: "builtin-esnu" },
      { credits: 2 },
      { level: "ap" as const },
    ]
    for (const change of changes) {
      const given = { id: course.id, ...change }
      await expect(parent.curriculum.update(given)).rejects.toMatchObject({ cause: { reason: "LOCKED" } })
    }
    await parent.curriculum.update({ id: course.id, goals: "Read more", course_title: "Biology" })
    await parent.curriculum.update({ id: course.id, credits: 2, amendment_reason: "Counted wrong" })
    const [kept] = await api.db.amendment.findMany({ where: { family_id } })
    expect(kept).toMatchObject({
      row_id: course.id,
      reason: "Counted wrong",
      before: { credits: null },
      after: { credits: 2 },
    })
  },
)
