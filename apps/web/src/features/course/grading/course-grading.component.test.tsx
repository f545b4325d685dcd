import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Refusal, type Answers } from "../../../testing/fake-server.ts"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, sampleCurriculum, sampleFamily } from "../../../testing/sample-family.ts"
import { sampleScales } from "../../../testing/sample-grading.ts"
import { stopDate } from "../../../testing/sample-year.ts"
import { CourseGrading } from "./course-grading.tsx"

const math: CurriculumView = {
  ...sampleCurriculum(1, ben, "Math"),
  percent: 90,
  shown_percent: 90,
  letter: "A-",
  credits_proposed: 1,
}
const dialog = page.getByRole("dialog")
const save = dialog.getByRole("button", { name: "Save" })

beforeEach(() => {
  stopDate()
  window.history.replaceState(null, "", "/")
})

async function open(part: string | null, course = math, answers: Answers = {}) {
  const screen = await renderScreen(<CourseGrading curriculum={course} />, {
    "gradingScales.list": () => sampleScales,
    "family.get": () => sampleFamily,
    "assignments.list": () => [],
    "courseResults.grade": ({ id }) => ({
      curriculum_id: id,
      term_id: null,
      percent: 90,
      shown_percent: 90,
      letter: "A-",
      points: 3.7,
      breakdown: [{ type: null, weight: null, earned: 180, possible: 200, percent: 90, counted: 2, dropped_ids: [] }],
    }),
    "time.list": () => [],
    "curriculum.update": () => ({ ...course, change_id: null }),
    ...answers,
  })
  if (part) await page.getByRole("button", { name: `Change: ${part}` }).click()
  return screen
}

test(
  "a course says its grade, how it came about and how it is graded",
  { tags: ["grades.course-settings"] },
  async () => {
    await open(null, { ...math, weights: { homework: 20, test: 50 }, drop_lowest: { quiz: 1, test: 2 }, credits: 0.5 })
    await expect
      .element(page.getByRole("region", { name: "Grade so far" }))
      .toHaveTextContent(/A- 90%.*All work180 \/ 200/)
    const graded = page.getByRole("region", { name: "How it is graded" })
    await expect.element(graded).toHaveTextContent(/Letters with plus and minus \(the family’s scale\)/)
    await expect.element(graded).toHaveTextContent(/By weights: Homework 20, Tests 50/)
    await expect.element(graded).toHaveTextContent(/Dropped: the lowest of quizzes and the 2 lowest of tests/)
    await expect.element(page.getByRole("region", { name: "On records" })).toHaveTextContent(/Regular · 0.5 credits/)
  },
)

test(
  "weights are set for types of work, with their sum and their shares",
  { tags: ["grades.course-settings"] },
  async () => {
    const { callsOf } = await open("How it is graded")
    await expect.element(dialog.getByLabelText("Weight of Tests")).not.toBeInTheDocument()
    await dialog.getByText("By weights").click()
    await save.click()
    await expect
      .element(dialog.getByText("Give at least one type a weight, or leave all weights out.").first())
      .toBeVisible()
    expect(callsOf("curriculum.update")).toHaveLength(0)
    await dialog.getByLabelText("Weight of Homework").fill("30")
    await dialog.getByLabelText("Weight of Tests").fill("heavy")
    await save.click()
    await expect.element(dialog.getByText("A weight must be a number above 0, and at most 1000.").first()).toBeVisible()
    await dialog.getByLabelText("Weight of Tests").fill("60")
    await expect.element(dialog.getByText(/The weights add up to 90\. They need not add up to 100/)).toBeVisible()
    await expect.element(dialog.getByText("67%")).toBeVisible()
    await dialog.getByLabelText("Drop lowest of Quizzes").fill("1")
    await userEvent.keyboard("{Enter}")
    await expect
      .poll(() => callsOf("curriculum.update"))
      .toEqual([
        {
          id: math.id,
          version: 1,
          grading_scale_id: null,
          weights: { homework: 30, test: 60 },
          drop_lowest: { quiz: 1 },
        },
      ])
    await expect.element(dialog).not.toBeInTheDocument()
  },
)

test(
  "a course gets a scale of its own and goes back to points",
  { tags: ["grades.course-settings", "slow"] },
  async () => {
    const { callsOf } = await open("How it is graded", { ...math, weights: { test: 50 } })
    await dialog.getByRole("combobox", { name: "Scale" }).click()
    await page.getByRole("option", { name: "Pass/fail" }).click()
    await dialog.getByText("By points").click()
    await save.click()
    await expect
      .poll(() => callsOf("curriculum.update"))
      .toMatchObject([{ grading_scale_id: "builtin-pass-fail", weights: null, drop_lowest: null }])
  },
)

test("a refusal keeps what was typed", { tags: ["grades.course-settings", "slow"] }, async () => {
  await open("How it is graded", math, {
    "curriculum.update": () => {
      throw new Refusal("UNKNOWN_ERROR")
    },
  })
  await dialog.getByText("By weights").click()
  await dialog.getByLabelText("Weight of Tests").fill("60")
  await save.click()
  await expect.element(dialog.getByText("Failed to save the grading.").first()).toBeVisible()
  await expect.element(dialog.getByLabelText("Weight of Tests")).toHaveValue("60")
})

test(
  "a course has a level, a title, texts and the credits that its hours propose",
  { tags: ["grades.course-records"] },
  async () => {
    const { callsOf } = await open("On records", { ...math, credits: 0.5 })
    await dialog.getByLabelText("Title on records").fill("Algebra I")
    await dialog.getByRole("combobox", { name: "Level" }).click()
    await page.getByRole("option", { name: "Honors" }).click()
    await dialog.getByLabelText("Credits", { exact: true }).fill("0.6")
    await save.click()
    await expect
      .element(dialog.getByText("Credits must be a number from 0 to 10, in steps of 0.25.").first())
      .toBeVisible()
    await expect.element(dialog.getByText("From 0 h: 1.0")).toBeVisible()
    await dialog.getByRole("button", { name: "Use 1.0 credits" }).click()
    await expect.element(dialog.getByLabelText("Credits", { exact: true })).toHaveValue("1")
    await dialog.getByLabelText("Texts").fill("Jacobs, Elementary Algebra")
    await save.click()
    await expect
      .poll(() => callsOf("curriculum.update"))
      .toMatchObject([{ level: "honors", credits: 1, course_title: "Algebra I", texts: "Jacobs, Elementary Algebra" }])
  },
)
