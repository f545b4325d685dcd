import { createCurriculum, createPastCourse, createStudent, createTime } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)

let parent: Caller
let family_id: string
let student_id: string
beforeEach(async () => {
  api.clock.now = testNow
  ;({ parent, family_id } = await api.openFamily())
  student_id = (await createStudent(api.db, { family_id, grade_level: "10" })).id
})

const reason = { override_reason: "From our records" }

/** A course with a final result. */
async function finalCourse(label: string, given: Parameters<typeof createCurriculum>[1]) {
  const course = await createCurriculum(api.db, { family_id, student_id, credits: 1, ...given })
  const of = { id: course.id, term_id: null }
  await parent.courseResults.update({ ...of, override_label: label, ...reason })
  await parent.courseResults.finalize(of)
  return course
}

test(
  "counts final courses by year, with honors, credits and courses taken elsewhere",
  { tags: ["grades.transcript", "grades.gpa", "grades.past-courses"] },
  async () => {
    await finalCourse("A", { academic_year: "2025-2026", grade_level: "9", course_title: "Algebra I" })
    await finalCourse("B+", { academic_year: "2025-2026", grade_level: "9", level: "honors", credits: 0.5 })
    await finalCourse("A-", { academic_year: "2024-2025", grade_level: "8", credits: 0.5 })
    await createCurriculum(api.db, { family_id, student_id, academic_year: "2026-2027", grade_level: "10", credits: 1 })
    const elsewhere = { academic_year: "2026-2027", grade_level: "10", level: "dual_enrollment" as const, letter: "B" }
    await createPastCourse(api.db, { family_id, student_id, ...elsewhere })
    const transcript = await parent.transcripts.get({ id: student_id })
    expect(transcript).toMatchObject({
      official: false,
      finalized_at: null,
      years: [
        // (4 + 3.3 * 0.5) / 1.5, and with 0.5 more for honors.
        { academic_year: "2025-2026", grade_level: "9", credits: 1.5, gpa: 3.77, weighted_gpa: 3.93 },
        { academic_year: "2026-2027", grade_level: "10", credits: 1, gpa: 3, weighted_gpa: 4 },
      ],
      before_high_school: { credits: 0.5, gpa: 3.7 },
      // (4 + 1.65 + 3) / 2.5
      cumulative: { credits: 2.5, gpa: 3.46, weighted_gpa: 3.96 },
    })
    expect(transcript.years[0]?.courses.map(({ title }) => title)).toContain("Algebra I")
    expect(transcript.years[1]?.courses.filter(({ status }) => status === "in_progress")).toHaveLength(1)
    expect(transcript.missing.map(({ kind }) => kind)).toEqual(["school_name", "legal_name", "graduation_date"])
  },
)

test(
  "scores of tests stand on the transcript in their order, and an official one keeps them",
  { tags: ["grades.test-scores"] },
  async () => {
    const given = [
      { name: "SAT", score: "1380", taken_on: "2026-05-02" },
      { name: "AP Biology", score: "5", taken_on: null },
    ]
    const shown = [
      { name: "SAT", score: "1380", taken_on: "2026-05-02T00:00:00.000Z" },
      { name: "AP Biology", score: "5", taken_on: null },
    ]
    await parent.students.update({ id: student_id, test_scores: given })
    expect(await parent.students.byId({ id: student_id })).toMatchObject({ test_scores: shown })
    expect(await parent.transcripts.get({ id: student_id })).toMatchObject({ test_scores: shown })
    await parent.transcripts.finalize({ id: student_id })
    await parent.students.update({ id: student_id, test_scores: [] })
    const official = { official: true, changed_since: true, test_scores: shown }
    expect(await parent.transcripts.get({ id: student_id })).toMatchObject(official)
  },
)

test(
  "the bonus is the family's, and credits are proposed from the time of the course",
  { tags: ["grades.gpa", "grades.credits"] },
  async () => {
    const course = await finalCourse("B", { academic_year: "2025-2026", grade_level: "9", level: "ap" })
    await parent.family.update({ ap_bonus: 0.75, hours_per_credit: 100, bonus_from_points: 3 })
    expect((await parent.transcripts.get({ id: student_id })).cumulative).toMatchObject({ gpa: 3, weighted_gpa: 3.75 })
    const spent = { family_id, student_id, curriculum_id: course.id, subject_id: course.subject_id }
    for (let n = 0; n < 4; n++) await createTime(api.db, { ...spent, minutes: 1440 })
    await createTime(api.db, { ...spent, minutes: 1440, status: "noted" })
    // 96 of 100 hours.
    expect(await parent.curriculum.byId({ id: course.id })).toMatchObject({ credits: 1, credits_proposed: 1 })
  },
)

