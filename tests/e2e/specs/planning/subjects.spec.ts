import { newParent, register } from "../../pages/access.ts"
import { addSubject } from "../../pages/records.ts"
import { expect, test } from "../../fixtures/test.ts"

test(
  "the form previews a subject, lists it under its grade, and is ready for the next one",
  { tag: "@planning.subject-form" },
  async ({ page }) => {
    await register(page, newParent("Ruth"))
    await page.goto("/subjects?new")
    await expect(page.getByText("No subjects created yet. Add one using the form.")).toBeVisible()
    const form = page.getByRole("region", { name: "New subject" })
    await form.getByRole("button", { name: "Add Subject" }).click()
    await expect(form.getByText("Name is required.").first()).toBeVisible()

    await expect(form.getByRole("radio")).toHaveCount(10)
    await form.getByLabel("Name").fill("Nature Study")
    await expect(form.getByRole("group", { name: "Preview" })).toContainText("Nature Study")
    await form.getByRole("radio", { name: "Flask conical" }).click()
    await form.getByRole("combobox", { name: "Grade level" }).click()
    await page.getByRole("option", { name: "4th grade" }).click()
    await form.getByRole("button", { name: "Add Subject" }).click()
    await expect(page.getByRole("heading", { name: "Existing Subjects (1)" })).toBeVisible()
    await expect(page.getByRole("article", { name: "Nature Study" })).toContainText("Not in a curriculum yet")
    await expect(form.getByLabel("Name")).toHaveValue("")
    await expect(form.getByLabel("Name")).toBeFocused()

    await form.getByLabel("Name").fill(`A history of ${"very ".repeat(12)}old things`)
    await form.getByLabel("Name").press("Enter")
    await expect(page.getByText(/^“A history of very [a-z ]+…” is added\.$/)).toBeVisible()
  },
)

test(
  "Cancel Edit, a save and deleting the edited subject return to an empty form",
  { tag: "@planning.subject-edit-mode" },
  async ({ page }) => {
    await register(page, newParent("Ruth"))
    await addSubject(page, { name: "Math", grade: "4th grade" })
    const edit = page.getByRole("region", { name: "Edit Math" })
    const fresh = page.getByRole("region", { name: "New subject" })
    const row = page.getByRole("article", { name: "Math" })

    await row.getByRole("button", { name: "Math", exact: true }).click()
    await expect(edit.getByLabel("Name")).toHaveValue("Math")
    await edit.getByRole("button", { name: "Cancel Edit" }).click()
    await expect(fresh).toBeVisible()

    await row.getByRole("button", { name: "Math", exact: true }).click()
    await edit.getByLabel("Name").fill("Mathematics")
    await edit.getByLabel("Name").press("Enter")
    await expect(page.getByRole("article", { name: "Mathematics" })).toBeVisible()
    await expect(fresh).toBeVisible()

    await page.getByRole("button", { name: "More about Mathematics" }).click()
    await page.getByRole("menuitem", { name: "Edit" }).click()
    await expect(page.getByRole("region", { name: "Edit Mathematics" })).toBeVisible()
    await page.getByRole("button", { name: "More about Mathematics" }).click()
    await page.getByRole("menuitem", { name: "Delete" }).click()
    const question = page.getByRole("dialog")
    await expect(question).toContainText("Are you sure you want to delete this subject?")
    await question.getByRole("button", { name: "Delete Mathematics" }).click()
    await expect(page.getByText("No subjects created yet. Add one using the form.")).toBeVisible()
    await expect(fresh).toBeVisible()
  },
)

test("Edit moves focus to the form, and Cancel Edit returns it", async ({ page }) => {
  await register(page, newParent("Ruth"))
  await addSubject(page, { name: "Math", grade: "4th grade" })
  const field = page.getByRole("region", { name: "Edit Math" }).getByLabel("Name")
  const menu = page.getByRole("button", { name: "More about Math" })

  await menu.click()
  await page.getByRole("menuitem", { name: "Edit" }).click()
  await expect(page.getByRole("menu")).toBeHidden()
  await expect(field).toBeFocused()
  await page.getByRole("button", { name: "Cancel Edit" }).click()
  await expect(menu).toBeFocused()

  await page.keyboard.press("Enter")
  await expect(page.getByRole("menuitem", { name: "Edit" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("menu")).toBeHidden()
  await expect(field).toBeFocused()
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type("Mathematics")
  await page.keyboard.press("Enter")
  await expect(page.getByText("“Mathematics” is saved.")).toBeVisible()
  await expect(page.getByRole("button", { name: "More about Mathematics" })).toBeFocused()
})

test.describe("refusals", () => {
  test.use({ allowedConsoleErrors: [/status of 40[49]/] })

  test(
    "a subject in use cannot be deleted, and the error counts its uses",
    { tag: "@planning.subject-in-use" },
    async ({ page }) => {
      await register(page, newParent("Ruth"))
      await page.goto("/students?new")
      const dialog = page.getByRole("dialog", { name: "Add a student" })
      await dialog.getByLabel("First name").fill("Ada")
      await dialog.getByLabel("Date of birth").fill("2020-05-04")
      await dialog.getByLabel("First subject").fill("Math")
      await dialog.getByRole("button", { name: "Add Student" }).click()
      await expect(dialog).toBeHidden()
      await page.goto("/subjects")
      await page.getByRole("button", { name: "More about Math" }).click()
      await page.getByRole("menuitem", { name: "Delete" }).click()
      await page.getByRole("button", { name: "Delete Math" }).click()
      await expect(page.getByText("This subject is used by 1 curriculum. Remove those first.")).toBeVisible()
      await page.getByRole("button", { name: "Cancel" }).click()
      await expect(page.getByRole("article", { name: "Math" })).toBeVisible()
    },
  )

  test(
    "saving a subject that was deleted in another tab shows an error",
    { tag: "@planning.subject-gone" },
    async ({ page, context }) => {
      await register(page, newParent("Ruth"))
      await addSubject(page, { name: "Latin", grade: "4th grade" })
      await page.getByRole("article", { name: "Latin" }).getByRole("button", { name: "Latin", exact: true }).click()
      const edit = page.getByRole("region", { name: "Edit Latin" })
      await edit.getByLabel("Name").fill("Greek")

      const other = await context.newPage()
      await other.goto("/subjects")
      await other.getByRole("button", { name: "More about Latin" }).click()
      await other.getByRole("menuitem", { name: "Delete" }).click()
      await other.getByRole("button", { name: "Delete Latin" }).click()
      await expect(other.getByText("No subjects created yet. Add one using the form.")).toBeVisible()

      await edit.getByRole("button", { name: "Save Subject" }).click()
      await expect(edit.getByText("No subject selected to edit.")).toBeVisible()
      await expect(edit.getByLabel("Name")).toHaveValue("Greek")
      await edit.getByRole("button", { name: "Cancel Edit" }).click()
      await expect(page.getByText("No subjects created yet. Add one using the form.")).toBeVisible()
    },
  )
})
