import type { Day } from "@hearthbook/api/rules/days"
import { timeIn, type Time } from "@hearthbook/api/rules/times"
import { useClock } from "../ui/hooks/use-clock.ts"
import { useFamily, useToday } from "./use-session.ts"

/** The time on the family's clock, HH:MM; null while that clock shows another day than the one that is asked about. */
export function useTimeNow(day: Day): Time | null {
  const { time_zone } = useFamily()
  const today = useToday()
  const time = useClock((now) => timeIn(time_zone, now))
  return day === today ? time : null
}
