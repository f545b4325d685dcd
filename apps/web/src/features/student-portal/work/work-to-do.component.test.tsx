import { addDays, dayIn } from "@hearthbook/core/time/days"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { beforeEach, describe, expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, sampleAssignment, sampleCurriculum } from "../../../testing/sample-family.ts"
import StudentAssignmentsPage from "./student-assignments-page.tsx"

const today = dayIn("America/New_York", new Date())
const math = sampleCurriculum(1, ben, "Math")
let made = 0

/** Work that is due so many days from today. */
function workIn(days: number, title: string): AssignmentView {
  made += 1
  const id = `0190a0a0-0000-7000-8000-0000000006${String(made).padStart(2, "0")}`
  return { ...sampleAssignment(title, math, addDays(today, days)), id }
}

const openWork = (late: AssignmentView[], rest: AssignmentView[]) =>
  renderScreen(<StudentAssignmentsPage />, {
    "assignments.list": ({ status }) => (status === "overdue_to_do" ? late : rest),
  })

const group = (name: string) => page.getByRole("region", { name, exact: true })
const cards = (name: string) => group(name).getByRole("article")

beforeEach(() => {
  made = 0
  window.history.replaceState(null, "", "/student/assignments")
})

describe("a child's work to do", () => {
  test("is grouped by its due day, with later work folded", { tags: ["portal.work"] }, async () => {
    const { callsOf } = await openWork(
      [workIn(-2, "Old leaves")],
      [workIn(0, "Tide chart"), workIn(20, "Moon essay"), workIn(21, "Star map")],
    )
    await expect.element(group("Let’s catch up").getByText("Old leaves")).toBeVisible()
    await expect.element(group("Today").getByText("Tide chart")).toBeVisible()
    await expect.element(group("Later")).toHaveTextContent("Later2")
    expect(cards("Later").elements()).toHaveLength(0)
    await page.getByRole("button", { name: "Show more of Later" }).click()
    await expect.poll(() => cards("Later").elements()).toHaveLength(2)
    expect(callsOf("assignments.list")).toHaveLength(2)
  })

  test("shows later work if nothing else is due", { tags: ["portal.work"] }, async () => {
    await openWork([], [workIn(20, "Moon essay")])
    await expect.element(group("Later").getByText("Moon essay")).toBeVisible()
    await expect.element(page.getByRole("button", { name: /^Show more/ })).not.toBeInTheDocument()
  })

  test("shows three pieces of late work at first", { tags: ["portal.work"] }, async () => {
    await openWork(
      [5, 4, 3, 2, 1].map((days) => workIn(-days, `Sheet ${days}`)),
      [],
    )
    await expect.poll(() => cards("Let’s catch up").elements()).toHaveLength(3)
    await page.getByRole("button", { name: "Show more of Let’s catch up" }).click()
    await expect.poll(() => cards("Let’s catch up").elements()).toHaveLength(5)
  })

  test("says so if there is none", { tags: ["portal.empty"] }, async () => {
    await openWork([], [])
    await expect.element(page.getByText("You have no assignments. Great job!")).toBeVisible()
  })
})
