import type { Locator, Page } from "playwright/test"
import { keptSession } from "./access.ts"
import { openFamily, type Records } from "./family.ts"

// What a parent sees and does on the schedule, by the words on the screen. Weeks far ahead hold nothing but what a test makes.

/** The week of Monday, 7 January 2030. */
export const week = "/schedule?view=week&date=2030-01-07"
/** The one after it. */
export const nextWeek = "/schedule?view=week&date=2030-01-14"

export const slot = (page: Page, day: string, time: string): Locator =>
  page.getByRole("button", { name: `Add an entry on ${day} at ${time}`, exact: true })

/** What stands on the calendar under a name that begins so: 'Science (Ben), 9:00 AM – 10:00 AM, Monday, Jan 7'. */
export const entry = (page: Page, label: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^${label.replace(/[()]/g, "\\$&")}`) })

export const form = (page: Page, title: string): Locator => page.getByRole("dialog", { name: title })

export async function choose(within: Locator, label: string, option: string): Promise<void> {
  await within.getByRole("combobox", { name: label }).click()
  await within.page().getByRole("option", { name: option, exact: true }).click()
}

export type Make = (noun: string, data: object) => Promise<string>

/** A family with one child, Ben, who is taught Science; and how to make more by the calls. Answers ids. */
export async function openSchedule(page: Page): Promise<Records & { make: Make }> {
  const records = await openFamily(page)
  const token = (await keptSession(page))?.access_token ?? ""
  const make: Make = async (noun, data) => {
    const answer = await page.request.post(`/api/v1/${noun}`, { data, headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok()) throw new Error(`${noun}: ${await answer.text()}`)
    const { id } = (await answer.json()) as { id: string }
    return id
  }
  return { ...records, make }
}

/** A weekly class of Ben's in Science, on Mondays from 9 to 10 where nothing else is said. */
export function scienceClass({ student, subject }: Records, when: object = {}): object {
  return {
    student_id: student,
    subject_id: subject,
    day_of_week: "monday",
    start_time: "09:00",
    end_time: "10:00",
    ...when,
  }
}
