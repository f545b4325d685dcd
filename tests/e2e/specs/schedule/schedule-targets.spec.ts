import type { Page } from "playwright/test"
import { createLogin, openAsChild } from "../../pages/child-login.ts"
import { entry, openSchedule, scienceClass, week, type Make } from "../../pages/schedule.ts"
import type { Records } from "../../pages/family.ts"
import { measureTargets } from "../../a11y/checks/touch-targets.ts"
import { expect, test } from "../../fixtures/test.ts"

// WCAG 2.5.8: overlapping entries share the width of their day and stay large enough for touch.

const phone = { width: 320, height: 700 }
const places = ["Attic", "Barn", "Cellar", "Den", "Eaves", "Field", "Garden", "Hall", "Inn", "Jetty"]

/** Creates classes of Ben at the same hour, each in a different place. */
async function addOverlapping(family: Records & { make: Make }, count: number, when: object = {}): Promise<string[]> {
  const rooms = places.slice(0, count)
  for (const location of rooms) await family.make("schedule", scienceClass(family, { ...when, location }))
  return rooms
}

const labelOf = (place: string) => `Science (Ben), 9:00 AM – 10:00 AM, Monday, Jan 7, ${place}`

/** Opens each entry by touch. */
async function openEach(page: Page, rooms: string[]): Promise<void> {
  for (const place of rooms) {
    await entry(page, labelOf(place)).click()
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByLabel("Location")).toHaveValue(place)
    await dialog.getByRole("button", { name: "Cancel" }).click()
    await expect(dialog).toBeHidden()
  }
}

test("five classes at the same hour of a week are targets of 24 px on a phone, and each opens", async ({ page }) => {
  const rooms = await addOverlapping(await openSchedule(page), 5)
  await page.setViewportSize(phone)
  await page.goto(week)
  await expect(page.getByRole("button", { name: /^Science \(Ben\)/ })).toHaveCount(5)
  expect((await measureTargets(page, 24)).small).toEqual([])
  await openEach(page, rooms)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})

test("day names align with their hours on a phone", async ({ page }) => {
  await addOverlapping(await openSchedule(page), 2)
  await page.setViewportSize(phone)
  await page.goto(week)
  await expect(page.getByRole("button", { name: /^Science \(Ben\)/ })).toHaveCount(2)
  const leftOf = async (name: RegExp) => (await page.getByRole("button", { name }).first().boundingBox())?.x ?? 0
  const [name, hours] = [await leftOf(/^Show Sunday/), await leftOf(/^Add an entry on Sunday, Jan 13 at/)]
  expect(Math.abs(name - hours), "px from a day's name to its hours").toBeLessThanOrEqual(1)
})

test("ten classes at once are targets of 24 px in the week and the day", async ({ page }) => {
  const family = await openSchedule(page)
  const ada = { first_name: "Ada", last_name: "Hall", date_of_birth: "2018-02-03", grade_level: "2" }
  await family.make("students", ada)
  const rooms = await addOverlapping(family, 10)
  await page.setViewportSize(phone)
  for (const view of ["week", "day"]) {
    await page.goto(`/schedule?view=${view}&date=2030-01-07`)
    await expect(page.getByRole("button", { name: /^Science \(Ben\)/ })).toHaveCount(10)
    expect((await measureTargets(page, 24)).small, view).toEqual([])
  }
  await openEach(page, rooms.slice(-1))
})

test("short entries are targets of 24 px in the week and the day", async ({ page }) => {
  const family = await openSchedule(page)
  for (const end_time of ["09:05", "09:15"]) await addOverlapping(family, 1, { end_time })
  await addOverlapping(family, 1, { start_time: "09:15", end_time: "09:30" })
  for (const view of ["week", "day"]) {
    await page.goto(`/schedule?view=${view}&date=2030-01-07`)
    await expect(page.getByRole("button", { name: /^Science \(Ben\)/ })).toHaveCount(3)
    expect((await measureTargets(page, 24)).small, view).toEqual([])
  }
})

test("four classes at once in a child's week are targets of 44 px at each width, and each opens", async ({
  page,
  browser,
}) => {
  const family = await openSchedule(page)
  const rooms = await addOverlapping(family, 4)
  const child = await openAsChild(browser, page, await createLogin(page, family.student))
  for (const width of [320, 768, 1280]) {
    await child.setViewportSize({ width, height: 900 })
    await child.goto("/student/schedule?view=week&date=2030-01-07")
    for (const place of rooms) await expect(child.getByText(place)).toBeVisible()
    expect((await measureTargets(child, 44)).small, `${width} px`).toEqual([])
  }
  await child.getByRole("link", { name: "of Monday, Jan 7" }).click()
  await expect(child.getByRole("heading", { name: "Monday, 01/07/2030" })).toBeVisible()
  await expect(child.getByRole("article")).toHaveCount(4)
})

test("two classes at once and short entries keep a child's week in hours, with targets of 44 px", async ({
  page,
  browser,
}) => {
  const family = await openSchedule(page)
  await addOverlapping(family, 2)
  await addOverlapping(family, 1, { day_of_week: "tuesday", end_time: "09:15" })
  await addOverlapping(family, 1, { day_of_week: "wednesday", start_time: "23:50", end_time: "23:59" })
  const child = await openAsChild(browser, page, await createLogin(page, family.student))
  for (const width of [768, 1280]) {
    await child.setViewportSize({ width, height: 900 })
    await child.goto("/student/schedule?view=week&date=2030-01-07")
    await expect(child.getByRole("link", { name: "Science, 9:00 AM – 9:15 AM, Attic" })).toBeVisible()
    await expect(child.getByRole("link", { name: "Science, 9:00 AM – 10:00 AM, Barn" })).toBeVisible()
    expect((await measureTargets(child, 44)).small, `${width} px`).toEqual([])
  }
})
