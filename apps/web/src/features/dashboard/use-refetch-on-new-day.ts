import type { Day } from "@hearthbook/core/time/days"
import { useEffect, useRef } from "react"
import { useToday } from "../../session/use-session.ts"

/**
 * Refetches when the day of the data has passed, so that a page left open overnight shows the new day. Only once a day,
 * since the browser's clock may be wrong.
 */
export function useRefetchOnNewDay(answered: Day, refetch: () => Promise<unknown>): void {
  const today = useToday()
  const seen = useRef(answered)
  useEffect(() => {
    if (today === seen.current) return
    seen.current = today
    void refetch()
  }, [today, refetch])
}
