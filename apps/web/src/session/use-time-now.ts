import type { Day } from "@hearthbook/core/time/days"
import { timeIn, type Time } from "@hearthbook/core/time/times"
import { useClock } from "../ui/hooks/use-clock.ts"
import { useFamily, useToday } from "./use-session.ts"

/** Returns the time (HH:MM) in the family's time zone, or null if `day` is not today there. */
export function useTimeNow(day: Day): Time | null {
  const { time_zone } = useFamily()
  const today = useToday()
  const time = useClock((now) => timeIn(time_zone, now))
  return day === today ? time : null
}
