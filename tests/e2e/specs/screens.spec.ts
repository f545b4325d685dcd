import AxeBuilder from "@axe-core/playwright"
import type { Page } from "playwright/test"
import { eli, hannah, signIn, openDashboard } from "../pages/access.ts"
import { expect, test } from "../fixtures.ts"

const open = [
  "/",
  "/help",
  "/contact",
  "/faq",
  "/privacy",
  "/terms",
  "/login",
  "/login?magic=invalid",
  "/register",
  "/forgot-password",
  "/reset-password?token=unread",
  "/verify-email?token=unknown",
  "/invite/unknown",
  "/unsubscribe",
  "/unsubscribe?token=unknown",
  "/no-such-page",
]
const adult = {
  "the family's records": [
    "/dashboard",
    "/students",
    "/students?new",
    "/subjects",
    "/providers",
    "/resources",
    "/curriculum",
    "/curriculum?new",
    "/assignments",
    "/assignments?new",
  ],
  "planning and progress": ["/lesson-planner", "/lesson-planner?view=week", "/progress", "/progress?tab=achievements"],
  "the schedule and attendance": [
    "/schedule?view=week",
    "/schedule?view=day",
    "/schedule?view=month",
    "/schedule?view=agenda",
    "/schedule?view=children",
    "/schedule?new",
    "/attendance",
    "/attendance?view=timeline",
    "/attendance?view=analytics",
  ],
  "settings, and what an administrator sees": [
    "/settings",
    "/settings?tab=notifications",
    "/settings?tab=preferences",
    "/settings?tab=security",
    "/settings?tab=integrations",
    "/settings?tab=family",
    "/admin/dashboard",
    "/student/dashboard",
  ],
}
const child = [
  "/student/dashboard",
  "/student/assignments",
  "/student/assignments?show=graded",
  "/student/assignments?work=unknown",
  "/student/schedule?view=week",
  "/student/schedule?view=day",
  "/student/grades",
  "/student/onboarding",
  "/settings",
  "/settings?tab=security",
  "/settings?tab=integrations",
  "/dashboard",
]

/** What opens over a page: where, and by what. */
const dialogs: [string, (page: Page) => Promise<void>][] = [
  ["/students", (page) => page.getByRole("button", { name: "Create Login" }).click()],
  ["/students", (page) => chooseInMenu(page, "Eli", "Delete")],
  ["/students", (page) => page.getByRole("button", { name: "Eli has a login" }).click()],
  ["/students", (page) => chooseInMenu(page, "Eli", "New password")],
  ["/students", (page) => chooseInMenu(page, "Eli", "Take login away")],
  ["/students", openNewLogin],
  ["/dashboard", openBell],
  [
    "/curriculum",
    (page) =>
      page
        .getByTitle(/^View details of/)
        .first()
        .click(),
  ],
  [
    "/assignments?student=all&status=graded",
    (page) =>
      page
        .getByTitle(/^View /)
        .first()
        .click(),
  ],
  [
    "/assignments?student=all&status=assigned",
    (page) => page.getByRole("button", { name: "Submit Work" }).first().click(),
  ],
  [
    "/assignments?student=all&status=submitted",
    (page) => page.getByRole("button", { name: "Grade", exact: true }).first().click(),
  ],
  [
    "/assignments?student=all&status=submitted",
    async (page) => {
      await page
        .getByRole("button", { name: /^More about/ })
        .first()
        .click()
      await page.getByRole("menuitem", { name: "Grade Assignment" }).click()
      await expect(page.getByRole("dialog").getByRole("region", { name: "Handed in" })).toBeVisible()
    },
  ],
  ["/lesson-planner", (page) => page.getByRole("button", { name: "Quick Add Resource" }).click()],
  [
    "/schedule?view=agenda",
    (page) =>
      page
        .getByRole("button", { name: /AM – .*(AM|PM)/ })
        .first()
        .click(),
  ],
  [
    "/resources",
    (page) =>
      page
        .getByRole("button", { name: /^Edit / })
        .first()
        .click(),
  ],
]

async function chooseInMenu(page: Page, of: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `More about ${of}` }).click()
  await page.getByRole("menuitem", { name: item }).click()
}

/** A child's first piece of work. */
async function openWork(page: Page): Promise<void> {
  await page.getByRole("article").first().getByRole("link").first().click()
  await expect(page.getByRole("link", { name: "Back to list" })).toBeVisible()
}

async function signInAsChild(page: Page): Promise<void> {
  await signIn(page, eli)
  await expect(page).toHaveURL("/student/dashboard")
}

async function openBell(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Notifications/ }).click()
  await expect(page.getByRole("list", { name: "Notifications" })).toBeVisible()
}

/** Of Grace, who signs in nowhere here. */
async function openNewLogin(page: Page): Promise<void> {
  await chooseInMenu(page, "Grace", "New password")
  await page.getByRole("button", { name: "Set New Password" }).click()
  await expect(page.getByRole("dialog", { name: "Grace has a new password" })).toBeVisible()
}

test.describe.configure({ mode: "parallel" })
test.use({
  serverSettings: { ADMIN_EMAILS: hannah.email },
  // The links that are unknown on purpose are refused by the server.
  allowedConsoleErrors: [/status of 400/],
})

/** Looks at a screen in light and then in dark, without loading it twice. */
async function check(page: Page, path: string, open?: (page: Page) => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" })
  await page.goto(path)
  await expect(page.locator("h1")).toBeVisible()
  await open?.(page)
  if (path.endsWith("?new")) await expect(page.getByRole("dialog")).toBeVisible()
  await expect(page.locator(".mantine-Skeleton-root, .mantine-Loader-root")).toHaveCount(0)
  await look(page, `${path}, light`)
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" })
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark")
  await look(page, `${path}, dark`)
}

async function look(page: Page, where: string): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(sideways, `${where} scrolls sideways by so many pixels`).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page })
    // Without a page of its own for the report: there are no frames of other sites to look into.
    .setLegacyMode(true)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    where,
  ).toEqual([])
}

for (const width of [320, 1280]) {
  test.describe(`at ${width} px every screen fits, and axe finds nothing in light nor in dark`, () => {
    test.use({ viewport: { width, height: 800 } })
    test.setTimeout(300_000)

    test("of those that are open to all", async ({ page }) => {
      for (const path of open) await check(page, path)
    })

    for (const [name, paths] of Object.entries(adult)) {
      test(`of an adult's: ${name}`, async ({ page }) => {
        await openDashboard(page)
        for (const path of paths) await check(page, path)
      })
    }

    test("of what a parent opens over a page", async ({ page }) => {
      await openDashboard(page)
      for (const [path, open] of dialogs) await check(page, path, open)
    })

    test("of what a child opens over a page", async ({ page }) => {
      await signInAsChild(page)
      await check(page, "/student/dashboard", openBell)
    })

    test("of a child's", async ({ page }) => {
      await signInAsChild(page)
      for (const path of child) await check(page, path)
      for (const show of ["todo", "graded"]) await check(page, `/student/assignments?show=${show}`, openWork)
    })
  })
}
