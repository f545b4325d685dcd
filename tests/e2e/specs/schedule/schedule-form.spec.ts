import type { Page } from "playwright/test"
import { expectFocusIn, nextFrame } from "../../pages/dialog.ts"
import { entry, form, nextWeek, openSchedule, scienceClass, week } from "../../pages/schedule.ts"
import { expect, test } from "../../fixtures/test.ts"

// The form does everything that dragging does, by keyboard.

async function open(page: Page, label: string): Promise<void> {
  await entry(page, label).focus()
  await page.keyboard.press("Enter")
  await expectFocusIn(page.getByRole("dialog"))
}

test(
  "a class is added, edited from a week on and deleted from a week on by keyboard",
  { tag: "@schedule.keyboard" },
  async ({ page }) => {
    await openSchedule(page)
    await page.goto(week)
    // The page's button, and the empty state's if there are no entries.
    await expect(page.getByRole("button", { name: "New Entry" })).toHaveCount(2)
    await page.getByRole("button", { name: "New Entry" }).first().focus()
    await page.keyboard.press("Enter")
    const dialog = form(page, "New entry")
    await expect(dialog.getByRole("combobox", { name: "Subject" })).toBeFocused()
    await expect(dialog.getByRole("combobox", { name: "Subject" })).toHaveValue("Science")
    await dialog.getByLabel("Start time").focus()
    await page.keyboard.type("1000AM")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(dialog.getByText("End time must be after the start time.").first()).toBeVisible()
    await expect(dialog.getByLabel("End time")).toBeFocused()
    await nextFrame(page)
    await page.keyboard.type("1130AM")
    await page.keyboard.press("Enter")
    await expect(dialog).toBeHidden()
    await expect(page.getByRole("button", { name: "New Entry" })).toBeFocused()
    await expect(entry(page, "Science (Ben), 10:00 AM – 11:30 AM, Monday, Jan 7")).toBeVisible()

    await page.goto(nextWeek)
    await open(page, "Science (Ben)")
    const edit = form(page, "Edit Science (Ben)")
    await expect(edit.getByRole("radio", { name: "Only on Jan 14" })).toBeChecked()
    await edit.getByRole("radio", { name: "Only on Jan 14" }).press("ArrowRight")
    await expect(edit.getByRole("radio", { name: "From then on" })).toBeChecked()
    await edit.getByLabel("Location").fill("Kitchen")
    await page.keyboard.press("Enter")
    await expect(edit).toBeHidden()
    await expect(entry(page, "Science (Ben), 10:00 AM – 11:30 AM, Monday, Jan 14, Kitchen")).toBeVisible()
    await page.getByRole("button", { name: "Previous week" }).click()
    await expect(entry(page, "Science (Ben), 10:00 AM – 11:30 AM, Monday, Jan 7")).toBeVisible()
    await expect(entry(page, "Science (Ben).*Kitchen")).toHaveCount(0)

    await page.goto("/schedule?view=week&date=2030-01-21")
    await open(page, "Science (Ben)")
    await edit.getByRole("radio", { name: "Only on Jan 21" }).press("ArrowRight")
    await edit.getByRole("button", { name: "Delete" }).press("Enter")
    const question = form(page, "Delete Science (Ben)?")
    await expect(question).toContainText("from the week of Jan 21 on")
    await expectFocusIn(question)
    await question.getByRole("button", { name: "Delete Science (Ben)" }).press("Enter")
    await expect(question).toBeHidden()
    await expect(entry(page, "Science (Ben)")).toHaveCount(0)
    await page.getByRole("button", { name: "Previous week" }).click()
    await expect(entry(page, "Science (Ben), 10:00 AM – 11:30 AM, Monday, Jan 14")).toBeVisible()
  },
)

test("a class is edited and deleted in all weeks", { tag: "@schedule.edit-all" }, async ({ page }) => {
  const family = await openSchedule(page)
  await family.make("schedule", scienceClass(family))
  await page.goto(nextWeek)
  await open(page, "Science (Ben)")
  const edit = form(page, "Edit Science (Ben)")
  await edit.getByText("Always", { exact: true }).click()
  await edit.getByLabel("End time").fill("10:45")
  await edit.getByRole("button", { name: "Save" }).click()
  await expect(edit).toBeHidden()
  await page.getByRole("button", { name: "Previous week" }).click()
  await expect(entry(page, "Science (Ben), 9:00 AM – 10:45 AM, Monday, Jan 7")).toBeVisible()
  await open(page, "Science (Ben)")
  await edit.getByText("Always", { exact: true }).click()
  await edit.getByRole("button", { name: "Delete" }).click()
  await form(page, "Delete Science (Ben)?").getByRole("button", { name: "Delete Science (Ben)" }).click()
  await expect(page.getByText("Nothing on the Schedule")).toBeVisible()
})

test("a class limited to some weeks shows only in those", async ({ page }) => {
  const family = await openSchedule(page)
  await family.make("schedule", scienceClass(family, { start_date: "2030-01-08", end_date: "2030-01-14" }))
  await page.goto(week)
  await expect(page.getByRole("heading", { name: "Jan 7 – 13, 2030" })).toBeVisible()
  await expect(entry(page, "Science (Ben)")).toHaveCount(0)
  await page.getByRole("button", { name: "Next week" }).click()
  await expect(entry(page, "Science (Ben)")).toHaveCount(1)
  await page.getByRole("button", { name: "Next week" }).click()
  await expect(page.getByRole("heading", { name: "Jan 21 – 27, 2030" })).toBeVisible()
  await expect(entry(page, "Science (Ben)")).toHaveCount(0)
})

test("Escape asks before discarding input", async ({ page }) => {
  await openSchedule(page)
  await page.goto("/schedule?new")
  const dialog = form(page, "New entry")
  await dialog.getByLabel("Location").fill("Garden")
  await page.keyboard.press("Escape")
  await expect(dialog.getByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible()
  await dialog.getByRole("button", { name: "Discard" }).click()
  await expect(dialog).toBeHidden()
})
