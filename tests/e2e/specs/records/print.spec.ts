import type { Page } from "playwright/test"
import { screensOf } from "../../a11y/screens.ts"
import { eli, hannah, openDashboard, signIn } from "../../pages/access.ts"
import { expect, test } from "../../fixtures/test.ts"
import { openSchoolDay } from "../../pages/dashboard.ts"

test.use({
  colorScheme: "dark",
  serverSettings: { ADMIN_EMAILS: hannah.email },
  allowedConsoleErrors: [/status of 400/],
})

const backgroundOf = (page: Page) =>
  page.getByRole("group", { name: "Average Progress" }).evaluate((card) => getComputedStyle(card).backgroundColor)

test(
  "printing in the dark theme uses light colors, and the screen stays dark",
  { tag: "@site.print" },
  async ({ page }) => {
    await openDashboard(page)
    await page.goto("/progress?student=all")
    await expect(page.getByRole("group", { name: "Average Progress" })).toBeVisible()
    const byNight = await backgroundOf(page)
    const printed = page.evaluate(
      () =>
        new Promise<string>((done) => {
          window.addEventListener("beforeprint", () => {
            const card = document.querySelector("[aria-label='Average Progress']")
            done(card ? getComputedStyle(card).backgroundColor : "no card")
          })
        }),
    )
    await page.pdf({ printBackground: true })
    expect(await printed).toBe("rgb(255, 255, 255)")
    expect(await backgroundOf(page)).toBe(byNight)
    expect(byNight).not.toBe("rgb(255, 255, 255)")
  },
)

test(
  "a phone prints the day that it shows, although paper is wider",
  { tag: "@schedule.screen-reader-and-print" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openDashboard(page)
    await page.goto("/schedule")
    const day = page.getByRole("heading", { level: 2 }).first()
    const shown = await day.textContent()
    await page.emulateMedia({ media: "print" })
    await page.setViewportSize({ width: 816, height: 1056 })
    await expect(day).toHaveText(shown ?? "")
    await page.emulateMedia({ media: "screen" })
  },
)

/** Controls and navigation. Buttons whose text is content, and ticks, are printed. */
const controls =
  "button:not([data-print]), .mantine-Button-root, input:not([type=checkbox]), select, textarea:not([aria-hidden]), nav, header nav, " +
  "[role=tab], [role=radio], [role=switch], [role=combobox], [role=menu], .mantine-Notification-root"

for (const [visitor, enter] of [
  ["parent", openDashboard],
  ["child", openStudentDashboard],
] as const) {
  test(`no page of a ${visitor} prints a control`, { tag: "@site.print" }, async ({ page }) => {
    test.setTimeout(360_000)
    await enter(page)
    for (const path of screensOf(visitor)) {
      await page.emulateMedia({ media: "screen" })
      await page.goto(path)
      await expect(page.locator("h1")).toBeVisible()
      await expect(page.locator(".mantine-Skeleton-root, .mantine-Loader-root")).toHaveCount(0)
      await page.emulateMedia({ media: "print" })
      // A sheet has its own heading and hides the page's.
      const title = page.locator("h1:visible").first()
      await expect(title).toBeVisible()
      expect.soft(await visibleControls(page), `${path} prints controls`).toEqual([])
      await expect.soft(page.locator("section:has(> form):visible"), `${path} prints a form`).toHaveCount(0)
      const color = await title.evaluate((heading) => getComputedStyle(heading).color)
      expect.soft(color, `${path} prints its heading in black`).toBe("rgb(0, 0, 0)")
    }
  })
}

test("done work prints a dark mark, also without backgrounds", { tag: "@site.print" }, async ({ page }) => {
  await openDashboard(page)
  await page.goto("/lesson-planner?view=week&student=all")
  const done = page.getByRole("checkbox", { checked: true }).first()
  await expect(done).toBeVisible()
  await page.emulateMedia({ media: "print" })
  const mark = page.locator("input:checked + .mantine-Checkbox-icon").first()
  await expect(mark).toHaveCSS("color", "rgb(0, 0, 0)")
  await expect(mark).toHaveCSS("opacity", "1")
})

test("a child's week prints as a list of its days", { tag: "@site.print" }, async ({ page }) => {
  await openStudentDashboard(page)
  await page.goto("/student/schedule?view=week")
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(7)
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading", { level: 2, name: /day, / })).toHaveCount(7)
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(0)
})

test(
  "the schedule prints the shown days of a phone, though paper is wider",
  { tag: "@site.print" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openDashboard(page)
    await openSchoolDay(page)
    await page.goto("/schedule")
    const days = page.getByRole("main").getByRole("heading", { level: 2 }).first()
    await expect(page.getByRole("button", { name: "Next day" })).toBeVisible()
    const shown = (await days.textContent()) ?? ""
    await page.emulateMedia({ media: "print" })
    await page.setViewportSize({ width: 816, height: 1056 })
    await expect(days).toHaveText(shown)
    await expect(page.getByRole("region", { name: /, as a list$/ }).getByRole("listitem")).not.toHaveCount(0)
  },
)

/** The height of Letter paper without its margins, in pixels. */
const letter = 941

test("a child's week with a full page prints no page of notes alone", { tag: "@week.print" }, async ({ page }) => {
  await openDashboard(page)
  await page.goto("/week?student=all")
  await expect(page.getByRole("button", { name: /^Print/ })).toBeVisible()
  await page.setViewportSize({ width: 703, height: 941 })
  await page.emulateMedia({ media: "print" })
  const first = page.getByRole("region", { name: /^Page of / }).first()
  const notes = first.getByRole("region", { name: "Notes" })
  await expect(notes.getByRole("heading")).toBeVisible()
  expect((await first.boundingBox())?.height).toBeLessThanOrEqual(letter)
  await first.evaluate((sheet) => sheet.children[1]?.setAttribute("style", "min-height: 860px"))
  await expect(notes.getByRole("heading")).toBeHidden()
  expect((await first.boundingBox())?.height).toBeLessThanOrEqual(letter)
})

async function openStudentDashboard(page: Page): Promise<void> {
  await signIn(page, eli)
  await expect(page).toHaveURL("/student/dashboard")
}

/** The controls that would be printed, by their names. */
function visibleControls(page: Page): Promise<string[]> {
  return page
    .locator(controls)
    .evaluateAll((all) =>
      all
        .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
        .map((control) => control.outerHTML.slice(0, 160)),
    )
}
