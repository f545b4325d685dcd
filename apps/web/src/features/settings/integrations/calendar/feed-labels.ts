import type { CalendarPart } from "@hearthbook/core/export/calendar-parts"
import type { CalendarFeedView } from "@hearthbook/api/data/calendar-feed"
import type { StudentSummary } from "@hearthbook/api/family/student"
import type { MemberView } from "@hearthbook/api/access/user"
import { fullName } from "@hearthbook/core/names/names"
import { listOf } from "../../../../lib/format.ts"
import { shortNameOf } from "../../../../lib/short-names.ts"

/** The names of what a link can show. */
export const partNames: Record<CalendarPart, string> = {
  classes: "Classes",
  lessons: "Lessons",
  due_work: "Due work",
  events: "Events",
  days_off: "Days off",
}

/** 'Classes, events, and days off' with titles; 'Busy times of classes' without. */
export function contentOf({ include, detail }: Pick<CalendarFeedView, "include" | "detail">): string {
  const parts = listOf(include.map((part) => partNames[part].toLowerCase()))
  return detail === "busy" ? `Busy times of ${parts}` : parts.charAt(0).toUpperCase() + parts.slice(1)
}

/** 'Ada', or 'Whole family'. */
export function ownerOf({ student_id }: Pick<CalendarFeedView, "student_id">, students: StudentSummary[]): string {
  const student = students.find(({ id }) => id === student_id)
  return student ? shortNameOf(student) : "Whole family"
}

/** The full name of the adult who made a link; null for one who has left since. */
export function makerOf({ made_by }: Pick<CalendarFeedView, "made_by">, members: MemberView[]): string | null {
  const maker = members.find(({ id }) => id === made_by)
  return maker ? fullName(maker) : null
}
