import { newParent, register, signInToDashboard } from "../../pages/access.ts"
import { openSchedule, slot } from "../../pages/schedule.ts"
import { linkFromMailbox } from "../../pages/mailbox.ts"
import { expect, test } from "../../fixtures/test.ts"

// Timings of the app, tested with a fake clock.

test(
  "notifications are refetched after a minute, and not when the page becomes visible again",
  { tag: "@notifications.focus" },
  async ({ page }) => {
    await page.clock.install()
    const refetched = page.waitForResponse(/notifications\.list/)
    await signInToDashboard(page)
    await expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible()
    await refetched
    let calls = 0
    page.on("request", (request) => {
      if (request.url().includes("notifications.list")) calls += 1
    })
    const lookAgain = () => page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")))
    await page.clock.runFor(35_000)
    await lookAgain()
    await page.clock.runFor(1_000)
    expect(calls).toBe(0)
    const polled = page.waitForResponse(/notifications\.list/)
    await page.clock.runFor(30_000)
    expect((await polled).status()).toBe(200)
    expect(calls).toBe(1)
  },
)

test(
  "a reset password leads to the sign-in page after three seconds",
  { tag: "@access.reset-redirect" },
  async ({ page }) => {
    const parent = newParent("Ruth")
    await register(page, parent)
    await page.evaluate(() => localStorage.clear())
    await page.goto("/forgot-password")
    await page.getByLabel("Email").fill(parent.email)
    await page.getByRole("button", { name: "Send Reset Link" }).click()
    await expect(page.getByText("Check Your Email")).toBeVisible()
    const link = await linkFromMailbox(page, parent.email)
    await page.clock.install()
    await page.goto(link)
    for (const name of ["New password", "Confirm password"]) {
      await page.getByLabel(name, { exact: true }).fill("Quiet-Lantern-58!")
    }
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
    await page.getByRole("button", { name: "Reset Password" }).click()
    await expect(page.getByText("Password Reset Successful!")).toBeVisible()
    await page.clock.runFor(2_900)
    await expect(page).toHaveURL(/\/reset-password/)
    await page.clock.runFor(200)
    await expect(page).toHaveURL("/login")
  },
)

test("an hour of the schedule has two slots, half an hour apart", { tag: "@schedule.slots" }, async ({ page }) => {
  await openSchedule(page)
  await page.goto("/schedule?view=day&date=2030-01-07")
  await expect(slot(page, "Monday, Jan 7", "9:00 AM")).toBeVisible()
  const ofNine = page.getByRole("button", { name: /^Add an entry on Monday, Jan 7 at 9:\d\d AM$/ })
  await expect(ofNine).toHaveCount(2)
  await expect(slot(page, "Monday, Jan 7", "9:30 AM")).toBeVisible()
})

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("a press is long after a quarter of a second", { tag: "@schedule.long-press" }, async ({ page }) => {
    await openSchedule(page)
    await page.clock.install()
    await page.goto("/schedule?view=day&date=2030-01-07")
    const free = slot(page, "Monday, Jan 7", "1:00 PM")
    await free.scrollIntoViewIfNeeded()
    const box = await free.boundingBox()
    const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
    const session = await page.context().newCDPSession(page)
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] })
    await page.clock.runFor(240)
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await page.clock.runFor(20)
    await page.clock.resume()
    await expect(page.getByRole("dialog", { name: "New entry" })).toBeVisible()
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
  })
})
