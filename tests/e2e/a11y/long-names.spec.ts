import type { Page } from "playwright/test"
import { eli, openDashboard, signIn } from "../pages/access.ts"
import { openFamilyWithChildren } from "../pages/dashboard.ts"
import { findBrokenWords } from "./checks/broken-words.ts"
import { findTruncatedText, findClippedText, measureOverflow } from "./checks/reflow.ts"
import { screensOf } from "./screens.ts"
import { expect, test } from "../fixtures/test.ts"

// A family's names are readable in full: long ones on a narrow screen, and with wide text spacing on a broad one.
test.use({ contextOptions: { reducedMotion: "reduce" }, allowedConsoleErrors: [/status of 400/] })

/** The text spacing of WCAG 1.4.12. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
  "p { margin-bottom: 2em !important }"

/** Applies the spacing with a constructed style sheet, because the content security policy blocks injected styles. */
function applyTextSpacing(page: Page): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, spacing)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator("h1")).toBeVisible()
  await expect(page.locator(".mantine-Skeleton-root, .mantine-Loader-root")).toHaveCount(0)
}

test("long single-word names cause no overflow at 320 px", { tag: "@site.long-names" }, async ({ page }) => {
  const first_name = "Maximilianalexanderbartholomewchristophe"
  const name = "Naturwissenschaftlichtechnischergrundlagenunterrichtfuerkinder"
  const { children, post, today } = await openFamilyWithChildren(page, [first_name])
  const student_id = children.get(first_name)
  const { id: subject_id } = await post("subjects", { name, grade_level: "4" })
  const { id: curriculum_id } = await post("curriculum", { student_id, subject_id })
  const { id: assignment_id } = await post("assignments", { curriculum_id, title: "Moon phases", due_date: today })
  await post("grades", { assignment_id, points_earned: 92 })
  await post("assignments", { curriculum_id, title: "Tide chart", due_date: today })
  const [day_of_week, location] = ["monday", "Gemeindebibliothekshauptverwaltungsgebaeude"]
  await post("schedule", { student_id, subject_id, day_of_week, start_time: "09:00", end_time: "10:00", location })
  await page.setViewportSize({ width: 320, height: 800 })
  const monday = ["day", "week", "agenda"].map((view) => `/schedule?view=${view}&date=2030-01-07`)
  const progress = ["/progress", "/progress?tab=achievements"]
  for (const path of [
    "/dashboard",
    ...progress,
    ...monday,
    "/students",
    "/curriculum",
    "/attendance",
    "/assignments",
  ]) {
    await open(page, path)
    expect.soft(await measureOverflow(page), `${path} scrolls horizontally by this many pixels`).toBe(0)
    expect.soft(await findClippedText(page), `${path}: clipped text`).toEqual([])
    expect.soft(await findGradesOutside(page), `${path}: grades outside their card`).toEqual([])
  }
})

/** Finds letter grades and percentages that overflow their card. */
function findGradesOutside(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main span, main p")].flatMap((figure) => {
      const card = figure.closest(".mantine-Card-root, .mantine-Paper-root")
      const words = figure.textContent?.trim() ?? ""
      if (!card || !/^([A-F][+-]?|\d+%)$/.test(words) || !figure.checkVisibility()) return []
      const [inner, outer] = [figure.getBoundingClientRect(), card.getBoundingClientRect()]
      const isWithin = inner.left >= outer.left && inner.right <= outer.right && inner.bottom <= outer.bottom
      return isWithin ? [] : [words]
    }),
  )
}

for (const { how, width, isSpaced } of [
  { how: "at 320 px", width: 320, isSpaced: false },
  { how: "with wide text spacing at 1280 px", width: 1280, isSpaced: true },
]) {
  test.describe(how, () => {
    test.use({ viewport: { width, height: 800 } })

    test("no name on a parent's pages is truncated", async ({ page }) => {
      await openDashboard(page)
      await expectNamesInFull(page, "parent", isSpaced)
    })

    test("no name on a child's pages is truncated", async ({ page }) => {
      await signIn(page, eli)
      await expect(page).toHaveURL("/student/dashboard")
      await expectNamesInFull(page, "child", isSpaced)
    })
  })
}

async function expectNamesInFull(page: Page, visitor: "parent" | "child", isSpaced: boolean): Promise<void> {
  for (const path of screensOf(visitor).filter((path) => !/^\/(admin|settings|unauthorized)/.test(path))) {
    await open(page, path)
    if (isSpaced) await applyTextSpacing(page)
    expect.soft(await findTruncatedText(page), `truncated on ${path}`).toEqual([])
  }
}

test("narrow columns of a week break words between syllables", { tag: "@site.whole-words" }, async ({ page }) => {
  await openDashboard(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, "/schedule?view=week")
  expect.soft(await findBrokenWords(page), "in a parent’s week").toEqual([])
  await page.evaluate(() => localStorage.clear())
  await signIn(page, eli)
  await expect(page).toHaveURL("/student/dashboard")
  for (const width of [390, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, "/student/schedule?view=week")
    expect.soft(await findBrokenWords(page), `in a child’s week at ${width} px`).toEqual([])
  }
})

test("each grade button is named after its assignment", async ({ page }) => {
  await openDashboard(page)
  await open(page, "/assignments?student=all&status=submitted")
  const buttons = page.getByRole("article").getByRole("button", { name: /^Grade/ })
  await expect(buttons.first()).toBeVisible()
  const names = await buttons.evaluateAll((all) => all.map((button) => button.getAttribute("aria-label")))
  expect(names.length).toBeGreaterThan(1)
  expect(new Set(names).size).toBe(names.length)
  expect(names).not.toContain(null)
})
