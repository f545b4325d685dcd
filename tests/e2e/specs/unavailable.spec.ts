import type { Locator, Page } from "playwright/test"
import { expect } from "../fixtures.ts"
import { keptSession, newParent, register, signIn } from "../pages/access.ts"
import { childCard, expectMarked, openHousehold } from "../pages/dashboard.ts"
import { fillStudent } from "../pages/records.ts"
import { test } from "../unavailable-fixtures.ts"

const words = "Hearthbook cannot reach its records just now."

/** What has the keyboard and stands under the banner, wholly or in part, one after the other as Tab leads there. */
async function focusedUnder(banner: Locator, page: Page, tabs: number): Promise<string[]> {
  const found: string[] = []
  for (let tab = 0; tab < tabs; tab += 1) {
    await page.keyboard.press("Tab")
    const hidden = await banner.evaluate((element) => {
      const focused = document.activeElement
      if (!focused || focused === document.body || element.contains(focused)) return null
      const [above, below] = [focused.getBoundingClientRect(), element.getBoundingClientRect()]
      const isApart = above.bottom <= below.top || above.top >= below.bottom
      return isApart ? null : focused.outerHTML
    })
    if (hidden) found.push(hidden)
  }
  return found
}

test.use({ allowedConsoleErrors: [/status of 503|TRPCClientError|Log-in failed: NETWORK_ERROR/] })
test.afterEach(({ line }) => line.mend())

test("a form keeps what was typed while the database is gone, and saves it once it is back", async ({ page, line }) => {
  await register(page, newParent("Ruth"))
  const dialog = await fillStudent(page, { first_name: "Ada", born: "2016-05-04" })
  line.cut()
  await dialog.getByRole("button", { name: "Add Student" }).click()
  await expect(dialog.getByRole("alert").getByText(words)).toBeVisible()
  const banner = page.getByRole("status").filter({ hasText: words })
  await expect(banner).toBeVisible()
  await expect(dialog.getByLabel("First name")).toHaveValue("Ada")

  line.mend()
  await expect(banner).toHaveCount(0)
  await expect(dialog.getByLabel("First name")).toHaveValue("Ada")
  await dialog.getByRole("button", { name: "Add Student" }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole("article")).toHaveCount(1)
})

test("a page waits for the database and comes by itself, a mark goes back, and nobody is signed out", async ({
  page,
  line,
}) => {
  await openHousehold(page, ["Ada"])
  await page.goto("/dashboard")
  await expect(childCard(page, "Ada")).toBeVisible()
  line.cut()
  await page.getByRole("button", { name: "Late, Ada" }).click()
  await expect(page.getByRole("alert").getByText(words)).toHaveCount(1)
  await expectMarked(page, "Ada", null)
  const banner = page.getByRole("status").filter({ hasText: words })
  await expect(banner).toBeVisible()
  await page.getByRole("link", { name: "Subjects" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Subjects" })).toBeVisible()
  await page.reload()
  await expect(banner).toBeVisible()
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0)
  expect(await keptSession(page)).not.toBeNull()

  line.mend()
  await expect(banner).toHaveCount(0)
  await expect(page.getByRole("region", { name: "New subject" })).toBeVisible()
  await page.getByRole("link", { name: "Dashboard", exact: true }).first().click()
  await expect(childCard(page, "Ada")).toBeVisible()
})

test("a page that is read stays where it is when an outage is told of, wherever the keyboard was", async ({
  page,
  line,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 320, height: 560 })
  await openHousehold(page, ["Ada"])
  await page.goto("/dashboard")
  await page.getByRole("button", { name: "Late, Ada" }).click()
  await expectMarked(page, "Ada", "Late")
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(560)
  line.cut()
  const banner = page.getByRole("status").filter({ hasText: words })
  // What the bell asks each minute says that something is wrong.
  await expect(async () => {
    await page.clock.runFor(61_000)
    await expect(banner).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test("signing in says what is the matter, keeps the e-mail, and works when the database is back", async ({
  page,
  line,
}) => {
  const parent = newParent("Ruth")
  await register(page, parent)
  await page.getByRole("button", { name: "Log out" }).first().click()
  await page.goto("/login")
  line.cut()
  await signIn(page, parent)
  await expect(page.getByRole("alert").getByText(words)).toBeVisible()
  await expect(page.getByLabel("Email")).toHaveValue(parent.email)
  const banner = page.getByRole("status").filter({ hasText: words })
  await expect(banner).toBeVisible()
  line.mend()
  await expect(banner).toHaveCount(0)
  await page.getByRole("button", { name: "Sign In" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ruth")
})

test("on a small phone nothing that has the keyboard is under what is said of the outage, on a page or in a dialog", async ({
  page,
  line,
}) => {
  await page.setViewportSize({ width: 320, height: 560 })
  const banner = page.getByRole("status").filter({ hasText: words }).locator(":scope > div")
  const parent = newParent("Ruth")
  await register(page, parent)
  const dialog = await fillStudent(page, { first_name: "Ada", born: "2016-05-04" })
  line.cut()
  const add = dialog.getByRole("button", { name: "Add Student" })
  await add.click()
  await expect(banner).toBeVisible()
  await expect(add).toBeInViewport({ ratio: 1 })
  expect(await focusedUnder(banner, page, 12)).toEqual([])
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await expect(dialog).toBeHidden()
  expect(await focusedUnder(banner, page, 8)).toEqual([])
  line.mend()
  await expect(banner).toHaveCount(0)

  await page.evaluate(() => localStorage.clear())
  await page.goto("/login")
  line.cut()
  await signIn(page, parent)
  await expect(banner).toBeVisible()
  await expect(page.getByRole("alert").getByText(words)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole("button", { name: "Sign In" })).toBeInViewport({ ratio: 1 })
  expect(await focusedUnder(banner, page, 12)).toEqual([])
})
