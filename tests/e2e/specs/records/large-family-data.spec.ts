import type { Page } from "playwright/test"
import { newParent, register } from "../../pages/access.ts"
import { expect, test } from "../../fixtures/test.ts"

/** Opens a family whose server reports more data than can be restored. */
async function openLargeFamily(page: Page, counted: { megabytes: number; rows: number }): Promise<void> {
  await page.route(/account\.read/, async (route) => {
    const response = await route.fetch()
    const archive = { ...counted, is_restorable: false }
    const body = (await response.text()).replace(/"archive":\{[^}]*\}/, `"archive":${JSON.stringify(archive)}`)
    await route.fulfill({ response, body })
  })
  await register(page, newParent("Vera"))
}

const data = (page: Page) => page.getByRole("region", { name: "Your family's data" })

test("no limit is shown to a family that can be restored", async ({ page }) => {
  await register(page, newParent("Vera"))
  const counted = page.waitForResponse(/account\.read/)
  await page.goto("/settings?tab=family")
  await counted
  await expect(data(page).getByRole("button", { name: "Download Everything" })).toBeVisible()
  await expect(data(page).getByRole("note")).toHaveCount(0)
})

test(
  "a family too large to restore is warned next to the download, which stays available",
  { tag: "@records.size-warning" },
  async ({ page }) => {
    await openLargeFamily(page, { megabytes: 620, rows: 5000 })
    await page.goto("/settings?tab=family")
    await expect(data(page).getByRole("note")).toContainText(
      "You have about 620 MB, and a file of up to 500 MB can be restored. The download has everything",
    )
    const started = page.waitForEvent("download")
    await data(page).getByRole("button", { name: "Download Everything" }).click()
    expect(await (await started).failure()).toBeNull()
  },
)

test(
  "deleting the account of a large family does not promise that its copy can be restored",
  { tag: "@records.size-warning" },
  async ({ page }) => {
    await openLargeFamily(page, { megabytes: 80, rows: 310_000 })
    await page.goto("/settings?tab=profile")
    await page.getByRole("button", { name: "Delete Account…" }).click()
    const dialog = page.getByRole("dialog", { name: "Delete your account?" })
    await expect(dialog.getByRole("note")).toContainText("You have 310,000 records, which is more than can be restored")
    await expect(dialog.getByText("Keep a copy first, to look things up in later.")).toBeVisible()
    await expect(dialog.getByText("it can be restored into a new family")).toHaveCount(0)
  },
)
