import type { CopiedCourse, CopyInput } from "@hearthbook/api/plan/copy"
import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { Refusal, type Answers } from "../../../testing/fake-server.ts"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { benView, sampleCurriculum } from "../../../testing/sample-family.ts"
import { sampleYear, stopDate } from "../../../testing/sample-year.ts"
import { CopyModal } from "./copy-modal.tsx"

const cleo = { ...benView, id: "0190a0a0-0000-7000-8000-000000000012", first_name: "Cleo" }
const dora = { ...benView, id: "0190a0a0-0000-7000-8000-000000000014", first_name: "Dora" }
const math = { ...sampleCurriculum(1, benView, "Math"), lesson_count: 36 }
const next = {
  ...sampleYear,
  id: "0190a0a0-0000-7000-8000-000000000202",
  academic_year: "2027-2028",
  start_date: "2027-08-01T00:00:00.000Z",
  end_date: "2028-05-31T00:00:00.000Z",
}
const change_id = "0190a0a0-0000-7000-8000-000000000501"
const dialog = page.getByRole("dialog", { name: "Copy Ben’s Math" })

beforeEach(stopDate)

function copiedFor(student: typeof benView, given: Partial<CopiedCourse> = {}): CopiedCourse {
  const { id, first_name, last_name, grade_level, color } = student
  return {
    id: null,
    copied_from: math.id,
    student_id: id,
    subject_id: null,
    academic_year: "2026-2027",
    semester: "full_year",
    mode: "dated",
    student: { id, first_name, last_name, grade_level, color },
    subject: { ...math.subject, id: null },
    subject_is_new: true,
    is_second: false,
    lesson_count: 36,
    assignment_count: 12,
    resource_count: 0,
    first_date: "2026-11-30T00:00:00.000Z",
    last_date: "2027-05-14T00:00:00.000Z",
    beyond_end: 0,
    ...given,
  }
}

const answersFor = (students: (typeof benView)[], given: Partial<CopiedCourse> = {}): Answers => ({
  "students.list": () => students,
  "schoolYears.list": () => [sampleYear, next],
  "curriculum.copy": ({ student_ids, preview }) => ({
    curricula: students.filter(({ id }) => student_ids.includes(id)).map((student) => copiedFor(student, given)),
    change_id: preview ? null : change_id,
  }),
})
const openCopy = (answers: Answers) => renderScreen(<CopyModal curriculum={math} onClose={() => undefined} />, answers)
const savedCalls = (calls: unknown[]) => (calls as CopyInput[]).filter(({ preview }) => !preview)

test("says for each ticked child what is made, and makes it", { tags: ["planning.copy-dialog", "slow"] }, async () => {
  const { callsOf } = await openCopy(answersFor([benView, cleo, dora]))
  await expect.element(dialog.getByText("Choose who gets the course.")).toBeVisible()
  await expect.element(dialog.getByRole("checkbox", { name: "Ben" })).not.toBeInTheDocument()
  await dialog.getByRole("checkbox", { name: "Cleo" }).click()
  await expect.element(dialog.getByText("Cleo: 36 lessons, Nov 30 to May 14, with 12 assignments.")).toBeVisible()
  await expect.element(dialog.getByText("Math will be added to Cleo’s subjects.")).toBeVisible()
  await dialog.getByRole("radio", { name: "Done together, one tick" }).click()
  await dialog.getByRole("button", { name: "Copy to Cleo" }).click()
  await expect.element(page.getByText("Math copied to Cleo.")).toBeVisible()
  expect(savedCalls(callsOf("curriculum.copy"))).toEqual([
    {
      id: math.id,
      student_ids: [cleo.id],
      academic_year: "2026-2027",
      with: { lessons: true, assignments: true, resources: true },
      together: true,
    },
  ])
})

test(
  "another year offers the same child, and no lessons together",
  { tags: ["planning.copy-dialog", "slow"] },
  async () => {
    const { callsOf } = await openCopy(answersFor([benView, cleo, dora]))
    await dialog.getByRole("combobox", { name: "School year" }).click()
    await page.getByRole("option", { name: "2027-2028" }).click()
    await expect.element(dialog.getByText("08/01/2027, if empty")).toBeVisible()
    await expect.element(dialog.getByRole("radio", { name: "Done together, one tick" })).not.toBeInTheDocument()
    await dialog.getByRole("checkbox", { name: "Ben" }).click()
    await dialog.getByRole("checkbox", { name: "Assignments" }).click()
    await dialog.getByRole("button", { name: "Copy to Ben" }).click()
    await expect
      .poll(() => savedCalls(callsOf("curriculum.copy")))
      .toMatchObject([
        { student_ids: [benView.id], academic_year: "2027-2028", with: { assignments: false }, together: false },
      ])
  },
)

test(
  "an only sibling is ticked, and a second course and late lessons are pointed out",
  { tags: ["planning.copy-dialog"] },
  async () => {
    await openCopy(answersFor([benView, cleo], { is_second: true, beyond_end: 3 }))
    await expect.element(dialog.getByRole("checkbox", { name: "Cleo" })).toBeChecked()
    await expect
      .element(dialog.getByText("Cleo has Math in 2026-2027 already. This would be a second course."))
      .toBeVisible()
    await expect.element(dialog.getByText("3 lessons would come after the end of the course.")).toBeVisible()
  },
)

test("a refused first day is shown in the preview and at its field", { tags: ["planning.copy-dialog"] }, async () => {
  const message = "First day must not be after the end of the school year."
  await openCopy({
    ...answersFor([benView, cleo]),
    "curriculum.copy": () => {
      throw new Refusal("VALIDATION_ERROR", { issues: [{ field: "start_date", message }] })
    },
  })
  await expect.element(dialog.getByText(message)).toBeVisible()
  await dialog.getByRole("button", { name: "Copy to Cleo" }).click()
  await expect.element(dialog.getByLabelText("First day")).toHaveAccessibleDescription(new RegExp(message))
})

test("an only child without another year is led to the school years", { tags: ["planning.copy-dialog"] }, async () => {
  await openCopy({ ...answersFor([benView]), "schoolYears.list": () => [sampleYear] })
  await expect.element(dialog.getByRole("link", { name: "Add a school year" })).toBeVisible()
})
