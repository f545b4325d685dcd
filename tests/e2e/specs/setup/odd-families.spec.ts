import type { Page } from "playwright/test"
import { expect, test } from "../../fixtures/test.ts"
import { newParent, register } from "../../pages/access.ts"
import { answerChildren, finishSetUp, keepSubjects, type NewChild } from "../../pages/welcome.ts"

type Family = {
  children: NewChild[]
  /** Changes the answers on the page of the week. */
  adjust?: (page: Page) => Promise<void>
  /** How many of the children go to school. */
  learners: number
}

const year = (years: number) => String(new Date().getFullYear() - years)

const families: Record<string, Family> = {
  "an only child": { children: [["Ada", `03/04/${year(10)}`]], learners: 1 },
  "eight children, with twins among them": {
    children: [6, 6, 8, 9, 10, 12, 14, 16].map((age, at) => [`Child${"ABCDEFGH"[at]}`, `02/03/${year(age)}`] as const),
    learners: 8,
  },
  "a teenager beside a baby": {
    children: [
      ["Tess", `03/04/${year(15)}`],
      ["Bo", `01/02/${year(1)}`],
    ],
    learners: 1,
  },
  "a four-day week in the evening": {
    children: [["Ada", `03/04/${year(10)}`]],
    learners: 1,
    adjust: async (page) => {
      await page.getByRole("group", { name: "School days" }).getByText("Fri").click()
      await page.getByLabel("Starts at").fill("18:00")
      await expect(page.getByRole("listitem", { name: /, 6:00 PM, Monday$/ })).toBeVisible()
      await expect(page.getByRole("columnheader", { name: "Fri" })).toBeHidden()
    },
  },
  "a year of the southern hemisphere, which has begun": {
    children: [["Ada", `03/04/${year(10)}`]],
    learners: 1,
    adjust: async (page) => {
      await page.getByRole("button", { name: "Change" }).click()
      await page.getByLabel("First day").fill(`01/27/${year(0)}`)
      await page.getByLabel("Last day").fill(`12/20/${year(0)}`)
      await page.getByLabel("Last day").blur()
    },
  },
}

for (const [words, { children, learners, adjust }] of Object.entries(families)) {
  test(`${words} reaches its week`, { tag: "@setup.odd-families" }, async ({ page }) => {
    test.setTimeout(90_000)
    await register(page, newParent("Ruth"))
    await page.goto("/welcome")
    await answerChildren(page, children)
    await keepSubjects(page)
    await adjust?.(page)
    await finishSetUp(page)
    await expect(page.getByText(new RegExp(`^${learners} students?, \\d+ courses`))).toBeVisible()
    // The calendar as it was made; the dashboard may be on a day without school.
    await page.goto("/dashboard")
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ruth")
  })
}

test(
  "a new family's dashboard shows the week that it has just made",
  { tag: "@setup.dashboard-week" },
  async ({ page }) => {
    await register(page, newParent("Ruth"))
    await page.goto("/welcome")
    await answerChildren(page, [["Ada", `03/04/${year(10)}`]])
    await keepSubjects(page)
    await finishSetUp(page)
    await page.goto("/dashboard")
    const week = page.getByRole("region", { name: "Your week" })
    await expect(week.getByRole("list", { name: /^Ada, / }).first()).toBeVisible()
  },
)
