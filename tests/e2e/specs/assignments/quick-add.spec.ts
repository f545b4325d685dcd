import { readDay } from "@hearthbook/core/time/read-day"
import { weekdayOf } from "@hearthbook/core/time/days"
import { logOut, newParent, openDashboard, register } from "../../pages/access.ts"
import { addStudent, assignmentCard } from "../../pages/records.ts"
import { holdSaves, quickAdd } from "../../pages/quick-add.ts"
import { expect, test } from "../../fixtures/test.ts"

test(
  "a title and Enter create an assignment for the next school day, and Undo removes only that one",
  { tag: "@assignments.quick-add" },
  async ({ page }) => {
    await openDashboard(page)
    const form = page.getByRole("form", { name: "Add an assignment" })
    const title = form.getByLabel(quickAdd.title)
    const due = await form.getByLabel("Due date").inputValue()
    expect(["monday", "tuesday", "wednesday", "thursday", "friday"]).toContain(
      weekdayOf(readDay(due, "MM/DD/YYYY") ?? ""),
    )

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
    const undone = page.waitForResponse(/assignments\.delete/)
    await page.getByRole("alert").filter({ hasText: "Page 13" }).getByRole("button", { name: "Undo" }).click()
    await undone
    await page.goto("/assignments?student=all&search=Page")
    await expect(assignmentCard(page, "Page 12")).toBeVisible()
    await expect(assignmentCard(page, "Page 13")).toHaveCount(0)
  },
)

test(
  "child, curriculum and date can be chosen, the choice is remembered, and errors show under their field",
  { tag: ["@assignments.quick-add-choices", "@assignments.validation"] },
  async ({ page }) => {
    await register(page, newParent("Quinn"))
    await addStudent(page, { first_name: "Dot", grade: "Kindergarten", born: "2021-05-04" })
    await page.goto("/dashboard")
    await expect(page.getByText("Let’s set up your school")).toBeVisible()
    // No curriculum yet.
    await expect(page.getByLabel(quickAdd.title)).toHaveCount(0)
    await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04", subject: "Fractions" })
    await addStudent(page, { first_name: "Cleo", grade: "9th grade", born: "2011-05-04", subject: "Biology" })

    await page.goto("/assignments")
    const form = page.getByRole("form", { name: "Add an assignment" })
    await form.getByRole("combobox", { name: quickAdd.child }).click()
    await page.getByRole("option", { name: "Cleo" }).click()
    await form.getByRole("combobox", { name: quickAdd.curriculum }).click()
    await expect(page.getByRole("option")).toHaveText(["Biology"])
    await page.getByRole("option", { name: "Biology" }).click()
    await form.getByRole("button", { name: "Add" }).click()
    await expect(form.getByText("Title is required.").first()).toBeVisible()
    await form.getByLabel(quickAdd.title).fill("Draw a cell")
    await form.getByLabel("Due date").fill("")
    await form.getByLabel(quickAdd.title).press("Enter")
    await expect(form.getByText("Due date is required.").first()).toBeVisible()
    await expect(form.getByLabel(quickAdd.title)).toHaveValue("Draw a cell")
    await form.getByLabel("Due date").fill("2030-01-10")
    await form.getByLabel(quickAdd.title).press("Enter")
    await expect(assignmentCard(page, "Draw a cell")).toContainText("Biology")
    await expect(assignmentCard(page, "Draw a cell")).toContainText("Cleo")

    await page.goto("/dashboard")
    await expect(form.getByRole("combobox", { name: quickAdd.child })).toHaveValue("Cleo")
    await expect(form.getByRole("combobox", { name: quickAdd.curriculum })).toHaveValue("Biology")
    // A child without a curriculum.
    await form.getByRole("combobox", { name: quickAdd.child }).click()
    await page.getByRole("option", { name: "Dot" }).click()
    await form.getByLabel(quickAdd.title).fill("Count to ten")
    await form.getByLabel(quickAdd.title).press("Enter")
    await expect(form.getByText("Dot has no curriculum yet.")).toBeVisible()
  },
)

test("a title sent before the curricula are loaded is saved once they are", async ({ page }) => {
  await openDashboard(page)
  const form = page.getByRole("form", { name: "Add an assignment" })
  const curriculum = form.getByRole("combobox", { name: quickAdd.curriculum })
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route("**/curriculum.names**", (route) => released.then(() => route.continue()))
  await form.getByLabel(quickAdd.title).fill("Dahlia zero")
  await form.getByLabel(quickAdd.title).press("Enter")
  await expect(form.getByLabel(quickAdd.title)).toHaveValue("")
  await expect(form.getByLabel("Saving")).toBeVisible()
  await curriculum.click()
  await expect(page.getByText("Loading …")).toBeVisible()
  release()
  await expect(page.getByText(/Added “Dahlia zero” for \w+, due /)).toBeVisible()
  await expect(curriculum).not.toHaveValue("")
  await expect(page.getByText("Loading …")).toHaveCount(0)
})

