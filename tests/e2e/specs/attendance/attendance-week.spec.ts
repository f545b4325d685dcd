import { readFile } from "node:fs/promises"
import { addDays, dayIn, mondayOf, weekOf } from "@hearthbook/core/time/days"
import Papa from "papaparse"
import { expect, test } from "../../fixtures/test.ts"
import { expectMark, grid, openAttendanceFamily, waitUntilSaved } from "../../pages/attendance.ts"
import { newParent, register, signIn } from "../../pages/access.ts"

// A past week, in which every school day counts: Monday, 5 to Sunday, 11 January 2026.
const week = "/attendance?week=2026-01-05"
const dates = weekOf("2026-01-05")
const [monday = "", tuesday = "", wednesday = "", , friday = "", saturday = ""] = dates

test(
  "a week's figures match its marks in all three views and when searching for a name",
  { tag: "@attendance.views" },
  async ({ page }) => {
    const { mark } = await openAttendanceFamily(page, ["Ada", "Ben"])
    await mark([
      ...dates.slice(0, 5).map((date) => ({ child: "Ada", date, status: "present" as const })),
      { child: "Ben", date: monday, status: "late" },
      { child: "Ben", date: tuesday, status: "absent" },
      { child: "Ben", date: wednesday, status: "excused" },
      { child: "Ben", date: saturday, status: "absent" },
    ])
    await page.goto(week)
    const figures = async (expected: Record<string, string>) => {
      for (const [label, value] of Object.entries(expected))
        await expect(page.getByRole("group", { name: label, exact: true })).toHaveText(`${value}${label}`)
    }
    await figures({ "Attendance Rate": "60%", Present: "5", Absent: "1", Late: "1", Excused: "1", "Perfect Week": "1" })
    const insights = page.getByRole("region", { name: "AI-Powered Insights" })
    await expect(insights.getByRole("listitem")).toHaveText([
      "Perfect StreaksAda (5) has been present 5 school days or more in a row.",
      "Improvement OpportunityAttendance is 60%. Not attended: 1 absent, 1 excused and 2 not marked yet.",
    ])
    await expect(insights).toContainText("No AI model")

    await page.getByRole("tab", { name: "Timeline" }).click()
    await expect(page.getByRole("region", { name: "Monday, Jan 5" }).getByRole("group", { name: "Counts" })).toHaveText(
      "1 present0 absent1 late0 excused",
    )
    await expect(page.getByRole("region", { name: "Saturday, Jan 10" })).toContainText(
      "Not a school day: marks on this day are not counted.",
    )

    await page.getByRole("tab", { name: "Analytics" }).click()
    await expect(
      page.getByRole("img", { name: /Percent present by day/ }).locator(".recharts-bar-rectangle path"),
    ).toHaveCount(5)
    await expect(page.getByRole("img", { name: /Marks of the week\. The table/ })).toBeVisible()
    const marks = page.getByRole("table", { name: "Marks of the week" })
    await expect(marks.getByRole("row")).toHaveText([
      "MarkSchool daysPart",
      "Present550%",
      "Absent110%",
      "Late110%",
      "Excused110%",
      "Not marked220%",
    ])
    const byDay = page.getByRole("table", { name: "Marks by day" })
    await expect(byDay.getByRole("row", { name: "Mon 5" }).getByRole("cell")).toHaveText([
      "1",
      "0",
      "1",
      "0",
      "50% low",
    ])
    await expect(byDay.getByRole("row", { name: "Sat 10" }).getByRole("cell").last()).toHaveText("–")
    await expect(page.getByRole("region", { name: "Leaderboard" }).getByRole("listitem")).toHaveText([
      /^1AHAda Hall5 days present in a row, a perfect week$/,
      /^BHBen HallNo streak$/,
    ])

    await page.getByRole("searchbox", { name: "Search students by name" }).fill("BEN h")
    await expect(page.getByRole("group", { name: "Attendance Rate" })).toHaveText("20%Attendance Rate1 of 2 children")
    await page.getByRole("tab", { name: "Grid" }).click()
    await expect(grid(page).getByRole("rowheader")).toHaveCount(1)
    await page.reload()
    await expect(grid(page).getByRole("rowheader")).toContainText("Ben Hall")
    await page.getByRole("searchbox").fill("Unknown")
    await expect(page.getByText("No student is called “Unknown”.")).toBeVisible()
    await page.getByRole("button", { name: "Clear filters" }).click()
    await expect(grid(page).getByRole("rowheader")).toHaveCount(2)
  },
)

