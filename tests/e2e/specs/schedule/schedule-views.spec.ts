import { entry, form, openSchedule, scienceClass, slot, week } from "../../pages/schedule.ts"
import { expect, test } from "../../fixtures/test.ts"

test(
  "the schedule is filtered by child, including entries for everyone, and the URL contains the filter",
  { tag: "@schedule.one-student" },
  async ({ page }) => {
    const family = await openSchedule(page)
    const ada = { first_name: "Ada", last_name: "Hall", date_of_birth: "2018-02-03", grade_level: "2" }
    const student_id = await family.make("students", ada)
    await family.make("schedule", scienceClass(family))
    await family.make("schedule", scienceClass(family, { student_id }))
    const fair = { start_date: "2030-01-07T14:00", end_date: "2030-01-07T15:00" }
    await family.make("events", { title: "Choir", ...fair })
    await page.goto(week)
    await expect(entry(page, "Science (Ada)")).toBeVisible()
    await page.getByRole("group", { name: "Child" }).getByText("Ben").click()
    await expect(entry(page, "Science (Ada)")).toHaveCount(0)
    await expect(entry(page, "Science (Ben)")).toBeVisible()
    await expect(entry(page, "Choir")).toBeVisible()
    await page.reload()
    await expect(entry(page, "Science (Ben)")).toBeVisible()
    await expect(entry(page, "Science (Ada)")).toHaveCount(0)

    // A row for each child. Entries for everyone stand above them, once.
    await page.getByRole("group", { name: "Child" }).getByText("All").click()
    await expect(page.getByRole("row", { name: "Ada" }).getByRole("button", { name: /^Science \(Ada\)/ })).toBeVisible()
    await expect(entry(page, "Choir")).toHaveCount(1)
    await page.getByRole("button", { name: "Add an entry for Ada on Tuesday, Jan 8" }).click({ force: true })
    await expect(form(page, "New entry").getByRole("checkbox", { name: "Ada" })).toBeChecked()
  },
)

test(
  "day, month and agenda show the same entries, and a full day of the month links to its day",
  { tag: "@schedule.views" },
  async ({ page }) => {
    const family = await openSchedule(page)
    for (const hour of ["09", "10", "11", "12", "13"]) {
      await family.make("schedule", scienceClass(family, { start_time: `${hour}:00`, end_time: `${hour}:50` }))
    }
    const monday = (hour: string) => ({ start_date: `2030-01-07T${hour}:00`, end_date: `2030-01-07T${hour}:30` })
    for (const hour of ["15", "16", "17"]) await family.make("events", { title: `Choir ${hour}`, ...monday(hour) })
    await page.goto(week)
    await page.getByText("Month", { exact: true }).click()
    await expect(page.getByRole("heading", { name: "January 2030" })).toBeVisible()
    // Classes are dots in a month, which the day's button says.
    await expect(entry(page, "Science (Ben)")).toHaveCount(0)
    await expect(page.getByRole("button", { name: "Add an entry on Monday, Jan 14. Ben: lessons" })).toBeVisible()
    const more = page.getByRole("button", { name: /^\+\d more$/ })
    await expect(more.first()).not.toHaveAttribute("aria-haspopup")
    await more.first().press("Enter")
    await expect(page).toHaveURL(/view=day/)
    await expect(page.getByRole("heading", { name: /^Monday, \d\d\/\d\d\/20\d\d$/ })).toBeFocused()
    await expect(entry(page, "Science (Ben)")).toHaveCount(5)
    await page.getByText("Agenda", { exact: true }).click()
    // Five on each of the five Mondays from Dec 31 to Jan 29.
    const science = page.getByRole("button", { name: /^Science \(Ben\)/ })
    await expect(science).toHaveCount(25)
    // With more than thirty entries, the last Monday waits for 'Show more'.
    for (const hour of ["15", "16", "17"]) {
      const on = { start_date: `2030-01-28T${hour}:00`, end_date: `2030-01-28T${hour}:30` }
      await family.make("events", { title: `Band ${hour}`, ...on })
    }
    await page.reload()
    await expect(science).toHaveCount(20)
    await page.getByRole("button", { name: "Show more" }).click()
    await expect(science).toHaveCount(25)
    await page.getByRole("button", { name: "Next 30 days" }).click()
    await expect(page.getByRole("button", { name: "Previous 30 days" })).toBeVisible()
  },
)

