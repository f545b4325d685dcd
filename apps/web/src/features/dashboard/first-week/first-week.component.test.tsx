import { describe, expect, test } from "vitest"
import { page } from "vitest/browser"
import { sampleDay, sampleOverview } from "../../../testing/sample-dashboard.ts"
import { ben, sampleAssignment, sampleCurriculum } from "../../../testing/sample-family.ts"
import { sampleLesson } from "../../../testing/sample-lessons.ts"
import { weekWith } from "../../../testing/sample-planner.ts"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { sampleClass } from "../../../testing/sample-schedule.ts"
import { FirstWeek } from "./first-week.tsx"
import { isNewFamily } from "./is-new-family.ts"

const math = { ...sampleClass("tuesday"), student_id: ben.id, student: ben }

describe("the week of a new family", { tags: ["setup.dashboard-week"] }, () => {
  test("has a column for each day with classes", async () => {
    const week = weekWith([])
    const children = week.children.map((child) => ({
      ...child,
      days: child.days.map((day, at) => ({ ...day, classes: at === 1 ? [math] : [] })),
    }))
    await renderScreen(<FirstWeek day="2026-11-26" />, { "planner.inRange": () => ({ ...week, children }) })
    const card = page.getByRole("region", { name: "Your week" })
    await expect.element(card.getByText("Tue 24")).toBeVisible()
    await expect.element(card.getByRole("list", { name: "Ben, Tuesday" })).toHaveTextContent("9:00 AM Math")
    expect(card.getByText("Mon 23").elements()).toHaveLength(0)
    await expect.element(card.getByRole("link", { name: "See all of your week" })).toHaveAttribute("href", "/week")
  })

  test(
    "says that the classes of an evening school are in the evening",
    { tags: ["schedule.clock-words"] },
    async () => {
      const evening = { ...math, start_time: "1970-01-01T18:00:00.000Z", end_time: "1970-01-01T18:45:00.000Z" }
      const week = weekWith([])
      const children = week.children.map((child) => ({
        ...child,
        days: child.days.map((day, at) => ({ ...day, classes: at === 1 ? [evening] : [] })),
      }))
      await renderScreen(<FirstWeek day="2026-11-26" />, { "planner.inRange": () => ({ ...week, children }) })
      await expect.element(page.getByRole("list", { name: "Ben, Tuesday" })).toHaveTextContent("6:00 PM Math")
    },
  )

  test("is hidden once there is work, a lesson, a mark or a grade", () => {
    const course = sampleCurriculum(1, ben, "Math")
    const fresh = sampleOverview([sampleDay(ben, { classes: [math] })])
    expect(isNewFamily(fresh)).toBe(true)
    const { stats } = fresh
    const used = [
      { ...fresh, stats: { ...stats, attendance_rate: 100 } },
      { ...fresh, stats: { ...stats, average_grade: 90 } },
      { ...fresh, upcoming: [sampleAssignment("Quiz", course, "2026-11-26")], upcoming_count: 1 },
      sampleOverview([sampleDay(ben, { lessons: [sampleLesson(course, 0)] })]),
      sampleOverview([sampleDay(ben, { mark: { status: "present", fraction: 1, minutes: null, version: 1 } })]),
      { ...fresh, setup: { ...fresh.setup, without_curriculum: [ben] } },
    ]
    expect(used.map(isNewFamily)).toEqual(used.map(() => false))
  })
})
