import { addDays, weekdayOf, type Day, type Weekday } from "@hearthbook/api/rules/days"
import { formatWeekday, weekdayName } from "../../../lib/week-words.ts"

/** 'yesterday', or 'Friday, Nov 20' where that was the last school day. */
export function nameDayBefore(before: Day, today: Day): string {
  return before === addDays(today, -1) ? "yesterday" : formatWeekday(before)
}

type State = {
  today: Day
  school_days: Weekday[]
  dayBefore: string
  isAllPresent: boolean
  /** Whether the last school day has marks, and whether today differs from them. */
  isAnyMarkedBefore: boolean
  isLikeBefore: boolean
}

/** What a parent should know before pressing: whether today counts, and why an action has nothing to do. */
export function describeToday(state: State): string {
  const { today, school_days, dayBefore, isAllPresent, isAnyMarkedBefore, isLikeBefore } = state
  const onDayBefore = dayBefore === "yesterday" ? dayBefore : `on ${dayBefore}`
  return [
    !school_days.includes(weekdayOf(today)) && `${weekdayName(today)} is no school day: marks today count nowhere.`,
    isAllPresent && "Everyone is marked present already.",
    !isAnyMarkedBefore && `Nothing was marked ${onDayBefore}, so there is nothing to copy.`,
    isAnyMarkedBefore && isLikeBefore && `Today is marked as it was ${onDayBefore} already.`,
    "AI Suggest is a fixed rule, not a model: it marks everyone present.",
  ]
    .filter(Boolean)
    .join(" ")
}
