import type { ProgressView } from "@hearthbook/api/work/progress"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { ben, sampleCurriculum } from "../../testing/sample-family.ts"
import { stopDate } from "../../testing/sample-year.ts"
import { ProgressCard } from "./progress-card.tsx"

const math = sampleCurriculum(1, ben, "Math")
const behind = {
  ...math,
  forecast: {
    ...math.forecast,
    total: 20,
    done: 4,
    remaining: 16,
    expected: 7,
    behind: 3,
    pace_finish: "2027-05-14T00:00:00.000Z",
    pace_from_end: -9,
  },
}
const progress: ProgressView = {
  student: ben,
  assignment_count: 0,
  graded_count: 0,
  subjects: [
    {
      subject: math.subject,
      assignment_count: 0,
      graded_count: 0,
      points_earned: 0,
      points_possible: 0,
      percent: null,
      shown_percent: null,
      letter_grade: null,
    },
  ],
  achievements: [],
}

test("each course says when it will be finished, and leads to its plan", { tags: ["planning.forecast"] }, async () => {
  stopDate()
  await renderScreen(<ProgressCard progress={progress} curricula={[behind]} />)
  await expect
    .element(page.getByText("3 lessons behind · at this pace done on May 14, 9 days before the end"))
    .toBeVisible()
  await expect
    .element(page.getByRole("link", { name: "Plan of Math for Ben, 2026-2027" }))
    .toHaveAttribute("href", `/curriculum/${math.id}`)
})

test("a course without lessons has no forecast", { tags: ["planning.forecast"] }, async () => {
  await renderScreen(<ProgressCard progress={progress} curricula={[math]} />)
  await expect.element(page.getByText("Math")).toBeVisible()
  await expect.element(page.getByRole("link", { name: /^Plan of/ })).not.toBeInTheDocument()
})
