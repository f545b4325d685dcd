import { dayToDate, type Day } from "@hearthbook/core/time/days"
import type { RescheduleInput } from "./reschedule.schema.ts"

const format = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric", timeZone: "UTC" })
const day = (day: Day) => format.format(dayToDate(day))

/** A move in words, for the history: 'Pushed 14 lessons of Ada's Algebra back by 1 meeting day'. */
export function describeMove(action: RescheduleInput["action"], count: number, courses: string[]): string {
  const [only] = courses
  const of = courses.length === 1 && only ? ` of ${only}` : ""
  const lessons = `${count === 1 ? "1 lesson" : `${count} lessons`}${of}`
  switch (action.kind) {
    case "shift": {
      const days = Math.abs(action.meeting_days)
      const by = days === 1 ? "1 meeting day" : `${days} meeting days`
      return `${action.meeting_days < 0 ? "Moved" : "Pushed"} ${lessons} ${action.meeting_days < 0 ? "up" : "back"} by ${by}`
    }
    case "move":
      return `Moved ${lessons} to ${day(action.to)}`
    case "relay":
      return action.start ? `Laid out ${lessons} from ${day(action.start)}` : `Laid out ${lessons} after days off`
    case "catch_up":
      if (!action.start) return `Pushed ${lessons} back after days off`
      if ((action.per_day ?? 1) === 1) return `Pushed ${lessons} back from ${day(action.start)} on`
      return `Caught up with ${lessons} from ${day(action.start)}`
    case "spread":
      return `Spread ${lessons} from ${day(action.start)} to ${day(action.until)}`
    case "undate":
      return `Took ${lessons} off the calendar`
    case "skip":
      return `Skipped ${lessons}`
    case "complete":
      return `Marked ${lessons} as done`
  }
}
