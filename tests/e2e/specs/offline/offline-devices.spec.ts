import type { Browser, Page } from "playwright/test"
import { expect, test } from "../../fixtures/test.ts"
import { deleteAs, readAs } from "../../fixtures/rest-client.ts"
import { logOut, newParent, signIn, type NewParent } from "../../pages/access.ts"
import { cell, expectMark, openAttendanceFamily, waitUntilSaved } from "../../pages/attendance.ts"
import { findStatus, keptDatabases, offlineText, waitUntilKept } from "../../pages/offline.ts"

const week = "/attendance?week=2026-01-05"
const [monday, tuesday] = ["Monday, Jan 5", "Tuesday, Jan 6"] as const

test.use({
  serviceWorkers: "allow",
  allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (?:401|403|409)/],
})

/** Opens a family's week on this device, ready to lose the network. */
async function openWeek(page: Page): Promise<NewParent> {
  const { parent } = await openAttendanceFamily(page, ["Ada", "Ben"])
  await page.goto(week)
  await expectMark(page, "Ada", monday, "Not marked")
  await waitUntilKept(page)
  await expectMark(page, "Ada", monday, "Not marked")
  return parent
}

/** Signs the same person in on another device. */
async function openOtherDevice(browser: Browser, url: string, parent: NewParent): Promise<Page> {
  const other = await (await browser.newContext({ baseURL: new URL(url).origin })).newPage()
  await signIn(other, parent)
  await expect(other.getByRole("heading", { level: 1 })).toContainText(parent.first_name)
  return other
}

async function signInAgain(page: Page, person: NewParent): Promise<void> {
  await signIn(page, person)
  await expect(page).not.toHaveURL(/\/login/)
}

test(
  "a mark that another device has set meanwhile is listed with the reason, and the others arrive",
  { tag: "@offline.refused" },
  async ({ page, context, browser }) => {
    const parent = await openWeek(page)
    await context.setOffline(true)
    for (const child of ["Ada", "Ben"]) await cell(page, child, monday).press("p")
    await expect(findStatus(page, offlineText)).toContainText("2 changes are waiting.")

    const other = await openOtherDevice(browser, page.url(), parent)
    await other.goto(week)
    await cell(other, "Ada", monday).press("a")
    await waitUntilSaved(other)

    await context.setOffline(false)
    const refused = findStatus(page, "1 change could not be saved.")
    await expect(refused).toBeVisible()
    await expectMark(page, "Ada", monday, "Absent")
    await expectMark(page, "Ben", monday, "Present")
    await refused.getByRole("button", { name: "Show" }).click()
    const list = page.getByRole("dialog", { name: "These changes could not be saved" })
    await expect(list).toContainText("Ada, Monday, Jan 5: Present")
    await expect(list).toContainText("changed")
    await list.getByRole("button", { name: "Try again: Ada, Monday, Jan 5: Present" }).click()
    await expect(list).toBeHidden()
    await expectMark(page, "Ada", monday, "Present")
    await other.reload()
    for (const child of ["Ada", "Ben"]) await expectMark(other, child, monday, "Present")
  },
)

test(
  "changes outlive a session that ended meanwhile: another person sees nothing of them, and the same person's arrive",
  { tag: ["@offline.ended-session", "@offline.private"] },
  async ({ page, context, browser }) => {
    const parent = await openWeek(page)
    await context.setOffline(true)
    await cell(page, "Ada", tuesday).press("l")
    await expect(findStatus(page, offlineText)).toContainText("1 change is waiting.")

    const other = await openOtherDevice(browser, page.url(), parent)
    const sessions = await readAs<{ id: string; current: boolean }[]>(other, "auth/sessions")
    for (const { id, current } of sessions) if (!current) await deleteAs(other, `auth/sessions/${id}`)
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/login/)
    expect(await keptDatabases(page)).toEqual(["changes"])

    const stranger = newParent("Sam")
    const registered = await page.request.post("/api/v1/auth/register", {
      data: { ...stranger, terms_accepted: true, timezone: "UTC" },
    })
    expect(registered.ok()).toBe(true)
    await signInAgain(page, stranger)
    await expect(findStatus(page, /waiting|being sent|could not be saved/)).toHaveCount(0)
    await page.goto(week)
    await expect(page.getByText("No Students Found")).toBeVisible()
    await logOut(page)
    await other.goto(week)
    await expectMark(other, "Ada", tuesday, "Not marked")

    await page.goto("/login")
    await signInAgain(page, parent)
    await page.goto(week)
    await expectMark(page, "Ada", tuesday, "Late")
    await expect(findStatus(page, /waiting|being sent/)).toHaveCount(0)
    await other.reload()
    await expectMark(other, "Ada", tuesday, "Late")
  },
)

test(
  "signing out asks if changes are waiting, and destroys everything that was kept",
  { tag: ["@offline.sign-out", "@offline.private"] },
  async ({ page, context }) => {
    await openWeek(page)
    await expect.poll(() => keptDatabases(page)).toEqual(["answers", "changes"])
    await context.setOffline(true)
    await cell(page, "Ada", tuesday).press("p")
    await expect(findStatus(page, offlineText)).toContainText("1 change is waiting.")
    await logOut(page)
    const question = page.getByRole("dialog", { name: "Log out without saving?" })
    await question.getByRole("button", { name: "Stay" }).click()
    await expectMark(page, "Ada", tuesday, "Present")
    await logOut(page)
    await question.getByRole("button", { name: "Log out" }).click()
    await expect.poll(() => keptDatabases(page)).toEqual([])
    await context.setOffline(false)
    const kept = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return { urls: caches_.flat().map(({ url }) => new URL(url).pathname), stored: JSON.stringify(localStorage) }
    })
    expect(kept.urls.filter((url) => url.startsWith("/api"))).toEqual([])
    expect(kept.stored).not.toContain("Ada")
  },
)