test(
  "a day's heading opens the day, and Today returns to the current date",
  { tag: "@schedule.views" },
  async ({ page }) => {
    await openSchedule(page)
    await page.goto(week)
    await page.getByRole("button", { name: "Show Thursday, 01/10/2030" }).click()
    await expect(page.getByRole("heading", { name: "Thursday, 01/10/2030" })).toBeVisible()
    await page.getByRole("button", { name: "Today" }).click()
    await expect(page.getByRole("button", { name: "Today" })).toBeDisabled()
  },
)

test("the calendar's buttons name days in the user's date format, never in ISO format", async ({ page }) => {
  await openSchedule(page)
  await page.goto("/settings?tab=preferences")
  await page.getByRole("radio", { name: "DD/MM/YYYY" }).check()
  await expect(page.getByText("Preferences saved!").first()).toBeVisible()
  await page.goto(week)
  await expect(page.getByRole("button", { name: "Show Thursday, 10/01/2030", exact: true })).toBeVisible()
  await expect(
    page.getByRole("button", { name: "Add an entry for all day on Thursday, 10 Jan", exact: true }),
  ).toHaveCount(1)
  for (const view of ["Week", "Day", "Month", "Agenda"]) {
    await page.getByRole("radiogroup", { name: "View" }).getByText(view, { exact: true }).click()
    await expect(page.getByRole("radio", { name: view })).toBeChecked()
    // The agenda of a family without entries has no days.
    if (view !== "Agenda") await expect(page.getByRole("button", { name: /Jan|2030/ }).first()).toBeVisible()
    await expect(page.getByRole("button", { name: /\d{4}-\d\d-\d\d/ }), view).toHaveCount(0)
  }
  await page.getByRole("radiogroup", { name: "View" }).getByText("Week").click()
  await page.getByRole("button", { name: "Next week" }).click()
  await expect(page.getByRole("button", { name: "Show Thursday, 17/01/2030", exact: true })).toBeVisible()
})

test(
  "a list gives screen readers the calendar's entries",
  { tag: "@schedule.screen-reader-and-print" },
  async ({ page }) => {
    const family = await openSchedule(page)
    await family.make("schedule", scienceClass(family, { location: "Kitchen" }))
    const trip = { all_day: true, start_date: "2030-01-08", end_date: "2030-01-09" }
    await family.make("events", { title: "Camp", ...trip })
    await page.goto(week)
    const list = page.getByRole("region", { name: "Jan 7 – 13, 2030, as a list" })
    await expect(list.getByRole("listitem")).toHaveText([
      "Science (Ben), 9:00 AM – 10:00 AM, Kitchen",
      "Camp, All day",
      "Camp, All day",
    ])
  },
)

test("the printed week is a list without buttons", { tag: "@schedule.screen-reader-and-print" }, async ({ page }) => {
  const family = await openSchedule(page)
  await family.make("schedule", scienceClass(family))
  await page.goto(week)
  await expect(entry(page, "Science (Ben)")).toBeVisible()
  await page.emulateMedia({ media: "print" })
  await expect(entry(page, "Science (Ben)")).toBeHidden()
  await expect(slot(page, "Monday, Jan 7", "9:00 AM")).toBeHidden()
  await expect(page.getByRole("listitem").filter({ hasText: "Science (Ben), 9:00 AM" })).toBeVisible()
})

test("without a student the schedule names the prerequisite", async ({ page }) => {
  const { student } = await openSchedule(page)
  await page.goto("/students")
  await page.getByRole("button", { name: "More about Ben" }).click()
  await page.getByRole("menuitem", { name: "Delete" }).click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Delete / })
    .click()
  await expect(page.getByText("No Students Found")).toBeVisible()
  await page.goto(`/schedule?student=${student}`)
  await page.getByRole("link", { name: "Add a student" }).click()
  await expect(page.getByRole("dialog", { name: "Add a student" })).toBeVisible()
})
