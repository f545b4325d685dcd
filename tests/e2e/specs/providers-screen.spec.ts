import type { Page } from "playwright/test"
import { newParent, register } from "../pages/access.ts"
import { addCurriculum, addStudent, addSubject } from "../pages/records.ts"
import { expect, test } from "../fixtures.ts"

const row = (page: Page, name: string) => page.getByRole("article", { name, exact: true })

async function addProvider(page: Page, name: string, website = ""): Promise<void> {
  const form = page.getByRole("region", { name: "New provider" })
  await form.getByLabel("Name").fill(name)
  await form.getByLabel("Website").fill(website)
  await form.getByRole("button", { name: "Add Provider" }).click()
  await expect(row(page, name)).toBeVisible()
}

async function choose(page: Page, name: string, what: "Edit" | "Delete"): Promise<void> {
  await page.getByRole("button", { name: `More about ${name}` }).click()
  await page.getByRole("menuitem", { name: what }).click()
}

test("a parent adds a provider, changes it and deletes it; each leads back to a new one", async ({ page }) => {
  await register(page, newParent("Piper"))
  await page.goto("/providers")
  await expect(page).toHaveTitle("Providers · Hearthbook")
  await expect(page.getByText("No providers added yet. Use the form to get started.")).toBeVisible()

  await addProvider(page, "Saxon", "https://www.saxon.example/math")
  await expect(page.getByRole("heading", { name: "Existing Providers (1)" })).toBeVisible()
  const link = row(page, "Saxon").getByRole("link", { name: "saxon.example" })
  await expect(link).toHaveAttribute("href", "https://www.saxon.example/math")
  await expect(link).toHaveAttribute("target", "_blank")
  await expect(link).toHaveAttribute("rel", /noreferrer/)
  // Ready for the next one.
  const fresh = page.getByRole("region", { name: "New provider" })
  await expect(fresh.getByLabel("Name")).toBeFocused()
  await expect(fresh.getByLabel("Name")).toHaveValue("")

  await row(page, "Saxon").getByRole("button", { name: "Saxon", exact: true }).click()
  const form = page.getByRole("region", { name: "Edit Saxon" })
  await form.getByLabel("Name").fill("Saxony")
  await form.getByRole("button", { name: "Cancel Edit" }).click()
  await expect(fresh).toBeVisible()
  await expect(row(page, "Saxon")).toBeVisible()

  await choose(page, "Saxon", "Edit")
  await form.getByLabel("Name").fill("Saxon Math")
  await form.getByLabel("Website").fill("")
  await form.getByRole("button", { name: "Save Provider" }).click()
  await expect(row(page, "Saxon Math")).toBeVisible()
  await expect(row(page, "Saxon Math").getByRole("link")).toHaveCount(0)
  await expect(fresh).toBeVisible()

  await choose(page, "Saxon Math", "Edit")
  await choose(page, "Saxon Math", "Delete")
  const question = page.getByRole("dialog", { name: "Delete Saxon Math?" })
  await expect(question).toContainText("Are you sure you want to delete this provider?")
  await question.getByRole("button", { name: "Cancel" }).click()
  await expect(page.getByRole("region", { name: "Edit Saxon Math" })).toBeVisible()
  await choose(page, "Saxon Math", "Delete")
  await question.getByRole("button", { name: "Delete Saxon Math" }).click()
  await expect(page.getByText("No providers added yet. Use the form to get started.")).toBeVisible()
  await expect(fresh).toBeVisible()
})

test("Edit gives the keyboard to the form, and Cancel Edit gives it back", async ({ page }) => {
  await register(page, newParent("Piper"))
  await page.goto("/providers")
  await addProvider(page, "Saxon")
  const field = page.getByRole("region", { name: "Edit Saxon" }).getByLabel("Name")
  await choose(page, "Saxon", "Edit")
  await expect(page.getByRole("menu")).toBeHidden()
  await expect(field).toBeFocused()
  await page.getByRole("button", { name: "Cancel Edit" }).click()
  await expect(page.getByRole("button", { name: "More about Saxon" })).toBeFocused()

  await row(page, "Saxon").getByRole("button", { name: "Saxon", exact: true }).press("Enter")
  await expect(field).toBeFocused()
  await page.getByRole("button", { name: "Cancel Edit" }).press("Enter")
  await expect(row(page, "Saxon").getByRole("button", { name: "Saxon", exact: true })).toBeFocused()
})

