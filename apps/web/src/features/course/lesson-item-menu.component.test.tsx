import type { LessonView } from "@hearthbook/api/work/lesson"
import { describe, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { change_id, course, courseServer, lessons } from "../../testing/course-server.ts"
import type { Answers } from "../../testing/fake-server.ts"
import { buttonLabels } from "../../testing/button-labels.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { stopDate } from "../../testing/sample-year.ts"
import { CourseBoard } from "./course-board.tsx"

/** Opens the course on a server with its lessons. */
async function openCourse(answers: Answers = {}, first?: LessonView[]) {
  stopDate()
  // The browser's history keeps the sections that an earlier test expanded.
  window.history.replaceState(null, "")
  await page.viewport(1280, 800)
  return renderScreen(<CourseBoard id={course.id} />, { ...courseServer(first), ...answers })
}

const plan = page.getByRole("region", { name: "Plan" })
const handle = (title: string) => page.getByRole("button", { name: `Reorder ${title}`, exact: true })
const title = (text: string) => page.getByRole("button", { name: `Rename ${text}` })

describe("a lesson's menu", () => {
  const openMenu = async (name: string) => {
    await page.getByRole("button", { name: `More about ${name}` }).click()
    await expect.element(page.getByRole("menuitem", { name: "Edit" })).toBeVisible()
  }
  const item = (name: string) => page.getByRole("menuitem", { name })
  const items = () =>
    page
      .getByRole("menuitem")
      .elements()
      .map((element) => element.textContent)
  const [add] = lessons
  if (!add) throw new Error("The course has no lesson.")
  /** A server that changes the first lesson, so that an undo sees the new version. */
  const changing = (lesson: LessonView) => {
    let stored = lesson
    return { "lessons.update": (patch: object) => (stored = { ...stored, ...patch, version: stored.version + 1 }) }
  }
  const undo = async () => page.getByRole("button", { name: /^Undo/ }).click()

  test("plans a skipped lesson again, which can be undone", { tags: ["planning.lesson-menu", "slow"] }, async () => {
    const lesson: LessonView = { ...add, status: "skipped" }
    const { callsOf } = await openCourse(changing(lesson), [lesson])
    await openMenu("Add")
    expect(items()).toEqual(["Edit", "Plan again"])
    await item("Plan again").click()
    await expect.element(page.getByText("“Add” is to do again.")).toBeVisible()
    await undo()
    await expect
      .poll(() => callsOf("lessons.update"))
      .toMatchObject([
        { id: add.id, status: "planned" },
        { id: add.id, version: 2, status: "skipped" },
      ])
  })

  test("moves a lesson at once, which can be undone", { tags: ["planning.lesson-menu"] }, async () => {
    const { callsOf } = await openCourse({
      "planning.reschedule": () => ({ changes: [], forecasts: [], warnings: [], change_id }),
    })
    await openMenu("Add")
    await item("Tomorrow").click()
    await expect.element(page.getByText("“Add” moved to tomorrow.")).toBeVisible()
    await expect.element(page.getByRole("button", { name: /^Undo/ })).toBeVisible()
    await openMenu("Subtract")
    await item("Next school day").click()
    await expect
      .poll(() => callsOf("planning.reschedule"))
      .toMatchObject([
        { scope: { lesson_ids: [add.id] }, action: { kind: "move", to: "2026-11-27" } },
        { scope: { lesson_ids: [lessons[1]?.id] }, action: { kind: "shift", meeting_days: 1 } },
      ])
  })

  test("opens with B on the focused row", { tags: ["planning.lesson-menu"] }, async () => {
    await openCourse()
    await expect.element(handle("Subtract")).toBeVisible()
    handle("Subtract").element().focus()
    await userEvent.keyboard("b")
    await expect.element(item("Tomorrow")).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await title("Add").click()
    await userEvent.keyboard("b")
    expect(item("Tomorrow").elements()).toEqual([])
  })

  test("fixes a lesson to its day, which can be undone", { tags: ["planning.lesson-menu", "slow"] }, async () => {
    const { callsOf } = await openCourse(changing(add), [add])
    await openMenu("Add")
    await item("Fix to this day").click()
    await expect.element(page.getByText("“Add” is fixed to its day.")).toBeVisible()
    await undo()
    await expect
      .poll(() => callsOf("lessons.update"))
      .toMatchObject([
        { id: add.id, pinned: true },
        { id: add.id, version: 2, pinned: false },
      ])
  })

  test("releases a fixed lesson, or moves it alone", { tags: ["planning.lesson-menu", "slow"] }, async () => {
    const lesson = { ...add, pinned: true }
    const { callsOf } = await openCourse(changing(lesson), [lesson])
    await expect.element(plan.getByText("Fixed day")).toBeVisible()
    await openMenu("Add")
    expect(items()).toEqual(["Edit", "Done on another day…", "Release from this day", "Move…", "Skip"])
    await item("Move…").click()
    const dialog = page.getByRole("dialog", { name: "Move “Add”" })
    await dialog.getByLabelText("To").fill("12/04/2026")
    await dialog.getByRole("button", { name: "Move" }).click()
    await expect.element(page.getByText("“Add” moved to Friday, Dec 4.")).toBeVisible()
    expect(callsOf("lessons.update")).toEqual([{ id: add.id, planned_date: "2026-12-04" }])
  })

  test("marks a lesson as done on an earlier day", { tags: ["planning.lesson-menu", "slow"] }, async () => {
    const { callsOf } = await openCourse(changing(add), [add])
    await openMenu("Add")
    await item("Done on another day…").click()
    const dialog = page.getByRole("dialog", { name: "When was “Add” done?" })
    const day = dialog.getByRole("textbox", { name: "Day" })
    await expect.element(day).toHaveValue("11/26/2026")
    await day.fill("11/27/2026")
    await dialog.getByRole("button", { name: "Mark as done" }).click()
    await expect.element(day).toHaveAccessibleDescription("Choose today or an earlier day.")
    await day.fill("11/24/2026")
    await dialog.getByRole("textbox", { name: "Minutes spent" }).fill("35")
    await dialog.getByRole("button", { name: "Mark as done" }).click()
    await expect.element(page.getByText("“Add” was done on Nov 24.")).toBeVisible()
    expect(callsOf("lessons.update")).toEqual([
      { id: add.id, status: "done", completed_on: "2026-11-24", minutes_spent: 35 },
    ])
    await undo()
    await expect
      .poll(() => callsOf("lessons.update").at(-1))
      .toEqual({ id: add.id, version: 2, status: "planned", minutes_spent: null })
  })

  test("offers no days where lessons have none", { tags: ["planning.lesson-menu"] }, async () => {
    const { callsOf } = await openCourse({ "curriculum.byId": () => ({ ...course, mode: "next" }) }, [
      { ...add, planned_date: null },
    ])
    await openMenu("Add")
    expect(items()).toEqual(["Edit", "Done on another day…", "Skip"])
    await userEvent.keyboard("{Escape}")
    await page.getByRole("checkbox", { name: "Select Add" }).click()
    const bar = page.getByRole("toolbar", { name: "Selected lessons" })
    await expect.poll(() => buttonLabels(bar)).toEqual(["Done", "Status", "Delete"])
    expect(callsOf("lessons.update")).toEqual([])
  })
})
