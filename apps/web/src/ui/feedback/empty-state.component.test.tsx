import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { EmptyState } from "./empty-state.tsx"
import { SketchRows } from "./sketch/sketch-rows.tsx"
import { NothingFound } from "./nothing-found.tsx"

test("a picture of the page in use is only seen", { tags: ["setup.empty-pages"] }, async () => {
  await renderScreen(
    <EmptyState
      title="No Assignments Found"
      text="Add the first one."
      picture={<SketchRows mark="box" rows={[{ tone: "blue", words: "Fractions, page 24" }]} />}
      action={<button>Add</button>}
    />,
  )
  await expect.element(page.getByRole("button", { name: "Add" })).toBeVisible()
  const words = document.querySelector("[data-words='Fractions, page 24']")
  expect(words?.closest("[aria-hidden=true]")).not.toBeNull()
  // A search in the page and a copy of it find no invented work.
  expect(document.body.textContent).not.toContain("Fractions")
  expect(words && getComputedStyle(words, "::before").content).toBe('"Fractions, page 24"')
})

test(
  "a list that a filter has emptied offers to clear it, without a picture",
  { tags: ["setup.empty-pages"] },
  async () => {
    let cleared = 0
    await renderScreen(
      <NothingFound title="No Students Found" text="No student is called “Zed”." onClear={() => (cleared += 1)} />,
    )
    await page.getByRole("button", { name: "Clear filters" }).click()
    expect(cleared).toBe(1)
    expect(document.querySelector("[data-words]")).toBeNull()
  },
)
