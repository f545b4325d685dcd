import { addDays, isDay, type Day } from "@hearthbook/core/time/days"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import type { WorkAction } from "../use-change-work.ts"
import { dayOf } from "../../../lib/format.ts"

/** The move that is chosen in the dialog. */
export type MoveChoice = {
  kind: "tomorrow" | "next_school_day" | "day" | "school_days"
  day: string
  school_days: number | string
}

export const moveChoices: { value: MoveChoice["kind"]; label: string }[] = [
  { value: "tomorrow", label: "Tomorrow" },
  { value: "next_school_day", label: "Next school day" },
  { value: "day", label: "A day" },
  { value: "school_days", label: "School days later" },
]

/**
 * The choice as the dialog opens: the next school day after the due day, or after today for late work. That is a day with school
 * whatever the day is.
 */
export function firstChoice(works: AssignmentView[], today: Day): MoveChoice {
  const isLate = works.some(({ due_date }) => dayOf(due_date) < today)
  return { kind: isLate ? "next_school_day" : "school_days", day: addDays(today, 1), school_days: 1 }
}

/** The action of a choice; null while it is not complete. */
export function actionOf({ kind, day, school_days }: MoveChoice, today: Day): WorkAction | null {
  if (kind === "tomorrow") return { kind: "move", to: addDays(today, 1) }
  if (kind === "next_school_day") return { kind }
  if (kind === "day") return isDay(day) ? { kind: "move", to: day } : null
  const isCount = typeof school_days === "number" && Number.isInteger(school_days) && Math.abs(school_days) <= 60
  return isCount && school_days !== 0 ? { kind: "shift", school_days } : null
}
