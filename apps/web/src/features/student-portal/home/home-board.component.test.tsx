import { addDays, dayIn, dayToMidnight } from "@hearthbook/core/time/days"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { TRPCClientError } from "@trpc/client"
import { describe, expect, test } from "vitest"
import { page } from "vitest/browser"
import type { Answers } from "../../../testing/fake-server.ts"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, sampleAssignment, sampleCurriculum, whoami } from "../../../testing/sample-family.ts"
import { sampleLesson } from "../../../testing/sample-lessons.ts"
import { HomeBoard } from "./home-board.tsx"

const today = dayIn("America/New_York", new Date())
const math = sampleCurriculum(1, ben, "Math")
const none = { lessons: [], lesson_count: 0, fixed: [], fixed_count: 0, assignments: [], assignment_count: 0 }

type Today = { lessons?: LessonView[]; due?: AssignmentView[]; is_school_day?: boolean; name?: string | null }

/** Renders the home of a child with these things to do today. */
function renderHome({ lessons = [], due = [], is_school_day = true, name = null }: Today, answers: Answers = {}) {
  const day = { date: dayToMidnight(today), is_school_day, name }
  const empty = { attendance: null, minutes: 0, is_over_limit: false, classes: [], held_class_ids: [], events: [] }
  const parts = { ...empty, lessons, due }
  const child = { student: ben, left_over: none, undated: [], undated_count: 0, days: [{ ...day, ...parts }] }
  return renderScreen(<HomeBoard />, {
    "assignments.list": () => [],
    "grades.list": () => [],
    "time.list": () => [],
    "planner.inRange": () => ({ days: [{ ...day, adult_overlaps: [] }], children: [child] }),
    ...answers,
  })
}

const path = page.getByRole("region", { name: "Today’s Schedule" })
const tickOf = (title: string) => path.getByRole("checkbox", { name: `I did it: ${title}` })
const halves = sampleLesson(math, 1, { title: "Halves and thirds", day: today })
const reading = { ...sampleAssignment("Read a chapter", math, today), needs_answer: false }

