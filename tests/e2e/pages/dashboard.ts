import { weekdayOf, type Weekday } from "@hearthbook/core/time/days"
import { timeOf } from "@hearthbook/core/time/times"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { expect, type Locator, type Page } from "playwright/test"
import { postAs, readAs } from "../fixtures/rest-client.ts"
import { storedSession, newParent, register } from "./access.ts"

export type FamilyWithChildren = {
  /** Ids of the children by first name. */
  children: Map<string, string>
  today: string
  previous_school_day: string
  /** Creates a row through the API as the parent and returns it. */
  post: (path: string, data: object) => Promise<{ id: string }>
}

/** Registers a parent with children of these first names and opens the dashboard. */
export async function openFamilyWithChildren(page: Page, names: string[]): Promise<FamilyWithChildren> {
  await register(page, newParent("Iris"))
  const token = (await storedSession(page))?.access_token ?? ""
  const headers = { authorization: `Bearer ${token}` }
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`/api/v1/${path}`, { data, headers })
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`)
    return (await response.json()) as { id: string }
  }
  const children = new Map<string, string>()
  for (const first_name of names) {
    const born = { last_name: "Hall", date_of_birth: "2016-05-04", grade_level: "4" }
    children.set(first_name, (await post("students", { first_name, ...born })).id)
  }
  type SchoolDays = { today: string; previous_school_day: string }
  const overview = await page.request.get("/api/v1/dashboard", { headers })
  const { today, previous_school_day } = (await overview.json()) as SchoolDays
  return { children, post, today: dayOf(today), previous_school_day: dayOf(previous_school_day) }
}

/** An event that makes a day a school day, whatever its weekday. */
export const schoolDayOn = (day: string) => ({
  title: "School",
  event_type: "school_day",
  all_day: true,
  start_date: day,
  end_date: day,
})

/** Makes today a school day of the signed-in parent's family, whatever its weekday, and shows the dashboard. */
export async function openSchoolDay(page: Page): Promise<void> {
  const today = dayOf((await readAs<{ today: string }>(page, "dashboard")).today)
  await postAs(page, "events", schoolDayOn(today))
  await holdClassesOn(page, weekdayOf(today))
  await page.goto("/dashboard")
}

/** Holds the first classes of Fridays on a day of the weekend, too, which has few of its own. */
async function holdClassesOn(page: Page, day_of_week: Weekday): Promise<void> {
  if (day_of_week !== "saturday" && day_of_week !== "sunday") return
  const classes = await readAs<ClassView[]>(page, "schedule")
  for (const held of classes.filter((row) => row.day_of_week === "friday")) {
    const { student_id, subject_id, location } = held
    const times = { start_time: timeOf(held.start_time), end_time: timeOf(held.end_time) }
    if (times.start_time >= "10:00") continue
    // With a key, so that the tests of one demo family make it once.
    const key = `${day_of_week}-${held.id}`
    await postAs(page, "schedule", { student_id, subject_id, day_of_week, location, ...times }, key)
  }
}

const dayOf = (iso = "") => iso.slice(0, 10)

/** One child's card on the dashboard. */
export const childCard = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true })

/** Chooses a mark in the menu of a child's attendance. */
export async function setMark(page: Page, name: string, word: string): Promise<void> {
  await page.getByRole("button", { name: `Other marks of ${name}` }).click()
  await page.getByRole("menuitem", { name: word, exact: true }).click()
}

/** Expects only this mark to be set, or none for null. */
export async function expectMarked(page: Page, name: string, word: string | null): Promise<void> {
  const pressed = childCard(page, name)
    .getByRole("group", { name: `Attendance of ${name}` })
    .locator('[aria-pressed="true"]')
  if (word === null) await expect(pressed, name).toHaveCount(0)
  else await expect(pressed, name).toHaveAttribute("aria-label", `${word}, ${name}`)
}

/** Presses Undo in the message with this text. */
export async function undo(page: Page, words: string | RegExp): Promise<void> {
  await page.getByRole("alert").filter({ hasText: words }).getByRole("button", { name: /^Undo/ }).click()
}
