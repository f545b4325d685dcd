import type { Browser, Locator, Page } from "playwright/test"
import { expect } from "../../fixtures/test.ts"
import { test } from "../../fixtures/failing-database.ts"
import { createLogin, openAsChild } from "../../pages/child-login.ts"
import { postAs } from "../../fixtures/rest-client.ts"
import { openFamily } from "../../pages/family.ts"

test.use({ allowedConsoleErrors: [/status of 50\d|TRPCClientError: An unexpected error/] })

const bellOf = (page: Page): Locator => page.getByRole("button", { name: /^Notifications/ })
const expectUnread = (page: Page, count: string) =>
  expect(bellOf(page)).toHaveAccessibleName(count === "0" ? "Notifications" : `Notifications, ${count} unread`)
const listOf = (page: Page): Locator => page.getByRole("list", { name: "Notifications" })
const unreadOf = (page: Page): Locator => listOf(page).getByRole("listitem").filter({ hasText: "Unread: " })

async function openBell(page: Page): Promise<void> {
  await bellOf(page).click()
  await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible()
}

/** Opens a family, and its child in another browser context. */
async function openFamilyAndChild(page: Page, browser: Browser): Promise<{ child: Page; curriculum: string }> {
  const { student, curriculum } = await openFamily(page)
  return { child: await openAsChild(browser, page, await createLogin(page, student)), curriculum }
}

/** Creates assignments as the parent who is signed in on this page. */
async function setWork(parent: Page, curriculum_id: string, titles: string[]): Promise<void> {
  const due_date = await parent.evaluate(() => new Date().toLocaleDateString("sv-SE"))
  for (const title of titles) await postAs(parent, "assignments", { curriculum_id, title, due_date })
}

test(
  "new assignments notify the child, and submissions notify the parent",
  { tag: ["@notifications.bell"] },
  async ({ page, browser, database }) => {
    const { child, curriculum } = await openFamilyAndChild(page, browser)
    await setWork(page, curriculum, ["Comet diary"])
    await database.endUndoWindow()
    await child.reload()
    await expectUnread(child, "1")
    await openBell(child)
    const news = listOf(child).getByRole("link", { name: /New work: Comet diary/ })
    await expect(news).toContainText("Unread: ")
    await expect(news).toContainText(/Science, due (today|yesterday|tomorrow)/)
    await expect(news).toContainText("just now")
    const work = new URL((await news.getAttribute("href")) ?? "", child.url()).searchParams.get("work") ?? ""
    await news.click()
    await expect(child).toHaveURL(`/student/assignments?work=${work}`)
    await expect(child.getByRole("dialog", { name: "Notifications" })).toBeHidden()
    await expectUnread(child, "0")
    await child.reload()
    await expectUnread(child, "0")

    await postAs(child, `assignments/${work}/submissions`, { text: "It has a tail of ice." })
    await database.endUndoWindow()
    await page.reload()
    await expectUnread(page, "1")
    await openBell(page)
    await listOf(page)
      .getByRole("link", { name: /Ben turned in Comet diary/ })
      .click()
    await expect(page).toHaveURL(new RegExp(`/assignments\\?.*view=${work}`))
    const details = page.getByRole("dialog", { name: "Assignment" })
    await expect(details).toContainText("Comet diary")
    await expect(details).toContainText("It has a tail of ice.")
  },
)

test(
  "the bell opens and closes by keyboard, and marks all as read",
  { tag: "@notifications.bell" },
  async ({ page, browser, database }) => {
    const { child, curriculum } = await openFamilyAndChild(page, browser)
    await setWork(page, curriculum, ["One", "Two", "Three"])
    await database.endUndoWindow()
    await child.reload()
    await expectUnread(child, "3")
    await bellOf(child).press("Enter")
    const panel = child.getByRole("dialog", { name: "Notifications" })
    await expect(unreadOf(child)).toHaveCount(3)
    // Newest first.
    await expect(listOf(child).getByRole("listitem").first()).toContainText("Three")
    await child.keyboard.press("Escape")
    await expect(panel).toBeHidden()
    await expect(bellOf(child)).toBeFocused()
    await child.keyboard.press("Enter")
    await panel.getByRole("button", { name: "Mark all as read" }).press("Enter")
    await expect(unreadOf(child)).toHaveCount(0)
    await expectUnread(child, "0")
    await expect(panel.getByRole("button", { name: "Mark all as read" })).toBeHidden()
    await child.keyboard.press("Escape")
    await expect(bellOf(child)).toBeFocused()
    await child.reload()
    await openBell(child)
    await expect(listOf(child).getByRole("listitem")).toHaveCount(3)
    await expect(unreadOf(child)).toHaveCount(0)
  },
)

