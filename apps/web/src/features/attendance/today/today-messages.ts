import { listOf } from "../../../lib/format.ts"
import { addDays, type Day } from "@hearthbook/core/time/days"
import { formatWeekday, weekdayName } from "../../../lib/week-labels.ts"
import { noSchool } from "../week/days-off.ts"

/** Names the last school day: 'yesterday', or 'Friday, Nov 20'. */
export function nameDayBefore(before: Day, today: Day): string {
  return before === addDays(today, -1) ? "yesterday" : formatWeekday(before)
}

type State = {
  today: Day
  /** The reason why no one has school today; null if someone has. */
  off: string | null
  /** The students who have no school today. */
  awayNames: string[]
  dayBefore: string
  isAllPresent: boolean
  /** True if the last school day has marks. */
  isAnyMarkedBefore: boolean
  isLikeBefore: boolean
}

/** Tells a parent who has no school today, and why an action has nothing to do. */
export function describeToday(state: State): string {
  const { today, off, awayNames, dayBefore, isAllPresent, isAnyMarkedBefore, isLikeBefore } = state
  const onDayBefore = dayBefore === "yesterday" ? dayBefore : `on ${dayBefore}`
  if (off) {
    const reason = off === noSchool ? `${weekdayName(today)} is not a school day` : `${off}: today is a day off`
    return `${reason}, so there is no one to mark. Marks that you set all the same are not counted.`
  }
  return [
    awayNames.length > 0 && `${listOf(awayNames)} ${awayNames.length === 1 ? "has" : "have"} no school today.`,
    isAllPresent && "Everyone is already marked present.",
    !isAnyMarkedBefore && `There are no marks ${onDayBefore} to copy.`,
    isAnyMarkedBefore && isLikeBefore && `Today’s marks already match ${dayBefore}’s.`,
    "AI Suggest marks everyone present. It is a fixed rule, not an AI model.",
  ]
    .filter(Boolean)
    .join(" ")
}
