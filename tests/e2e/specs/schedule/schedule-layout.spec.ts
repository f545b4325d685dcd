import type { Page } from "playwright/test"
import { openDashboard } from "../../pages/access.ts"
import { openSchedule, scienceClass } from "../../pages/schedule.ts"
import { expect, test } from "../../fixtures/test.ts"

const widths = [1024, 1280, 1600]
const names = ["Ada", "Cora", "Dan", "Eve", "Finn", "Gus", "Hal"]

/** The blocks of a calendar or board whose text is turned, or wider than they are. */
async function badBlocks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blocks = [...document.querySelectorAll<HTMLElement>("main [data-event-id], main li[data-chip]")]
    const isBad = (element: Element) =>
      getComputedStyle(element).writingMode !== "horizontal-tb" || element.scrollWidth > element.clientWidth + 1
    return blocks
      .filter((block) =>
        [block, ...block.querySelectorAll("*")].some(
          (part) =>
            part instanceof HTMLElement && part.innerText && isBad(part) && getComputedStyle(part).display !== "inline",
        ),
      )
      .map((block) => block.getAttribute("aria-label") ?? block.innerText)
  })
}

test(
  "no block of a week or day has turned or cut text with 3, 5 and 8 children",
  { tag: "@schedule.layout" },
  async ({ page }) => {
    test.setTimeout(240_000)
    const family = await openSchedule(page)
    const students = [family.student]
    const at = (hour: number, student_id: string) =>
      family.make("schedule", {
        ...scienceClass({ ...family, student: student_id }),
        start_time: `${hour}:00`,
        end_time: `${hour}:20`,
      })
    for (const hour of [10, 11]) await at(hour, family.student)
    for (const first_name of names) {
      const born = { last_name: "Hall", date_of_birth: "2017-05-04", grade_level: "4" }
      const id = await family.make("students", { first_name, ...born })
      students.push(id)
      for (const hour of [10, 11]) await at(hour, id)
      if (![3, 5, 8].includes(students.length)) continue
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        for (const path of [
          "/schedule?view=week&date=2030-01-07",
          "/schedule?view=day&date=2030-01-07",
          "/week?week=2030-01-07",
        ]) {
          await page.goto(path)
          const blocks = page.locator("main [data-event-id], main li[data-chip]")
          await expect(blocks).toHaveCount(2 * students.length)
          expect.soft(await badBlocks(page), `${path} with ${students.length} children at ${width} px`).toEqual([])
        }
      }
    }
  },
)

test("a phone's schedule of the demo family is at most 1,700 px tall", { tag: "@schedule.phone" }, async ({ page }) => {
  await openDashboard(page)
  await page.setViewportSize({ width: 390, height: 844 })
  // A Tuesday with classes, lessons and events for all three children.
  for (const path of ["/schedule", "/schedule?date=2026-10-27"]) {
    await page.goto(path)
    await expect(page.getByRole("region", { name: "Nora" })).toBeVisible()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, path).toBeLessThanOrEqual(1700)
  }
})
