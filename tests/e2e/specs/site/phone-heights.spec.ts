import type { Browser, Page } from "playwright/test"
import { expect, test } from "../../fixtures/test.ts"
import { eli, openDashboard, signIn, storedSession } from "../../pages/access.ts"
import { openSchoolDay } from "../../pages/dashboard.ts"

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const threeScreens = 3 * 844

test.use(phone)

/** Expects the page at a path to be at most that tall once its content is there. */
async function expectHeight(page: Page, path: string, most: number): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState("networkidle")
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.locator(".mantine-Skeleton-root")).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect.soft(height, path).toBeLessThanOrEqual(most)
}

/** Opens the child's pages of the demo family in another browser context. */
async function openAsEli(browser: Browser, parent: Page, device = phone): Promise<Page> {
  const child = await (await browser.newContext({ ...device, baseURL: new URL(parent.url()).origin })).newPage()
  await signIn(child, eli)
  await expect(child.getByRole("heading", { level: 1, name: "Welcome, Eli!" })).toBeVisible()
  return child
}

test("a child's pages are short", { tag: "@portal.heights" }, async ({ page, browser }) => {
  await openDashboard(page)
  await openSchoolDay(page)
  const child = await openAsEli(browser, page)
  await expectHeight(child, "/student/dashboard", 1700)
  const day = child.getByRole("region", { name: "Today’s Schedule" })
  await expect(day).toBeInViewport()
  await expect(day.getByRole("region", { name: "Next up" })).toHaveCount(1)
  for (const show of ["", "?show=submitted", "?show=graded", "?show=all"]) {
    await expectHeight(child, `/student/assignments${show}`, threeScreens)
  }
  await expectHeight(child, "/student/grades", threeScreens)
  await expectHeight(child, "/student/schedule?view=week", threeScreens)
  await child.context().close()
})

test(
  "a child's pages are short on a tablet, and as wide as the home page on a desk",
  { tag: "@portal.wide" },
  async ({ page, browser }) => {
    await openDashboard(page)
    const child = await openAsEli(browser, page, { ...phone, viewport: { width: 820, height: 1180 } })
    const lists = ["/student/assignments?show=all", "/student/grades"]
    for (const path of lists) await expectHeight(child, path, 3 * 1180)
    await child.setViewportSize({ width: 1280, height: 800 })
    const leftOf = async (path: string) => {
      await child.goto(path)
      // The frame that is drawn before the app has no scroll bar.
      await expect(child.locator("#frame")).toHaveCount(0)
      await expect(child.locator("[data-wide]").first()).toBeVisible()
      return Math.round((await child.getByRole("heading", { level: 1 }).boundingBox())?.x ?? 0)
    }
    const home = await leftOf("/student/dashboard")
    for (const path of [...lists, "/student/schedule"]) expect(await leftOf(path), path).toBe(home)
    await child.context().close()
  },
)

test("a parent's pages are at most three screens tall", { tag: "@site.phone-heights" }, async ({ page }) => {
  await openDashboard(page)
  await openSchoolDay(page)
  const headers = { authorization: `Bearer ${(await storedSession(page))?.access_token ?? ""}` }
  const students = (await (await page.request.get("/api/v1/students", { headers })).json()) as { id: string }[]
  const paths = [
    "/week?student=all",
    "/curriculum",
    "/progress",
    "/progress?tab=achievements",
    "/schedule?view=agenda",
    "/attendance",
    "/students",
    ...students.map(({ id }) => `/students/${id}`),
    "/subjects",
    "/providers",
    "/resources",
    ...["profile", "notifications", "security", "school", "tablet", "family"].map((tab) => `/settings?tab=${tab}`),
  ]
  for (const path of paths) await expectHeight(page, path, threeScreens)
})

test(
  "lists beside a form are at most three screens tall on a desk",
  { tag: "@site.phone-heights" },
  async ({ page }) => {
    await openDashboard(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const path of ["/subjects", "/providers", "/resources", "/curriculum"]) await expectHeight(page, path, 3 * 800)
  },
)

test("a course of 147 lessons is at most three screens tall", { tag: "@planning.long-course" }, async ({ page }) => {
  await openDashboard(page)
  const headers = { authorization: `Bearer ${(await storedSession(page))?.access_token ?? ""}` }
  const response = await page.request.get("/api/v1/curriculum", { headers })
  const courses = (await response.json()) as { id: string; lesson_count: number }[]
  const long = courses.find(({ lesson_count }) => lesson_count > 100)
  await expectHeight(page, `/curriculum/${long?.id ?? ""}`, threeScreens)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectHeight(page, `/curriculum/${long?.id ?? ""}`, 3 * 800)
  for (const view of ["week", "month", "agenda"]) await expectHeight(page, `/schedule?view=${view}`, 3 * 800)
})

test("a phone's week has two rows above the day at most", { tag: "@week.phone" }, async ({ page }) => {
  await openDashboard(page)
  await page.goto("/week?student=all")
  // The frame that is drawn before the app has the same heading and button.
  await expect(page.locator("#frame")).toHaveCount(0)
  const top = async (name: RegExp | string) => {
    const box = await page.getByRole("main").getByRole("button", { name }).first().boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0) / 2
  }
  const title = await page.getByRole("heading", { level: 1, name: "Week" }).boundingBox()
  const middle = (title?.y ?? 0) + (title?.height ?? 0) / 2
  expect(Math.abs((await top("Quick add")) - middle)).toBeLessThan(20)
  expect(Math.abs((await top(/^Print/)) - (await top("Next week")))).toBeLessThan(8)
})
