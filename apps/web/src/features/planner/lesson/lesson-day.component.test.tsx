import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { expect, onTestFinished, test } from "vitest"
import { cdp, page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, benView, sampleCurriculum } from "../../../testing/sample-family.ts"
import { sampleLesson } from "../../../testing/sample-lessons.ts"
import { schoolYearServer, stopDate } from "../../../testing/sample-year.ts"
import { PlannerBoard } from "../planner-board.tsx"

const math = sampleCurriculum(1, ben, "Math")
const poetry: CurriculumView = { ...sampleCurriculum(2, ben, "Poetry"), mode: "next" }

async function editLesson(lesson: LessonView) {
  stopDate()
  history.replaceState(null, "", `/lesson-planner?lesson=${lesson.id}`)
  return renderScreen(<PlannerBoard />, {
    ...schoolYearServer().answers,
    "students.list": () => [benView],
    "curriculum.list": () => [math, poetry],
    "resources.list": () => [],
    "lessons.byId": () => lesson,
    "lessons.list": () => [lesson],
    "lessons.update": () => ({ ...lesson, version: 2 }),
  })
}

const day = page.getByLabelText("Lesson date")
const save = page.getByRole("button", { name: "Save Lesson Plan" })

test(
  "a lesson without a day is edited, and stays without one",
  { tags: ["planning.lesson-undated", "slow"] },
  async () => {
    const { callsOf } = await editLesson(sampleLesson(math, 0))
    await expect.element(day).toHaveValue("")
    await expect.element(page.getByText("Leave it empty for a lesson without a day.")).toBeVisible()
    await page.getByLabelText("Lesson title").fill("Fractions")
    await save.click()
    await expect.poll(() => callsOf("lessons.update")).toMatchObject([{ title: "Fractions", planned_date: null }])
    await expect.element(page.getByRole("tab", { name: "Planned lessons", selected: true })).toBeVisible()
  },
)

test("a lesson's day is removed", { tags: ["planning.lesson-undated"] }, async () => {
  const { callsOf } = await editLesson(sampleLesson(math, 0, { day: "2026-12-01" }))
  await day.clear()
  await save.click()
  await expect.poll(() => callsOf("lessons.update")).toMatchObject([{ planned_date: null }])
})

test(
  "a lesson of a course without days has no field for one",
  { tags: ["planning.lesson-undated", "slow"] },
  async () => {
    const { callsOf } = await editLesson(sampleLesson(math, 0, { day: "2026-12-01" }))
    await page.getByRole("combobox", { name: "Curriculum" }).click()
    await page.getByRole("option", { name: /Poetry/ }).click()
    await expect.element(day).not.toBeInTheDocument()
    await save.click()
    await expect.poll(() => callsOf("lessons.update")).toMatchObject([{ curriculum_id: poetry.id, planned_date: null }])
  },
)

test("a fixed lesson of a course without days keeps its day", { tags: ["planning.lesson-undated"] }, async () => {
  const { callsOf } = await editLesson(sampleLesson(poetry, 0, { day: "2026-12-01", pinned: true }))
  await expect.element(day).toBeVisible()
  await page.getByLabelText("Lesson title").fill("Recital")
  await save.click()
  await expect.poll(() => callsOf("lessons.update")).toMatchObject([{ planned_date: "2026-12-01" }])
})

test("a lesson plan prints what is filled in, and no form", { tags: ["site.print"] }, async () => {
  await editLesson(sampleLesson(math, 0, { day: "2026-12-01" }))
  await expect.element(day).toBeVisible()
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" })
  onTestFinished(async () => {
    await cdp().send("Emulation.setEmulatedMedia", { media: "" })
  })
  const paper = page.getByRole("region", { name: "Lesson plan on paper" })
  await expect.element(paper).toHaveTextContent(/Student\s*Ben\s*Curriculum\s*.*Math.*\s*Lesson date\s*12\/01\/2026/)
  await expect.element(paper).not.toHaveTextContent("Learning objectives")
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument()
})

test(
  "after a lesson is saved, the form keeps its course on the course's next day",
  { tags: ["planning.lesson-follow"] },
  async () => {
    stopDate()
    history.replaceState(null, "", "/lesson-planner")
    const { callsOf } = await renderScreen(<PlannerBoard />, {
      ...schoolYearServer().answers,
      "students.list": () => [benView],
      "curriculum.list": () => [math],
      "resources.list": () => [],
      "lessons.create": () => sampleLesson(math, 0),
      "planning.series": () => ({
        lessons: [],
        count: 1,
        first_date: "2026-12-02T00:00:00.000Z",
        last_date: "2026-12-02T00:00:00.000Z",
        beyond_end: 0,
        collisions: 0,
        change_id: null,
      }),
    })
    await page.getByRole("combobox", { name: "Curriculum" }).click()
    await page.getByRole("option", { name: /Math/ }).click()
    await page.getByLabelText("Lesson title").fill("Fractions")
    await day.fill("2026-12-01")
    await save.click()
    await expect.poll(() => callsOf("planning.series")).toMatchObject([{ start_date: "2026-12-02", preview: true }])
    await expect.element(page.getByLabelText("Lesson title")).toHaveValue("")
    await expect.element(day).toHaveValue("12/02/2026")
    await expect.element(page.getByRole("combobox", { name: "Curriculum" })).toHaveValue("Math · 2026-2027")
  },
)