describe("an official transcript", () => {
  test("stays as it was, and says that it would differ today", { tags: ["grades.official"] }, async () => {
    const course = await finalCourse("A", { academic_year: "2025-2026", grade_level: "9" })
    const official = await parent.transcripts.finalize({ id: student_id })
    expect(official).toMatchObject({ official: true, changed_since: false, cumulative: { gpa: 4 } })
    const of = { id: course.id, term_id: null }
    await parent.courseResults.reopen(of)
    await parent.courseResults.update({ ...of, override_label: "C", ...reason })
    await parent.courseResults.finalize(of)
    const later = await parent.transcripts.get({ id: student_id })
    expect(later).toMatchObject({ official: true, changed_since: true, cumulative: { gpa: 4 } })
    expect(await parent.transcripts.finalize({ id: student_id })).toEqual(later)
    const open = await parent.transcripts.reopen({ id: student_id })
    expect(open).toMatchObject({ official: false, changed_since: false, cumulative: { gpa: 2 } })
  })

  test(
    "keeps the hours of a credit, and the scales of its courses",
    { tags: ["grades.official", "grades.transcript"] },
    async () => {
      const steps = [
        { label: "Great", min_percent: 80, points: 4 },
        { label: "Not yet", min_percent: null, points: 0 },
      ]
      const own = await parent.gradingScales.create({ name: "Our marks", kind: "standards", steps })
      const year = { academic_year: "2025-2026", grade_level: "9" as const }
      const course = await createCurriculum(api.db, { family_id, student_id, credits: 1, ...year })
      await parent.curriculum.update({ id: course.id, grading_scale_id: own.id })
      const of = { id: course.id, term_id: null }
      await parent.courseResults.update({ ...of, override_label: "Great", ...reason })
      await parent.courseResults.finalize(of)
      const official = await parent.transcripts.finalize({ id: student_id })
      expect(official).toMatchObject({ other_scales: [{ name: "Our marks", steps }], hours_per_credit: 120 })
      await parent.family.update({ hours_per_credit: 150 })
      expect(await parent.transcripts.get({ id: student_id })).toMatchObject({
        hours_per_credit: 120,
        changed_since: true,
      })
    },
  )

  test("comes back with a child whose deletion is undone", { tags: ["editing.undo"] }, async () => {
    await createPastCourse(api.db, { family_id, student_id, letter: "A" })
    await parent.transcripts.finalize({ id: student_id })
    const { change_id } = await parent.students.delete({ id: student_id })
    await parent.changes.undo({ id: change_id ?? "" })
    expect(await parent.transcripts.get({ id: student_id })).toMatchObject({ official: true, cumulative: { gpa: 4 } })
  })

  test(
    "is shown by a link to whoever has it, until its day, and nothing else is",
    { tags: ["grades.transcript-link"] },
    async () => {
      const draft = { id: student_id, expires_on: "2026-09-20" }
      await expect(parent.transcripts.createLink(draft)).rejects.toMatchObject({ code: "CONFLICT" })
      const { missing, changed_since, ...official } = await parent.transcripts.finalize({ id: student_id })
      expect([missing.length > 0, changed_since]).toEqual([true, false])
      for (const expires_on of ["2026-09-14", "2029-01-01"])
        await expect(parent.transcripts.createLink({ ...draft, expires_on })).rejects.toMatchObject({
          code: "BAD_REQUEST",
        })
      const { token, url, ...link } = await parent.transcripts.createLink(draft)
      expect(url).toBe(`${api.settings.app_url}/transcript/${token}`)
      expect(token).toHaveLength(43)
      expect(JSON.stringify(await api.db.transcript_link.findMany({}))).not.toContain(token)
      expect(await parent.transcripts.links({ id: student_id })).toEqual([link])
      const anyone = api.callerWith(null)
      expect(await anyone.transcripts.open({ token })).toEqual(official)
      const closed = { code: "NOT_FOUND" }
      await expect(anyone.transcripts.open({ token: `${token}x` })).rejects.toMatchObject(closed)
      await parent.transcripts.reopen({ id: student_id })
      await expect(anyone.transcripts.open({ token })).rejects.toMatchObject(closed)
      await parent.transcripts.finalize({ id: student_id })
      // The last moment of its day in the family's time zone, and the first after it.
      api.clock.now = new Date("2026-09-21T03:59:59Z")
      await anyone.transcripts.open({ token })
      api.clock.now = new Date("2026-09-21T04:00:00Z")
      await expect(anyone.transcripts.open({ token })).rejects.toMatchObject(closed)
      api.clock.now = testNow
      const opened = { opens: 2, last_opened_at: "2026-09-21T03:59:59.000Z" }
      expect(await parent.transcripts.links({ id: student_id })).toEqual([{ ...link, ...opened }])
      await parent.transcripts.removeLink({ id: link.id })
      await expect(anyone.transcripts.open({ token })).rejects.toMatchObject(closed)
    },
  )

  test(
    "cannot be looked for: one address may open sixty links in ten minutes",
    { tags: ["grades.transcript-link"] },
    async () => {
      const anyone = api.callerWith(null)
      const codes = new Set<string>()
      for (let n = 0; n < 70; n++)
        await anyone.transcripts.open({ token: `guess ${n}` }).catch(({ code }: { code: string }) => codes.add(code))
      expect([...codes]).toEqual(["NOT_FOUND", "TOO_MANY_REQUESTS"])
    },
  )
})
