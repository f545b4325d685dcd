import { eli, signIn } from "../pages/access.ts"
import { expect, test } from "../fixtures/test.ts"

// A child's touch next to a target.
test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

test("a tap at the edge of the 44 px around a choice selects it", { tag: "@site.touch-targets" }, async ({ page }) => {
  await signIn(page, eli)
  await expect(page).toHaveURL("/student/dashboard")
  await page.goto("/settings?tab=preferences")
  const choices = page.getByRole("radiogroup").first().getByRole("radio")
  await expect(choices.first()).toBeVisible()
  for (const [index, [dx, dy]] of [
    [0, -21],
    [0, 21],
    [-21, 0],
  ].entries()) {
    const choice = choices.and(page.locator(":not(:checked)")).nth(index % 2)
    const id = await choice.getAttribute("id")
    await choice.scrollIntoViewIfNeeded()
    const box = await choice.boundingBox()
    if (!box || !id) throw new Error("A choice that is not drawn.")
    await page.touchscreen.tap(box.x + box.width / 2 + (dx ?? 0), box.y + box.height / 2 + (dy ?? 0))
    await expect(page.locator(`[id="${id}"]`), `by a tap ${dx}, ${dy} px from its middle`).toBeChecked()
  }
})
