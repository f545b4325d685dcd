import { addDays, dayToMidnight, weekdayOf } from "@hearthbook/core/time/days"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { RescheduleView } from "@hearthbook/api/work/reschedule"
import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { Refusal } from "../../../testing/fake-server.ts"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, cleo, sampleCurriculum } from "../../../testing/sample-family.ts"
import { sampleLesson } from "../../../testing/sample-lessons.ts"
import { stopDate } from "../../../testing/sample-year.ts"
import { MoveDialog } from "./move-dialog.tsx"

// stopDate: Thursday, November 26, 2026.
beforeEach(async () => {
  stopDate()
  await page.viewport(1280, 800)
})

const math = sampleCurriculum(1, ben, "Math")
const latin = sampleCurriculum(2, cleo, "Latin")

/** The first lessons of a course move back a week, from November 23 on. */
function moved(course: CurriculumView, count: number, target = "2027-05-28"): RescheduleView {
  const from = (place: number) => dayToMidnight(addDays("2026-11-23", place))
  return {
    changes: Array.from({ length: count }, (_, place) => {
      const { id, title, student_id, curriculum_id } = sampleLesson(course, place)
      const status = { status_from: "planned", status_to: "planned" } as const
      const to = from(place + 7)
      return {
        lesson_id: `${id}${course.id}`,
        version: 1,
        title,
        student_id,
        curriculum_id,
        from: from(place),
        to,
        ...status,
      }
    }),
    forecasts: [
      { curriculum_id: course.id, before: from(count), after: from(count + 7), target: dayToMidnight(target) },
    ],
    warnings: [],
    change_id: null,
  }
}

function together(...answers: RescheduleView[]): RescheduleView {
  return {
    changes: answers.flatMap(({ changes }) => changes),
    forecasts: answers.flatMap(({ forecasts }) => forecasts),
    warnings: [],
    change_id: null,
  }
}

const open = (answer: RescheduleView) =>
  renderScreen(<MoveDialog kind="shift" range={{ missed: true }} onClose={() => undefined} />, {
    "planning.reschedule": () => answer,
    "curriculum.list": () => [math, latin],
  })

const dialog = page.getByRole("dialog")
const rows = () => dialog.getByRole("table", { name: "What changes" }).getByRole("row").elements()
const day = (name: string) => dialog.getByRole("cell", { name, exact: true })

test("the preview names each child and course with its finish", { tags: ["planning.move-preview"] }, async () => {
  await open(together(moved(math, 2), moved(latin, 3, "2026-12-01")))
  await expect
    .element(dialog.getByRole("row", { name: "Ben · Math 2 lessons Finish Nov 25 → Dec 2, the course ends May 28" }))
    .toBeVisible()
  await expect
    .element(dialog.getByRole("row", { name: "Cleo · Latin 3 lessons Finish Nov 26 → Dec 3, after the end on Dec 1" }))
    .toBeVisible()
})

test("every lesson of a long list can be seen", { tags: ["planning.move-preview", "slow"] }, async () => {
  await open(together(moved(math, 127), moved(latin, 3)))
  await expect.element(dialog.getByRole("cell", { name: "Lesson 6", exact: true })).toBeVisible()
  // The head, two courses, six and three lessons, and the button.
  expect(rows()).toHaveLength(13)
  await dialog.getByRole("button", { name: "Show all 127" }).click()
  await expect.element(dialog.getByRole("cell", { name: "Lesson 127" })).toBeInTheDocument()
  await expect.element(dialog.getByRole("button", { name: "Show fewer" })).toHaveFocus()
})

test("a calendar marks the old and the new days", { tags: ["planning.move-preview", "slow"] }, async () => {
  await open(moved(math, 9))
  // From November 23 to December 1, moved to November 30 and later.
  await expect.element(dialog.getByRole("table", { name: "November 2026" })).toBeVisible()
  await expect.element(day("23 old day")).toBeVisible()
  await expect.element(day("30 new day old day")).toBeVisible()
  await expect.element(dialog.getByRole("button", { name: "Previous month" })).toBeDisabled()
  await dialog.getByRole("button", { name: "Next month" }).click()
  await expect.element(dialog.getByRole("table", { name: "December 2026" })).toBeVisible()
  await expect.element(day("8 new day")).toBeVisible()
  await expect.element(dialog.getByRole("button", { name: "Next month" })).toBeDisabled()
})

