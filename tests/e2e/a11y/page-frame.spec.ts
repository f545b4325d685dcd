import { existsSync, readFileSync } from "node:fs"
import type { Page } from "playwright/test"
import { paths } from "../../../apps/web/src/lib/paths.ts"
import { appHeading, eli, hannah, openDashboard, signIn } from "../pages/access.ts"
import { Keyboard } from "./checks/keyboard.ts"
import { screens, screensOf, type Visitor } from "./screens.ts"
import { expect, test } from "../fixtures/test.ts"
import { report } from "../../trust/amount.ts"

// The frame of each page: its title, its single h1 and its skip link.
test.use({
  serverSettings: { ADMIN_EMAILS: hannah.email },
  contextOptions: { reducedMotion: "reduce" },
  // The tokens and the shared transcript of visitors are unknown.
  allowedConsoleErrors: [/status of 40[04]/],
})

async function enter(page: Page, visitor: Visitor): Promise<void> {
  if (visitor === "parent") await openDashboard(page)
  if (visitor === "child") {
    await signIn(page, eli)
    await expect(page).toHaveURL("/student/dashboard")
  }
}

for (const visitor of ["parent", "child", "anyone"] as const) {
  test(`each page for ${visitor} has a unique title`, { tag: "@site.titles" }, async ({ page }) => {
    await enter(page, visitor)
    const titles = new Map<string, string>()
    const addresses = new Set(screensOf(visitor).map((path) => path.replace(/\?(?!token=unread).*/, "")))
    for (const path of addresses) {
      await page.goto(path)
      await expect(appHeading(page)).toBeVisible()
      const title = await page.title()
      expect.soft(titles.get(title), `${path} and ${titles.get(title)} both have the title ${title}`).toBeUndefined()
      titles.set(title, path)
    }
    expect(titles.size).toBe(addresses.size)
    report("accessibility: titles", { [`pages for ${visitor}`]: titles.size })
  })
}

for (const [visitor, path] of [
  ["parent", "/students"],
  ["child", "/student/grades"],
  ["anyone", "/help"],
] as const) {
  test(`the first tab stop on ${path} is the skip link`, async ({ page }) => {
    await enter(page, visitor)
    await page.goto(path)
    await expect(appHeading(page)).toBeVisible()
    await new Keyboard(page).skipToContent()
  })
}

test("every path of the app is checked, and all paths are defined in paths.ts", () => {
  expect(Object.keys(screens).sort()).toEqual(Object.keys(paths).sort())
  const passing = readFileSync(new URL("one-time-screens.spec.ts", import.meta.url), "utf8")
  for (const [name, path] of Object.entries(paths)) {
    const checked = screens[name as keyof typeof paths]
    const start = path.replace(/:\w+/, "")
    if (checked === null) expect(passing, `${path} is not checked`).toContain(start)
    else if (typeof checked === "string") expect(existsSync(new URL(checked, import.meta.url)), checked).toBe(true)
    else for (const address of Object.values(checked).flat()) expect(`${address}?`).toContain(start)
  }
  for (const file of [
    "router.tsx",
    "auth-routes.ts",
    "public-routes.ts",
    "site-pages.ts",
    "protected-routes.ts",
    "access.ts",
  ]) {
    const source = readFileSync(new URL(`../../../apps/web/src/app/routes/${file}`, import.meta.url), "utf8")
    expect(source, `${file} defines a path`).not.toMatch(/path="\/|\[?"\/[a-z]/)
  }
})
