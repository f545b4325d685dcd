import type { Page } from "playwright/test"
import { newParent, register, signIn, type NewParent } from "../../pages/access.ts"
import { expectFocusIn } from "../../pages/dialog.ts"
import { openFamily } from "../../pages/family.ts"
import { takePhoto } from "../../fixtures/sample-files.ts"
import { expect, test } from "../../fixtures/test.ts"

// A wrong password is a refused request, which appears in the console.
test.use({ allowedConsoleErrors: [/status of 400/] })

const picture = (page: Page) => page.getByRole("region", { name: "Picture" })
const dialog = (page: Page) => page.getByRole("dialog")

async function openProfile(page: Page): Promise<NewParent> {
  const parent = newParent("Paula")
  await register(page, parent)
  await page.goto("/settings?tab=profile")
  return parent
}

test(
  "a profile picture is chosen, cropped by keyboard, saved and removed",
  { tag: "@settings.avatar" },
  async ({ page }) => {
    await openProfile(page)
    const choose = page.waitForEvent("filechooser")
    await picture(page).getByRole("button", { name: "Choose photo" }).click()
    await (await choose).setFiles(await takePhoto(page, "me.jpg", { width: 900, height: 600 }))
    const part = dialog(page).getByLabel("Shown part of the photo")
    await expect(part).toBeVisible()
    await part.focus()
    await page.keyboard.press("ArrowRight")
    await dialog(page).getByRole("slider", { name: "Zoom" }).press("ArrowRight")
    await dialog(page).getByRole("button", { name: "Save Picture" }).click()
    await expect(page.getByText("Your picture was saved.")).toBeVisible()
    // In the settings, next to the name and in the header.
    await expect(page.locator('img[src^="data:image/jpeg"]')).toHaveCount(3)
    await page.reload()
    await expect(page.locator('img[src^="data:image/jpeg"]')).toHaveCount(3)
    await picture(page).getByRole("button", { name: "Remove" }).click()
    await expect(page.getByText("Your picture was removed.")).toBeVisible()
    await expect(page.locator('img[src^="data:image/jpeg"]')).toHaveCount(0)
  },
)

test("a file that is not a photo shows an error", { tag: "@settings.avatar-refused" }, async ({ page }) => {
  await openProfile(page)
  const choose = page.waitForEvent("filechooser")
  await picture(page).getByRole("button", { name: "Choose photo" }).click()
  await (await choose).setFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") })
  await expect(page.getByText("This is not a photo we can open. Take a new photo.")).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
})

test(
  "deleting an account lists what is deleted, and the same address can register again",
  { tag: "@settings.delete-account" },
  async ({ page }) => {
    await openFamily(page)
    await page.goto("/settings?tab=profile")
    const email = await page.getByRole("textbox", { name: "Email" }).inputValue()
    await page.getByRole("button", { name: "Delete Account…" }).click()
    await expect(dialog(page).getByRole("listitem")).toContainText([
      "Your account",
      "1 child",
      "2 subjects",
      "1 provider",
      "1 resource",
      "1 curriculum",
      "1 lesson",
      "1 assignment",
    ])
    await expect(dialog(page).getByRole("button", { name: "Download Everything" })).toBeVisible()
    const password = dialog(page).getByLabel("Your password", { exact: true })
    // Text typed at once goes into the field, although it renders only after the dialog's request.
    await expect(password).toBeFocused()
    await page.keyboard.type("wrong")
    await page.keyboard.press("Enter")
    await expect(dialog(page).getByText("This is not your current password.").first()).toBeVisible()
    await password.fill("Sunny-Meadow-42!")
    await dialog(page).getByRole("button", { name: "Delete Account and Family" }).click()
    await expect(page).toHaveURL("/")
    await expect(page.getByText("Your account has been deleted.")).toBeVisible()
    await register(page, { first_name: "Nora", last_name: "Hall", email, password: "Sunny-Meadow-42!" })
    await page.goto("/students")
    await expect(page.getByText("No Students Found")).toBeVisible()
  },
)

test("Escape cancels the deletion, and nothing is deleted", async ({ page }) => {
  const parent = await openProfile(page)
  await page.getByRole("button", { name: "Delete Account…" }).click()
  await expectFocusIn(dialog(page))
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toHaveCount(0)
  await page.goto("/dashboard")
  await page.getByRole("button", { name: "Log out" }).first().click()
  await signIn(page, parent)
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Paula")
})
