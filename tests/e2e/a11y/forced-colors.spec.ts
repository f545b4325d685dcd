import type { Page } from "playwright/test"
import { eli, openDashboard, signIn } from "../pages/access.ts"
import { expectBorder, expectBackground, expectSingleUnderline, expectDistinct } from "./checks/forced-colors.ts"
import { expect, test } from "../fixtures/test.ts"
import { report } from "../../trust/amount.ts"

// Forced colors, as in Windows contrast themes: the browser replaces the page's colors and removes shadows.

type Choice = [what: string, path: string, chosen: string, other: string]

const tab: [string, string] = [".mantine-Tabs-tab[data-active]", ".mantine-Tabs-tab:not([data-active])"]
const segment: [string, string] = [
  ".mantine-SegmentedControl-label[data-active]",
  ".mantine-SegmentedControl-label:not([data-active])",
]
const pressed: [string, string] = ["main button[aria-pressed=true]", "main button[aria-pressed=false]"]

const parentChoices: Choice[] = [
  ["the current page", "/dashboard", "nav a[aria-current=page]", "nav a:not([aria-current])"],
  ["a child's attendance mark", "/attendance", ...pressed],
  ["a view of the week", "/attendance", ...tab],
  ["a day of the week", "/attendance?view=timeline", ...pressed],
  ["a view of the schedule", "/schedule?view=week", ...segment],
  ["a child", "/schedule?view=week", ".mantine-Chip-label[data-checked]", ".mantine-Chip-label:not([data-checked])"],
  [
    "today in a week",
    "/schedule?view=week",
    "th[aria-current=date] [class*=_weekday_]",
    "th[scope=col]:not([aria-current]) [class*=_weekday_]",
  ],
  ["today in a month", "/schedule?view=month", "[data-today] > span", "button[data-outside] > span"],
  ["a status of assignments", "/assignments?student=all&status=graded", ...pressed],
  ["a part of the planner", "/lesson-planner", ...tab],
  ["a part of progress", "/progress", ...tab],
  [
    "a subject's icon",
    "/subjects",
    "main button[role=radio][aria-checked=true]",
    "main button[role=radio][aria-checked=false]",
  ],
  ["a filing that is done", "/records", ".mantine-Checkbox-input:checked", ".mantine-Checkbox-input:not(:checked)"],
  ["a part of the settings", "/settings?tab=preferences", ...tab],
  ["a theme", "/settings?tab=preferences", ".mantine-Radio-radio:checked", ".mantine-Radio-radio:not(:checked)"],
  [
    "a switch",
    "/settings?tab=notifications",
    ".mantine-Switch-input:checked + .mantine-Switch-track",
    ".mantine-Switch-input:not(:checked) + .mantine-Switch-track",
  ],
]

const childChoices: Choice[] = [
  ["a child's current page", "/student/dashboard", "nav a[aria-current=page]", "nav a:not([aria-current])"],
  ["a filter of the work", "/student/assignments", ...segment],
  ["a view of the child's schedule", "/student/schedule?view=week", ...segment],
  [
    "today in the child's week",
    "/student/schedule?view=week",
    "[data-today] [aria-current=date] > :nth-child(2)",
    "section:not([data-today]) h3 a > :nth-child(2)",
  ],
]

// Contrast themes can be light or dark.
for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`with forced colors, ${colorScheme}`, () => {
    test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" }, colorScheme })

    test("selected elements look different for a parent", { tag: "@site.forced-colors" }, async ({ page }) => {
      await openDashboard(page)
      report("accessibility: forced colors", {
        "choices of a parent": parentChoices.length,
        seen: await expectAllDistinct(page, parentChoices),
        asked: colorScheme,
      })
    })

    test("selected elements look different for a child", { tag: "@site.forced-colors" }, async ({ page }) => {
      await signIn(page, eli)
      await expect(page).toHaveURL(/student/)
      report("accessibility: forced colors", {
        "choices of a child": childChoices.length,
        seen: await expectAllDistinct(page, childChoices),
        asked: colorScheme,
      })
    })

    test("color samples keep their color and have a border", async ({ page }) => {
      await openDashboard(page)
      await page.goto("/progress")
      let seen = await expectBorder(page, "a subject's color", "main [class*=_dot_]")
      seen += await expectBackground(page, "a subject's color", "main [class*=_dot_]")
      await page.goto("/subjects")
      seen += await expectBorder(page, "the background of a subject's icon", "main [class*=_tile_]")
      await page.getByLabel("Color", { exact: true }).click()
      seen += await expectBorder(page, "a color to choose", ".mantine-ColorSwatch-root")
      seen += await expectBackground(page, "a color to choose", ".mantine-ColorSwatch-colorOverlay")
      report("accessibility: forced colors", { "color samples": seen, asked: colorScheme })
    })

    test("progress bars and schedule entries have a border, and links have one underline", async ({ page }) => {
      await openDashboard(page)
      let seen = await expectSingleUnderline(page, "main .mantine-Anchor-root")
      await page.goto("/curriculum")
      seen += await expectBorder(page, "a bar", ".mantine-Progress-root")
      seen += await expectBackground(page, "the filled part of a bar", ".mantine-Progress-section")
      for (const view of ["day", "month"]) {
        await page.goto(`/schedule?view=${view}`)
        seen += await expectBorder(page, `an entry by ${view}`, "main [class*=entry] > :not([data-edge])")
      }
      await page.goto("/schedule?view=week")
      seen += await expectBorder(page, "an entry of the board", "main li[class*=chip]")
      report("accessibility: forced colors", { "shapes and links": seen, asked: colorScheme })
    })

    test("a child's schedule entries have a border", async ({ page }) => {
      await signIn(page, eli)
      await expect(page).toHaveURL(/student/)
      await page.goto("/student/schedule?view=week")
      const seen = await expectBorder(page, "an entry", "main a[class*=block]")
      report("accessibility: forced colors", { "a child's entries": seen, asked: colorScheme })
    })
  })
}

async function expectAllDistinct(page: Page, choices: Choice[]): Promise<number> {
  let seen = 0
  for (const [what, path, chosen, other] of choices) {
    await page.goto(path)
    seen += await expectDistinct(page, what, chosen, other)
  }
  return seen
}
