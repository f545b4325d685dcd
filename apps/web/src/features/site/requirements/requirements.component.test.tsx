import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { newYork, ownNumbers, texas } from "../../../testing/sample-records.ts"
import RequirementsPage from "./requirements-page.tsx"

const open = () => renderScreen(<RequirementsPage />, { "rulePacks.list": () => [newYork, texas, ownNumbers] })

test("each state is found, with its numbers, due days and sources", { tags: ["requirements.page"] }, async () => {
  await open()
  await expect.element(page.getByRole("heading", { name: texas.title })).toBeVisible()
  await page
    .getByRole("searchbox", { name: "Search the states" })
    .or(page.getByLabelText("Search the states"))
    .fill("ny")
  await expect.element(page.getByText("Notice of intent")).toBeVisible()
  await expect.element(page.getByText("900 hours, grades 1 to 6")).toBeVisible()
  await expect.element(page.getByText(/to School district, by July 1/)).toBeVisible()
  await expect
    .element(page.getByRole("link", { name: "8 NYCRR 100.10" }))
    .toHaveAttribute("href", "https://example.org/rules")
  expect(page.getByRole("heading", { name: texas.title }).query()).toBeNull()
})

test("a state that is not written down says so", { tags: ["requirements.page"] }, async () => {
  await open()
  await page.getByLabelText("Search the states").fill("Atlantis")
  await expect.element(page.getByText(/don’t have this state yet/)).toBeVisible()
})
