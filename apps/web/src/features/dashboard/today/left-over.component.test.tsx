import type { FixedLesson } from "@hearthbook/api/records/dashboard"
import type { RescheduleView } from "@hearthbook/api/work/reschedule"
import { describe, expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, sampleCurriculum } from "../../../testing/sample-family.ts"
import { sampleLesson } from "../../../testing/sample-lessons.ts"
import { LeftOver } from "./left-over.tsx"

// Thursday. Monday, 21 September is three days before.
const today = "2026-09-24"
const midnight = (day: string) => `${day}T00:00:00.000Z`
const course = sampleCurriculum(1, ben, "Math")
const lesson_id = "0190a0a0-0000-7000-8000-000000000401"

const missed = (lessons: number, since?: string, fixed: FixedLesson[] = []) => ({
  lessons,
  since: since ? midnight(since) : null,
  fixed,
  fixed_count: fixed.length,
})

/** Missed tests on fixed days. */
const tests = (count: number): FixedLesson[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `0190a0a0-0000-7000-8000-00000000041${place}`,
    student_id: ben.id,
    curriculum_id: course.id,
    title: `Test ${place + 1}`,
    planned_date: midnight(`2026-09-${14 + place}`),
    version: 3,
    subject: course.subject,
  }))

const moved: RescheduleView = {
  changes: [
    {
      lesson_id,
      version: 3,
      title: "Fractions",
      student_id: ben.id,
      curriculum_id: course.id,
      from: midnight("2026-09-21"),
      to: midnight(today),
      status_from: "planned",
      status_to: "planned",
    },
  ],
  forecasts: [],
  warnings: [],
  change_id: null,
}

test.each([
  ["Push back", { kind: "catch_up", start: today }],
  ["Catch up", { kind: "catch_up", start: today, per_day: 2 }],
  ["Do today", { kind: "move", to: today }],
  ["Skip", { kind: "skip" }],
])(
  "%s opens its preview with one click, and is done with another",
  { tags: ["dashboard.left-over"] },
  async (...row) => {
    const [label, action] = row
    const { callsOf } = await renderScreen(
      <LeftOver leftOver={missed(1, "2026-09-21")} students={[ben]} today={today} />,
      { "planning.reschedule": () => moved, "curriculum.list": () => [course] },
    )
    await expect.element(page.getByText("1 lesson left over since Monday")).toBeVisible()
    await page.getByRole("button", { name: label }).click()
    const dialog = page.getByRole("dialog", { name: label })
    await expect.element(dialog.getByRole("cell", { name: "Fractions" })).toBeVisible()
    const saved = () => callsOf("planning.reschedule").filter((input) => !JSON.stringify(input).includes('"preview"'))
    expect(saved()).toEqual([])
    await dialog.getByRole("button", { name: "Change 1 lesson" }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(saved()).toEqual([
      { scope: { missed: true }, action, overrun: "extend", expected: [{ lesson_id, version: 3 }] },
    ])
  },
)

test.each([
  [5, "2026-09-23", "5 lessons left over from yesterday"],
  [2, "2026-09-18", "2 lessons left over since Friday"],
  [12, "2026-09-17", "12 lessons left over since Sep 17"],
])("%i lessons since %s say '%s'", { tags: ["dashboard.left-over"] }, async (lessons, day, words) => {
  await renderScreen(<LeftOver leftOver={missed(lessons, day)} students={[ben]} today={today} />)
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})

test("without lessons left over there is no line", { tags: ["dashboard.left-over"] }, async () => {
  await renderScreen(<LeftOver leftOver={missed(0)} students={[ben]} today={today} />)
  await expect.element(page.getByRole("region", { name: "Lessons left over" })).not.toBeInTheDocument()
})

describe("a missed lesson whose day is fixed", () => {
  const openTests = (count: number) =>
    renderScreen(<LeftOver leftOver={missed(0, undefined, tests(count))} students={[ben]} today={today} />, {
      "lessons.update": ({ id }) => ({ ...sampleLesson(course, 0), id, version: 4 }),
    })
  const [first] = tests(1)

  test("is named with its day and student", { tags: ["dashboard.left-over"] }, async () => {
    await openTests(1)
    const region = page.getByRole("region", { name: "Lessons left over" })
    await expect.element(region.getByText("Fixed for Sep 14 and not done: Test 1 (Ben)")).toBeVisible()
    await expect.element(region.getByRole("button", { name: "Push back" })).not.toBeInTheDocument()
  })

  test.each([
    ["Done: Test 1", { status: "done", together: true }, { status: "planned", together: true }],
    ["Skip Test 1", { status: "skipped" }, { status: "planned" }],
  ])("is changed by '%s', which can be undone", { tags: ["dashboard.left-over"] }, async (label, patch, restored) => {
    const { callsOf } = await openTests(1)
    await page.getByRole("button", { name: label }).click()
    await page.getByRole("button", { name: /^Undo/ }).click()
    await expect
      .poll(() => callsOf("lessons.update"))
      .toEqual([
        { id: first?.id, ...patch },
        { id: first?.id, version: 4, ...restored },
      ])
  })

  test("moves to another day", { tags: ["dashboard.left-over"] }, async () => {
    const { callsOf } = await openTests(1)
    await page.getByRole("button", { name: "Move… Test 1" }).click()
    const dialog = page.getByRole("dialog", { name: "Move “Test 1”" })
    await dialog.getByLabelText("To").fill("09/25/2026")
    await dialog.getByRole("button", { name: "Move" }).click()
    await expect.element(page.getByText("“Test 1” moved to Friday, Sep 25.")).toBeVisible()
    expect(callsOf("lessons.update")).toEqual([{ id: first?.id, planned_date: "2026-09-25" }])
  })

  test("is one of a few, and all of many are shown on request", { tags: ["dashboard.left-over"] }, async () => {
    await openTests(5)
    await expect.element(page.getByText("Test 3 (Ben)")).toBeVisible()
    await expect.element(page.getByText("Test 4 (Ben)")).not.toBeInTheDocument()
    await page.getByRole("button", { name: "Show all 5 with a fixed day" }).click()
    await expect.element(page.getByText("Test 5 (Ben)")).toBeVisible()
  })
})
