import { openFamily } from "../pages/family.ts"
import { assignmentCard, setAssignment } from "../pages/records.ts"
import { expect, test } from "../fixtures.ts"

test(
  "a day is typed, shown, stepped and kept in the order that the person reads",
  { tag: "@editing.dates" },
  async ({ page }) => {
    await openFamily(page)
    await page.goto("/settings?tab=preferences")
    await page.getByRole("radio", { name: "DD/MM/YYYY" }).check()
    await expect(page.getByText("Preferences saved!").first()).toBeVisible()
    await setAssignment(page, { student: "Ben", curriculum: "Science", title: "Old maps", due: "03/04/2030" })
    await expect(assignmentCard(page, "Old maps")).toContainText("Due 03/04/2030")

    await page.goto("/assignments?new")
    const due = page.getByRole("dialog").getByLabel("Due date")
    await due.fill("04052030")
    await due.press("ArrowUp")
    await expect(due).toHaveValue("05/05/2030")
    await due.press("ArrowDown")
    await due.press("ArrowDown")
    await due.press("Tab")
    await expect(due).toHaveValue("03/05/2030")
  },
)

test(
  "what is no day stays as it was typed, with how to write it, and is never left out",
  { tag: "@editing.dates" },
  async ({ page }) => {
    await openFamily(page)
    await page.goto("/students?new")
    const dialog = page.getByRole("dialog")
    const born = dialog.getByLabel("Date of birth")
    await dialog.getByLabel("First name").fill("Ada")
    await dialog.getByLabel("Last name").fill("Hall")
    await born.fill("02/30/2016")
    await born.press("Tab")
    await expect(born).toHaveValue("02/30/2016")
    await expect(dialog.getByText("Enter the date as MM/DD/YYYY.")).toBeVisible()
    await dialog.getByRole("button", { name: "Add student" }).click()
    await expect(born).toBeFocused()
    await expect(born).toHaveValue("02/30/2016")
    await born.fill("2/29/16")
    await born.press("Tab")
    await expect(born).toHaveValue("02/29/2016")
    await expect(dialog.getByText("Enter the date as MM/DD/YYYY.")).toBeHidden()
  },
)

test("a form that is sent with no day says so at the field, and writes days as the person does", async ({ page }) => {
  await openFamily(page)
  await page.goto("/assignments?new")
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Due date").fill("02/31/2030")
  await dialog.getByRole("button", { name: "Create Assignment" }).click()
  await expect(dialog.getByText("Due date must be a day such as 09/01/2026.").first()).toBeVisible()
  await expect(dialog.getByLabel("Due date")).toHaveValue("02/31/2030")
})

test("the device's own calendar opens at the end of the field and by keyboard", async ({ page }) => {
  await openFamily(page)
  await page.addInitScript(() => {
    // The calendar itself is drawn by the browser, outside the page.
    HTMLInputElement.prototype.showPicker = function () {
      this.dataset.shown = String(Number(this.dataset.shown ?? 0) + 1)
    }
  })
  await page.goto("/assignments?new")
  const dialog = page.getByRole("dialog")
  const calendar = dialog.locator('input[type="date"]').first()
  await dialog.getByRole("button", { name: "Open the calendar" }).first().click()
  await expect(calendar).toHaveAttribute("data-shown", "1")
  await dialog.getByLabel("Due date").press("Alt+ArrowDown")
  await expect(calendar).toHaveAttribute("data-shown", "2")
  await calendar.fill("2030-01-31", { force: true })
  await expect(dialog.getByLabel("Due date")).toHaveValue("01/31/2030")
})

test("a range of days narrows the list in the person's order, and half a day narrows nothing", async ({ page }) => {
  await openFamily(page)
  await setAssignment(page, { student: "Ben", curriculum: "Science", title: "Old maps", due: "2030-04-03" })
  await page.getByLabel("Due from").fill("04/04/2030")
  await expect(assignmentCard(page, "Old maps")).toBeHidden()
  await page.getByLabel("Due from").fill("04/0")
  await page.getByLabel("Due from").press("Tab")
  await expect(assignmentCard(page, "Old maps")).toBeVisible()
  await expect(page.getByText("Enter the date as MM/DD/YYYY.")).toBeVisible()
  await page.getByRole("button", { name: "Clear filters" }).click()
  await expect(page.getByLabel("Due from")).toHaveValue("")
})