test(
  "the exported file contains what the screen shows, with names escaped as text",
  { tag: "@attendance.csv" },
  async ({ page }) => {
    const names = ["Ada", '=1+1 "x", y', "@sum", "-3"]
    const { mark } = await openAttendanceFamily(page, names)
    await mark([
      { child: "Ada", date: monday, status: "present" },
      { child: "@sum", date: friday, status: "excused" },
      { child: "-3", date: saturday, status: "late" },
    ])
    await page.goto(week)
    await expectMark(page, "Ada", "Monday, Jan 5", "Present")
    await page.getByRole("button", { name: "Download" }).click()
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "This week as a table (CSV)" }).click(),
    ])
    expect(download.suggestedFilename()).toBe("attendance_2026-01-05_2026-01-11.csv")
    const text = await readFile(await download.path(), "utf8")
    const { data, errors } = Papa.parse<string[]>(text)
    expect(errors).toEqual([])
    const [head, ...rows] = data
    expect(head?.slice(0, 3)).toEqual(["Student", "Mon 01/05/2026", "Tue 01/06/2026"])
    expect(rows).toHaveLength(names.length)
    const shown = await grid(page)
      .getByRole("gridcell")
      .evaluateAll((cells) => cells.map((one) => one.ariaLabel?.replace(/^.*: /, "").replace("Not marked", "") ?? ""))
    expect(rows.flatMap(([, ...words]) => words)).toEqual(shown)
    for (const [name] of rows) expect(name).toMatch(/^(Ada|'[=@-].*) Hall$/)
  },
)

test(
  "the printed week shows names, marks, days and the rate, without controls",
  { tag: "@attendance.print" },
  async ({ page }) => {
    const { mark } = await openAttendanceFamily(page, ["Ada"])
    await mark(dates.slice(0, 4).map((date) => ({ child: "Ada", date, status: "present" })))
    await page.goto(week)
    await expectMark(page, "Ada", "Monday, Jan 5", "Present")
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "")
    })
    await page.getByRole("button", { name: "Print" }).click()
    await expect(page.locator("body")).toHaveAttribute("data-printed", "")
    await page.emulateMedia({ media: "print" })
    const sheet = page.locator("main section").filter({ hasText: "Attendance rate: 80%" })
    await expect(sheet).toBeVisible()
    await expect(sheet).toContainText("Jan 5 – 11, 2026")
    await expect(sheet.locator("tbody tr")).toHaveText("Ada HallPresentPresentPresentPresent–––")
    await expect(page.getByRole("button")).toHaveCount(0)
    await expect(page.getByRole("navigation")).toHaveCount(0)
  },
)

