import type { SeriesInput } from "@hearthbook/api/work/series"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { Refusal, type Answers } from "../../../testing/fake-server.ts"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, sampleCurriculum } from "../../../testing/sample-family.ts"
import { sampleSeries } from "../../../testing/sample-lessons.ts"
import { schoolYearServer, stopDate } from "../../../testing/sample-year.ts"
import { AddLessonsModal } from "./add-lessons-modal.tsx"

const math = sampleCurriculum(1, ben, "Math")
const dialog = page.getByRole("dialog", { name: "Add lessons to Math" })
const series = sampleSeries(math, [
  { title: "Lesson 1", day: "2026-11-30" },
  { title: "Test 1", day: "2026-12-04", pinned: true },
])

async function addLessons(answers: Answers = {}) {
  stopDate()
  const { callsOf } = await renderScreen(<AddLessonsModal curriculum={math} onClose={() => undefined} />, {
    ...schoolYearServer().answers,
    "curriculum.list": () => [math],
    "planning.series": () => series,
    ...answers,
  })
  await dialog.getByRole("textbox", { name: "Lessons" }).fill("Lesson {1-36}")
  await dialog.getByRole("button", { name: "Start date, pace and assignments" }).click()
  const saved = () => (callsOf("planning.series") as SeriesInput[]).filter(({ preview }) => !preview)
  return { saved }
}

async function choose(field: string, option: string) {
  await dialog.getByRole("combobox", { name: field }).last().click()
  await page.getByRole("option", { name: option }).last().click()
}

const save = dialog.getByRole("button", { name: "Add lessons", exact: true })

test(
  "a test after every fifth lesson, on Fridays and with an assignment",
  { tags: ["planning.series-form"] },
  async () => {
    const { saved } = await addLessons()
    await dialog.getByLabelText("Insert a test or review after every few lessons").click()
    await dialog.getByRole("textbox", { name: "After every" }).fill("6")
    await dialog.getByRole("textbox", { name: "Title" }).fill("Quiz {n}")
    await choose("Day", "Fridays")
    await dialog.getByLabelText("An assignment for each of them").click()
    await choose("Due", "At the next meeting")
    await expect.element(dialog.getByRole("row", { name: /Test 1.*Fixed day.*Dec 4/ })).toBeVisible()
    await save.click()
    await expect.poll(saved).toMatchObject([
      {
        pattern: "Lesson {1-36}",
        insert: {
          after_every: 6,
          title: "Quiz {n}",
          pinned_weekday: "friday",
          assignment: { type: "test", points_possible: 100, due: "next_meeting" },
        },
      },
    ])
    expect(saved()[0]).not.toHaveProperty("assignment")
  },
)

test(
  "a last day, the minutes, and assignments that are due at the next meeting",
  { tags: ["planning.series-form", "slow"] },
  async () => {
    const { saved } = await addLessons()
    await dialog.getByLabelText("Last day").fill("01/29/2027")
    await dialog.getByLabelText("Minutes a lesson").fill("40")
    await dialog.getByLabelText("An assignment for each lesson").click()
    await choose("Due", "At the next meeting")
    await save.click()
    await expect.poll(saved).toMatchObject([
      {
        until: "2027-01-29",
        minutes: 40,
        assignment: { type: "homework", points_possible: 100, due: "next_meeting" },
      },
    ])
    expect(saved()[0]).not.toHaveProperty("insert")
  },
)

test("each refusal is shown at its field", { tags: ["planning.series-form", "slow"] }, async () => {
  const issues = [
    { field: "until", message: "Only 3 of 36 lessons fit by this day." },
    { field: "insert", message: "This would make 450 lessons. At most 400 are possible." },
  ]
  const { saved } = await addLessons({
    "planning.series": ({ preview }) => {
      if (!preview) throw new Refusal("VALIDATION_ERROR", { issues })
      return series
    },
  })
  await dialog.getByLabelText("Insert a test or review after every few lessons").click()
  const every = dialog.getByRole("textbox", { name: "After every" })
  await every.fill("0")
  await dialog.getByRole("textbox", { name: "Title" }).clear()
  await dialog.getByLabelText("Minutes a lesson").fill("0")
  await save.click()
  await expect.element(every).toHaveAccessibleDescription(/whole number from 1 to 400/)
  await expect.element(dialog.getByRole("textbox", { name: "Title" })).toHaveAccessibleDescription(/required/)
  await expect.element(dialog.getByLabelText("Minutes a lesson")).toHaveAccessibleDescription(/from 1 to 600/)
  expect(saved()).toEqual([])

  await every.fill("2")
  await dialog.getByRole("textbox", { name: "Title" }).fill("Test {n}")
  await dialog.getByLabelText("Minutes a lesson").fill("30")
  await save.click()
  await expect.element(every).toHaveAccessibleDescription(/This would make 450 lessons/)
  await expect.element(dialog.getByLabelText("Last day")).toHaveAccessibleDescription(/Only 3 of 36/)
})