test("a title sent before the curricula are loaded is saved even after leaving the page", async ({ page }) => {
  await openDashboard(page)
  const form = page.getByRole("form", { name: "Add an assignment" })
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route("**/curriculum.names**", (route) => released.then(() => route.continue()))
  await form.getByLabel(quickAdd.title).fill("Dahlia one")
  await form.getByLabel(quickAdd.title).press("Enter")
  await expect(form.getByLabel("Saving")).toBeVisible()
  await page.getByRole("navigation").getByRole("link", { name: "Students" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Students" })).toBeVisible()
  release()
  await expect(page.getByText(/Added “Dahlia one” for \w+, due /)).toBeVisible()
})

test.describe("when the curricula fail to load", () => {
  test.use({ allowedConsoleErrors: [/net::ERR_/] })

  test("the title is restored with the reason, and a retry loads them again", async ({ page }) => {
    await openDashboard(page)
    const form = page.getByRole("form", { name: "Add an assignment" })
    await expect(form).toBeVisible()
    await page.route(/curriculum\.names/, (route) => route.abort())
    await form.getByLabel(quickAdd.title).fill("Dahlia two")
    await form.getByLabel(quickAdd.title).press("Enter")
    await expect(form.getByRole("alert").getByText(/^Network error\./)).toBeVisible()
    await expect(form.getByLabel(quickAdd.title)).toHaveValue("Dahlia two")
    await page.unrouteAll()
    await form.getByLabel(quickAdd.title).press("Enter")
    await expect(page.getByText(/Added “Dahlia two” for /)).toBeVisible()
  })
})

test("the last child and curriculum are preselected until the user signs out", async ({ page }) => {
  await openDashboard(page)
  const form = page.getByRole("form", { name: "Add an assignment" })
  const child = form.getByRole("combobox", { name: quickAdd.child })
  const curriculum = form.getByRole("combobox", { name: quickAdd.curriculum })
  await expect(child).toHaveValue("")
  await form.hover()
  await expect(curriculum).not.toHaveValue("")
  const shown = [await child.inputValue(), await curriculum.inputValue()] as const
  await form.getByLabel(quickAdd.title).fill("Dahlia once")
  await form.getByLabel(quickAdd.title).press("Enter")
  await expect(page.getByText(/Added “Dahlia once”/)).toBeVisible()

  await page.mouse.move(0, 0)
  await page.reload()
  await expect(child).toHaveValue(shown[0])
  await expect(curriculum).toHaveValue(shown[1])
  const storedTarget = () => page.evaluate(() => localStorage.getItem("hearthbook.quick-add-target"))
  expect(await storedTarget()).toContain(shown[1])
  await logOut(page)
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible()
  expect(await storedTarget()).toBeNull()
})

test.describe("while offline", () => {
  test.use({ allowedConsoleErrors: [/net::ERR_/] })

  test("a title that fails to save while the next is typed is named and can be retried", async ({ page }) => {
    await openDashboard(page)
    const release = await holdSaves(page, [], "Zinnia five")
    const title = page.getByLabel(quickAdd.title)
    await title.fill("Zinnia five")
    await title.press("Enter")
    await title.fill("Zinnia six")
    await title.press("Enter")
    await title.fill("Zinnia sev")
    release()
    const unsaved = page.getByRole("alert").filter({ hasText: "“Zinnia five” could not be saved." })
    await expect(unsaved).toContainText("Network error.")
    await expect(page.getByText(/Added “Zinnia six”/)).toBeVisible()
    await expect(title).toHaveValue("Zinnia sev")
    await page.unrouteAll()
    await unsaved.getByRole("button", { name: "Try again" }).click()
    await expect(page.getByText(/Added “Zinnia five”/)).toBeVisible()
    await expect(unsaved).toHaveCount(0)
    await expect(title).toHaveValue("Zinnia sev")
  })

  test("a title that fails to save after leaving the page is named on the next page", async ({ page }) => {
    await openDashboard(page)
    const release = await holdSaves(page, [], "Zinnia eight")
    await page.getByLabel(quickAdd.title).fill("Zinnia eight")
    await page.getByLabel(quickAdd.title).press("Enter")
    await page.getByRole("link", { name: "Students", exact: true }).first().click()
    await expect(page.getByRole("heading", { level: 1, name: "Students" })).toBeVisible()
    release()
    await expect(page.getByRole("alert").filter({ hasText: "“Zinnia eight” could not be saved." })).toBeVisible()
  })

  test("quick add shows an error and keeps the input", async ({ page, context }) => {
    await openDashboard(page)
    const title = page.getByLabel(quickAdd.title)
    await title.fill("Page 14")
    await expect(page.getByRole("combobox", { name: quickAdd.curriculum })).not.toHaveValue("")
    await context.setOffline(true)
    await title.press("Enter")
    await expect(page.getByText("Network error. Please check your internet connection.")).toBeVisible()
    await expect(title).toHaveValue("Page 14")
    await context.setOffline(false)
    await title.press("Enter")
    await expect(page.getByText(/Added “Page 14”/)).toBeVisible()
  })
})
