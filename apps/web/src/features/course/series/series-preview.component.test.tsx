import type { SeriesInput } from "@hearthbook/api/work/series"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { Refusal, type Answers } from "../../../testing/fake-server.ts"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, sampleCurriculum } from "../../../testing/sample-family.ts"
import { sampleSeries } from "../../../testing/sample-lessons.ts"
import { sampleEvent, sampleYear, schoolYearServer, stopDate } from "../../../testing/sample-year.ts"
import { AddLessonsModal } from "./add-lessons-modal.tsx"

const plain = sampleCurriculum(1, ben, "Math")
const math = { ...plain, forecast: { ...plain.forecast, target_date: "2027-01-15T00:00:00.000Z" } }
const christmas = sampleEvent(1, {
  event_type: "holiday",
  student_id: null,
  title: "Christmas",
  start_date: "2026-12-25",
  end_date: "2026-12-25",
})
const lessons = ["2026-11-30", "2026-12-07", "2027-01-29"].map((day, place) => ({
  title: `Lesson ${place + 1}`,
  day,
  // A Friday, fixed on it.
  pinned: place === 2,
}))
const made = sampleSeries(math, lessons, { beyond_end: 1 })

const dialog = page.getByRole("dialog", { name: "Add lessons to Math" })
const choices = dialog.getByRole("group", { name: "Lessons after the end of the course" })
const warning = dialog.getByText("1 lesson would come after the end of the course.")

async function typeLessons(answers: Answers = {}) {
  stopDate()
  await page.viewport(1280, 800)
  const { callsOf } = await renderScreen(<AddLessonsModal curriculum={math} onClose={() => undefined} />, {
    ...schoolYearServer([sampleYear], [christmas]).answers,
    "curriculum.list": () => [math],
    "curriculum.update": () => ({ ...math, change_id: null }),
    "planning.series": () => made,
    ...answers,
  })
  await dialog.getByRole("textbox", { name: "Lessons" }).fill("Lesson {1-3}")
  return { callsOf, last: () => (callsOf("planning.series") as SeriesInput[]).at(-1) }
}

test(
  "the calendar shows every month with lessons, the days off and the course's last day",
  { tags: ["planning.series-calendar"] },
  async () => {
    await typeLessons()
    const calendar = dialog.getByRole("img", { name: /^Calendar from Nov 30 to Jan 29/ })
    await expect.element(calendar).toHaveAccessibleName(/The course ends on Friday, Jan 15/)
    await expect.element(dialog.getByText("The course ends on Friday, Jan 15.")).toBeVisible()
    await expect.element(dialog.getByText("January 2027")).toBeInTheDocument()
    await expect.element(dialog.getByTitle("Christmas")).toHaveTextContent("25")
    await expect.element(dialog.getByTitle("The course’s last day")).toHaveTextContent("15")
    expect(calendar.element().querySelectorAll("table")).toHaveLength(3)
    expect(calendar.element().querySelectorAll("[data-mark]")).toHaveLength(3)
    // The months scroll in their box.
    expect(calendar.element().getBoundingClientRect().height).toBeLessThan(320)
  },
)

test.each([
  ["Two a day", "double_up"],
  ["Leave out the rest", "drop"],
  ["Without a day", "undate"],
])("“%s” is one click for lessons after the end", { tags: ["planning.series-choices"] }, async (label, overrun) => {
  const { last } = await typeLessons({
    "planning.series": (input) => (input.overrun === "extend" ? made : sampleSeries(math, lessons.slice(0, 2))),
  })
  await expect.element(warning).toBeVisible()
  await choices.getByRole("button", { name: label }).click()
  await expect.poll(last).toMatchObject({ overrun, preview: true })
  await expect.element(dialog.getByRole("heading", { name: /^2 lessons/ })).toBeVisible()
  await expect.element(warning).not.toBeInTheDocument()
  await choices.getByRole("button", { name: "Keep them after the end" }).click()
  await expect.element(warning).toBeVisible()
})

test(
  "more weekdays are saved on the course, and the preview follows",
  { tags: ["planning.series-choices", "slow"] },
  async () => {
    let meets = ["monday"]
    const { callsOf } = await typeLessons({
      "curriculum.update": ({ meeting_days }) => {
        meets = meeting_days ?? []
        return { ...math, change_id: null }
      },
      "planning.series": () => (meets.length === 1 ? made : sampleSeries(math, lessons.slice(0, 2))),
    })
    await choices.getByRole("button", { name: "More weekdays" }).click()
    await expect.element(dialog.getByLabelText("Mon", { exact: true })).toBeChecked()
    await dialog.getByText("Wed", { exact: true }).click()
    await expect.element(dialog.getByText("All lessons fit before the end of the course.")).toBeVisible()
    expect(callsOf("curriculum.update")).toEqual([{ id: math.id, meeting_days: ["monday", "wednesday"] }])
    await expect.element(dialog.getByRole("textbox", { name: "Lessons" })).toHaveValue("Lesson {1-3}")
  },
)

test("a course that never meets gets weekdays in place", { tags: ["planning.series-choices"] }, async () => {
  const message = "This course never meets. Choose its weekdays first."
  await typeLessons({
    "planning.series": () => {
      throw new Refusal("VALIDATION_ERROR", { issues: [{ field: "curriculum_ids", message }] })
    },
  })
  await expect.element(dialog.getByText(message)).toBeVisible()
  await expect.element(dialog.getByLabelText("Mon", { exact: true })).toBeInTheDocument()
})

test("the preview is not reckoned again once the lessons are made", { tags: ["planning.series-preview"] }, async () => {
  let asked = 0
  const { callsOf } = await typeLessons({
    // After they were made, the same ones would come after them.
    "planning.series": ({ preview }) => {
      if (preview) return asked++ > 0 ? { ...made, beyond_end: 89 } : made
      return { ...made, change_id: "0190a0a0-0000-7000-8000-000000000901" }
    },
  })
  await expect.element(warning).toBeVisible()
  await dialog.getByRole("button", { name: "Add lessons" }).click()
  await expect.poll(() => (callsOf("planning.series") as SeriesInput[]).at(-1)?.preview).toBeUndefined()
  await expect.element(page.getByText("3 lessons added.")).toBeVisible()
  expect(page.getByText("89 lessons would come").query()).toBeNull()
  expect(asked).toBe(1)
})
