import type { Day } from "@hearthbook/api/rules/days"
import { useEffect, useRef } from "react"
import { useToday } from "../../session/use-session.ts"

/**
 * Asks anew when a day begins that is not the one of the answer, so that a page left open overnight shows the new day in
 * the morning. Once for each day, whatever the answer says then: a browser's clock may be wrong.
 */
export function useNewDay(answered: Day, refetch: () => Promise<unknown>): void {
  const today = useToday()
  const seen = useRef(answered)
  useEffect(() => {
    if (today === seen.current) return
    seen.current = today
    void refetch()
  }, [today, refetch])
}
