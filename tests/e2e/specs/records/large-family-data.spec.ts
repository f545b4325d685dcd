import type { Page } from "playwright/test"
import { newParent, register } from "../../pages/access.ts"
import { expect, test } from "../../fixtures/test.ts"

/** A family that has more than can be restored, as its server counts it. */
async function openLargeFamily(page: Page, counted: { megabytes: number; rows: number }): Promise<void> {
  await page.route(/account\.read/, async (route) => {
    const response = await route.fetch()
    const said = { ...counted, is_restorable: false }
    const body = (await response.text()).replace(/"archive":\{[^}]*\}/, `"archive":${JSON.stringify(said)}`)
    await route.fulfill({ response, body })
  })
  await register(page, newParent("Vera"))
}

const data = (page: Page) => page.getByRole("region", { name: "Your family's data" })

test("a family that can be restored is told nothing of what cannot", async ({ page }) => {
  await register(page, newParent("Vera"))
  const counted = page.waitForResponse(/account\.read/)
  await page.goto("/settings?tab=family")
  await counted
  await expect(data(page).getByRole("button", { name: "Download Everything" })).toBeVisible()
  await expect(data(page).getByRole("note")).toHaveCount(0)
})

test(
  "who has more than can be restored reads it beside the download, which is there all the same",
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
  "before an account is deleted, no copy is said to be restorable that is not",
  { tag: "@records.size-warning" },
  async ({ page }) => {
    await openLargeFamily(page, { megabytes: 80, rows: 310_000 })
    await page.goto("/settings?tab=profile")
    await page.getByRole("button", { name: "Delete Account…" }).click()
    const asked = page.getByRole("dialog", { name: "Delete your account?" })
    await expect(asked.getByRole("note")).toContainText("You have 310,000 records, which is more than can be restored")
    await expect(asked.getByText("Keep a copy first, to look things up in later.")).toBeVisible()
    await expect(asked.getByText("it can be restored into a new family")).toHaveCount(0)
  },
)
