import { expect, test } from "../../fixtures/test.ts"
import { cell, expectMark, openAttendanceFamily, waitUntilSaved } from "../../pages/attendance.ts"
import { findStatus, offlineText, waitUntilKept } from "../../pages/offline.ts"

// A past week, in which every school day counts: Monday, 5 to Sunday, 11 January 2026.
const week = "/attendance?week=2026-01-05"
const [monday, tuesday, wednesday] = ["Monday, Jan 5", "Tuesday, Jan 6", "Wednesday, Jan 7"] as const

test.use({ serviceWorkers: "allow", allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|status of 409/] })

test(
  "a week that is marked in aeroplane mode survives a reload, and arrives once when the line is back",
  { tag: ["@smoke", "@offline.queue", "@offline.waiting", "@offline.last-known"] },
  async ({ page, context }) => {
    await openAttendanceFamily(page, ["Ada", "Ben", "Cora"])
    await page.goto(week)
    await cell(page, "Ada", monday).press("p")
    await waitUntilSaved(page)
    await waitUntilKept(page)
    await expectMark(page, "Ada", monday, "Present")

    await context.setOffline(true)
    for (const child of ["Ada", "Ben", "Cora"]) await cell(page, child, tuesday).press("p")
    await cell(page, "Ben", monday).press("l")
    await cell(page, "Ben", monday).press("a")
    await expect(findStatus(page, offlineText)).toContainText("4 changes are waiting.")
    // The second mark of a cell replaces the first, which was counted already.
    await expectMark(page, "Ben", monday, "Absent")
    await waitUntilSaved(page)
    for (const child of ["Ada", "Ben", "Cora"])
      await expect(cell(page, child, tuesday)).toHaveAccessibleDescription("Waiting to be sent")
    await expect(cell(page, "Ada", monday)).toHaveAccessibleDescription("")

    await page.reload()
    await expect(findStatus(page, offlineText)).toContainText(/This is from .+ this (?:morning|afternoon|evening)\./)
    for (const child of ["Ada", "Ben", "Cora"]) await expectMark(page, child, tuesday, "Present")
    await expectMark(page, "Ben", monday, "Absent")
    await cell(page, "Cora", wednesday).press("e")
    await expect(findStatus(page, offlineText)).toContainText("5 changes are waiting.")

    const sent: string[] = []
    page.on("request", (request) => {
      if (request.url().includes("attendance.markAll")) sent.push(request.headers()["idempotency-key"] ?? "none")
    })
    await context.setOffline(false)
    await expect(findStatus(page, /waiting|being sent/)).toHaveCount(0)
    await expect.poll(() => sent.length).toBe(5)
    expect(new Set(sent).size).toBe(5)
    await page.reload()
    await expectMark(page, "Ada", monday, "Present")
    for (const child of ["Ada", "Ben", "Cora"]) await expectMark(page, child, tuesday, "Present")
    await expectMark(page, "Ben", monday, "Absent")
    await expectMark(page, "Cora", wednesday, "Excused")
    expect(sent).toHaveLength(5)
  },
)
