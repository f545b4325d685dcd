import type { Day } from "../time/days.ts"

/** The days on which a course meets: up to its end, and after it for what does not fit. */
export type CourseDays = { start: Day; end: Day; meetsOn(day: Day): boolean }
