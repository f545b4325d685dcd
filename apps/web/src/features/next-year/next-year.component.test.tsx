import type { RollOverInput } from "@hearthbook/api/plan/roll-over"
import { beforeEach, expect, onTestFinished, test } from "vitest"
import { page } from "vitest/browser"
import { Refusal, type Answers } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { benView, sampleCurriculum } from "../../testing/sample-family.ts"
import { sampleYear, stopDate } from "../../testing/sample-year.ts"
import NextYearPage from "./next-year-page.tsx"

const senior = { ...benView, id: "0190a0a0-0000-7000-8000-000000000013", first_name: "Sol", grade_level: "12" as const }
const [math, art] = [sampleCurriculum(1, benView, "Math"), sampleCurriculum(2, benView, "Art")]
const change_id = "0190a0a0-0000-7000-8000-000000000501"
const start = page.getByRole("button", { name: "Start 2027-2028" })
const summary = page.getByRole("region", { name: "This will be made" })

beforeEach(() => {
  stopDate()
  const { href } = window.location
  onTestFinished(() => window.history.replaceState(null, "", href))
})

/** A server that makes what the page asks for, with 12 lessons in each course. */
const answers: Answers = {
  "schoolYears.list": () => [sampleYear],
  "students.list": () => [benView, senior],
  "curriculum.list": () => [math, art],
  "schoolYears.rollOver": ({ students, preview, academic_year, start_date, end_date }) => ({
    school_year: {
      ...sampleYear,
      id: null,
      academic_year,
      start_date: `${start_date}T00:00:00.000Z`,
      end_date: `${end_date}T00:00:00.000Z`,
      terms: [],
    },
    students: students.map(({ student_id, grade_level }) => ({
      ...(student_id === senior.id ? senior : benView),
      grade_level,
    })),
    curricula: students.flatMap(({ student_id, curriculum_ids }) =>
      curriculum_ids.map((id) => ({
        id: null,
        copied_from: id,
        student_id,
        subject_id: null,
        academic_year,
        semester: "full_year" as const,
        mode: "dated" as const,
        student: benView,
        subject: { ...(id === math.id ? math : art).subject, id: null },
        subject_is_new: true,
        is_second: false,
        lesson_count: 12,
        assignment_count: 0,
        resource_count: 0,
        first_date: null,
        last_date: null,
        beyond_end: 0,
      })),
    ),
    class_count: 3,
    change_id: preview ? null : change_id,
  }),
}
const saved = (calls: unknown[]) => (calls as RollOverInput[]).filter(({ preview }) => !preview)

test(
  "everything is filled in, and one button starts the year",
  { tags: ["planning.next-year-page", "slow"] },
  async () => {
    const { callsOf } = await renderScreen(<NextYearPage />, answers)
    await expect.element(page.getByLabelText("First day")).toHaveValue("08/01/2027")
    await expect.element(summary.getByText("2 courses, 24 lessons, 2 new subjects")).toBeVisible()
    await expect.element(summary.getByText("Ben, 5th grade")).toBeVisible()
    await expect.element(summary.getByText("3 weekly classes")).toBeVisible()
    await start.click()
    await expect.element(page.getByText("2027-2028 started with 2 courses.")).toBeVisible()
    expect(saved(callsOf("schoolYears.rollOver"))).toEqual([
      {
        from_id: sampleYear.id,
        academic_year: "2027-2028",
        start_date: "2027-08-01",
        end_date: "2028-07-31",
        schedule: true,
        students: [{ student_id: benView.id, grade_level: "5", curriculum_ids: [art.id, math.id] }],
      },
    ])
    expect(window.location.search).toBe("?year=2027-2028")
  },
)

test(
  "a course and the classes are left out, and a graduate is kept",
  { tags: ["planning.next-year-page", "slow"] },
  async () => {
    const { callsOf } = await renderScreen(<NextYearPage />, answers)
    await page.getByRole("button", { name: "Choose courses of Ben" }).click()
    await page.getByRole("checkbox", { name: "Art" }).click()
    await expect.element(page.getByText("1 of 2 courses")).toBeVisible()
    await page.getByRole("checkbox", { name: /Carry on the weekly classes/ }).click()
    await expect.element(page.getByText(/^Finishes 12th grade and is left out/)).toBeVisible()
    await page.getByRole("checkbox", { name: "Sol" }).click()
    await expect.element(page.getByText("No courses in 2026-2027.")).toBeVisible()
    await expect.element(summary.getByText("Sol, 12th grade")).toBeVisible()
    await start.click()
    await expect
      .poll(() => saved(callsOf("schoolYears.rollOver")))
      .toMatchObject([
        {
          schedule: false,
          students: [
            { student_id: benView.id, curriculum_ids: [math.id] },
            { student_id: senior.id, grade_level: "12", curriculum_ids: [] },
          ],
        },
      ])
  },
)

test(
  "wrong days are shown at their field before anything is saved",
  { tags: ["planning.next-year-page"] },
  async () => {
    const message = "School years must not overlap: 2026-2027 is from 08/01/2026 to 07/31/2027."
    await renderScreen(<NextYearPage />, {
      ...answers,
      "schoolYears.rollOver": () => {
        throw new Refusal("VALIDATION_ERROR", { issues: [{ field: "start_date", message }] })
      },
    })
    await expect.element(page.getByLabelText("First day")).toHaveAccessibleDescription(message)
    await expect.element(summary.getByText(message)).toBeVisible()
  },
)

test(
  "without a school year or students the page says what comes first",
  { tags: ["planning.next-year-page"] },
  async () => {
    const empty = { ...answers, "students.list": () => [], "curriculum.list": () => [] }
    await renderScreen(<NextYearPage />, empty)
    await expect.element(page.getByText(/^There are no students yet/)).toBeVisible()
    await expect.element(start).toBeEnabled()
  },
)

test("a family without a year is led to the school years", { tags: ["planning.next-year-page"] }, async () => {
  await renderScreen(<NextYearPage />, { ...answers, "schoolYears.list": () => [] })
  await expect.element(page.getByRole("link", { name: "Add a school year" })).toBeVisible()
})