test("on a phone the calendar is folded up below the list", { tags: ["planning.move-preview"] }, async () => {
  await page.viewport(390, 844)
  await open(moved(math, 2))
  await expect.element(dialog.getByRole("cell", { name: "Lesson 1", exact: true })).toBeVisible()
  await expect.element(dialog.getByRole("table", { name: "November 2026" })).not.toBeInTheDocument()
  await dialog.getByText("Show on a calendar").click()
  await expect.element(dialog.getByRole("table", { name: "November 2026" })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test("lessons that only change their status have no calendar", { tags: ["planning.move-preview"] }, async () => {
  const answer = moved(math, 2)
  const changes = answer.changes.map((change) => ({ ...change, to: change.from, status_to: "skipped" as const }))
  await open({ ...answer, changes })
  await expect.element(dialog.getByRole("cell", { name: "Skipped" }).first()).toBeVisible()
  await expect.element(dialog.getByRole("region", { name: "Calendar of the changes" })).not.toBeInTheDocument()
})

test("400 lessons of a course are listed within a blink", { tags: ["planning.move-preview", "slow"] }, async () => {
  await open(moved(math, 400))
  await dialog.getByRole("button", { name: "Show all 400" }).click()
  await expect.element(dialog.getByRole("cell", { name: "Lesson 400" })).toBeInTheDocument()
  expect(rows()).toHaveLength(403)
})

test.for([
  { of: "a lesson of today", days: ["2026-11-26"], asked: "2026-11-27", to: "2026-11-30" },
  { of: "a lesson of the next week", days: ["2026-12-03"], asked: "2026-12-04", to: "2026-12-07" },
  { of: "a missed lesson", days: ["2026-11-20"], asked: "2026-11-27", to: "2026-11-30" },
  { of: "several lessons", days: ["2026-11-26", "2026-12-03"], asked: "2026-12-04", to: "2026-12-07" },
])("a move to a day of $of begins with the next school day", { tags: ["week.move-day"] }, async (given) => {
  const lessons = given.days.map((day, place) => sampleLesson(math, place, { day }))
  const { callsOf } = await renderScreen(
    <MoveDialog kind="move" range={{ lesson_ids: ["1"] }} lessons={lessons} onClose={() => undefined} />,
    {
      "planning.reschedule": () => moved(math, 1),
      "curriculum.list": () => [math],
      // Mondays to Thursdays.
      "schoolDays.inRange": ({ start_date }) =>
        Array.from({ length: 7 }, (_, after) => addDays(start_date, after)).map((date) => {
          const is_school_day = !["friday", "saturday", "sunday"].includes(weekdayOf(date))
          return { date: dayToMidnight(date), is_school_day, reason: "weekday", name: null }
        }),
    },
  )
  await expect.poll(() => callsOf("planning.reschedule")).toMatchObject([{ action: { kind: "move", to: given.to } }])
  expect(callsOf("schoolDays.inRange")).toMatchObject([{ start_date: given.asked, student_id: ben.id }])
})

test("a move begins with the day after if the school days cannot be read", { tags: ["week.move-day"] }, async () => {
  const { callsOf } = await renderScreen(
    <MoveDialog kind="move" range={{ lesson_ids: ["1"] }} onClose={() => undefined} />,
    {
      "planning.reschedule": () => moved(math, 1),
      "curriculum.list": () => [math],
      "schoolDays.inRange": () => {
        throw new Refusal("NOT_FOUND")
      },
    },
  )
  await expect
    .poll(() => callsOf("planning.reschedule"))
    .toMatchObject([{ action: { kind: "move", to: "2026-11-27" } }])
})
