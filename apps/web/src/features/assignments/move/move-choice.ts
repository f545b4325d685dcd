import { addDays, isDay, type Day } from "@hearthbook/api/rules/time/days"
import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import type { WorkAction } from "../../../entities/assignment/use-change-work.ts"
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
 * The choice as the dialog opens. Together with all later work, an assignment that is not late moves by a school day; a late one
 * moves to the next school day.
 */
export function firstChoice(works: AssignmentView[], isTogether: boolean, today: Day): MoveChoice {
  const [first] = works
  const isLate = first !== undefined && dayOf(first.due_date) < today
  const together = isLate ? "next_school_day" : "school_days"
  return { kind: isTogether ? together : "tomorrow", day: addDays(today, 1), school_days: 1 }
}

/** The action of a choice; null while it is not complete. */
export function actionOf({ kind, day, school_days }: MoveChoice, today: Day): WorkAction | null {
  if (kind === "tomorrow") return { kind: "move", to: addDays(today, 1) }
  if (kind === "next_school_day") return { kind }
  if (kind === "day") return isDay(day) ? { kind: "move", to: day } : null
  const isCount = typeof school_days === "number" && Number.isInteger(school_days) && Math.abs(school_days) <= 60
  return isCount && school_days !== 0 ? { kind: "shift", school_days } : null
}
