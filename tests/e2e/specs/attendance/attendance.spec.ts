import { dayIn, previousSchoolDay, weekdays } from "@hearthbook/core/time/days"
import { expect, test } from "../../fixtures/test.ts"
import { cell, expectMark, grid, openAttendanceFamily, waitUntilSaved } from "../../pages/attendance.ts"
import { signIn } from "../../pages/access.ts"

// A past week, in which every school day counts: Monday, 5 to Sunday, 11 January 2026.
const week = "/attendance?week=2026-01-05"
const days = ["Monday, Jan 5", "Tuesday, Jan 6", "Wednesday, Jan 7", "Thursday, Jan 8", "Friday, Jan 9"] as const
const [monday, tuesday, wednesday, thursday, friday] = days

const today = () => dayIn("America/New_York", new Date())
const school_days = weekdays.slice(0, 5)

// The server refuses an Undo of an outdated mark.
test.use({ allowedConsoleErrors: [/status of 409/] })

test(
  "a week is marked by keyboard, and the marks survive a reload",
  { tag: ["@smoke", "@attendance.keyboard"] },
  async ({ page }) => {
    await openAttendanceFamily(page, ["Ada", "Ben"])
    await page.goto(week)
    await page.getByRole("tab", { name: "Grid" }).focus()
    // The panel, then the grid, which is a single tab stop.
    await expect(async () => {
      await page.keyboard.press("Tab")
      await expect(cell(page, "Ada", monday)).toBeFocused({ timeout: 100 })
    }).toPass()
    for (const key of ["p", "a", "L", "e"]) {
      await page.keyboard.press(key)
      await page.keyboard.press("ArrowRight")
    }
    await page.keyboard.press("p")
    await expect(cell(page, "Ada", friday)).toBeFocused()
    for (const key of ["ArrowDown", "l", "Home", "p", "ArrowRight", "p", "Delete"]) await page.keyboard.press(key)
    await expect(cell(page, "Ben", tuesday)).toBeFocused()
    await page.keyboard.press("Control+End")
    await expect(cell(page, "Ben", "Sunday, Jan 11")).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(grid(page).locator(":focus")).toHaveCount(0)

    await waitUntilSaved(page)
    await page.reload()
    for (const [day, word] of [
      [monday, "Present"],
      [tuesday, "Absent"],
      [wednesday, "Late"],
      [thursday, "Excused"],
      [friday, "Present"],
    ] as const)
      await expectMark(page, "Ada", day, word)
    for (const [day, word] of [
      [monday, "Present"],
      [tuesday, "Not marked"],
      [wednesday, "Not marked"],
      [friday, "Late"],
    ] as const)
      await expectMark(page, "Ben", day, word)
  },
)

test("clicks set, change and clear a mark, and Undo restores it", { tag: "@attendance.mark" }, async ({ page }) => {
  await openAttendanceFamily(page, ["Ada"])
  await page.goto(week)
  const present = page.getByRole("button", { name: `Present, Ada, ${monday}` })
  await present.click()
  await expect(present).toHaveAttribute("aria-pressed", "true")
  await page.getByRole("button", { name: `Late, Ada, ${monday}` }).click()
  await expect(present).toHaveAttribute("aria-pressed", "false")
  await expectMark(page, "Ada", monday, "Late")
  await expect(page.getByText(`Ada is marked late on ${monday}.`)).toBeVisible()
  await page.getByRole("button", { name: `Late, Ada, ${monday}` }).click()
  await expectMark(page, "Ada", monday, "Not marked")
  const cleared = page.getByRole("alert").filter({ hasText: `Cleared Ada’s mark on ${monday}.` })
  await cleared.getByRole("button", { name: /^Undo/ }).click()
  await expectMark(page, "Ada", monday, "Late")
  await waitUntilSaved(page)
  await page.reload()
  await expectMark(page, "Ada", monday, "Late")
})

test(
  "Mark All Present sends one request, and Undo restores each previous mark",
  { tag: "@attendance.everyone-present" },
  async ({ page }) => {
    const { mark } = await openAttendanceFamily(page, ["Ada", "Ben", "Cleo"])
    await mark([{ child: "Ada", date: today(), status: "absent" }])
    await page.goto("/attendance?view=timeline")
    const now = page.getByRole("region").filter({ hasText: "today" })
    const pressed = now.locator('[aria-pressed="true"]')
    await expect(pressed).toHaveText(["Absent"])
    const calls: string[] = []
    page.on("request", (request) => {
      if (request.method() === "POST") calls.push(request.url())
    })
    await page.getByRole("button", { name: "Mark All Present" }).click()
    await expect(page.getByText("3 children marked present.")).toBeVisible()
    await expect(pressed).toHaveText(["Present", "Present", "Present"])
    await expect(page.getByText(/Everyone is already marked present\./)).toBeVisible()
    await expect(page.getByRole("button", { name: "Mark All Present" })).toBeDisabled()
    await page.getByRole("button", { name: /^Undo/ }).click()
    await expect(pressed).toHaveText(["Absent"])
    const callsOf = (procedure: string) => calls.filter((url) => url.includes(procedure)).length
    expect([callsOf("attendance.markAll"), callsOf("changes.undo")]).toEqual([1, 1])

    await page.getByRole("button", { name: "AI Suggest (Beta)" }).hover()
    await expect(page.getByRole("tooltip")).toHaveText("Marks everyone present today. A fixed rule, not an AI model.")
    await page.getByRole("button", { name: "AI Suggest (Beta)" }).click()
    await expect(pressed).toHaveText(["Present", "Present", "Present"])
  },
)

