import { useEffect, useState, useSyncExternalStore } from "react"
import { isOutage, type ReadableError } from "../lib/read-error.ts"
import { outage } from "./server-outage.ts"

/** Said where something failed in an outage, once it can be done: nothing is sent by itself that may have been done already. */
export const outageOverText = "Hearthbook is back. Please try again."

const isUp = () => false

/**
 * Whether this failed because nobody was there, and by now somebody is. Where no answer came at all and the server was well all
 * along, it is not said: the line of whoever reads it is what failed.
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
