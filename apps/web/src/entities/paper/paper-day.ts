import type { Day } from "@hearthbook/core/time/days"
import { isOverdue } from "@hearthbook/core/work/assignment-status"
import type { PlannedDay, PlannerView } from "@hearthbook/api/work/planner"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { dayOf } from "../../lib/format.ts"
import { changesSchoolDays } from "../schedule/schedule-entry.ts"
import { dayItems, type DayItem, type DayParts } from "../day/day-items.ts"

/** A day of a child on paper. */
export type PaperDay = DayParts & {
  day: Day
  /** The name of the day off or the extra school day. */
  name: string | null
}

export type PaperChild = { student: StudentSummary; days: PaperDay[] }

/** The children of the planner with the days of it that are printed. */
export function paperChildren({ children }: PlannerView, days?: Day[]): PaperChild[] {
  return children.map(({ student, days: planned }) => ({
    student,
    days: planned.map(toPaperDay).filter(({ day }) => !days || days.includes(day)),
  }))
}

function toPaperDay(planned: PlannedDay): PaperDay {
  return { ...planned, day: dayOf(planned.date) }
}

/** The items of a day on paper. Days off and extra school days are the name of the day, not events. */
export function paperItems(day: PaperDay): DayItem[] {
  return dayItems(day).filter((item) => item.kind !== "event" || !changesSchoolDays(item.row))
}

/** An item in words: 'Math: Fractions', 'Due: Essay (History)', or the title of an event. */
export function itemWords(item: DayItem, day: Day): string {
  switch (item.kind) {
    case "event":
      return item.row.title
    case "class":
      return item.lesson ? `${item.row.subject.name}: ${item.lesson.title}` : item.row.subject.name
    case "lesson":
      return `${item.row.subject.name}: ${item.row.title}`
    case "work": {
      const due = dayOf(item.row.due_date)
      const isLate = due < day && isOverdue(item.row.status, due, day)
      return `${isLate ? "Late" : "Due"}: ${item.row.title} (${item.row.subject.name})`
    }
  }
}
