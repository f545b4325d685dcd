import type { Page } from "playwright/test"
import { expect, test } from "../../fixtures/test.ts"
import { addLessons, openCourse } from "../../pages/course.ts"

/** Browsers call a task of 50 ms or more long: it delays the next frame and the next key. */
const rounds = 3

test("400 lessons scroll without a long task", { tag: "@planning.course-speed" }, async ({ page }) => {
  await openCourse(page)
  await addLessons(page, "Lesson {1-400}")
  await expect(page.getByRole("heading", { name: "400 lessons" })).toBeVisible()
  await page.reload()
  await expect(page.getByRole("article", { name: "Lesson 1", exact: true })).toBeVisible()

  // A busy machine can pause any task, so the quietest of several rounds counts.
  const longest: number[] = []
  for (let round = 0; round < rounds; round += 1) longest.push(await scrollThrough(page))
  expect(Math.min(...longest), `the longest tasks were ${longest.map(Math.round).join(", ")} ms`).toBe(0)
  expect(await page.getByRole("article").count()).toBeLessThan(60)
})

/** Scrolls from the top of the page to its end. Returns the longest task in milliseconds, 0 without a long one. */
async function scrollThrough(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.getByRole("article", { name: "Lesson 1", exact: true })).toBeInViewport()
  return page.evaluate(async () => {
    const tasks: number[] = []
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    observer.observe({ type: "longtask" })
    const frame = () => new Promise(requestAnimationFrame)
    while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1) {
      window.scrollBy(0, 120)
      await frame()
    }
    await frame()
    tasks.push(...observer.takeRecords().map(({ duration }) => duration))
    observer.disconnect()
    return Math.max(0, ...tasks)
  })
}