test("what is no name and no web address is refused in words, and what was typed stays", async ({ page }) => {
  await register(page, newParent("Piper"))
  await page.goto("/providers?new")
  const form = page.getByRole("region", { name: "New provider" })
  await expect(form.getByLabel("Name")).toBeFocused()
  await form.getByRole("button", { name: "Add Provider" }).click()
  await expect(form.getByText("Name is required.").first()).toBeVisible()
  await form.getByLabel("Name").fill("Saxon")
  for (const address of ["saxon.example", "javascript:alert(1)", "ftp://saxon.example", "data:text/html,hello"]) {
    await form.getByLabel("Website").fill(address)
    await form.getByRole("button", { name: "Add Provider" }).click()
    await expect(
      form.getByText("Website must be a web address that begins with http:// or https://.").first(),
      address,
    ).toBeVisible()
    await expect(form.getByLabel("Website")).toHaveValue(address)
  }
  await form.getByLabel("Website").fill("http://saxon.example")
  await form.getByLabel("Logo URL").fill("logo.png")
  await form.getByRole("button", { name: "Add Provider" }).click()
  await expect(form.getByText(/^Logo URL must be a web address/).first()).toBeVisible()
  await form.getByLabel("Logo URL").fill("")
  await form.getByLabel("Logo URL").press("Enter")
  await expect(row(page, "Saxon")).toBeVisible()
})

test.describe("a logo", () => {
  test.use({ allowedConsoleErrors: [/status of 404/] })

  test("is shown where it loads, and a placeholder where it does not", async ({ page, server }) => {
    await register(page, newParent("Piper"))
    await page.goto("/providers")
    const form = page.getByRole("region", { name: "New provider" })
    const icon = await page.locator('link[rel~="icon"]').first().getAttribute("href")
    for (const [name, address] of [
      ["With a logo", new URL(icon ?? "", server.url).href],
      ["With a broken one", `${server.url}/api/no-such-picture.png`],
    ] as const) {
      await form.getByLabel("Name").fill(name)
      await form.getByLabel("Logo URL").fill(address)
      await form.getByRole("button", { name: "Add Provider" }).click()
      await expect(row(page, name)).toBeVisible()
    }
    await expect(row(page, "With a logo").locator("img")).toBeVisible()
    await expect(row(page, "With a logo").locator("img")).toHaveAttribute("alt", "")
    await expect(row(page, "With a broken one").locator("img")).toHaveCount(0)
  })
})

test("deleting a provider leaves its curricula, as Custom", async ({ page }) => {
  await register(page, newParent("Piper"))
  await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04" })
  await addSubject(page, { name: "Math", grade: "4th grade" })
  await page.goto("/providers")
  await addProvider(page, "Saxon")
  await addCurriculum(page, { student: "Ben", subject: "Math" })
  const curriculum = page.getByRole("article", { name: "Math for Ben" })
  await curriculum.getByRole("button", { name: "More about Math for Ben" }).click()
  await page.getByRole("menuitem", { name: "Edit" }).click()
  const dialog = page.getByRole("dialog", { name: "Edit Math for Ben" })
  await dialog.getByRole("combobox", { name: "Provider" }).click()
  await page.getByRole("option", { name: "Saxon" }).click()
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(curriculum).toContainText("Saxon")

  await page.goto("/providers")
  await expect(row(page, "Saxon")).toContainText("1 curriculum")
  await choose(page, "Saxon", "Delete")
  const question = page.getByRole("dialog", { name: "Delete Saxon?" })
  await expect(question).toContainText("It is named by 1 curriculum.")
  await expect(question).toContainText("Custom")
  await question.getByRole("button", { name: "Delete Saxon" }).click()
  await expect(page.getByText("No providers added yet.")).toBeVisible()
  await page.goto("/curriculum")
  await expect(curriculum).toContainText("Custom")
})
