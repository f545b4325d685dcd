import type { BrowserContext, Page } from "playwright/test"
import { openDashboard } from "../../pages/access.ts"
import { openFamily } from "../../pages/family.ts"
import { deleteAs } from "../../fixtures/rest-client.ts"
import { week, lesson, title, saveButton, choose, openPlannerFamily, planLesson, addWork } from "../../pages/planner.ts"
import { expect, test } from "../../fixtures/test.ts"

test("the week is filtered by child, and the URL contains the filter", async ({ page }) => {
  await openDashboard(page)
  await page.goto("/lesson-planner")
  await page.getByRole("tab", { name: "Planned lessons" }).click()
  const rows = page.getByRole("article")
  await expect(rows.filter({ hasText: "Grace" }).first()).toBeVisible()
  await page.getByRole("group", { name: "Child" }).getByText("Eli").click()
  await expect(rows.filter({ hasText: "Grace" })).toHaveCount(0)
  await expect(rows.filter({ hasText: "Eli" }).first()).toBeVisible()
  await page.reload()
  await expect(rows.filter({ hasText: "Eli" }).first()).toBeVisible()
  await expect(rows.filter({ hasText: "Grace" })).toHaveCount(0)
})

test(
  "a lesson of the week is completed, undone, edited, duplicated and deleted",
  { tag: "@planning.lesson-week" },
  async ({ page }) => {
    await openPlannerFamily(page)
    await page.goto("/lesson-planner")
    await choose(page, "Curriculum", "Math")
    await addWork(page, { name: "Worksheet", due: "2030-01-10" })
    await title(page).fill("Long division")
    await page.getByLabel("Lesson date").fill("2030-01-09")
    await saveButton(page).click()
    await expect(page.getByText("Lesson Plan saved successfully!")).toBeVisible()

    await page.goto(week)
    const done = page.getByRole("checkbox", { name: "Long division is done" })
    // The tick shows at once and is saved when the toast appears.
    await done.click()
    await expect(lesson(page, "Long division")).toContainText("Done")
    await page.getByRole("button", { name: "Undo" }).click()
    await expect(done).not.toBeChecked()
    await expect(page.getByRole("button", { name: "Undo" })).toBeHidden()
    await done.click()
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible()
    await page.reload()
    await expect(done).toBeChecked()

    await page.getByRole("button", { name: "Long division", exact: true }).click()
    await expect(page).toHaveURL(/lesson=/)
    await expect(title(page)).toBeFocused()
    await expect(page.getByRole("list", { name: "Assignments set with this lesson" })).toContainText("Worksheet")
    await expect(page.getByRole("list", { name: "Assignments set with this lesson" })).toContainText("Assigned")
    await title(page).fill("Long division, step by step")
    await page.reload()
    await expect(title(page)).toHaveValue("Long division, step by step")
    await page.getByRole("button", { name: "Cancel Edit" }).click()
    await page.getByRole("button", { name: "Discard changes" }).click()
    await expect(page.getByRole("dialog")).toBeHidden()
    // The week is as it was left, with the focus on the lesson that was opened.
    await expect(lesson(page, "Long division").locator(":focus")).toHaveCount(1)
    await page.getByRole("button", { name: "Long division", exact: true }).click()
    await expect(title(page)).toHaveValue("Long division")
    await title(page).fill("Short division")
    await addWork(page, { name: "Second worksheet", due: "2030-01-11" })
    await saveButton(page).click()
    await expect(lesson(page, "Short division")).toContainText("2 assignments")
    await expect(lesson(page, "Short division").locator(":focus")).toHaveCount(1)
    await expect(page.getByRole("heading", { name: "Jan 7 – 13, 2030" })).toBeVisible()

    const menu = page.getByRole("button", { name: "More about Short division" })
    await menu.click()
    await page.getByRole("menuitem", { name: "Duplicate" }).click()
    await expect(title(page)).toBeFocused()
    await expect(title(page)).toHaveValue("Short division")
    await expect(page.getByLabel("Lesson date")).toHaveValue("01/10/2030")
    const copies = page.getByRole("list", { name: "New assignments" }).getByRole("listitem")
    await expect(copies).toHaveText([/^Worksheet.*due 01\/11\/2030/, /^Second worksheet.*due 01\/12\/2030/])

    // The copy is not saved yet, so a second copy asks before it replaces the first.
    await page.goto(week)
    await menu.click()
    await page.getByRole("menuitem", { name: "Duplicate" }).click()
    const question = page.getByRole("dialog", { name: "Replace the draft?" })
    await expect(question).toContainText("Your plan “Short division” is not saved yet.")
    await question.getByRole("button", { name: "Replace the draft" }).click()
    await expect(question).toBeHidden()
    await expect(title(page)).toBeFocused()
    await page.getByLabel("Lesson date").fill("2030-01-16")
    await saveButton(page).click()
    await expect(page.getByText("Lesson Plan saved successfully!")).toBeVisible()

    await page.goto(week)
    await page.getByRole("button", { name: "Next week" }).click()
    await expect(page).toHaveURL(/week=2030-01-14/)
    await expect(lesson(page, "Short division")).toContainText("2 assignments")
    await page.getByRole("button", { name: "Previous week" }).click()
    await menu.click()
    await page.getByRole("menuitem", { name: "Delete" }).click()
    const deletion = page.getByRole("dialog", { name: "Delete Short division?" })
    await expect(deletion).toContainText("The 2 assignments set with it will stay with Ada.")
    await deletion.getByRole("button", { name: "Delete Short division" }).click()
    await expect(page.getByText("No Lessons Planned")).toBeVisible()
    await page.getByRole("button", { name: "This week" }).click()
    await expect(page.getByRole("button", { name: "This week" })).toBeDisabled()
  },
)

