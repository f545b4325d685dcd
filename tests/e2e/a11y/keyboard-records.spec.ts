import { mergeTests, type Page } from "playwright/test"
import { hannah, newParent, register } from "../pages/access.ts"
import { expectFocusIn } from "../pages/dialog.ts"
import { openFamily } from "../pages/family.ts"
import { putAs } from "../fixtures/rest-client.ts"
import { assignmentCard, openWorkTab } from "../pages/records.ts"
import { quickAdd } from "../pages/quick-add.ts"
import { test as withKeyboard } from "../fixtures/keyboard.ts"
import { expect, test as base } from "../fixtures/test.ts"

const test = mergeTests(base, withKeyboard)

// A parent's most frequent tasks by keyboard: focus is always visible and returns after each dialog.
test.use({ contextOptions: { reducedMotion: "reduce" } })

test("a parent signs in by keyboard", { tag: ["@smoke", "@site.keyboard"] }, async ({ page, keyboard }) => {
  await page.goto("/login")
  await keyboard.tabTo(page.getByLabel("Email"))
  await keyboard.type(hannah.email)
  await keyboard.tabTo(page.getByLabel("Password", { exact: true }))
  await keyboard.type(hannah.password)
  await keyboard.tabTo(page.getByRole("button", { name: "Sign In" }))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1 })).toContainText(hannah.first_name)
  // Focus moves to the content, because the pressed button is gone.
  await keyboard.expectAt(page.getByRole("main"))
})

test("a student is added by keyboard", async ({ page, keyboard }) => {
  await register(page, newParent("Nora"))
  await page.goto("/students")
  const add = page.getByRole("button", { name: "Add Student" }).first()
  await keyboard.skipToContent()
  await keyboard.pressOn(add)
  const dialog = page.getByRole("dialog", { name: "Add a student" })
  await keyboard.expectAt(dialog.getByLabel("First name"))
  await keyboard.type("Ada")
  await keyboard.tabTo(dialog.getByLabel("Last name"))
  await keyboard.type("Hall")
  await keyboard.tabTo(dialog.getByLabel("Date of birth"))
  await keyboard.type("05042016")
  await keyboard.choose(dialog.getByRole("combobox", { name: "Grade level" }), "4th grade")
  await keyboard.tabTo(dialog.getByRole("button", { name: "Add Student" }))
  await page.keyboard.press("Enter")
  await expect(dialog).toBeHidden()
  await expect(page.getByRole("article", { name: "Ada Hall" })).toBeVisible()
  await keyboard.expectAt(page.getByRole("button", { name: "Add Student" }).first())

  // Canceling a deletion from the menu returns focus to the menu button.
  const menu = page.getByRole("button", { name: "More about Ada" })
  await keyboard.pressOn(menu)
  const item = page.getByRole("menuitem", { name: "Delete" })
  await expect(item).toBeVisible()
  await keyboard.tabTo(item, { key: "ArrowDown", limit: 8 })
  await page.keyboard.press("Enter")
  const question = page.getByRole("dialog", { name: "Delete Ada?" })
  await keyboard.expectAt(question.getByRole("button", { name: "Cancel" }))
  await page.keyboard.press("Escape")
  await expect(question).toBeHidden()
  await keyboard.expectAt(menu)
})

test("a curriculum is added by keyboard", async ({ page, keyboard }) => {
  await openFamily(page)
  await page.goto("/curriculum")
  const add = page.getByRole("button", { name: "Add Curriculum" }).first()
  await keyboard.skipToContent()
  await keyboard.pressOn(add)
  const dialog = page.getByRole("dialog", { name: "Add a curriculum" })
  await expectFocusIn(dialog)
  await keyboard.choose(dialog.getByRole("combobox", { name: "Subject" }), "Latin")
  await keyboard.tabTo(dialog.getByLabel("Goals"))
  await keyboard.type("Read a fable.")
  await keyboard.tabTo(dialog.getByRole("button", { name: "Add Curriculum" }))
  await page.keyboard.press("Enter")
  await expect(dialog).toBeHidden()
  await expect(page.getByRole("article", { name: "Latin for Ben" })).toBeVisible()
  await keyboard.expectAt(add)
})

test("an assignment is added with quick add by keyboard", async ({ page, keyboard }) => {
  await openFamily(page)
  await page.goto("/dashboard")
  const title = page.getByLabel(quickAdd.title)
  await keyboard.skipToContent()
  await keyboard.tabTo(title)
  await keyboard.type("Star chart")
  await keyboard.tabTo(page.getByLabel("Due date"))
  await keyboard.tabTo(page.getByRole("button", { name: "Add", exact: true }))
  await page.keyboard.press("Enter")
  await expect(page.getByText(/Added “Star chart”/)).toBeVisible()
  await keyboard.expectAt(title)
})

test("submitted work is graded by keyboard", async ({ page, keyboard }) => {
  const { assignment } = await openFamily(page)
  await turnIn(page, assignment)
  await page.goto("/assignments")
  const card = assignmentCard(page, "Moon phases")
  const menu = card.getByRole("button", { name: "More about Moon phases" })
  const dialog = page.getByRole("dialog", { name: "Grade assignment" })
  const points = dialog.getByLabel("Points earned")
  const openForm = async () => {
    await page.keyboard.press("Enter")
    const item = page.getByRole("menuitem", { name: "Grade Assignment" })
    await expect(item).toBeVisible()
    await keyboard.tabTo(item, { key: "ArrowDown", limit: 8 })
    await page.keyboard.press("Enter")
    await keyboard.expectAt(points)
  }
  await keyboard.skipToContent()
  await keyboard.tabTo(menu)
  await openForm()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await keyboard.expectAt(menu)

  await openForm()
  await keyboard.type("91")
  await keyboard.tabTo(dialog.getByLabel("Feedback"))
  await keyboard.type("Clear drawings.")
  await keyboard.tabTo(dialog.getByRole("button", { name: "Save Grade" }))
  await page.keyboard.press("Enter")
  await expect(dialog).toBeHidden()
  await expect(card).toHaveCount(0)
  // The row left the list, and focus stays on the page.
  await expect(page.locator("main:focus, main :focus")).toHaveCount(1)
  await openWorkTab(page, "Graded")
  await expect(card).toContainText("91")
})

/** Submits the assignment through the API. */
async function turnIn(page: Page, assignment: string): Promise<void> {
  await putAs(page, `assignments/${assignment}`, { status: "submitted" })
}
