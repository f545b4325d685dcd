import { openFamily } from "../../pages/family.ts"
import { putAs } from "../../fixtures/rest-client.ts"
import { assignmentCard, setStatus } from "../../pages/records.ts"
import { entry, openSchedule, slot, week } from "../../pages/schedule.ts"
import { expect, test } from "../../fixtures/test.ts"

// Changes without a form that are based on an outdated row.
test.use({ allowedConsoleErrors: [/status of 409/] })

const dentist = { title: "Dentist", start_date: "2030-01-07T10:00", end_date: "2030-01-07T11:00" }

test(
  "dragging an entry that was moved elsewhere shows an error and the entry's current place",
  { tag: "@editing.stale-action" },
  async ({ page }) => {
    const { make } = await openSchedule(page)
    const path = `events/${await make("events", dentist)}`
    await page.goto(week)
    await expect(entry(page, "Dentist, 10:00 AM")).toBeVisible()
    await putAs(page, path, { start_date: "2030-01-08T13:00", end_date: "2030-01-08T14:00" })
    await entry(page, "Dentist").dragTo(slot(page, "Wednesday, Jan 9", "12:00 PM"))
    await expect(page.getByText("This was changed elsewhere while you were editing it.")).toBeVisible()
    await expect(page.getByText("Nothing was changed. You now see the latest version.")).toBeVisible()
    await expect(entry(page, "Dentist, 1:00 PM – 2:00 PM, Tuesday, Jan 8")).toBeVisible()
    // It stands over the middle of the week.
    await page.getByRole("alert").getByRole("button", { name: "Close" }).click()
    await expect(page.getByRole("alert")).toHaveCount(0)
    await entry(page, "Dentist").dragTo(slot(page, "Wednesday, Jan 9", "12:00 PM"))
    await expect(entry(page, "Dentist, 12:00 PM – 1:00 PM, Wednesday, Jan 9")).toBeVisible()
  },
)

test("an outdated Undo shows an error and the current row", { tag: "@editing.stale-action" }, async ({ page }) => {
  const { assignment } = await openFamily(page)
  await page.goto("/assignments")
  const card = assignmentCard(page, "Moon phases")
  await setStatus(card, "In progress")
  await putAs(page, `assignments/${assignment}`, { title: "Phases of the moon" })
  await page.getByRole("button", { name: /^Undo/ }).click()
  await expect(page.getByText("Nothing was changed. You now see the latest version.")).toBeVisible()
  await expect(assignmentCard(page, "Phases of the moon")).toContainText("In progress")
})