describe("a child's home", () => {
  test("shows today's lessons, and those whose turn it is", { tags: ["portal.next-lessons"] }, async () => {
    await renderHome({ lessons: [halves, sampleLesson(math, 2, { title: "The next chapter" })] })
    await expect.element(path.getByText("Halves and thirds")).toBeVisible()
    await expect.element(path.getByText("The next chapter")).toBeVisible()
    await expect.element(path.getByText("0/2")).toBeVisible()
  })

  test("shows a tick before the server answers", { tags: ["portal.path"] }, async () => {
    const { callsOf } = await renderHome(
      { lessons: [halves] },
      { "lessons.update": () => new Promise(() => undefined) },
    )
    await tickOf("Halves and thirds").click()
    await expect.element(tickOf("Halves and thirds")).toBeChecked()
    await expect.element(path.getByText("1/1")).toBeVisible()
    expect(callsOf("lessons.update")).toMatchObject([{ id: halves.id, completed: true }])
  })

  test("takes a tick back that is refused", { tags: ["portal.path"] }, async () => {
    await renderHome(
      { lessons: [halves] },
      {
        "lessons.update": () => {
          throw new TRPCClientError("Ask a parent.")
        },
      },
    )
    await tickOf("Halves and thirds").click()
    await expect.element(tickOf("Halves and thirds")).not.toBeChecked()
    await expect.element(page.getByRole("alert")).toBeVisible()
  })

  test("lets no lesson be ticked if the family does not allow it", { tags: ["portal.path"] }, async () => {
    const family = { ...whoami.family, children_complete_lessons: false }
    await renderHome({ lessons: [halves] }, { "auth.whoami": () => ({ ...whoami, family }) })
    await expect.element(path.getByText("Halves and thirds")).toBeVisible()
    await expect.element(tickOf("Halves and thirds")).not.toBeInTheDocument()
  })

  test("celebrates the last tick of the day", { tags: ["portal.all-done"] }, async () => {
    await renderHome(
      { lessons: [halves], due: [{ ...reading, status: "submitted" }] },
      { "lessons.update": () => new Promise(() => undefined) },
    )
    await expect.element(path.getByText("All done. Go outside!")).not.toBeInTheDocument()
    await tickOf("Halves and thirds").click()
    await expect.element(path.getByText("All done. Go outside!")).toBeVisible()
  })

  test("does the next work in its step, and says nothing twice", { tags: ["portal.home"] }, async () => {
    const essay = sampleAssignment("Moon essay", math, today)
    const late = { ...sampleAssignment("Leaf press", math, addDays(today, -3)), status: "assigned" as const }
    const answers = {
      "assignments.list": ({ status }: { status?: string }) => (status === "open" ? [essay] : [late]),
    }
    await renderHome({ lessons: [halves], due: [essay] }, answers)
    const next = path.getByRole("region", { name: "Next up" })
    await expect.element(next.getByRole("link", { name: "Moon essay", exact: true })).toBeVisible()
    await expect.element(next.getByLabelText("Your answer")).toBeVisible()
    expect(page.getByText("Moon essay", { exact: true }).elements()).toHaveLength(1)
    await expect.element(path.getByText("Leaf press")).not.toBeInTheDocument()
  })

  test("folds what is not for today on a phone", { tags: ["portal.heights"] }, async () => {
    await page.viewport(390, 844)
    const later = sampleAssignment("Tide chart", math, addDays(today, 2))
    await renderHome({}, { "assignments.list": ({ status }) => (status === "open" ? [later] : []) })
    const coming = page.getByRole("region", { name: "Upcoming Assignments" })
    const show = coming.getByRole("button", { name: "Show Upcoming Assignments" })
    await expect.element(show).toBeVisible()
    await expect.element(coming.getByText("Tide chart")).not.toBeInTheDocument()
    await show.click()
    await expect.element(coming.getByText("Tide chart")).toBeVisible()
    await show.click()
    await expect.element(coming.getByText("Tide chart")).not.toBeVisible()
  })

  test("has on paper what is folded on a phone", { tags: ["portal.heights"] }, async () => {
    await page.viewport(390, 844)
    const later = sampleAssignment("Tide chart", math, addDays(today, 2))
    await renderHome({}, { "assignments.list": ({ status }) => (status === "open" ? [later] : []) })
    const coming = page.getByRole("region", { name: "Upcoming Assignments" })
    await expect.element(page.getByRole("button", { name: "Show Upcoming Assignments" })).toBeVisible()
    window.dispatchEvent(new Event("beforeprint"))
    await expect.element(coming.getByText("Tide chart")).toBeInTheDocument()
    window.dispatchEvent(new Event("afterprint"))
    await expect.element(coming.getByText("Tide chart")).not.toBeInTheDocument()
  })

  test("has a field for the answer that grows with it, up to 16 lines", { tags: ["portal.home"] }, async () => {
    const essay = sampleAssignment("Moon essay", math, today)
    const answers = { "assignments.list": ({ status }: { status?: string }) => (status === "open" ? [essay] : []) }
    await renderHome({ due: [essay] }, answers)
    const field = page.getByLabelText("Your answer")
    await expect.element(field).toBeVisible()
    const heights = []
    for (const lines of [1, 4, 16, 30]) {
      await field.fill("The moon\n".repeat(lines).trim())
      heights.push(field.element().getBoundingClientRect().height)
    }
    const [one = 0, four = 0, most = 0, beyond = 0] = heights
    expect(one).toBeGreaterThanOrEqual(44)
    expect(four).toBeGreaterThan(one)
    expect(most).toBeGreaterThan(3 * four)
    expect(beyond).toBe(most)
  })

  test("names the day off", { tags: ["portal.day-off"] }, async () => {
    await renderHome({ is_school_day: false, name: "Thanksgiving" })
    await expect.element(path.getByText("Thanksgiving. No school today.")).toBeVisible()
  })

  test("turns in work that asks for no answer with one tap", { tags: ["portal.did-it"] }, async () => {
    const essay = sampleAssignment("Moon essay", math, today)
    const { callsOf } = await renderHome(
      { due: [reading, essay] },
      { "submissions.create": () => ({ ...reading, status: "submitted" }) },
    )
    await expect.element(path.getByRole("link", { name: "Turn in: Moon essay" })).toBeVisible()
    await tickOf("Read a chapter").click()
    await expect.poll(() => callsOf("submissions.create")).toEqual([{ assignment_id: reading.id }])
  })

  test("shows no grades to a child whose parents hide them", { tags: ["grades.hidden"] }, async () => {
    await renderHome({ lessons: [halves] }, { "auth.whoami": () => ({ ...whoami, sees_grades: false }) })
    await expect.element(path.getByText("Halves and thirds")).toBeVisible()
    await expect.element(page.getByRole("region", { name: "Recent Grades" })).not.toBeInTheDocument()
  })
})
