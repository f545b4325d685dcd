import {
  createAssignment,
  createAttendance,
  createCurriculum,
  createGrade,
  createStudent,
} from "@hearthbook/db/testing/factories"
import sharp from "sharp"
import { afterAll, expect, test } from "vitest"
import { openTestApi } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)

test(
  "has each course's result, what was said, attendance, and what is missing",
  { tags: ["grades.report-card"] },
  async () => {
    const { parent, family_id } = await api.openFamily()
    const { id: student_id } = await createStudent(api.db, { family_id, grade_level: "4" })
    const year = await api.db.school_year.findFirstOrThrow({ where: { family_id, academic_year: "2026-2027" } })
    const days = { start_date: "2026-07-01", end_date: "2026-12-31" }
    const { terms } = await parent.schoolYears.update({ id: year.id, terms: [{ name: "Fall", ...days }] })
    const term_id = terms[0]?.id ?? ""
    const course = { family_id, student_id, academic_year: "2026-2027", grade_level: "4" }
    const { id: curriculum_id } = await createCurriculum(api.db, { ...course, course_title: "Arithmetic" })
    await createCurriculum(api.db, { ...course, academic_year: "2025-2026" })
    const due_date = new Date("2026-09-14")
    const graded = await createAssignment(api.db, { curriculum_id, status: "graded", due_date })
    await createGrade(api.db, { assignment_id: graded.id, points_earned: 91, percentage: 91, letter_grade: "A-" })
    await createAssignment(api.db, { curriculum_id, status: "submitted", due_date })
    await parent.courseResults.update({ id: curriculum_id, term_id, effort: "E", comment: "Likes fractions." })
    const marks = {
      "2026-09-10": "present",
      "2026-09-11": "late",
      "2026-09-14": "absent",
      "2026-09-15": "excused",
    } as const
    for (const [date, status] of Object.entries(marks))
      await createAttendance(api.db, {
        student_id,
        date: new Date(date),
        status,
        fraction: status === "late" ? 0.5 : 1,
      })
    const card = await parent.reportCards.get({ id: student_id, school_year_id: year.id, term_id })
    expect(card).toMatchObject({
      student: { id: student_id, grade_level: "4" },
      academic_year: "2026-2027",
      term: { id: term_id, name: "Fall" },
      layout: "k8",
      courses: [
        {
          curriculum_id,
          title: "Arithmetic",
          percent: 91,
          letter: "A-",
          label: "A-",
          effort: "E",
          comment: "Likes fractions.",
        },
      ],
      attendance: { days: 1.5, half_days: 1, absent: 1, excused: 1, late: 1 },
      scale: { name: "Letters with plus and minus" },
    })
    expect(card.courses).toHaveLength(1)
    expect(card.missing.map(({ message }) => message)).toEqual([
      "Your school has no name",
      "1 assignment of Arithmetic in Fall waits for a grade",
    ])
    const whole = await parent.reportCards.get({ id: student_id, school_year_id: year.id })
    expect(whole).toMatchObject({ term: null, courses: [{ effort: null, comment: null }] })
  },
)

test("stands under the school's name, address and logo", { tags: ["settings.school-papers"] }, async () => {
  const { parent, user, family_id } = await api.openFamily()
  const { id } = await createStudent(api.db, { family_id })
  const year = await api.db.school_year.findFirstOrThrow({ where: { family_id } })
  const school = {
    name: "Hill Academy",
    address: "1 Hill Road\nIthaca",
    phone: "555-0100",
    email: "hill@example.com",
    about: "At home.",
  }
  expect(await parent.school.update(school)).toEqual({ ...school, logo_file_id: null })
  const content = new Uint8Array(
    await sharp({ create: { width: 600, height: 400, channels: 3, background: "#0f766e" } })
      .png()
      .toBuffer(),
  )
  const logo = await (await api.schoolOf(user)).setLogo({ content })
  const second = await (await api.schoolOf(user)).setLogo({ content })
  expect(second.logo_file_id).not.toBe(logo.logo_file_id)
  expect(await api.db.file.count({ where: { family_id } })).toBe(1)
  expect((await parent.reportCards.get({ id, school_year_id: year.id })).school).toEqual(second)
  const kept = await (await api.filesOf(user)).read({ id: second.logo_file_id ?? "" })
  expect((await sharp(kept.content).metadata()).width).toBe(256)
  await expect(parent.files.delete({ id: second.logo_file_id ?? "" })).rejects.toMatchObject({ code: "NOT_FOUND" })
  await expect(parent.school.update({ logo_file_id: logo.logo_file_id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  expect(await parent.school.update({ logo_file_id: null })).toEqual({ ...school, logo_file_id: null })
  expect(await api.db.file_content.count({ where: { family_id } })).toBe(0)
})
