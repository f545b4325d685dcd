import type { Browser, Page } from "playwright/test"
import { expect, test } from "../../fixtures/test.ts"
import { addLessons, openCourse } from "../../pages/course.ts"

/** Browsers call a task of 50 ms or more long: it delays the next frame and the next key. */
const long = 50

test("400 lessons scroll without a long task", { tag: "@planning.course-speed" }, async ({ page, browser }) => {
  await openCourse(page)
  await addLessons(page, "Lesson {1-400}")
  await expect(page.getByRole("heading", { name: "400 lessons" })).toBeVisible()
  await page.reload()
  await page.getByRole("button", { name: "Show 374 more" }).click()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.getByRole("article", { name: "Lesson 1", exact: true })).toBeVisible()
  await page.waitForLoadState("networkidle")

  await browser.startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline"] })
  await scrollToEnd(page)
  const longest = await stopTracing(browser)
  test.info().annotations.push({ type: "longest task", description: `${longest} ms` })
  await expect(page.getByRole("article", { name: "Lesson 400" })).toBeInViewport()
  expect(longest).toBeLessThan(long)
  expect(await page.getByRole("article").count()).toBeLessThan(60)
})

/** Scrolls by 120 pixels in each frame, as fast as a wheel does. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1) {
      window.scrollBy(0, 120)
      await new Promise(requestAnimationFrame)
    }
  })
}

type TraceEvent = { name: string; ph: string; pid: number; tid: number; tdur?: number; args: { name?: string } }

/**
 * Ends the trace. Returns the processor time of the longest task of the page's main thread, in milliseconds. Unlike the duration, it
 * does not grow when other programs use the processor.
 */
async function stopTracing(browser: Browser): Promise<number> {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const main = new Set(traceEvents.filter(({ args }) => args.name === "CrRendererMain").map(threadOf))
  const tasks = traceEvents.filter((event) => event.name.endsWith("RunTask") && main.has(threadOf(event)))
  const times = tasks.flatMap(({ tdur }) => tdur ?? [])
  expect(times.length).toBeGreaterThan(100)
  return Math.round(Math.max(...times) / 1000)
}
