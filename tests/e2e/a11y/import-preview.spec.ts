import { mergeTests } from "playwright/test"
import { test as base } from "../fixtures/test.ts"
import { openDashboard } from "../pages/access.ts"
import { test as counted } from "./checks/a11y-counter.ts"
import { inspectPage } from "./checks/inspect-page.ts"
import { watchMotion } from "./checks/motion.ts"

// The address of an import has an id, so it is not in screens.ts.
const test = mergeTests(base, counted)
test.use({ contextOptions: { reducedMotion: "reduce" } })

const table = [
  "Student\tSubject\tTitle\tDate\tMinutes",
  "Eli\tMath\tFractions: halves and quarters of a whole, with pictures to color\t2026-12-01\t45",
  "Zed\tMath\tDecimals\t12/32/2026\tmany",
].join("\n")

const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10).replaceAll("-", "")
const calendar = ["UID:1", `DTSTART;VALUE=DATE:${nextWeek}`, "SUMMARY:Science fair", "LOCATION:Church hall"]

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test("the preview of an import is accessible", { tag: "@site.screens" }, async ({ page, counter }) => {
      await watchMotion(page)
      await openDashboard(page)
      const inspect = (where: string) => inspectPage({ page, where: `an import, ${where}`, minTargetSize: 24, counter })
      await page.goto("/import?kind=lessons")
      await page.getByLabel("Paste a table").fill(table)
      await page.getByRole("button", { name: "Download the wrong rows" }).waitFor()
      await inspect("with a wrong row")
      await page.goto("/import?kind=time")
      await page.getByLabel("Paste a table").fill("Date\tMinutes\n3/4/2026\t45\n3/5/2026\t30")
      await page.getByRole("region", { name: "Questions" }).waitFor()
      await inspect("with a question")
      await page.goto("/import?kind=calendar")
      const text = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", ...calendar, "END:VEVENT", "END:VCALENDAR"].join("\r\n")
      await page
        .locator("input[type=file]")
        .setInputFiles({ name: "co-op.ics", mimeType: "text/calendar", buffer: Buffer.from(text) })
      await page.getByRole("checkbox", { name: "Science fair" }).waitFor()
      await inspect("of a calendar")
    })
  })
}