test(
  "a mark shows at once with a loader while it saves, and the week shows a loading text",
  { tag: "@attendance.saving" },
  async ({ page }) => {
    await openAttendanceFamily(page, ["Ada"])
    const hold = async (pattern: string) => {
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route(pattern, async (route) => {
        await released
        await route.continue()
      })
      return () => release()
    }
    const releaseWeek = await hold("**/*attendance.list**")
    await page.goto(week)
    await expect(page.getByText("Loading attendance data...")).toBeAttached()
    releaseWeek()
    await expect(cell(page, "Ada", "Monday, Jan 5")).toBeVisible()
    const releaseMark = await hold("**/attendance.mark**")
    await page.getByRole("button", { name: "Late, Ada, Monday, Jan 5" }).click()
    await expectMark(page, "Ada", "Monday, Jan 5", "Late")
    await expect(cell(page, "Ada", "Monday, Jan 5")).toHaveAttribute("aria-busy", "true")
    await expect(cell(page, "Ada", "Monday, Jan 5").locator(".mantine-Loader-root")).toBeVisible()
    releaseMark()
    await waitUntilSaved(page)
    await expectMark(page, "Ada", "Monday, Jan 5", "Late")
  },
)

test(
  "the quick actions for today collapse and stay collapsed",
  { tag: "@attendance.quick-actions" },
  async ({ page }) => {
    await openAttendanceFamily(page, ["Ada"])
    await page.goto(week)
    const head = page.getByRole("button", { name: /^Quick Actions for Today/ })
    const action = page.getByRole("button", { name: "Mark All Present" })
    await expect(action).toBeVisible()
    await head.click()
    await expect(head).toHaveAttribute("aria-expanded", "false")
    await expect(action).toBeHidden()
    await page.reload()
    await expect(head).toHaveAttribute("aria-expanded", "false")
    await head.click()
    await expect(action).toBeVisible()
  },
)

test(
  "the last school day's marks are copied to today with Undo, and a message says when there are none",
  { tag: "@attendance.copy" },
  async ({ page }) => {
    const { mark } = await openAttendanceFamily(page, ["Ada", "Ben", "Cleo"])
    await page.goto("/attendance?view=timeline")
    const copy = page.getByRole("button", { name: /^Copy from / })
    await expect(copy).toBeDisabled()
    await expect(page.getByText(/There are no marks .* to copy\./)).toBeVisible()

    const before = previousSchoolDay(today(), school_days)
    await mark([
      { child: "Ada", date: before, status: "late" },
      { child: "Ben", date: before, status: "excused" },
      { child: "Ben", date: today(), status: "present" },
      { child: "Cleo", date: today(), status: "absent" },
    ])
    await page.reload()
    const pressed = page.getByRole("region").filter({ hasText: "today" }).locator('[aria-pressed="true"]')
    await expect(pressed).toHaveText(["Present", "Absent"])
    await copy.click()
    await expect(page.getByText(/^2 children marked like /)).toBeVisible()
    await expect(pressed).toHaveText(["Late", "Excused", "Absent"])
    await expect(copy).toBeDisabled()
    await page.getByRole("button", { name: /^Undo/ }).click()
    await expect(pressed).toHaveText(["Present", "Absent"])
  },
)

test(
  "two tabs that mark the same cell end up equal, and an older Undo does not revert a later mark",
  { tag: "@attendance.two-tabs" },
  async ({ page, context }) => {
    await openAttendanceFamily(page, ["Ada"])
    await page.goto(week)
    const other = await context.newPage()
    await other.goto(week)
    await expectMark(other, "Ada", monday, "Not marked")
    await page.getByRole("button", { name: `Present, Ada, ${monday}` }).click()
    await expectMark(other, "Ada", monday, "Present")
    await other.getByRole("button", { name: `Absent, Ada, ${monday}` }).click()
    await expectMark(other, "Ada", monday, "Absent")
    await expectMark(page, "Ada", monday, "Absent")
    await page.getByRole("button", { name: /^Undo/ }).click()
    await expect(page.getByText("Nothing was changed.")).toBeVisible()
    await expectMark(page, "Ada", monday, "Absent")
  },
)

test("a mark set on another device appears after the next mark on this one", async ({ page, browser, baseURL }) => {
  const { parent } = await openAttendanceFamily(page, ["Ada"])
  await page.goto(week)
  await page.getByRole("button", { name: `Present, Ada, ${monday}` }).click()
  await waitUntilSaved(page)
  const elsewhere = await browser.newContext({ baseURL })
  const there = await elsewhere.newPage()
  await signIn(there, parent)
  await expect(there.getByRole("heading", { level: 1 })).toContainText("Iris")
  await there.goto(week)
  await there.getByRole("button", { name: `Excused, Ada, ${monday}` }).click()
  await waitUntilSaved(there)
  await elsewhere.close()

  await page.getByRole("button", { name: `Late, Ada, ${tuesday}` }).click()
  await expectMark(page, "Ada", monday, "Excused")
  await expectMark(page, "Ada", tuesday, "Late")
})
