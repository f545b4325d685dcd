import { expect } from "../../fixtures/test.ts"
import { test } from "../../fixtures/failing-database.ts"
import { entry, form, moveOn, openSchedule, scienceClass, slot, week } from "../../pages/schedule.ts"

test.use({ allowedConsoleErrors: [/status of 50\d|TRPCClientError: An unexpected error/] })

test(
  "a refused change is reverted, and the form keeps its input",
  { tag: "@schedule.save-failure" },
  async ({ page, database }) => {
    const family = await openSchedule(page)
    await family.make("schedule", scienceClass(family))
    await page.goto(week)
    await expect(entry(page, "Science (Ben)")).toBeVisible()
    await database.breakTable("schedule_entry")

    await entry(page, "Science (Ben)").dragTo(slot(page, "Tuesday, Jan 8", "11:00 AM"))
    await moveOn(page, "Only on Jan 7")
    await expect(page.getByText("Failed to save class.")).toBeVisible()
    await expect(entry(page, "Science (Ben), 9:00 AM – 10:00 AM, Monday, Jan 7")).toBeVisible()
    await expect(entry(page, "Science (Ben)")).toHaveCount(1)

    await entry(page, "Science (Ben)").click()
    const edit = form(page, "Edit Science (Ben)")
    await edit.getByLabel("Location").fill("Kitchen")
    await edit.getByRole("button", { name: "Save" }).click()
    await expect(edit.getByRole("alert").getByText("Failed to save class.")).toBeVisible()
    await expect(edit.getByLabel("Location")).toHaveValue("Kitchen")
    await edit.getByText("Always", { exact: true }).click()
    await edit.getByRole("button", { name: "Delete" }).click()
    const question = form(page, "Delete Science (Ben)?")
    await question.getByRole("button", { name: "Delete Science (Ben)" }).click()
    await expect(question.getByText("Failed to delete class.")).toBeVisible()
    await database.repairTable("schedule_entry")
  },
)

test(
  "an event that fails to be saved, moved or deleted shows an error",
  { tag: "@schedule.event-failures" },
  async ({ page, database }) => {
    const { make } = await openSchedule(page)
    await make("events", { title: "Dentist", start_date: "2030-01-07T10:00", end_date: "2030-01-07T11:00" })
    await page.goto(week)
    await expect(entry(page, "Dentist")).toBeVisible()
    await database.breakTable("event")
    await entry(page, "Dentist").dragTo(slot(page, "Monday, Jan 7", "12:00 PM"))
    await expect(page.getByText("Failed to save event.")).toBeVisible()
    await expect(entry(page, "Dentist, 10:00 AM – 11:00 AM")).toBeVisible()
    await entry(page, "Dentist").click()
    const edit = form(page, "Edit Dentist")
    await edit.getByRole("button", { name: "Delete" }).click()
    const question = form(page, "Delete Dentist?")
    await question.getByRole("button", { name: "Delete Dentist" }).click()
    await expect(question.getByText("Failed to delete event.")).toBeVisible()
    await database.repairTable("event")
  },
)
