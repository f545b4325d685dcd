import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { stopDate } from "../../testing/sample-year.ts"
import { addChild, throughSubjects, welcomeServer } from "../../testing/welcome-server.ts"
import WelcomePage from "./welcome-page.tsx"

beforeEach(() => {
  stopDate()
})

test(
  "Enter goes from a child's name to the birthday and on, and does not end the step",
  { tags: ["setup.page-enter"] },
  async () => {
    await renderScreen(<WelcomePage />, welcomeServer())
    await addChild(0, "Ada", "3/4/2016")
    await page.getByLabelText("First name").click()
    await userEvent.keyboard("{Enter}")
    await expect.element(page.getByLabelText("Birthday", { exact: true })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect.element(page.getByRole("combobox", { name: "Grade level" })).toHaveFocus()
    await expect.element(page.getByRole("heading", { name: "Who is at home?" })).toBeVisible()
  },
)

test("Enter on a school day or in the start does not set up the school", { tags: ["setup.page-enter"] }, async () => {
  const { callsOf } = await renderScreen(<WelcomePage />, welcomeServer())
  await throughSubjects()
  const friday = page.getByRole("group", { name: "School days" }).getByRole("checkbox", { name: "Fri" }).element()
  if (!(friday instanceof HTMLElement)) throw new Error("no chip")
  friday.focus()
  await userEvent.keyboard("{Enter}")
  await page.getByLabelText("Starts at").click()
  await userEvent.keyboard("{Enter}")
  await expect.element(page.getByRole("heading", { name: "When do you learn?" })).toBeVisible()
  expect(callsOf("setup.run")).toHaveLength(0)
})

test("the browser's Back and Forward go from step to step", { tags: ["setup.page"] }, async () => {
  await renderScreen(<WelcomePage />, welcomeServer())
  await throughSubjects()
  window.history.back()
  await expect.element(page.getByRole("heading", { name: "What does each child learn?" })).toBeVisible()
  window.history.back()
  await expect.element(page.getByLabelText("First name")).toHaveValue("Ada")
  window.history.forward()
  await expect.element(page.getByRole("heading", { name: "What does each child learn?" })).toBeVisible()
})

test("a week without school days says so at the days", { tags: ["setup.page-errors"] }, async () => {
  await renderScreen(<WelcomePage />, welcomeServer())
  await throughSubjects()
  const days = page.getByRole("group", { name: "School days" })
  for (const day of ["Mon", "Tue", "Wed", "Thu", "Fri"]) await days.getByText(day).click()
  await expect.element(page.getByText("Choose at least one school day.")).toBeVisible()
  await days.getByText("Mon").click()
  await expect.element(page.getByRole("list", { name: "Ada, Monday" }).getByRole("listitem").first()).toBeVisible()
})
