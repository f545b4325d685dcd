import type { Page } from "playwright/test"
import { expect, test } from "../../fixtures/test.ts"
import { addLessons, openCourse, rows } from "../../pages/course.ts"

/** The titles of the lessons as they are shown. */
const titles = (page: Page) => rows(page).evaluateAll((list) => list.map((row) => row.getAttribute("aria-label") ?? ""))

/** The middle of a lesson's handle in the viewport, in pixels. */
async function middleOf(page: Page, title: string) {
  const handle = page.getByRole("button", { name: `Reorder ${title}`, exact: true })
  await handle.scrollIntoViewIfNeeded()
  const box = await handle.boundingBox()
  if (!box) throw new Error(`The handle of ${title} is not shown`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test("a lesson is dragged by mouse, and stays there", { tag: "@planning.course-reorder" }, async ({ page }) => {
  await openCourse(page)
  await addLessons(page, "Aeneas\nDido\nTurnus\nLavinia")
  const [from, to] = [await middleOf(page, "Aeneas"), await middleOf(page, "Turnus")]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y + 8, { steps: 6 })
  await page.mouse.up()
  await expect.poll(() => titles(page)).toEqual(["Dido", "Turnus", "Aeneas", "Lavinia"])
  await expect(page.getByText("“Aeneas” is lesson 3 now.")).toBeVisible()
  await page.reload()
  await expect.poll(() => titles(page)).toEqual(["Dido", "Turnus", "Aeneas", "Lavinia"])
})

test("near the edge the page scrolls under a dragged lesson", { tag: "@planning.course-reorder" }, async ({ page }) => {
  await openCourse(page)
  await addLessons(page, "Lesson {1-60}")
  await page.getByRole("button", { name: "Show 34 more" }).click()
  await page.evaluate(() => window.scrollTo(0, 0))
  const from = await middleOf(page, "Lesson 1")
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 40)
  await page.mouse.move(from.x, (page.viewportSize()?.height ?? 0) - 4, { steps: 4 })
  // The last lesson comes into sight, and Lesson 1 is still under the pointer.
  await expect(page.getByRole("article", { name: "Lesson 60" })).toBeInViewport()
  // The page ends with the list, instead of growing with the dragged row.
  await expect(page.getByRole("textbox", { name: "Title of a new lesson" })).toBeInViewport()
  await page.mouse.up()
  await expect(page.getByText(/“Lesson 1” is lesson (5[5-9]|60) now\./)).toBeVisible()
})

test.describe("on a tablet", () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 900 } })

  test("a lesson is dragged by finger", { tag: "@planning.course-reorder" }, async ({ page, context }) => {
    await openCourse(page)
    await addLessons(page, "Aeneas\nDido\nTurnus")
    const [from, to] = [await middleOf(page, "Turnus"), await middleOf(page, "Aeneas")]
    const finger = await context.newCDPSession(page)
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", y: number) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x: from.x, y }] })
    await touch("touchStart", from.y)
    for (const part of [0.2, 0.5, 0.8, 1]) await touch("touchMove", from.y + (to.y - 8 - from.y) * part)
    await touch("touchEnd", to.y)
    await expect.poll(() => titles(page)).toEqual(["Turnus", "Aeneas", "Dido"])
    await expect(page.getByText("“Turnus” is lesson 1 now.")).toBeVisible()
  })
})
