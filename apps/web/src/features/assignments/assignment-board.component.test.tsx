import { beforeEach, describe, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { assignmentsServer, change_id, work, works } from "../../testing/assignments-server.ts"
import { Refusal, type Answers } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { stopDate } from "../../testing/sample-year.ts"
import { AssignmentBoard } from "./assignment-board.tsx"

beforeEach(() => window.history.replaceState(null, "", "/assignments"))

/** Opens the page on a server with assignments. */
async function openBoard(stored = works, answers: Answers = {}) {
  stopDate()
  await page.viewport(1280, 800)
  return renderScreen(<AssignmentBoard adding={false} onAdd={() => undefined} onAdded={() => undefined} />, {
    ...assignmentsServer(stored),
    ...answers,
  })
}

const groups = () =>
  page
    .getByRole("region")
    .elements()
    .map((region) => [
      region.querySelector("h2")?.textContent,
      [...region.querySelectorAll("article")].map((row) => row.getAttribute("aria-label")?.split(",")[0]),
    ])
    .filter(([title]) => title)
const title = (text: string) => page.getByRole("button", { name: text, exact: true })
const box = (text: string) => page.getByRole("checkbox", { name: `Select ${text}` })
const bar = page.getByRole("toolbar", { name: "Selected assignments" })
const idOf = (text: string) => works.find((one) => one.title === text)?.id ?? ""

describe("the page", () => {
  test("opens on open work in groups, with graded work in a tab", { tags: ["assignments.groups"] }, async () => {
    await openBoard()
    await expect.element(title("Spelling")).toBeVisible()
    expect(groups()).toEqual([
      ["To grade", ["Map of Asia"]],
      ["Late", ["Fractions"]],
      ["Today", ["Spelling"]],
      ["This week", ["Moon phases"]],
      ["Later", ["Essay"]],
    ])
    await page.getByRole("tab", { name: "Graded" }).click()
    await expect.element(title("Quiz")).toBeVisible()
    expect(groups()).toEqual([["Graded", ["Quiz"]]])
    await page.getByRole("tab", { name: "Open" }).click()
    await expect.element(title("Spelling")).toBeVisible()
  })

  test("shows the first rows of a group before 'Show more'", { tags: ["assignments.groups"] }, async () => {
    await openBoard(Array.from({ length: 30 }, (_, place) => work(`Late ${place + 1}`, "2026-11-20")))
    const more = page.getByRole("button", { name: "Show more of Late" })
    await expect.element(more).toBeVisible()
    expect(page.getByRole("article").elements()).toHaveLength(8)
    await more.click()
    await expect.element(page.getByRole("listitem").first()).toHaveAttribute("aria-setsize", "30")
    await expect.poll(() => page.getByRole("article").elements().length).toBeGreaterThan(8)
    await page.getByRole("button", { name: "Show fewer" }).click()
    await expect.poll(() => page.getByRole("article").elements().length).toBe(8)
  })

  test(
    "has its filters behind a button on a phone, which counts them",
    { tags: ["assignments.phone-height"] },
    async () => {
      window.history.replaceState(null, "", "/assignments?status=assigned&from=2026-11-20")
      await openBoard()
      await page.viewport(390, 844)
      const button = page.getByRole("button", { name: "Filters (2)" })
      await expect.element(button).toBeVisible()
      await expect.element(page.getByRole("combobox", { name: "Subject" })).not.toBeInTheDocument()
      await button.click()
      await expect.element(page.getByRole("combobox", { name: "Subject" })).toBeVisible()
      await expect.element(page.getByRole("searchbox", { name: "Search assignments" })).toBeVisible()
    },
  )

  test("opens details in place, which come back with the page", { tags: ["assignments.details"] }, async () => {
    const { callsOf } = await openBoard()
    await title("Essay").click()
    const details = page.getByRole("region", { name: "Details of Essay" })
    await expect.element(details).toBeVisible()
    await expect.element(title("Essay")).toHaveAttribute("aria-expanded", "true")
    expect(callsOf("submissions.list")).toEqual([{ assignment_id: idOf("Essay") }])
    // Another page, and Back.
    await openBoard()
    await expect.element(page.getByRole("region", { name: "Details of Essay" }).last()).toBeVisible()
  })
})

describe("selected assignments", () => {
  test("are done in one request, which can be undone", { tags: ["assignments.selection"] }, async () => {
    const { callsOf } = await openBoard()
    await box("Fractions").click()
    await box("Spelling").click()
    await expect.element(bar.getByText("2 selected")).toBeVisible()
    await bar.getByRole("button", { name: "Done" }).click()
    await expect.element(page.getByText("2 assignments marked as done.")).toBeVisible()
    await expect.element(bar).not.toBeInTheDocument()
    expect(callsOf("assignments.changeMany")).toEqual([
      { scope: { assignment_ids: [idOf("Fractions"), idOf("Spelling")] }, action: { kind: "complete" } },
    ])
    await page.getByRole("button", { name: /^Undo/ }).click()
    await expect.poll(() => callsOf("changes.undo")).toEqual([{ id: change_id }])
  })

  test("get a status from the bar's menu", { tags: ["assignments.selection"] }, async () => {
    const { callsOf } = await openBoard()
    await page.getByRole("button", { name: "Select all of Today" }).click()
    await bar.getByRole("button", { name: "Status" }).click()
    await page.getByRole("menuitem", { name: "In progress" }).click()
    await expect.element(page.getByText("“Spelling” set to In progress.")).toBeVisible()
    expect(callsOf("assignments.changeMany")).toMatchObject([{ action: { kind: "status", status: "in_progress" } }])
  })

  test("are deleted after a question", { tags: ["assignments.selection"] }, async () => {
    const { callsOf } = await openBoard()
    await box("Fractions").click()
    await box("Essay").click()
    await bar.getByRole("button", { name: "Delete" }).click()
    const question = page.getByRole("dialog", { name: "Delete 2 assignments?" })
    await expect.element(question.getByText("You can undo this for 30 days.")).toBeVisible()
    await question.getByRole("button", { name: "Delete 2 assignments" }).click()
    await expect.element(page.getByText("2 assignments deleted.")).toBeVisible()
    expect(callsOf("assignments.changeMany")).toMatchObject([{ action: { kind: "delete" } }])
  })

  test("are moved after a preview of their old and new days", { tags: ["assignments.move"] }, async () => {
    const { callsOf } = await openBoard()
    await box("Fractions").click()
    await box("Spelling").click()
    await bar.getByRole("button", { name: "Move…" }).click()
    const dialog = page.getByRole("dialog", { name: "Move 2 assignments" })
    await expect.element(dialog.getByRole("radio", { name: "Next school day" })).toBeChecked()
    await dialog.getByText("Tomorrow").click()
    await expect.element(dialog.getByRole("row", { name: "Fractions Tue, Nov 24 Fri, Nov 27" })).toBeVisible()
    await expect.element(dialog.getByText("2 assignments would be due on a day without school.")).toBeVisible()
    await dialog.getByText("School days later").click()
    await dialog.getByLabelText("School days", { exact: true }).fill("3")
    await expect.element(dialog.getByRole("row", { name: "Fractions Tue, Nov 24 Mon, Nov 30" })).toBeVisible()
    await dialog.getByRole("button", { name: "Move 2 assignments" }).click()
    await expect.element(page.getByText("2 assignments moved.")).toBeVisible()
    expect(callsOf("assignments.changeMany")).toContainEqual({
      scope: { assignment_ids: [idOf("Fractions"), idOf("Spelling")] },
      action: { kind: "shift", school_days: 3 },
      expected: [
        { assignment_id: idOf("Fractions"), version: 1 },
        { assignment_id: idOf("Spelling"), version: 1 },
      ],
    })
  })

  test("stay selected if the change is refused", { tags: ["assignments.selection"] }, async () => {
    await openBoard(works, {
      "assignments.changeMany": () => {
        throw new Refusal("NOT_FOUND")
      },
    })
    await box("Fractions").click()
    await bar.getByRole("button", { name: "Done" }).click()
    await expect.element(page.getByText("This could not be found. It may have been deleted.")).toBeVisible()
    await expect.element(bar.getByText("1 selected")).toBeVisible()
  })
})

describe("work is put off", () => {
  const item = (name: string) => page.getByRole("menuitem", { name, exact: true })

  test("by the menu of its row in two actions", { tags: ["assignments.later-menu"] }, async () => {
    const { callsOf } = await openBoard()
    await page.getByRole("button", { name: "More about Fractions" }).click()
    await item("Tomorrow").click()
    await expect.element(page.getByText("“Fractions” moved to tomorrow.")).toBeVisible()
    expect(callsOf("assignments.changeMany")).toEqual([
      { scope: { assignment_ids: [idOf("Fractions")] }, action: { kind: "move", to: "2026-11-27" } },
    ])
  })

  test("by B on the focused row, which has focus again", { tags: ["assignments.later-menu"] }, async () => {
    const { callsOf } = await openBoard()
    await expect.element(title("Spelling")).toBeVisible()
    title("Spelling").element().focus()
    await userEvent.keyboard("b")
    await expect.element(item("Next school day")).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await expect.element(title("Spelling")).toHaveFocus()
    await userEvent.keyboard("b")
    await item("Skip").click()
    await expect.element(page.getByText("“Spelling” skipped.")).toBeVisible()
    expect(callsOf("assignments.changeMany")).toMatchObject([{ action: { kind: "skip" } }])
  })

  test(
    "by B on the selected rows, without a move of all after them",
    { tags: ["assignments.later-menu"] },
    async () => {
      const { callsOf } = await openBoard()
      await box("Fractions").click()
      await box("Essay").click()
      await userEvent.keyboard("b")
      await expect.element(item("Tomorrow")).toBeVisible()
      expect(item("This and all after").elements()).toEqual([])
      await item("Next school day").click()
      await expect.element(page.getByText("2 assignments moved to the next school day.")).toBeVisible()
      expect(callsOf("assignments.changeMany")).toMatchObject([
        { scope: { assignment_ids: [idOf("Fractions"), idOf("Essay")] }, action: { kind: "next_school_day" } },
      ])
    },
  )

  test("with all after it, which is previewed", { tags: ["assignments.later-menu"] }, async () => {
    const { callsOf } = await openBoard()
    await page.getByRole("button", { name: "More about Essay" }).click()
    await item("This and all after").click()
    const dialog = page.getByRole("dialog", { name: "Move “Essay” and all after" })
    await dialog.getByRole("button", { name: "Move 1 assignment" }).click()
    await expect.element(page.getByText("“Essay” and all after it moved.")).toBeVisible()
    expect(callsOf("assignments.changeMany").at(-1)).toMatchObject({
      scope: { from: idOf("Essay") },
      action: { kind: "shift", school_days: 1 },
    })
  })

  test("but B is a letter in a field", { tags: ["assignments.later-menu"] }, async () => {
    await openBoard()
    await page.getByRole("button", { name: /^Grade Assignment: Map of Asia/ }).click()
    await page.getByLabelText("Feedback on Map of Asia").click()
    await userEvent.keyboard("b")
    expect(item("Tomorrow").elements()).toEqual([])
    await expect.element(page.getByLabelText("Feedback on Map of Asia")).toHaveValue("b")
  })
})
