import { addDays, weekdayOf, type Day, type Weekday } from "@hearthbook/api/rules/time/days"
import { formatWeekday, weekdayName } from "../../../lib/week-words.ts"

/** Names the last school day: 'yesterday', or 'Friday, Nov 20'. */
export function nameDayBefore(before: Day, today: Day): string {
  return before === addDays(today, -1) ? "yesterday" : formatWeekday(before)
}

type State = {
  today: Day
  school_days: Weekday[]
  dayBefore: string
  isAllPresent: boolean
  /** True if the last school day has marks. */
  isAnyMarkedBefore: boolean
  isLikeBefore: boolean
}

/** Tells a parent if today is counted, and why an action has nothing to do. */
export function describeToday(state: State): string {
  const { today, school_days, dayBefore, isAllPresent, isAnyMarkedBefore, isLikeBefore } = state
  const onDayBefore = dayBefore === "yesterday" ? dayBefore : `on ${dayBefore}`
  return [
    !school_days.includes(weekdayOf(today)) &&
      `${weekdayName(today)} is not a school day: marks today are not counted.`,
    isAllPresent && "Everyone is already marked present.",
    !isAnyMarkedBefore && `There are no marks ${onDayBefore} to copy.`,
    isAnyMarkedBefore && isLikeBefore && `Today’s marks already match ${dayBefore}’s.`,
    "AI Suggest marks everyone present. It is a fixed rule, not an AI model.",
  ]
    .filter(Boolean)
    .join(" ")
}
