import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { ImportLink } from "./import-link.tsx"

test("an empty list leads to the import of its kind, and of its course", { tags: ["import.from-empty"] }, async () => {
  await renderScreen(
    <>
      <ImportLink kind="students" />
      <ImportLink kind="lessons" curriculum={{ id: "algebra" }} />
    </>,
  )
  const links = page.getByRole("link", { name: "or paste from a spreadsheet" })
  await expect.element(links.first()).toHaveAttribute("href", "/import?kind=students")
  await expect.element(links.last()).toHaveAttribute("href", "/import?kind=lessons&course=algebra")
})

test(
  "an empty schedule has a link of its own words to the import of a calendar",
  { tags: ["import.calendar-link"] },
  async () => {
    await renderScreen(<ImportLink kind="calendar">Import a calendar</ImportLink>)
    const link = page.getByRole("link", { name: "Import a calendar" })
    await expect.element(link).toHaveAttribute("href", "/import?kind=calendar")
  },
)
