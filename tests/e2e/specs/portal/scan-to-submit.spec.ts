import jsQR from "jsqr"
import type { Locator } from "playwright/test"
import sharp from "sharp"
import { test } from "../../fixtures/failing-database.ts"
import { expect } from "../../fixtures/test.ts"
import { openFamily } from "../../pages/family.ts"
import { takePhoto } from "../../fixtures/sample-files.ts"

// The whole way from a printed login card, on a tablet.
const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true }

/** Decodes a QR code from its rendered picture, like a camera. */
async function scan(code: Locator): Promise<string> {
  const picture = await code.screenshot({ scale: "css" })
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ""
}

test(
  "a child scans the card, signs in, submits a photo and sees its grade",
  { tag: "@portal.scan-to-grade" },
  async ({ page, browser, database }) => {
    await openFamily(page)
    await page.goto("/students")
    await page.getByRole("button", { name: "Create Login for Ben" }).click()
    const form = page.getByRole("dialog", { name: "Create a login for Ben" })
    await form.getByRole("button", { name: "Create Login" }).click()
    const card = page.getByRole("dialog", { name: "Ben can sign in now" })
    const link = await scan(card.getByRole("img", { name: "Code that opens the magic link" }))

    const child = await (await browser.newContext({ ...tablet, baseURL: new URL(page.url()).origin })).newPage()
    await child.goto(new URL(link).pathname)
    await child.getByLabel("Your new password", { exact: true }).fill("puffin-kite-lantern")
    await child.getByRole("button", { name: "Save my password" }).tap()
    await child.getByRole("link", { name: "Let’s go" }).tap()
    await expect(child.getByRole("heading", { level: 1, name: "Welcome, Ben!" })).toBeVisible()

    const next = child.getByRole("region", { name: "Next up" })
    await expect(next).toContainText("Moon phases")
    await next.getByRole("link", { name: "Open" }).tap()
    await expect(child.getByRole("heading", { level: 1, name: "Moon phases" })).toBeVisible()
    await child.locator('input[type="file"]').setInputFiles([await takePhoto(child)])
    await expect(child.getByRole("listitem").filter({ hasText: "page.jpg" })).toContainText("Added")
    await child.getByRole("button", { name: "Turn in" }).tap()
    await expect(child.getByText("You turned this in.")).toBeVisible()

    await database.endUndoWindow()
    await card.getByRole("button", { name: "Done" }).click()
    await page.reload()
    await page.getByRole("button", { name: "Notifications, 1 unread" }).click()
    await page
      .getByRole("link", { name: /Moon phases/ })
      .or(page.getByRole("button", { name: /Moon phases/ }))
      .click()
    const work = page.getByRole("dialog", { name: "Assignment" })
    await expect(work.getByRole("button", { name: "View page.jpg" })).toBeVisible()
    await work.getByRole("button", { name: "Grade Assignment" }).click()
    const grade = page.getByRole("dialog", { name: "Grade assignment" })
    await grade.getByLabel("Points earned").fill("92")
    await grade.getByLabel("Feedback").fill("Every phase is in its place.")
    await grade.getByRole("button", { name: "Save Grade" }).click()
    await expect(grade).toBeHidden()

    await database.endUndoWindow()
    await child.goto("/student/dashboard")
    await expect(child.getByRole("region", { name: "Recent Grades" })).toContainText("92%")
    await child.getByRole("button", { name: /^Notifications, [1-9]/ }).tap()
    await child
      .getByRole("link", { name: /graded|grade/i })
      .or(child.getByRole("button", { name: /graded|grade/i }))
      .first()
      .tap()
    await expect(child.getByText("Every phase is in its place.")).toBeVisible()
    await expect(child.getByText("92%").first()).toBeVisible()
  },
)
