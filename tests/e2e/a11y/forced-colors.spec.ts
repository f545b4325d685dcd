import type { Page } from "playwright/test"
import { eli, openDashboard, signIn } from "../pages/access.ts"
import { expectEdged, expectFilled, expectOneLine, expectTold } from "./checks/forced-colors.ts"
import { expect, test } from "../fixtures/test.ts"
import { report } from "../../trust/amount.ts"

// Who reads by the system's colors alone, as with Windows' contrast themes: a page's own colors and shadows are gone.

type Choice = [what: string, path: string, chosen: string, other: string]

const tab: [string, string] = [".mantine-Tabs-tab[data-active]", ".mantine-Tabs-tab:not([data-active])"]
const segment: [string, string] = [
  ".mantine-SegmentedControl-label[data-active]",
  ".mantine-SegmentedControl-label:not([data-active])",
]
const pressed: [string, string] = ["main button[aria-pressed=true]", "main button[aria-pressed=false]"]

const parentsChoices: Choice[] = [
  ["the page one is on", "/dashboard", "nav a[aria-current=page]", "nav a:not([aria-current])"],
  ["a child's mark of a day", "/attendance", ...pressed],
  ["a view of the week", "/attendance", ...tab],
  ["a day of the week", "/attendance?view=timeline", ...pressed],
  ["a view of the schedule", "/schedule?view=week", ...segment],
  ["a child", "/schedule?view=week", ".mantine-Chip-label[data-checked]", ".mantine-Chip-label:not([data-checked])"],
  [
    "today in a week",
    "/schedule?view=week",
    "[data-today] > .mantine-WeekView-weekViewDayNumber",
    ":not([data-today]) > .mantine-WeekView-weekViewDayNumber",
  ],
  ["today in a month", "/schedule?view=month", "[data-today] > span", "button[data-outside] > span"],
  ["a kind of work", "/assignments?student=all&status=graded", ...pressed],
  ["a part of the planner", "/lesson-planner", ...tab],
  ["a part of progress", "/progress", ...tab],
  [
    "a subject's icon",
    "/subjects",
    "main button[role=radio][aria-checked=true]",
    "main button[role=radio][aria-checked=false]",
  ],
  [
    "a day of school",
    "/settings?tab=family",
    ".mantine-Checkbox-input:checked",
    ".mantine-Checkbox-input:not(:checked)",
  ],
  ["a part of the settings", "/settings?tab=preferences", ...tab],
  ["a theme", "/settings?tab=preferences", ".mantine-Radio-radio:checked", ".mantine-Radio-radio:not(:checked)"],
  [
    "a switch",
    "/settings?tab=notifications",
    ".mantine-Switch-input:checked + .mantine-Switch-track",
    ".mantine-Switch-input:not(:checked) + .mantine-Switch-track",
  ],
]

const childsChoices: Choice[] = [
  ["the page a child is on", "/student/dashboard", "nav a[aria-current=page]", "nav a:not([aria-current])"],
  ["what of the work is shown", "/student/assignments", ...segment],
  ["a view of the child's schedule", "/student/schedule?view=week", ...segment],
  [
    "today in the child's week",
    "/student/schedule?view=week",
    "[data-today] [aria-current=date] > :nth-child(2)",
    "section:not([data-today]) h3 a > :nth-child(2)",
  ],
]

/** The same in each of its schemes, of which the system says one. */
for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`with forced colors, ${colorScheme}`, () => {
    test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" }, colorScheme })

    test("a parent sees what is chosen", { tag: "@site.forced-colors" }, async ({ page }) => {
      await openDashboard(page)
      report("accessibility: forced colors", {
        "choices of a parent": parentsChoices.length,
        seen: await tellApart(page, parentsChoices),
        asked: colorScheme,
      })
    })

    test("a child sees what is chosen", { tag: "@site.forced-colors" }, async ({ page }) => {
      await signIn(page, eli)
      await expect(page).toHaveURL(/student/)
      report("accessibility: forced colors", {
        "choices of a child": childsChoices.length,
        seen: await tellApart(page, childsChoices),
        asked: colorScheme,
      })
    })

    test("what has a color of its own keeps it, within an edge", async ({ page }) => {
      await openDashboard(page)
      await page.goto("/progress")
      let seen = await expectEdged(page, "a subject's color", "main [class*=_dot_]")
      seen += await expectFilled(page, "a subject's color", "main [class*=_dot_]")
      await page.goto("/subjects")
      seen += await expectEdged(page, "the ground of a subject's icon", "main [class*=_tile_]")
      await page.getByLabel("Color", { exact: true }).click()
      seen += await expectEdged(page, "a color to choose", ".mantine-ColorSwatch-root")
      seen += await expectFilled(page, "a color to choose", ".mantine-ColorSwatch-colorOverlay")
      report("accessibility: forced colors", { "colors that are meant": seen, asked: colorScheme })
    })

    test("what is measured and planned has a shape, and a link one line", async ({ page }) => {
      await openDashboard(page)
      let seen = await expectOneLine(page, "main .mantine-Anchor-root")
      await page.goto("/curriculum")
      seen += await expectEdged(page, "a bar", ".mantine-Progress-root")
      seen += await expectFilled(page, "how far a bar has come", ".mantine-Progress-section")
      for (const view of ["week", "day", "month", "children"]) {
        await page.goto(`/schedule?view=${view}`)
        seen += await expectEdged(page, `an entry by ${view}`, "main [class*=entry] > :not([data-edge])")
      }
      report("accessibility: forced colors", { "shapes and links": seen, asked: colorScheme })
    })

    test("a child's entries have a shape", async ({ page }) => {
      await signIn(page, eli)
      await expect(page).toHaveURL(/student/)
      await page.goto("/student/schedule?view=week")
      const seen = await expectEdged(page, "an entry", "main a[class*=block]")
      report("accessibility: forced colors", { "of a child's entries": seen, asked: colorScheme })
    })
  })
}

async function tellApart(page: Page, choices: Choice[]): Promise<number> {
  let seen = 0
  for (const [what, path, chosen, other] of choices) {
    await page.goto(path)
    seen += await expectTold(page, what, chosen, other)
  }
  return seen
}
