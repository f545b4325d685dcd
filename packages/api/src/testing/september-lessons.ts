import { createLesson } from "@hearthbook/db/testing/factories"
import type { TestApi } from "./test-api.ts"

/** Creates lessons of a course on these days of September 2026; null for one without a day. */
export async function lessonsInSeptember(api: TestApi, curriculum_id: string, days: (number | null)[]) {
  const ids: string[] = []
  for (const [position, day] of days.entries()) {
    const planned_date = day === null ? null : new Date(Date.UTC(2026, 8, day))
    const lesson = await createLesson(api.db, { curriculum_id, title: `L${position + 1}`, planned_date, position })
    ids.push(lesson.id)
  }
  return ids
}

/** The days of a course's lessons, in order; with a status unless it is planned. */
export async function readPlan(api: TestApi, curriculum_id: string): Promise<string[]> {
  const rows = await api.db.lesson.findMany({ where: { curriculum_id }, orderBy: { position: "asc" } })
  return rows.map(({ title, planned_date, status }) => {
    const day = planned_date?.toISOString().slice(5, 10) ?? "-"
    return `${title} ${day}${status === "planned" ? "" : ` ${status}`}`
  })
}