test(
  "weeks can be paged through, Today returns to the current one, and the URL contains the week",
  { tag: "@attendance.weeks" },
  async ({ page }) => {
    await openAttendanceFamily(page, ["Ada"])
    await page.goto("/attendance")
    const now = mondayOf(dayIn("America/New_York", new Date()))
    await expect(page.getByRole("button", { name: "Today", exact: true })).toBeDisabled()
    await page.getByRole("button", { name: "Previous week" }).click()
    await expect(page).toHaveURL(`/attendance?week=${addDays(now, -7)}`)
    await expect(grid(page).locator('[aria-current="date"]')).toHaveCount(0)
    await page.getByRole("button", { name: "Previous week" }).click()
    await expect(page).toHaveURL(`/attendance?week=${addDays(now, -14)}`)
    await page.reload()
    await page.getByRole("button", { name: "Next week" }).click()
    await expect(page).toHaveURL(`/attendance?week=${addDays(now, -7)}`)
    await page.getByRole("button", { name: "Today", exact: true }).click()
    await expect(page).toHaveURL("/attendance")
    await expect(grid(page).locator('[aria-current="date"]')).toHaveCount(1)
    await page.goto("/attendance?week=nonsense&view=nonsense&day=nonsense")
    await expect(grid(page).locator('[aria-current="date"]')).toHaveCount(1)
  },
)

test(
  "without students, the page links to adding the first one",
  { tag: "@attendance.no-students" },
  async ({ page }) => {
    await register(page, newParent("Ruth"))
    await page.goto("/attendance")
    await expect(page.getByRole("heading", { name: "No Students Found" })).toBeVisible()
    await page.getByRole("link", { name: "Add a student" }).click()
    await expect(page.getByRole("dialog", { name: "Add a student" })).toBeVisible()
  },
)

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test("days are stacked, with buttons large enough for touch", { tag: "@attendance.touch" }, async ({ page }) => {
    await openAttendanceFamily(page, ["Ada", "Bartholomew-Maximilian the Younger of Hill"])
    await page.goto(`${week}&day=${tuesday}`)
    const strip = page.getByRole("group", { name: "Day", exact: true })
    await expect(strip.getByRole("button", { name: /^Tuesday/ })).toHaveAttribute("aria-pressed", "true")
    const present = page.getByRole("button", { name: "Present, Ada, Tuesday, Jan 6" })
    const box = await present.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await present.tap()
    await expect(present).toHaveAttribute("aria-pressed", "true")
    await expect(strip.getByRole("button", { name: "Tuesday, Jan 6, 1 of 2 marked" })).toBeVisible()
    await strip.getByRole("button", { name: /^Wednesday/ }).tap()
    await page.getByRole("button", { name: "Late, Ada, Wednesday, Jan 7" }).tap()
    await waitUntilSaved(page)
    await page.reload()
    await expect(page.getByRole("button", { name: "Late, Ada, Wednesday, Jan 7" })).toHaveAttribute(
      "aria-pressed",
      "true",
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
})

// Today follows the family's time zone, not the viewer's. The dates of the last two zones always differ.
for (const [home, away] of [
  ["America/Los_Angeles", "Asia/Tokyo"],
  ["Asia/Tokyo", "America/Los_Angeles"],
  ["Pacific/Pago_Pago", "Pacific/Kiritimati"],
] as const) {
  test.describe(`a family in ${home}`, () => {
    test.use({ timezoneId: home })

    test(
      `shows its own today, also to a viewer in ${away}`,
      { tag: "@attendance.today" },
      async ({ page, browser, baseURL }) => {
        const { parent } = await openAttendanceFamily(page, ["Ada"])
        const far = await browser.newContext({ baseURL, timezoneId: away })
        const there = await far.newPage()
        await signIn(there, parent)
        await expect(there.getByRole("heading", { level: 1 })).toContainText("Iris")
        for (const reader of [page, there]) {
          await reader.goto("/attendance")
          const today = dayIn(home, new Date())
          const name = new Date(`${today}T00:00Z`).toLocaleDateString("en-US", {
            weekday: "long",
            month: "short",
            day: "numeric",
            timeZone: "UTC",
          })
          await expect(grid(reader).locator('[aria-current="date"]')).toContainText(name)
          await reader.getByRole("button", { name: `Present, Ada, ${name}` }).click()
          await waitUntilSaved(reader)
          await reader.reload()
          await expectMark(reader, "Ada", name, reader === page ? "Present" : "Not marked")
        }
        await far.close()
      },
    )
  })
}
