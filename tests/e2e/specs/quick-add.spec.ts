import { weekdayOf } from "@hearthbook/api/rules/days"
import { newParent, register, signInToDashboard } from "../pages/access.ts"
import { addStudent, assignmentCard } from "../pages/records.ts"
import { expect, test } from "../fixtures.ts"

const line = { title: "Title of a new assignment", child: "For which child", curriculum: "In which curriculum" }

test("a title and Enter set work for the next school day; Undo takes exactly that away again", async ({ page }) => {
  await signInToDashboard(page)
  const form = page.getByRole("form", { name: "Add an assignment" })
  const title = form.getByLabel(line.title)
  const due = await form.getByLabel("Due date").inputValue()
  expect(["monday", "tuesday", "wednesday", "thursday", "friday"]).toContain(weekdayOf(due))

  await title.fill("Page 12")
  await title.press("Enter")
  const toast = page.getByRole("alert").filter({ hasText: /Added “Page 12” for \w+, due / })
  await expect(toast).toBeVisible()
  await expect(title).toHaveValue("")
  await expect(title).toBeFocused()

  await page.goto("/assignments?student=all&search=Page+12")
  await expect(assignmentCard(page, "Page 12")).toBeVisible()
  await page.goto("/dashboard")
  await title.fill("Page 13")
  await title.press("Enter")
  await page.getByRole("alert").filter({ hasText: "Page 13" }).getByRole("button", { name: "Undo" }).click()
  await page.goto("/assignments?student=all&search=Page")
  await expect(assignmentCard(page, "Page 12")).toBeVisible()
  await expect(assignmentCard(page, "Page 13")).toHaveCount(0)
})

test("child, curriculum and day can be chosen, are remembered, and what is wrong is said under its field", async ({
  page,
}) => {
  await register(page, newParent("Quinn"))
  await addStudent(page, { first_name: "Dot", grade: "Kindergarten", born: "2021-05-04" })
  await page.goto("/dashboard")
  await expect(page.getByText("Let’s set up your school")).toBeVisible()
  // Nothing to set work in yet.
  await expect(page.getByLabel(line.title)).toHaveCount(0)
  await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04", subject: "Fractions" })
  await addStudent(page, { first_name: "Cleo", grade: "9th grade", born: "2011-05-04", subject: "Biology" })

  await page.goto("/assignments")
  const form = page.getByRole("form", { name: "Add an assignment" })
  await form.getByRole("combobox", { name: line.child }).click()
  await page.getByRole("option", { name: "Cleo" }).click()
  await form.getByRole("combobox", { name: line.curriculum }).click()
  await expect(page.getByRole("option")).toHaveText(["Biology"])
  await page.getByRole("option", { name: "Biology" }).click()
  await form.getByRole("button", { name: "Add" }).click()
  await expect(form.getByText("Title is required.").first()).toBeVisible()
  await form.getByLabel(line.title).fill("Draw a cell")
  await form.getByLabel("Due date").fill("")
  await form.getByLabel(line.title).press("Enter")
  await expect(form.getByText("Due date is required.").first()).toBeVisible()
  await expect(form.getByLabel(line.title)).toHaveValue("Draw a cell")
  await form.getByLabel("Due date").fill("2030-01-10")
  await form.getByLabel(line.title).press("Enter")
  await expect(assignmentCard(page, "Draw a cell")).toContainText("Biology")
  await expect(assignmentCard(page, "Draw a cell")).toContainText("Cleo")

  await page.goto("/dashboard")
  await expect(form.getByRole("combobox", { name: line.child })).toHaveValue("Cleo")
  await expect(form.getByRole("combobox", { name: line.curriculum })).toHaveValue("Biology")
  // A child with nothing to set work in.
  await form.getByRole("combobox", { name: line.child }).click()
  await page.getByRole("option", { name: "Dot" }).click()
  await form.getByLabel(line.title).fill("Count to ten")
  await form.getByLabel(line.title).press("Enter")
  await expect(form.getByText("Dot has no curriculum yet.")).toBeVisible()
})

test.describe("while the connection is away", () => {
  test.use({ allowedConsoleErrors: [/net::ERR_/] })

  test("the line says so and keeps what was typed", async ({ page, context }) => {
    await signInToDashboard(page)
    const title = page.getByLabel(line.title)
    await title.fill("Page 14")
    await context.setOffline(true)
    await title.press("Enter")
    await expect(page.getByText("Network error. Please check your internet connection.")).toBeVisible()
    await expect(title).toHaveValue("Page 14")
    await context.setOffline(false)
    await title.press("Enter")
    await expect(page.getByText(/Added “Page 14”/)).toBeVisible()
  })
})
