import { useState } from "react"
import { useSeconds } from "../../../ui/hooks/use-clock.ts"

/** Counts down from so many seconds, at once and whenever it is begun again; answers the seconds left. */
export function useWait(seconds: number): [number, () => void] {
  const inFuture = () => Date.now() + seconds * 1000
  const [end, setEnd] = useState(inFuture)
  const now = useSeconds()
  const left = Math.min(seconds, Math.max(0, Math.ceil((end - now) / 1000)))
  return [left, () => setEnd(inFuture())]
}
