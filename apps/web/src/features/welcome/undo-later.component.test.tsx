import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Refusal } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { benView } from "../../testing/sample-family.ts"
import { stopDate } from "../../testing/sample-year.ts"
import { change_id, throughSubjects, welcomeServer } from "../../testing/welcome-server.ts"
import WelcomePage from "./welcome-page.tsx"

const change = {
  id: change_id,
  kind: "setup" as const,
  summary: "Set up the school",
  user: null,
  created_at: "2026-11-26T17:00:00.000Z",
  undone_at: null,
}

beforeEach(() => {
  stopDate()
})

test.each(["the button", "Ctrl+Z"])(
  "after a reload %s undoes the set-up",
  { tags: ["setup.undo-later"] },
  async (way) => {
    let isUndone = false
    const { callsOf } = await renderScreen(<WelcomePage />, {
      ...welcomeServer(),
      "changes.list": () => (isUndone ? [] : [change]),
      "changes.undo": () => {
        isUndone = true
        return { change: { ...change, undone_at: "2026-11-26T17:01:00.000Z" }, count: 1, changed: [] }
      },
    })
    const undo = page.getByRole("note", { name: "The latest set-up" }).getByRole("button", { name: "Undo" })
    await expect.element(undo).toBeVisible()
    // A field without text leaves the shortcut to the page.
    await (way === "Ctrl+Z" ? userEvent.keyboard("{Control>}z{/Control}") : undo.click())
    await expect.poll(() => callsOf("changes.undo")).toEqual([{ id: change_id }])
    await expect.element(undo).not.toBeInTheDocument()
  },
)

test("a set-up in another tab is not repeated, and the page says so", { tags: ["setup.two-tabs"] }, async () => {
  const server = welcomeServer()
  let isMade = false
  const { callsOf } = await renderScreen(<WelcomePage />, {
    ...server,
    "students.list": () => (isMade ? [benView] : []),
    "setup.answers": (input) =>
      isMade
        ? { answers: null, updated_at: null, version: 99 }
        : (server["setup.answers"]?.(input) ?? { answers: null, updated_at: null, version: 1 }),
    "setup.saveAnswers": (input) => {
      if (isMade) throw new Refusal("CONFLICT")
      return server["setup.saveAnswers"]?.(input) ?? { answers: null, updated_at: null, version: 1 }
    },
  })
  await throughSubjects()
  isMade = true
  await page.getByRole("group", { name: "School days" }).getByText("Fri").click()
  await expect.element(page.getByText(/was set up in another tab/)).toBeVisible()
  expect(callsOf("setup.run")).toHaveLength(0)
})
