import type { Page } from "playwright/test"
import { ActionCounter } from "../../fixtures/action-counter.ts"
import { postAs, readAs } from "../../fixtures/rest-client.ts"
import { expect, test } from "../../fixtures/test.ts"
import { openAttendanceFamily, waitUntilSaved } from "../../pages/attendance.ts"

// A change of a locked year is refused once, and then asks for the reason.
test.use({ allowedConsoleErrors: [/status of 409/] })

/** Ada's days, hours and filings in New York, in a school year that is over. Returns the year's id. */
async function openYear(page: Page): Promise<string> {
  const { mark } = await openAttendanceFamily(page, ["Ada"])
  const days = ["2025-09-08", "2025-09-09", "2026-01-05", "2026-01-06"]
  await mark(days.map((date) => ({ child: "Ada", date, status: "present" as const })))
  const [{ id: student_id } = { id: "" }] = await readAs<{ id: string }[]>(page, "students")
  const years = await readAs<{ id: string; academic_year: string }[]>(page, "school-years")
  const school_year_id = years.find(({ academic_year }) => academic_year === "2025-2026")?.id ?? ""
  const { id: subject_id } = await postAs(page, "subjects", { name: "Nature study", grade_level: "4" })
  await postAs(page, "time", { student_id, subject_id, date: "2026-01-05", minutes: 90 })
  await postAs(page, "requirements", { student_id, school_year_id, pack_id: "us-ny" })
  return school_year_id
}

const region = (page: Page, name: string) => page.getByRole("region", { name })

test(
  "a parent reads the year, sends its report, locks it, and corrects a mark with a reason that is printed",
  { tag: "@requirements.journey" },
  async ({ page }) => {
    const year = await openYear(page)
    await page.goto(`/records?year=${year}`)
    await expect(region(page, "Attendance").getByRole("row", { name: /^Jan 2026/ })).toContainText("P*P*2")
    await expect(page.getByRole("table", { name: "Hours by subject" })).toContainText("1.5 h")

    const counter = new ActionCounter({ name: "make the quarterly report of a child", budget: 4, best_peer: "–" })
    const filings = region(page, "Filings")
    await counter.click(filings.getByRole("link", { name: "Quarterly report 3 of 4" }), "the report")
    const hours = page.getByLabel("Hours of instruction in the quarter")
    await expect(hours).toHaveValue(/1\.5/)
    await counter.fill(
      page.getByLabel("A grade or a narrative for each subject"),
      "Ada draws every bird.",
      "the narrative",
    )
    await counter.fill(page.getByLabel("Done on"), "03/31/2026", "the day")
    await counter.click(page.getByRole("button", { name: "Save" }), "Save")
    await expect(page.getByText("Saved.")).toBeVisible()
    counter.done()
    await page.reload()
    await expect(page.getByLabel("A grade or a narrative for each subject")).toHaveValue("Ada draws every bird.")

    await page.goto(`/records?year=${year}`)
    await expect(filings.getByRole("listitem").filter({ hasText: "Quarterly report 3 of 4" })).toContainText(
      "Done Mar 31",
    )
    await filings.getByRole("link", { name: "Notice of intent" }).click()
    await page.getByLabel("Done on").fill("06/20/2025")
    await page.getByLabel("Note").fill("By certified mail")
    await page.getByRole("button", { name: "Save" }).click()
    await expect(page.getByText("Saved.")).toBeVisible()

    await page.goto(`/records?year=${year}`)
    await expect(filings.getByRole("listitem").filter({ hasText: "Notice of intent" })).toContainText("Done Jun 20")
    await page.getByRole("button", { name: "Lock 2025-2026" }).click()
    await expect(page.getByRole("button", { name: "Unlock 2025-2026" })).toBeVisible()

    await page.goto("/attendance?week=2026-01-05")
    await page.getByRole("button", { name: "Absent, Ada, Monday, Jan 5" }).click()
    const asked = page.getByRole("dialog", { name: "This school year is locked" })
    await asked.getByRole("button", { name: "Save" }).click()
    await expect(asked).toContainText("Enter a reason.")
    await asked.getByLabel("Reason").fill("Ada was at the dentist.")
    await asked.getByRole("button", { name: "Save" }).click()
    await waitUntilSaved(page)

    await page.goto(`/records?year=${year}`)
    const changes = page.getByRole("table", { name: "Changes since the lock" })
    await expect(changes).toContainText("status: present → absent")
    await page.evaluate(() => void (window.print = () => undefined))
    await page.getByRole("button", { name: "More to print" }).click()
    await page.getByRole("menuitem", { name: "Attendance of the year" }).click()
    await page.emulateMedia({ media: "print" })
    const printed = page.getByRole("table", { name: "Changes since the lock" }).filter({ visible: true })
    await expect(printed).toContainText("Ada was at the dentist.")
    await expect(page.getByText("Jan 2026").filter({ visible: true }).first()).toBeVisible()
  },
)
