import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { QuickLinesButton } from "../../entities/quick-lines/quick-lines-button.tsx"
import { Refusal, type Answers } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { ben, benView, cleo, sampleCurriculum } from "../../testing/sample-family.ts"
import { stopDate } from "../../testing/sample-year.ts"
import { QuickLinesHost } from "./quick-lines-host.tsx"

const math = sampleCurriculum(1, ben, "Math")
const cleos = sampleCurriculum(2, cleo, "Math")
const art: CurriculumView = { ...sampleCurriculum(3, cleo, "Art"), mode: "next" }
const change_id = "0190a0a0-0000-7000-8000-000000000901"

beforeEach(() => localStorage.clear())

/** A Thursday, the 26th of November. */
async function openScreen(answers: Answers = {}) {
  stopDate()
  return renderScreen(
    <>
      <QuickLinesButton />
      <QuickLinesHost />
    </>,
    {
      "students.list": () => [benView, { ...benView, ...cleo }],
      "curriculum.list": () => [math, cleos, art],
      "planning.addItems": () => ({ lessons: [], assignments: [], events: [], change_id, summary: "Added 3 lessons" }),
      ...answers,
    },
  )
}

const dialog = page.getByRole("dialog")
const lines = page.getByLabelText("One line each")
const preview = () =>
  dialog
    .getByRole("list", { name: "What will be added" })
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent)

test(
  "Q opens it; each line shows what it becomes, and one request adds all of them",
  { tags: ["week.quick-preview", "week.quick-lines"] },
  async () => {
    const { callsOf } = await openScreen()
    await userEvent.keyboard("q")
    await expect.element(lines).toHaveFocus()
    await lines.fill("Ben math p. 42 fri\nBen & Cleo math facts\nart sketch\nCleo math quiz due mon")
    await expect.element(dialog.getByRole("listitem")).toHaveLength(4)
    expect(preview()).toEqual([
      "p. 42Ben · Math · Lesson, Friday, Nov 27",
      "factsBen and Cleo · Math · Lesson, today",
      "sketchCleo · Art · Lesson, next in turn",
      "quizCleo · Math · Assignment, due Monday, Nov 30",
    ])
    await userEvent.keyboard("{Control>}{Enter}{/Control}")
    await expect.element(page.getByText("Added 3 lessons.")).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(callsOf("planning.addItems")).toMatchObject([
      {
        lessons: [
          { curriculum_id: math.id, title: "p. 42", planned_date: "2026-11-27" },
          { curriculum_id: math.id, title: "facts", planned_date: "2026-11-26" },
          { curriculum_id: cleos.id, title: "facts", planned_date: "2026-11-26" },
          { curriculum_id: art.id, title: "sketch", planned_date: null },
        ],
        assignments: [{ curriculum_id: cleos.id, title: "quiz", type: "quiz", due_date: "2026-11-30" }],
      },
    ])
  },
)

test("a line that lacks something says so, and nothing is sent", { tags: ["week.quick-preview"] }, async () => {
  const { callsOf } = await openScreen()
  await page.getByRole("button", { name: "Quick add" }).click()
  await lines.fill("Ben math p. 42\nCleo history essay")
  await expect.poll(() => preview()[1]).toBe("history essayWhich course: Math or Art?")
  await dialog.getByRole("button", { name: "Add 1 item" }).click()
  await expect.element(page.getByText("Line 2: Which course: Math or Art?").first()).toBeVisible()
  expect(callsOf("planning.addItems")).toEqual([])
})

test("a refusal leaves the lines", { tags: ["week.quick-preview"] }, async () => {
  await openScreen({
    "planning.addItems": () => {
      throw new Refusal("NOT_FOUND")
    },
  })
  await userEvent.keyboard("q")
  await lines.fill("Ben math p. 42")
  await dialog.getByRole("button", { name: "Add 1 item" }).click()
  await expect.element(dialog.getByRole("alert").last()).toBeVisible()
  await expect.element(lines).toHaveValue("Ben math p. 42")
})
