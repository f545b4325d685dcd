import { useEffect, useState, useSyncExternalStore } from "react"
import { isOutage, type ReadableError } from "../lib/read-error.ts"
import { outage } from "./server-outage.ts"

/** Shown with a failed action after the outage. It is not sent again automatically, because it may have been executed. */
export const outageOverText = "Hearthbook is back. Please try again."

const isUp = () => false

/**
 * Returns true if an action failed because of an outage that is over. Returns false if there was no response although the server was
 * ready, because then the person's own connection failed.
 */
export function useOutageOver(failure: ReadableError | null): boolean {
  const isDown = useSyncExternalStore(outage.subscribe, outage.read, isUp)
  const found = failure && isOutage(failure) ? (failure.request_id ?? failure.message) : null
  const isAnswered = failure?.status !== undefined
  const [over, setOver] = useState<string | null>(null)
  useEffect(() => {
    if (found === null) return
    let isStale = false
    void outage.check().then((wasDown) => {
      if (!isStale && (wasDown || isAnswered)) setOver(found)
    })
    return () => {
      isStale = true
      setOver(null)
    }
  }, [found, isAnswered])
  return found !== null && over === found && !isDown
}
