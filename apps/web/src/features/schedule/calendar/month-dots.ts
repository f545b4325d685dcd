import type { Day } from "@hearthbook/core/time/days"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { entriesOn, type Rows } from "../../../entities/schedule/schedule-entry.ts"

/** Returns a function that lists the children who have a class or a lesson on a day. */
export function busyChildren(rows: Rows, students: StudentSummary[]): (day: Day) => StudentSummary[] {
  return (day) => {
    const entries = entriesOn(rows, day).filter(({ kind }) => kind !== "event")
    return students.filter(({ id }) => entries.some(({ row }) => row.student_id === id))
  }
}

/** The radius of a dot, and the distance between two, in pixels. */
const radius = 4
const step = 13

/** A deep color is hard to see at night, so some of the text's color is added. */
const visible = (color: string) => `color-mix(in srgb, ${color} 75%, var(--mantine-color-text))`

/** A dot of each color in a row below the number of the day, as a background image: a day of the calendar has no room for elements. */
export function dotsOf(colors: string[]): string {
  return colors
    .map(
      (color, at) =>
        `radial-gradient(circle at ${10 + at * step}px 36px, ${visible(color)} ${radius}px, transparent ${radius + 0.5}px)`,
    )
    .join(", ")
}
