import type { Page } from "playwright/test"
import { entry, form, openSchedule, scienceClass, slot, week } from "../../pages/schedule.ts"
import { expect, test } from "../../fixtures/test.ts"

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

type Point = { x: number; y: number }

/** Sends touch events. Playwright's own touchscreen can only tap. */
async function finger(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints })
  return {
    down: (at: Point) => send("touchStart", [at]),
    move: (at: Point) => send("touchMove", [at]),
    up: () => send("touchEnd", []),
  }
}

async function middleOf(target: ReturnType<typeof slot>): Promise<Point> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error("The slot is not visible.")
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test(
  "a phone opens on today, with a list for each child, and the week is available",
  { tag: "@schedule.phone" },
  async ({ page }) => {
    const family = await openSchedule(page)
    await family.make("schedule", scienceClass(family))
    await page.goto("/schedule?date=2030-01-07")
    await expect(page.getByRole("radio", { name: "Day" })).toBeChecked()
    await expect(entry(page, "Science (Ben), 9:00 AM – 10:00 AM, Monday, Jan 7")).toHaveCount(1)
    await page.getByRole("radiogroup", { name: "View" }).getByText("Week").click()
    await expect(entry(page, "Science (Ben), 9:00 AM – 10:00 AM, Monday, Jan 7")).toBeVisible()
    await family.make("students", {
      first_name: "Ada",
      last_name: "Hall",
      date_of_birth: "2018-02-03",
      grade_level: "2",
    })
    await page.goto("/schedule?date=2030-01-07")
    const ben = page.getByRole("region", { name: "Ben", exact: true })
    await expect(ben.getByRole("button", { name: /^Science \(Ben\)/ })).toBeVisible()
    await expect(page.getByRole("region", { name: "Ada", exact: true })).toContainText("Nothing planned.")
  },
)

test(
  "a long press adds an entry, and a swipe scrolls without moving entries",
  { tag: "@schedule.phone" },
  async ({ page }) => {
    const family = await openSchedule(page)
    await family.make("schedule", scienceClass(family, { start_time: "10:00", end_time: "12:00" }))
    await page.goto("/schedule?view=day&date=2030-01-07")
    const lesson = entry(page, "Science (Ben)")
    await expect(lesson).toBeVisible()
    const hand = await finger(page)

    // A swipe that starts on the class scrolls and does not move the class.
    const from = await middleOf(lesson)
    const scrolled = () =>
      page.evaluate(() => {
        const hours = document.querySelector(".mantine-DayView-dayViewInner")?.getBoundingClientRect().top ?? 0
        return Math.round(hours)
      })
    const before = await scrolled()
    await hand.down(from)
    for (const step of [20, 60, 100, 140, 180]) await hand.move({ x: from.x, y: from.y - step })
    await hand.up()
    await expect.poll(scrolled).toBeLessThan(before)
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0)
    await expect(entry(page, "Science (Ben), 10:00 AM – 12:00 PM")).toHaveCount(1)

    const release = await middleOf(slot(page, "Monday, Jan 7", "1:00 PM"))
    await hand.down(release)
    const dialog = form(page, "New entry")
    await expect(dialog).toBeVisible()
    await hand.up()
    await expect(dialog.getByLabel("Start time")).toHaveValue("13:00")
    await dialog.getByRole("button", { name: "Add Class" }).click()
    await expect(dialog).toBeHidden()
    await expect(entry(page, "Science (Ben), 1:00 PM – 2:00 PM")).toBeVisible()
  },
)

test("the week fits a phone's screen and scrolls within its own area", async ({ page }) => {
  await openSchedule(page)
  await page.goto(week)
  await expect(slot(page, "Monday, Jan 7", "9:00 AM")).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})