test(
  "a notification that fails to be marked as read is reverted",
  { tag: "@notifications.mark-read-failure" },
  async ({ page, browser, database }) => {
    const { child, curriculum } = await openFamilyAndChild(page, browser)
    await setWork(page, curriculum, ["One", "Two"])
    await database.endUndoWindow()
    await child.reload()
    await expectUnread(child, "2")
    await openBell(child)
    await database.breakTable("notification")
    await child.getByRole("button", { name: "Mark all as read" }).click()
    await expectUnread(child, "0")
    await expect(child.getByText("That did not work. Try again.")).toBeVisible()
    await expectUnread(child, "2")
    await expect(unreadOf(child)).toHaveCount(2)
    await database.repairTable("notification")
    await child.getByRole("button", { name: "Mark all as read" }).click()
    await expect(unreadOf(child)).toHaveCount(0)
    await child.reload()
    await expectUnread(child, "0")
  },
)

test(
  "new notifications arrive within a minute and are announced",
  { tag: "@notifications.polling" },
  async ({ page, browser, database }) => {
    const { child, curriculum } = await openFamilyAndChild(page, browser)
    await child.clock.install()
    await child.reload()
    await expectUnread(child, "0")
    await openBell(child)
    await expect(child.getByText("Nothing new.")).toBeVisible()
    await setWork(page, curriculum, ["Comet diary"])
    await database.endUndoWindow()
    await child.clock.runFor(61_000)
    await expectUnread(child, "1")
    await expect(child.locator("[aria-live=polite]").filter({ hasText: "1 unread" })).toBeAttached()
    await expect(unreadOf(child)).toHaveCount(1)
  },
)

test("more than a hundred are counted as 99+ and listed twenty at a time, on a phone in full screen", async ({
  page,
  browser,
  database,
}) => {
  const { child, curriculum } = await openFamilyAndChild(page, browser)
  await setWork(
    page,
    curriculum,
    Array.from({ length: 105 }, (_, index) => `Page ${index + 1}`),
  )
  await database.endUndoWindow()
  await child.setViewportSize({ width: 320, height: 700 })
  await child.reload()
  await expectUnread(child, "99+")
  await openBell(child)
  const panel = child.getByRole("dialog", { name: "Notifications" })
  // After the slide-in animation.
  await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 0, width: 320 })
  for (const shown of [20, 40, 60, 80, 100]) {
    await expect(listOf(child).getByRole("listitem")).toHaveCount(shown)
    await panel.getByRole("button", { name: "Show more" }).click()
  }
  await expect(listOf(child).getByRole("listitem")).toHaveCount(105)
  await expect(listOf(child).getByRole("listitem").last()).toContainText("Page 1")
  await expect(panel.getByRole("button", { name: "Show more" })).toBeHidden()
  await panel.getByRole("button", { name: "Close" }).click()
  await expect(panel).toBeHidden()
  await expect(bellOf(child)).toBeFocused()
})

test("a list that fails to load shows an error and loads on retry", async ({ page, browser, database }) => {
  const { student } = await openFamily(page)
  const child = await openAsChild(browser, page, await createLogin(page, student))
  await child.clock.install()
  await database.hideTables()
  await child.reload()
  await bellOf(child).click()
  const panel = child.getByRole("dialog", { name: "Notifications" })
  // Failed queries are retried. The clock skips the delays.
  await expect(async () => {
    await child.clock.runFor(5000)
    await expect(panel.getByText("Failed to load notifications.")).toBeVisible({ timeout: 500 })
  }).toPass()
  await database.restoreTables()
  await panel.getByRole("button", { name: "Try again" }).click()
  await expect(panel.getByText("Nothing new.")).toBeVisible()
})
