import { statusLabels } from "@hearthbook/core/names/labels"
import { dayToDate, type Day } from "@hearthbook/core/time/days"
import type { WorkChangeInput } from "./bulk-change.schema.ts"

const format = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric", timeZone: "UTC" })
const day = (day: Day) => format.format(dayToDate(day))

/** '“Spelling list”', or '3 assignments'. */
export function nameOfWork(works: { title: string }[]): string {
  const [only] = works
  return works.length === 1 && only ? `“${only.title}”` : `${works.length} assignments`
}

/** A change in words, for the history: 'Moved 3 assignments to Nov 30, 2026'. */
export function workWords(action: WorkChangeInput["action"], works: { title: string }[]): string {
  const name = nameOfWork(works)
  switch (action.kind) {
    case "move":
      return `Moved ${name} to ${day(action.to)}`
    case "next_school_day":
      return `Moved ${name} to the next school day`
    case "shift": {
      const count = Math.abs(action.school_days)
      return `Moved ${name} ${action.school_days < 0 ? "up" : "back"} by ${count === 1 ? "1 school day" : `${count} school days`}`
    }
    case "complete":
      return `Marked ${name} as done`
    case "skip":
      return `Skipped ${name}`
    case "status":
      return `Set ${name} to ${statusLabels[action.status]}`
    case "delete":
      return `Deleted ${name}`
  }
}
