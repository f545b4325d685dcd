import { dayIn, dayToMidnight } from "@hearthbook/api/rules/time/days"
import type { LessonView } from "@hearthbook/api/schemas/lesson"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, sampleSubject } from "../../../testing/sample-family.ts"
import { HomeBoard } from "./home-board.tsx"

const today = dayToMidnight(dayIn("America/New_York", new Date()))
const { id, name, color, icon } = sampleSubject

function lesson(number: number, title: string, planned_date: string | null): LessonView {
  return {
    id: `0190a0a0-0000-7000-8000-00000000090${number}`,
    student_id: ben.id,
    curriculum_id: "0190a0a0-0000-7000-8000-000000000900",
    title,
    planned_date,
    objectives: null,
    position: number,
    status: "planned",
    minutes: null,
    minutes_spent: null,
    pinned: false,
    together_id: null,
    completed_on: null,
    completed_at: null,
    student: ben,
    subject: { id, name, color, icon },
    resources: [],
    assignments: [],
    version: 1,
    created_at: today,
    updated_at: today,
  }
}

test(
  "a child's home shows today's lessons, and those whose turn it is",
  { tags: ["portal.next-lessons"] },
  async () => {
    const day = { date: today, is_school_day: true, name: null, attendance: null, minutes: 0 }
    const lessons = [lesson(1, "Halves and thirds", today), lesson(2, "The next chapter", null)]
    const none = { lessons: [], lesson_count: 0, fixed: [], fixed_count: 0, assignments: [], assignment_count: 0 }
    const child = { student: ben, left_over: none, undated: [], undated_count: 0 }
    await renderScreen(<HomeBoard />, {
      "assignments.list": () => [],
      "grades.list": () => [],
      "planner.inRange": () => ({
        days: [{ date: today, is_school_day: true, name: null }],
        children: [{ ...child, days: [{ ...day, classes: [], lessons, due: [], events: [] }] }],
      }),
    })
    const schedule = page.getByRole("region", { name: /Schedule/ })
    await expect.element(schedule.getByText("Halves and thirds")).toBeVisible()
    await expect.element(schedule.getByText("The next chapter")).toBeVisible()
  },
)
