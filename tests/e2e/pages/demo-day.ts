import type { Day } from "@hearthbook/core/time/days"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { DashboardView } from "@hearthbook/api/records/dashboard"
import type { Page } from "playwright/test"
import { expect } from "../fixtures/test.ts"
import { storedSession } from "./access.ts"
import { expectMarked, schoolDayOn } from "./dashboard.ts"

/** The children of the demo family. */
export const children = ["Eli", "Grace", "Nora"]

/** The line of the lessons left over from before today. */
export const leftOver = (page: Page) => page.getByRole("region", { name: "Lessons left over" })

/** The dashboard's answer, its day, and what signs a request. */
export async function readDay(page: Page) {
  const headers = { authorization: `Bearer ${(await storedSession(page))?.access_token}` }
  const overview = (await (await page.request.get("/api/v1/dashboard", { headers })).json()) as DashboardView
  return { headers, overview, today: overview.today.slice(0, 10) }
}

/** Adds a lesson to a course of each child on each of some days, which become school days, and shows the dashboard again. */
export async function addLessons(
  page: Page,
  days: Day[],
  { title, isTogether = false }: { title: string; isTogether?: boolean },
) {
  const { headers, overview } = await readDay(page)
  for (const day of days) {
    const made = await page.request.post("/api/v1/events", { data: schoolDayOn(day), headers })
    expect(made.ok()).toBe(true)
  }
  const all = (await (await page.request.get("/api/v1/curriculum", { headers })).json()) as CurriculumView[]
  const courses = overview.children.map(({ student }) =>
    all.find(({ student_id, mode }) => student_id === student.id && mode === "dated"),
  )
  const lessons = days.flatMap((planned_date) =>
    courses.map((course) => ({
      curriculum_id: course?.id,
      title,
      planned_date,
      objectives: null,
      private_notes: null,
    })),
  )
  const data = { lessons, ...(isTogether && { together: [courses.map((_, place) => place)] }) }
  const response = await page.request.post("/api/v1/planner/items", { data, headers })
  expect(await response.text()).toContain(title)
  await page.reload()
}

/** Makes today a school day, clears its marks, and sets one for each child on the previous school day. */
export async function prepareAttendance(page: Page): Promise<void> {
  const { headers, overview } = await readDay(page)
  const data = schoolDayOn(overview.today)
  expect((await page.request.post("/api/v1/events", { data, headers })).ok()).toBe(true)
  const records = overview.children.flatMap(({ student: { id: student_id } }) => [
    { student_id, date: overview.today, status: null },
    { student_id, date: overview.previous_school_day, status: "late" },
  ])
  const response = await page.request.post("/api/v1/attendance/bulk", { data: { records }, headers })
  expect(response.ok()).toBe(true)
  await page.reload()
  for (const name of children) await expectMarked(page, name, null)
}