test("an empty day of the week opens a plan for that day", { tag: "@planning.lesson-week" }, async ({ page }) => {
  await openPlannerFamily(page)
  await planLesson(page, "Long division")
  await page.goto(week)
  await page.getByRole("button", { name: "Plan a lesson on Friday, Jan 11" }).click()
  await expect(page.getByRole("combobox", { name: "Curriculum" })).toHaveCSS("text-overflow", "ellipsis")
  await expect(page.getByLabel("Lesson date")).toHaveValue("01/11/2030")
  await expect(title(page)).toBeFocused()
  await expect(page.getByRole("combobox", { name: "Student" })).toHaveValue("Ada Hall")
})

test.describe("a missing lesson", () => {
  test.use({ allowedConsoleErrors: [/status of 404|This lesson could not be found/] })

  test("shows a message and links to a new lesson", async ({ page, context }) => {
    await openPlannerFamily(page)
    await planLesson(page, "Long division")
    await page.goto(week)
    await page.getByRole("button", { name: "Long division", exact: true }).click()
    await expect(title(page)).toHaveValue("Long division")
    const address = page.url()

    const other = await context.newPage()
    await other.goto(week)
    await other.getByRole("button", { name: "More about Long division" }).click()
    await other.getByRole("menuitem", { name: "Delete" }).click()
    await other.getByRole("button", { name: "Delete Long division" }).click()
    await expect(other.getByText("No Lessons Planned")).toBeVisible()

    await page.goto(address)
    const failure = page.getByRole("main").getByRole("alert")
    await expect(failure).toContainText("This lesson could not be found. It may have been deleted.")
    await expect(failure).not.toContainText("connection")
    await expect(page.getByRole("button", { name: "Try again" })).toBeHidden()
    await failure.getByRole("button", { name: "Plan a new lesson" }).click()
    await expect(page).not.toHaveURL(/lesson=/)
    await expect(title(page)).toBeFocused()
    await expect(title(page)).toHaveValue("")
  })

  test("changes to a lesson that was deleted meanwhile can be saved as a new lesson", async ({ page }) => {
    const { lesson: id } = await openFamily(page)
    await page.goto(`/lesson-planner?lesson=${id}`)
    await title(page).fill("The far side of the moon")
    await deleteAs(page, `lessons/${id}`)
    await page.reload()
    await page.getByRole("button", { name: "Use your unsaved changes for a new lesson" }).click()
    await expect(title(page)).toHaveValue("The far side of the moon")
    await saveButton(page).click()
    await expect(page.getByText("Lesson Plan saved successfully!")).toBeVisible()
  })
})

/** Opens a lesson in the form, and saves it in another tab. */
async function changeElsewhere(page: Page, context: BrowserContext): Promise<Page> {
  await openPlannerFamily(page)
  await planLesson(page, "Long division")
  await page.goto(week)
  await page.getByRole("button", { name: "Long division", exact: true }).click()
  await expect(title(page)).toHaveValue("Long division")
  const other = await context.newPage()
  await other.goto(page.url())
  await title(other).fill("From the other tab")
  await saveButton(other).click()
  await expect(lesson(other, "From the other tab")).toBeVisible()
  return other
}

test.describe("two tabs", () => {
  test.use({ allowedConsoleErrors: [/status of 409/] })

  test(
    "that edit the same lesson: the second is shown both versions and chooses",
    { tag: "@editing.lesson-conflict" },
    async ({ page, context }) => {
      const other = await changeElsewhere(page, context)
      await title(page).fill("From this tab")
      await saveButton(page).click()
      const both = page.getByRole("group", { name: "Two versions" })
      await expect(both.getByRole("alert")).toContainText("This was changed elsewhere while you were editing it.")
      await expect(both).toContainText("They differ in: Lesson title")
      await expect(title(page)).toHaveValue("From this tab")
      await both.getByText("As it is now").click()
      await expect(title(page)).toHaveValue("From the other tab")

      // The draft is the typed text, whichever version is shown when the tab closes.
      await page.reload()
      await expect(title(page)).toHaveValue("From this tab")
      await saveButton(page).click()
      await both.getByText("As it is now").click()
      await saveButton(page).click()
      await expect(lesson(page, "From the other tab")).toBeVisible()

      await page.getByRole("button", { name: "From the other tab", exact: true }).click()
      await title(page).fill("From this tab")
      await other.goto(page.url())
      await title(other).fill("Once more from the other")
      await saveButton(other).click()
      await expect(lesson(other, "Once more from the other")).toBeVisible()
      await saveButton(page).click()
      await expect(both).toBeVisible()
      await saveButton(page).click()
      await expect(lesson(page, "From this tab")).toBeVisible()
    },
  )

  test("with a form longer than the screen: focus moves to the conflict", async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 600 })
    await changeElsewhere(page, context)
    await title(page).fill("From this tab")
    await title(page).press("Enter")
    const both = page.getByRole("group", { name: "Two versions" })
    await expect(both.getByRole("alert")).toContainText("Look at both versions")
    await expect(both).toBeFocused()
    await expect(both).toBeInViewport({ ratio: 1 })
    await both.getByRole("button", { name: "Lesson title" }).press("Enter")
    await expect(title(page)).toBeFocused()
    await expect(title(page)).toBeInViewport({ ratio: 1 })
  })
})
