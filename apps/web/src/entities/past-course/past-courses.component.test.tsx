import type { PastCourseView } from "@hearthbook/api/records/past-course"
import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Refusal, type Answers } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { ben, benView } from "../../testing/sample-family.ts"
import { stopDate } from "../../testing/sample-year.ts"
import { PastCourses } from "./past-courses.tsx"

const algebra: PastCourseView = {
  id: "0190a0a0-0000-7000-8000-000000000801",
  student_id: ben.id,
  academic_year: "2025-2026",
  grade_level: "8",
  title: "Algebra I",
  letter: "B+",
  percent: 88.5,
  credits: 1,
  level: "honors",
  provider_name: "Hill Co-op",
  version: 2,
  created_at: "2026-08-01T12:00:00.000Z",
  updated_at: "2026-08-01T12:00:00.000Z",
}
const dialog = page.getByRole("dialog")

beforeEach(stopDate)

async function open(stored: PastCourseView[], answers: Answers = {}) {
  let courses = stored
  return renderScreen(<PastCourses student_id={ben.id} />, {
    "students.byId": () => ({ ...benView, grade_level: "9" as const }),
    "pastCourses.list": () => courses,
    "pastCourses.create": ({ title }) => {
      const made = { ...algebra, id: crypto.randomUUID(), title }
      courses = [...courses, made]
      return made
    },
    "pastCourses.update": ({ title = "" }) => {
      const changed = { ...algebra, title, version: 3 }
      courses = [changed]
      return changed
    },
    "pastCourses.delete": ({ id }) => {
      courses = []
      return { id }
    },
    ...answers,
  })
}

test("a course taken elsewhere is added, with its grade and credits", { tags: ["grades.past-courses"] }, async () => {
  const { callsOf } = await open([])
  await page.getByRole("button", { name: "Add a course taken elsewhere" }).click()
  await dialog.getByLabelText("Credits").fill("0.3")
  await dialog.getByRole("button", { name: "Add Course" }).click()
  await expect.element(dialog.getByText("Title is required.").first()).toBeVisible()
  await expect
    .element(dialog.getByText("Credits must be a number from 0 to 10, in steps of 0.25.").first())
    .toBeVisible()
  expect(callsOf("pastCourses.create")).toHaveLength(0)
  await dialog.getByLabelText("Title").fill("Composition")
  await dialog.getByLabelText("Taken at").fill("Riverside College")
  await dialog.getByLabelText("Letter").fill("A-")
  await dialog.getByLabelText("Credits").fill("0.5")
  await dialog.getByRole("combobox", { name: "Level", exact: true }).click()
  await page.getByRole("option", { name: "Dual enrollment" }).click()
  await dialog.getByLabelText("Academic year").fill("2025-2026")
  await expect.element(dialog.getByRole("combobox", { name: "Grade level" })).toHaveValue("8th grade")
  await dialog.getByLabelText("Title").click()
  await userEvent.keyboard("{Enter}")
  await expect.element(page.getByRole("list", { name: "Courses taken elsewhere" })).toHaveTextContent(/Composition/)
  expect(callsOf("pastCourses.create")).toMatchObject([
    {
      student_id: ben.id,
      academic_year: "2025-2026",
      grade_level: "8",
      title: "Composition",
      letter: "A-",
      percent: null,
      credits: 0.5,
      level: "dual_enrollment",
      provider_name: "Riverside College",
    },
  ])
})

test("a course taken elsewhere says what it was, and is changed", { tags: ["grades.past-courses"] }, async () => {
  const { callsOf } = await open([algebra])
  await expect
    .element(page.getByRole("listitem"))
    .toHaveTextContent(/Algebra I2025-2026 · 8th grade · Honors · 1\.0 credit · Hill Co-opB\+ 88\.5%/)
  await page.getByRole("button", { name: "More about Algebra I" }).click()
  await page.getByRole("menuitem", { name: "Edit" }).click()
  await dialog.getByLabelText("Title").fill("Algebra 1")
  await dialog.getByLabelText("Percent").fill("89,25")
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect
    .poll(() => callsOf("pastCourses.update"))
    .toMatchObject([{ version: 2, title: "Algebra 1", percent: 89.25 }])
  await expect.element(page.getByRole("listitem")).toHaveTextContent(/Algebra 1/)
})

test("a refusal keeps what was typed", { tags: ["grades.past-courses", "slow"] }, async () => {
  await open([algebra], {
    "pastCourses.update": () => {
      throw new Refusal("UNKNOWN_ERROR")
    },
  })
  await page.getByRole("button", { name: "More about Algebra I" }).click()
  await page.getByRole("menuitem", { name: "Edit" }).click()
  await dialog.getByLabelText("Title").fill("Algebra 1")
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect.element(dialog.getByText("Failed to save the course.").first()).toBeVisible()
  await expect.element(dialog.getByLabelText("Title")).toHaveValue("Algebra 1")
})

test("a course taken elsewhere is deleted after a question", { tags: ["grades.past-courses", "slow"] }, async () => {
  const { callsOf } = await open([algebra])
  await page.getByRole("button", { name: "More about Algebra I" }).click()
  await page.getByRole("menuitem", { name: "Delete" }).click()
  await page.getByRole("button", { name: "Delete Algebra I" }).click()
  await expect.element(page.getByRole("list", { name: "Courses taken elsewhere" })).not.toBeInTheDocument()
  expect(callsOf("pastCourses.delete")).toEqual([{ id: algebra.id, version: 2 }])
})
