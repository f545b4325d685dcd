import type { Page } from "playwright/test"
import { storedSession, newParent, register } from "../../pages/access.ts"
import { openFamily } from "../../pages/family.ts"
import { openWorkTab } from "../../pages/records.ts"
import { postAs } from "../../fixtures/rest-client.ts"
import { expect, test } from "../../fixtures/test.ts"

/** Goes back like the browser's button. Playwright's goBack would wait for a navigation that the confirmation stops. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back())
}

test(
  "the browser's Back asks before it leaves unsaved input, and leaves once confirmed",
  { tag: "@editing.unsaved" },
  async ({ page }) => {
    await register(page, newParent("Ruth"))
    await page.goto("/students")
    await page.getByRole("link", { name: "Settings", exact: true }).first().click()
    await page.getByRole("textbox", { name: "Phone" }).fill("555 0100")
    await goBack(page)
    const question = page.getByRole("dialog", { name: "Leave without saving?" })
    await question.getByRole("button", { name: "Keep editing" }).click()
    await expect(question).toBeHidden()
    await expect(page).toHaveURL("/settings")
    await expect(page.getByRole("textbox", { name: "Phone" })).toHaveValue("555 0100")

    await goBack(page)
    await question.getByRole("button", { name: "Discard" }).click()
    await expect(page).toHaveURL("/students")
    await page.goForward()
    await expect(page.getByRole("textbox", { name: "Phone" })).toHaveValue("")
    await goBack(page)
    await expect(page).toHaveURL("/students")
  },
)

test("Back asks over a dialog too, but not after saving", async ({ page }) => {
  await openFamily(page)
  await page.goto("/subjects")
  await page.getByRole("link", { name: "Students", exact: true }).first().click()
  await page.getByRole("button", { name: "Add student" }).first().click()
  const dialog = page.getByRole("dialog", { name: "Add a student" })
  await dialog.getByLabel("First name").fill("Cleo")
  await goBack(page)
  const question = page.getByRole("dialog", { name: "Leave without saving?" })
  await question.getByRole("button", { name: "Keep editing" }).click()
  await expect(question).toBeHidden()
  await expect(dialog.getByLabel("First name")).toHaveValue("Cleo")
  // Focus returns to the field that had it.
  await expect(dialog.getByLabel("First name")).toBeFocused()
  await dialog.getByLabel("Last name").fill("Hall")
  await dialog.getByLabel("Date of birth").fill("05/04/2016")
  await dialog.getByRole("button", { name: "Add student" }).click()
  await expect(page.getByRole("article", { name: "Cleo Hall" })).toBeVisible()
  await expect(dialog).toBeHidden()
  await goBack(page)
  await expect(page).toHaveURL("/subjects")
})

test("an unsaved password or invitation is confirmed too", async ({ page }) => {
  await openFamily(page)
  const question = page.getByRole("dialog", { name: "Leave without saving?" })
  for (const [tab, label] of [
    ["security", "Current password"],
    ["family", "Email"],
  ] as const) {
    await page.goto(`/settings?tab=${tab}`)
    await page.getByRole("textbox", { name: label, exact: true }).fill("Sunny")
    await page.getByRole("link", { name: "Students", exact: true }).first().click()
    await question.getByRole("button", { name: "Keep editing" }).click()
    await expect(page.getByRole("textbox", { name: label, exact: true })).toHaveValue("Sunny")
    await page.getByRole("link", { name: "Students", exact: true }).first().click()
    await question.getByRole("button", { name: "Discard" }).click()
    await expect(page).toHaveURL("/students")
  }
})

test("a form in the page asks before leaving, and an edit before another row replaces it", async ({ page }) => {
  await openFamily(page)
  await page.goto("/subjects")
  const question = page.getByRole("dialog", { name: "Leave without saving?" })
  const students = page.getByRole("link", { name: "Students", exact: true }).first()
  const added = page.getByRole("region", { name: "New subject" }).getByLabel("Name")
  await added.fill("Botany")
  await students.click()
  await question.getByRole("button", { name: "Keep editing" }).click()
  await expect(added).toHaveValue("Botany")

  await editSubject(page, "Science")
  const edited = page.getByRole("region", { name: "Edit Science" }).getByLabel("Name")
  await edited.fill("Natural science")
  await editSubject(page, "Latin")
  await question.getByRole("button", { name: "Keep editing" }).click()
  await expect(edited).toHaveValue("Natural science")
  await editSubject(page, "Latin")
  await question.getByRole("button", { name: "Discard" }).click()
  await expect(page.getByRole("region", { name: "Edit Latin" }).getByLabel("Name")).toHaveValue("Latin")
  // This form has no input.
  await editSubject(page, "Science")
  await expect(edited).toHaveValue("Science")

  await students.click()
  await question.getByRole("button", { name: "Discard" }).click()
  await expect(page).toHaveURL("/students")
})

test("an unsaved grade in its row and an unsaved quick-add title ask before leaving", async ({ page }) => {
  const { assignment } = await openFamily(page)
  await postAs(page, `assignments/${assignment}/submissions`, {})
  await page.goto("/dashboard")
  const question = page.getByRole("dialog", { name: "Leave without saving?" })
  const students = page.getByRole("link", { name: "Students", exact: true }).first()
  await page.getByRole("button", { name: "Grade Moon phases" }).click()
  for (const field of [
    page.getByLabel("Feedback on Moon phases"),
    page.getByRole("textbox", { name: "Title of a new assignment" }),
  ]) {
    await field.fill("Draw the half moon")
    await students.click()
    await question.getByRole("button", { name: "Keep editing" }).click()
    await expect(question).toBeHidden()
    await expect(field).toHaveValue("Draw the half moon")
    await field.fill("")
  }
  await students.click()
  await expect(page).toHaveURL("/students")
})

test("signing out asks about input that would be lost", { tag: "@editing.unsaved" }, async ({ page }) => {
  await openFamily(page)
  await page.goto("/subjects")
  const question = page.getByRole("dialog", { name: "Log out without saving?" })
  const logOut = page.getByRole("button", { name: "Log out" })
  const name = page.getByRole("region", { name: "New subject" }).getByLabel("Name")
  await name.fill("Botany")
  await logOut.click()
  await question.getByRole("button", { name: "Stay" }).click()
  await expect(name).toHaveValue("Botany")
  await name.fill("")

  // An unsaved lesson is stored on the device, but signing out deletes it.
  await page.goto("/lesson-planner")
  await page.getByLabel("Lesson title").fill("The far side of the moon")
  await page.goto("/students")
  await logOut.click()
  await question.getByRole("button", { name: "Stay" }).click()
  await page.goto("/lesson-planner")
  await expect(page.getByLabel("Lesson title")).toHaveValue("The far side of the moon")
  await logOut.click()
  await question.getByRole("button", { name: "Log out" }).click()
  await expect(page).toHaveURL("/")
  expect(await storedSession(page)).toBeNull()
})

test.describe("an unsaved grade in a row", () => {
  test.use({ allowedConsoleErrors: [/status of 409/] })

  test("is kept when the row disappears because another user graded the assignment", async ({ page }) => {
    const { assignment } = await openFamily(page)
    await postAs(page, `assignments/${assignment}/submissions`, {})
    await page.goto("/dashboard")
    await page.getByRole("button", { name: "Grade Moon phases" }).click()
    await page.getByLabel("Feedback on Moon phases").fill("Draw the half moon")
    await postAs(page, "grades", { assignment_id: assignment, points_earned: 50 })
    const line = page.getByRole("textbox", { name: "Title of a new assignment" })
    await line.fill("Star chart")
    await line.press("Enter")
    await expect(page.getByText("Your draft of “Grade Moon phases” is kept")).toBeVisible()
    await page.getByRole("link", { name: "Assignments", exact: true }).first().click()
    await openWorkTab(page, "Graded")
    await page.getByRole("button", { name: "More about Moon phases" }).click()
    await page.getByRole("menuitem", { name: "Change grade" }).click()
    const dialog = page.getByRole("dialog", { name: "Change grade" })
    await expect(dialog.getByLabel("Feedback")).toHaveValue("Draw the half moon")
    await dialog.getByRole("button", { name: "Save Grade" }).click()
    await expect(dialog.getByRole("group", { name: "Two versions" })).toBeVisible()
  })

  test("is kept when the list is filtered, but not after Save or Discard", async ({ page }) => {
    const { assignment } = await openFamily(page)
    await postAs(page, `assignments/${assignment}/submissions`, {})
    await page.goto("/assignments?status=submitted")
    const feedback = page.getByLabel("Feedback on Moon phases")
    const grade = page.getByRole("button", { name: "Grade Assignment: Moon phases" })
    await grade.click()
    await feedback.fill("Draw the half moon")
    await page.getByRole("button", { name: "Assigned: 0" }).click()
    await expect(page.getByText("Your draft of “Grade Moon phases” is kept")).toBeVisible()
    await page.getByRole("button", { name: "Assigned: 0" }).click()
    await grade.click()
    await expect(feedback).toHaveValue("Draw the half moon")
    await feedback.press("Escape")
    await page.getByRole("button", { name: "Discard" }).click()
    await grade.click()
    await expect(feedback).toHaveValue("")
    await feedback.fill("Well drawn")
    await feedback.press("Enter")
    await expect(page.getByText("“Moon phases” is graded")).toBeVisible()
    await page.getByRole("link", { name: "Students", exact: true }).first().click()
    await expect(page).toHaveURL("/students")
    await expect(page.getByText("Your draft of")).toHaveCount(0)
  })
})

test("toasts are removed when the user signs out", async ({ page }) => {
  await openFamily(page)
  await page.goto("/dashboard")
  const line = page.getByRole("textbox", { name: "Title of a new assignment" })
  await line.fill("Star chart")
  await line.press("Enter")
  await expect(page.getByText("Added “Star chart”")).toBeVisible()
  await page.getByRole("button", { name: "Log out" }).first().click()
  await expect(page).toHaveURL("/")
  await expect(page.getByText("Star chart")).toHaveCount(0)
})

async function editSubject(page: Page, name: string): Promise<void> {
  await page.getByRole("article", { name }).getByRole("button", { name, exact: true }).click()
}
