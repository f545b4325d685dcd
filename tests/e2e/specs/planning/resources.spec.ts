import type { Locator, Page } from "playwright/test"
import { newParent, register, openDashboard } from "../../pages/access.ts"
import { addSubject } from "../../pages/records.ts"
import { expect, test } from "../../fixtures/test.ts"

const row = (page: Page, title: string) => page.getByRole("article", { name: title, exact: true })
/** The number of resources on a desktop before 'Show all' is pressed. */
const shownAtFirst = 18
const newForm = (page: Page) => page.getByRole("region", { name: "New resource" })

async function choose(within: Locator, label: string, option: string): Promise<void> {
  await within.getByRole("combobox", { name: label }).click()
  await within.page().getByRole("option", { name: option, exact: true }).click()
}

test(
  "a link is added, edited and deleted, and each action returns to an empty form",
  { tag: "@planning.resource-form" },
  async ({ page }) => {
    await register(page, newParent("Rhea"))
    await addSubject(page, { name: "Nature Study", grade: "4th grade" })
    await page.goto("/resources")
    await expect(page).toHaveTitle("Resource Library · Hearthbook")
    await expect(page.getByText("No resources created yet. Use the form to add one.")).toBeVisible()

    const form = newForm(page)
    await form.getByLabel("Title").fill("Cloud atlas")
    await form.getByLabel("URL").fill("https://clouds.example/atlas")
    await choose(form, "Subject", "Nature Study")
    await form.getByRole("button", { name: "Add Resource" }).click()
    await expect(page.getByRole("heading", { name: "Existing Resources (1)" })).toBeVisible()
    await expect(row(page, "Cloud atlas")).toContainText("Nature Study")
    await expect(row(page, "Cloud atlas")).toContainText("Link")
    const link = row(page, "Cloud atlas").getByRole("link", { name: "Cloud atlas" })
    await expect(link).toHaveAttribute("href", "https://clouds.example/atlas")
    await expect(link).toHaveAttribute("target", "_blank")
    await expect(link).toHaveAttribute("rel", /noreferrer/)
    await expect(form.getByLabel("Title")).toBeFocused()
    await expect(form.getByLabel("Title")).toHaveValue("")

    await row(page, "Cloud atlas").getByRole("button", { name: "Edit Cloud atlas" }).click()
    const edit = page.getByRole("region", { name: "Edit Cloud atlas" })
    await edit.getByLabel("Title").fill("Something else")
    await edit.getByRole("button", { name: "Cancel Edit" }).click()
    await expect(form).toBeVisible()
    await expect(row(page, "Cloud atlas")).toBeVisible()

    await row(page, "Cloud atlas").getByRole("button", { name: "Edit Cloud atlas" }).click()
    await edit.getByLabel("Title").fill("Cloud atlas on paper")
    await choose(edit, "Type", "Document")
    await edit.getByLabel("URL").fill("")
    await edit.getByRole("button", { name: "Save Resource" }).click()
    const changed = row(page, "Cloud atlas on paper")
    await expect(changed).toContainText("Document")
    await expect(changed.getByRole("link")).toHaveCount(0)
    await expect(form).toBeVisible()

    await changed.getByRole("button", { name: "Delete Cloud atlas on paper" }).click()
    const question = page.getByRole("dialog", { name: "Delete Cloud atlas on paper?" })
    await expect(question).toContainText("Are you sure you want to delete this resource?")
    await question.getByRole("button", { name: "Delete Cloud atlas on paper" }).click()
    await expect(page.getByText("No resources created yet. Use the form to add one.")).toBeVisible()
  },
)

