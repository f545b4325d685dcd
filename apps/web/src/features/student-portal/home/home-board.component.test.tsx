import { dayIn, dayToMidnight } from "@hearthbook/api/rules/time/days"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, sampleCurriculum } from "../../../testing/sample-family.ts"
import { sampleLesson } from "../../../testing/sample-lessons.ts"
import { HomeBoard } from "./home-board.tsx"

const today = dayIn("America/New_York", new Date())
const math = sampleCurriculum(1, ben, "Math")

test(
  "a child's home shows today's lessons, and those whose turn it is",
  { tags: ["portal.next-lessons"] },
  async () => {
    const day = {
      date: dayToMidnight(today),
      is_school_day: true,
      name: null,
      attendance: null,
      minutes: 0,
      is_over_limit: false,
    }
    const lessons = [
      sampleLesson(math, 1, { title: "Halves and thirds", day: today }),
      sampleLesson(math, 2, { title: "The next chapter" }),
    ]
    const none = { lessons: [], lesson_count: 0, fixed: [], fixed_count: 0, assignments: [], assignment_count: 0 }
    const child = { student: ben, left_over: none, undated: [], undated_count: 0 }
    await renderScreen(<HomeBoard />, {
      "assignments.list": () => [],
      "grades.list": () => [],
      "planner.inRange": () => ({
        days: [{ date: dayToMidnight(today), is_school_day: true, name: null, adult_overlaps: [] }],
        children: [{ ...child, days: [{ ...day, classes: [], lessons, due: [], events: [] }] }],
      }),
    })
    const schedule = page.getByRole("region", { name: /Schedule/ })
    await expect.element(schedule.getByText("Halves and thirds")).toBeVisible()
    await expect.element(schedule.getByText("The next chapter")).toBeVisible()
  },
)
