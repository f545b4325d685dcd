import { dayIn } from "@hearthbook/core/time/days"
import type { Calendar } from "@hearthbook/core/time/read-day"
import { createContext } from "react"
import { browserZone } from "../../lib/browser-zone.ts"

/** Returns the family's calendar, to which a typed day without a year refers. Until it is known, the browser's day. */
export const CalendarContext = createContext<() => Calendar>(() => ({
  today: dayIn(browserZone() ?? "UTC", new Date()),
  year_start: "07-01",
}))
