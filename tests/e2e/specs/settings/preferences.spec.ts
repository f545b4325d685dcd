import { readFile } from "node:fs/promises"
import type { Page } from "playwright/test"
import { newParent, register, signIn } from "../../pages/access.ts"
import { expectMark, openAttendanceFamily } from "../../pages/attendance.ts"
import { createLogin, openAsChild } from "../../pages/child-login.ts"
import { openFamilyWithChildren } from "../../pages/dashboard.ts"
import { openFamily } from "../../pages/family.ts"
import { assignmentCard, setAssignment } from "../../pages/records.ts"
import { expect, test } from "../../fixtures/test.ts"

test.use({ colorScheme: "light" })

/** Chooses an option and waits until it is saved. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole("radio", { name }).check()
  await expect(page.getByText("Preferences saved!").first()).toBeVisible()
}

async function expectTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", theme)
}

/** Records every theme of the page during a reload, from the first possible paint on. */
async function themesDuringReload(page: Page): Promise<(string | null)[]> {
  await page.addInitScript(() => {
    const themes: (string | null)[] = []
    Object.assign(window, { themes })
    new MutationObserver(() => {
      if (document.body) themes.push(document.documentElement.getAttribute("data-mantine-color-scheme"))
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  await page.reload()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  return page.evaluate(() => [...new Set((window as Window & { themes?: (string | null)[] }).themes)])
}

test(
  "a theme applies at once, in other tabs, without a flash after a reload, and on another device",
  { tag: "@settings.theme" },
  async ({ page, context, browser, baseURL }) => {
    const parent = newParent("Ruth")
    await register(page, parent)
    const other = await context.newPage()
    await other.goto("/students?new")
    await other.getByLabel("First name").fill("Ada")
    await page.goto("/settings?tab=preferences")
    await expectTheme(page, "light")
    await choose(page, "Dark")
    await expectTheme(page, "dark")
    await expectTheme(other, "dark")
    await expect(other.getByLabel("First name")).toHaveValue("Ada")
    expect(await themesDuringReload(page)).toEqual(["dark"])

    const device = await browser.newContext({ baseURL, colorScheme: "light" })
    const tablet = await device.newPage()
    await tablet.goto("/login")
    await expectTheme(tablet, "light")
    await signIn(tablet, parent)
    await expectTheme(tablet, "dark")
    await device.close()

    await choose(page, "Auto")
    await expectTheme(page, "light")
    await page.emulateMedia({ colorScheme: "dark" })
    await expectTheme(page, "dark")
  },
)

test(
  "the theme button in the header saves the theme like the settings",
  { tag: "@settings.theme" },
  async ({ page }) => {
    await register(page, newParent("Ruth"))
    const saved = page.waitForResponse(/settings\.updatePreferences/)
    await page.getByRole("button", { name: "Switch to dark" }).click()
    await expectTheme(page, "dark")
    // Leaving the page would cancel the request.
    await saved
    await page.goto("/settings?tab=preferences")
    await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked()
    await page.getByRole("button", { name: "Switch to light" }).click()
    await expect(page.getByRole("radio", { name: "Light" })).toBeChecked()
    await expectTheme(page, "light")
  },
)

test(
  "a date format applies at once in every list and in other tabs, without losing input",
  { tag: "@settings.date-format" },
  async ({ page, context }) => {
    await openFamily(page)
    await setAssignment(page, { student: "Ben", curriculum: "Science", title: "Old maps", due: "2020-01-31" })
    const list = assignmentCard(page, "Old maps")
    await expect(list).toContainText("was due 01/31/2020")
    await page.getByRole("searchbox").fill("maps")
    const settings = await context.newPage()
    await settings.goto("/settings?tab=preferences")
    await choose(settings, "DD/MM/YYYY")
    await expect(list).toContainText("was due 31/01/2020")
    await choose(settings, "YYYY-MM-DD")
    await expect(list).toContainText("was due 2020-01-31")
    await expect(page.getByRole("searchbox")).toHaveValue("maps")
    await page.goto("/schedule?view=day&date=2030-01-07")
    await expect(page.getByRole("heading", { name: "Monday, 2030-01-07" })).toBeVisible()
  },
)

test("a date format applies to print and to exported files", { tag: "@settings.date-format" }, async ({ page }) => {
  const { mark } = await openAttendanceFamily(page, ["Ada"])
  await mark([{ child: "Ada", date: "2026-01-05", status: "present" }])
  await page.goto("/settings?tab=preferences")
  await choose(page, "DD/MM/YYYY")
  await page.goto("/attendance?week=2026-01-05")
  await expectMark(page, "Ada", "Monday, 5 Jan", "Present")
  await expect(page.getByRole("heading", { name: /^5 – 11 Jan/ })).toBeVisible()
  await page.getByRole("button", { name: "Download" }).click()
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "This week as a table (CSV)" }).click(),
  ])
  expect(await readFile(await download.path(), "utf8")).toContain("Student,Mon 05/01/2026,Tue 06/01/2026")
  await page.emulateMedia({ media: "print" })
  const sheet = page.locator("main section").filter({ hasText: "Attendance rate" })
  await expect(sheet).toContainText("5 – 11 Jan, 2026")
  await expect(sheet.locator("thead")).toContainText("06/01")
})

test("a child has separate preferences", { tag: "@portal.settings" }, async ({ page, browser }) => {
  const { children } = await openFamilyWithChildren(page, ["Ada"])
  const child = await openAsChild(browser, page, await createLogin(page, children.get("Ada") ?? ""))
  await child.goto("/settings")
  await expect(child.getByRole("tab")).toHaveText(["Preferences", "Security & Password", "Integrations"])
  await choose(child, "Dark")
  await choose(child, "YYYY-MM-DD")
  await child.reload()
  await expectTheme(child, "dark")
  await expect(child.getByRole("radio", { name: "YYYY-MM-DD" })).toBeChecked()
  await expectTheme(page, "light")
})
