import { dayToMidnight } from "@hearthbook/core/time/days"
import { beforeEach, describe, expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { ben, sampleCurriculum, samplePace } from "../../testing/sample-family.ts"
import { sampleLesson, sampleMove, savedMoves } from "../../testing/sample-lessons.ts"
import { stopDate } from "../../testing/sample-year.ts"
import { CourseForecast } from "./course-forecast.tsx"

// stopDate: Thursday, November 26, 2026.
const today = "2026-11-26"
beforeEach(async () => {
  stopDate()
  await page.viewport(1280, 800)
})

const forecast = {
  ...samplePace.forecast,
  total: 20,
  done: 4,
  remaining: 16,
  expected: 6,
  behind: 2,
  planned_finish: dayToMidnight("2027-05-12"),
  pace_finish: dayToMidnight("2027-07-06"),
  pace_from_end: 3,
}
const course = { ...sampleCurriculum(1, ben, "Math"), forecast }
const lessonsOn = (...days: string[]) => days.map((day, place) => sampleLesson(course, place, { day }))
const missed = lessonsOn("2026-11-24", "2026-11-25", "2026-11-30")

const open = (lessons = missed, curriculum: typeof course | { mode: "next" } = course) =>
  renderScreen(<CourseForecast curriculum={{ ...course, ...curriculum }} lessons={lessons} />, {
    "planning.reschedule": () => sampleMove(lessons.slice(0, 2), today),
    "curriculum.list": () => [course],
  })

const button = (name: string) => page.getByRole("button", { name })

describe("a course with missed lessons", () => {
  test.each([
    ["Push back", missed, { kind: "catch_up", start: today }],
    ["Catch up", missed, { kind: "catch_up", start: today, per_day: 2 }],
    [
      "Catch up",
      lessonsOn("2026-11-24", "2026-11-24", "2026-11-30", "2026-11-30"),
      { kind: "catch_up", start: today, per_day: 3 },
    ],
  ])("is put right beside its forecast: %s", { tags: ["planning.course-catch-up"] }, async (label, lessons, action) => {
    const { callsOf } = await open(lessons)
    await button(label).click()
    const dialog = page.getByRole("dialog", { name: label })
    await dialog.getByRole("button", { name: "Change 2 lessons" }).click()
    await expect
      .poll(() => savedMoves(callsOf("planning.reschedule")).map((move) => [move.scope, move.action]))
      .toEqual([[{ missed: true, curriculum_ids: [course.id] }, action]])
  })
})

test.each([
  ["without missed lessons", lessonsOn("2026-11-26", "2026-11-30"), course],
  ["whose lessons have no day", missed, { mode: "next" as const }],
])("a course %s has nothing to catch up", { tags: ["planning.course-catch-up"] }, async (...row) => {
  const [, lessons, curriculum] = row
  await open(lessons, curriculum)
  await expect.element(page.getByText(/^2 lessons behind/)).toBeVisible()
  await expect.element(button("Catch up")).not.toBeInTheDocument()
  await expect.element(button("Push back")).not.toBeInTheDocument()
})

test.each([390, 1280])("the marks of the line have labels at %i px", { tags: ["planning.forecast"] }, async (width) => {
  await page.viewport(width, 844)
  await open()
  const labels = page.getByRole("list", { name: "Marks on the line" }).getByRole("listitem")
  await expect
    .poll(() => labels.elements().map((label) => label.textContent))
    .toEqual(["Today Nov 26", "End Jun 30", "Finish Jul 6"])
  for (const label of labels.all()) await expect.element(label).toBeVisible()
})
