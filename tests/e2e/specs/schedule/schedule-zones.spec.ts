import { entry, form, openSchedule, scienceClass, slot } from "../../pages/schedule.ts"
import { expect, test } from "../../fixtures/test.ts"

// In Los Angeles, clocks change on the Sundays 2026-11-01 and 2027-03-14.
const weeks = ["2026-10-26", "2026-11-02", "2027-03-08", "2027-03-15"]

for (const timezoneId of ["America/Los_Angeles", "UTC", "Asia/Tokyo"]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test("a class at 9 shows at 9, even in weeks when clocks change", { tag: "@schedule.times" }, async ({ page }) => {
      const family = await openSchedule(page)
      const always = { start_date: "2026-01-01" }
      await family.make("schedule", scienceClass(family, { day_of_week: "sunday", ...always }))
      await family.make("schedule", scienceClass(family, always))
      const camp = { all_day: true, start_date: "2026-10-31", end_date: "2026-11-01" }
      await family.make("events", { title: "Camp", ...camp })
      for (const monday of weeks) {
        await page.goto(`/schedule?view=week&date=${monday}`)
        await expect(entry(page, "Science (Ben), 9:00 AM – 10:00 AM, Monday")).toHaveCount(1)
        const sunday = entry(page, "Science (Ben), 9:00 AM – 10:00 AM, Sunday")
        await expect(sunday).toHaveCount(1)
        const label = (await sunday.getAttribute("aria-label")) ?? ""
        const day = /Sunday, .*$/.exec(label)?.[0] ?? ""
        const [box, at] = [await sunday.boundingBox(), await slot(page, day, "9:00 AM").boundingBox()]
        expect(Math.abs((box?.y ?? 0) - (at?.y ?? 99)), `${day} at 9`).toBeLessThan(4)
      }
      await page.goto("/schedule?view=week&date=2026-10-26")
      await expect(entry(page, "Camp, All day, Saturday, Oct 31")).toBeVisible()
    })

    test(
      "an event added at 9 and dragged to 11 on the day clocks change is at 11",
      { tag: "@schedule.event-times" },
      async ({ page }) => {
        await openSchedule(page)
        await page.goto("/schedule?view=week&date=2026-10-26")
        await slot(page, "Saturday, Oct 31", "9:00 AM").click()
        const dialog = form(page, "New entry")
        await dialog.getByText("One-time event").click()
        await dialog.getByLabel("Title").fill("Hike")
        await dialog.getByRole("button", { name: "Add Event" }).click()
        await expect(dialog).toBeHidden()
        await entry(page, "Hike").dragTo(slot(page, "Sunday, Nov 1", "11:00 AM"))
        await expect(page.getByRole("button", { name: "Undo" })).toBeVisible()
        await page.reload()
        await expect(entry(page, "Hike, 11:00 AM – 12:00 PM, Sunday, Nov 1")).toBeVisible()
      },
    )
  })
}