test(
  "a link and a video require a URL, a document does not",
  { tag: "@planning.resource-validation" },
  async ({ page }) => {
    await register(page, newParent("Rhea"))
    await page.goto("/resources?new")
    const form = newForm(page)
    const add = form.getByRole("button", { name: "Add Resource" })
    await expect(form.getByLabel("Title")).toBeFocused()
    await add.click()
    await expect(form.getByText("Title is required.").first()).toBeVisible()
    await form.getByLabel("Title").fill("Volcano film")
    for (const type of ["Link", "Video"]) {
      await choose(form, "Type", type)
      await add.click()
      await expect(form.getByText("URL is required for a link or a video.").first(), type).toBeVisible()
    }
    await form.getByLabel("URL").fill("javascript:alert(1)")
    await add.click()
    await expect(form.getByText("URL must be a web address such as https://example.com.").first()).toBeVisible()
    await expect(form.getByLabel("Title")).toHaveValue("Volcano film")
    await form.getByLabel("URL").fill("")
    await choose(form, "Type", "Document")
    await expect(form.getByText("URL must be a web address").first()).toBeHidden()
    await form.getByLabel("Title").press("Enter")
    await expect(row(page, "Volcano film")).toBeVisible()
  },
)

test(
  "the library is filtered by text, type and subject, and the URL contains the filters",
  { tag: "@planning.resource-filters" },
  async ({ page }) => {
    await openDashboard(page)
    await page.goto("/resources")
    const list = page.getByRole("region", { name: /^Existing Resources/ })
    const rows = list.getByRole("article")
    await expect(rows).toHaveCount(shownAtFirst)
    await list.getByRole("button", { name: /^Show all / }).click()
    await expect(list.getByRole("button", { name: "Show fewer" })).toBeVisible()
    const all = await rows.count()
    await expect(list.getByRole("heading", { level: 2 })).toHaveText(`Existing Resources (${all})`)

    const search = list.getByRole("searchbox", { name: "Search resources" })
    await search.fill("phet")
    await expect(list.getByRole("status")).toHaveText("4 resources found")
    await expect(page).toHaveURL(/search=phet/)
    await choose(list, "Subject", "Math 4")
    await expect(list.getByRole("status")).toHaveText("2 resources found")
    await page.reload()
    await expect(search).toHaveValue("phet")
    await expect(list.getByRole("combobox", { name: "Subject" })).toHaveValue("Math 4")
    await expect(rows).toHaveCount(2)

    await choose(list, "Type", "Audio")
    await expect(list.getByText("No resources match your filters.")).toBeVisible()
    await list.getByRole("button", { name: "Clear filters" }).click()
    await expect(rows).toHaveCount(shownAtFirst)
    await expect(search).toHaveValue("")
    await expect(page.getByRole("main")).toBeFocused()

    await search.fill("phet")
    await expect(list.getByRole("status")).toHaveText("4 resources found")
    await list.getByRole("button", { name: "Clear search" }).click()
    await expect(rows).toHaveCount(shownAtFirst)
    await expect(search).toBeFocused()
  },
)

test("Cancel Edit returns focus to the row", async ({ page }) => {
  await openDashboard(page)
  await page.goto("/resources?search=Desmos")
  const edit = row(page, "Desmos graphing calculator").getByRole("button", { name: /^Edit/ })
  await edit.click()
  await expect(page.getByRole("region", { name: /^Edit Desmos/ }).getByLabel("Title")).toBeFocused()
  await page.getByRole("button", { name: "Cancel Edit" }).click()
  await expect(edit).toBeFocused()
})

test("the delete confirmation of a resource counts its lessons", async ({ page }) => {
  await openDashboard(page)
  await page.goto("/resources?search=Desmos")
  const desmos = row(page, "Desmos graphing calculator")
  await expect(desmos).toContainText("in 2 lessons")
  await desmos.getByRole("button", { name: /^Delete/ }).click()
  const question = page.getByRole("dialog")
  await expect(question).toContainText("It is attached to 2 lessons. Those lessons stay, without it.")
  await question.getByRole("button", { name: "Cancel" }).click()
  await expect(desmos).toBeVisible()
})
