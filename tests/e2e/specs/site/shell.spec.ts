import { openFamily } from "../../pages/family.ts"
import { assignmentCard, setStatus } from "../../pages/records.ts"
import { expect, test } from "../../fixtures/test.ts"

test("a tablet has a sidebar of icons, and the page the rest", { tag: "@site.sidebar" }, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await openFamily(page)
  await page.goto("/assignments")
  const sidebar = page.getByRole("navigation", { name: "Main" })
  const link = sidebar.getByRole("link", { name: "Assignments", exact: true })
  await expect(link).toHaveAttribute("aria-current", "page")
  expect((await sidebar.boundingBox())?.width).toBeLessThanOrEqual(80)
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox()
  expect(heading?.x).toBeLessThanOrEqual(110)
  await expect(page.getByRole("button", { name: /the sidebar$/ })).toHaveCount(0)
  await link.hover()
  await expect(page.getByRole("tooltip", { name: "Assignments" })).toBeVisible()
})

test(
  "a phone's bar leads to the daily pages, and 'More' to the others",
  { tag: "@site.bottom-bar" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openFamily(page)
    await page.goto("/dashboard")
    const bar = page.getByRole("navigation", { name: "Main" })
    await expect(bar.getByRole("link", { name: "Today" })).toHaveAttribute("aria-current", "page")
    await bar.getByRole("link", { name: "Week" }).click()
    await expect(page).toHaveURL(/\/week/)
    await page.getByRole("button", { name: "More", exact: true }).click()
    const drawer = page.getByRole("dialog")
    await expect(drawer.getByRole("link", { name: "Week" })).toHaveCount(0)
    await drawer.getByRole("link", { name: "Assignments", exact: true }).click()
    await expect(page).toHaveURL(/\/assignments/)
    await expect(drawer).toHaveCount(0)

    const card = assignmentCard(page, "Moon phases")
    // On a phone the status is in the opened row.
    await card.getByRole("button", { name: "Moon phases", exact: true }).click()
    await setStatus(card, "In progress")
    const toast = page.getByRole("alert").filter({ hasText: "is now In progress" })
    await expect(toast).toBeVisible()
    const barTop = (await bar.boundingBox())?.y ?? 0
    await expect(async () => {
      const box = await toast.boundingBox()
      expect(box && box.y + box.height).toBeLessThanOrEqual(barTop)
    }).toPass()
    await page.emulateMedia({ media: "print" })
    await expect(bar).toBeHidden()
  },
)
