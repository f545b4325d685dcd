import { openDashboard } from "../pages/access.ts"
import { readMotion, watchMotion } from "./checks/motion.ts"
import { expect, test } from "../fixtures/test.ts"
import { report } from "../../trust/amount.ts"

for (const [wish, moves] of [
  ["reduce", false],
  ["no-preference", true],
] as const) {
  test.describe(`with the preference ${wish}`, { tag: "@site.reduced-motion" }, () => {
    test.use({ contextOptions: { reducedMotion: wish } })

    test(`a drawer, a dialog and a message ${moves ? "are animated" : "appear without motion"}`, async ({ page }) => {
      await watchMotion(page)
      await page.setViewportSize({ width: 320, height: 800 })
      await openDashboard(page)
      await page.getByRole("button", { name: "More", exact: true }).click()
      await expect(page.getByRole("dialog").getByRole("link", { name: "Students" })).toBeVisible()
      await page.getByRole("dialog").getByRole("link", { name: "Students" }).click()
      await page.getByRole("button", { name: "Add Student" }).click()
      await expect(page.getByRole("dialog", { name: "Add a student" })).toBeVisible()
      await page.keyboard.press("Escape")
      await expect(page.getByRole("dialog")).toHaveCount(0)
      await page.goto("/dashboard")
      await page.getByLabel("Title of a new assignment").fill("Sea shanty")
      await page.getByLabel("Title of a new assignment").press("Enter")
      await expect(page.getByText(/Added “Sea shanty”/)).toBeVisible()
      const moved = await readMotion(page)
      if (moves) expect(moved.length).toBeGreaterThan(0)
      else expect(moved).toEqual([])
      report("accessibility: motion", { opened: 3, movements: moved.length, asked: wish })
    })
  })
}
