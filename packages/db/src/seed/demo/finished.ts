import type { CourseKey } from "./courses.ts"
import { schoolDay, type Day } from "./school-calendar.ts"

/** The courses that Grace has finished this year, each with the comment on her report card. Her other three are in progress. */
export const finished = {
  "grace-world-history": "Grace argues from sources, and her research paper was ready before its day.",
  "grace-spanish": "She speaks without hunting for words, and Señora Vega recommends Spanish II.",
  "grace-art": "Eight finished pieces, and an eye that asks who was paid to paint what.",
} as const satisfies Partial<Record<CourseKey, string>>

export function isFinished(course: CourseKey): boolean {
  return Object.hasOwn(finished, course)
}

/** The last day on which Grace worked on the courses that she has finished. */
export function lastDayOfFinished(today: Day): Day {
  return schoolDay(today, -6)
}
