import type { Locator, Page } from "playwright/test"
import { expect } from "../fixtures/test.ts"
import { storedSession } from "./access.ts"
import { openFamily, type Records } from "./family.ts"

// A parent's actions on the schedule. Weeks far ahead contain only the entries that a test creates.

/** The week of Monday, 7 January 2030. */
export const week = "/schedule?view=week&date=2030-01-07"
/** The week after it. */
export const nextWeek = "/schedule?view=week&date=2030-01-14"

export const slot = (page: Page, day: string, time: string): Locator =>
  page.getByRole("button", { name: `Add an entry on ${day} at ${time}`, exact: true })

/** Schedule entries whose name starts with `label`, such as 'Science (Ben), 9:00 AM – 10:00 AM, Monday, Jan 7'. */
export const entry = (page: Page, label: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^${label.replace(/[()]/g, "\\$&")}`) })

export const form = (page: Page, title: string): Locator => page.getByRole("dialog", { name: title })

/** Chooses the days on which a dragged class moves: 'Only on Jan 7', 'From then on' or 'Always'. */
export async function moveOn(page: Page, days: string): Promise<void> {
  const question = page.getByRole("dialog", { name: /^Move / })
  await question.getByRole("button", { name: days }).click()
  await expect(question).toBeHidden()
}

export async function choose(within: Locator, label: string, option: string): Promise<void> {
  await within.getByRole("combobox", { name: label }).click()
  await within.page().getByRole("option", { name: option, exact: true }).click()
}

export type Make = (noun: string, data: object) => Promise<string>

/** Opens a family with one child, Ben, who learns Science. Returns its ids and `make`, which creates rows through the API. */
export async function openSchedule(page: Page): Promise<Records & { make: Make }> {
  const records = await openFamily(page)
  const token = (await storedSession(page))?.access_token ?? ""
  const make: Make = async (noun, data) => {
    const response = await page.request.post(`/api/v1/${noun}`, { data, headers: { authorization: `Bearer ${token}` } })
    if (!response.ok()) throw new Error(`${noun}: ${await response.text()}`)
    const { id } = (await response.json()) as { id: string }
    return id
  }
  return { ...records, make }
}

/** Ben's weekly Science class, on Mondays from 9 to 10 by default. */
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
