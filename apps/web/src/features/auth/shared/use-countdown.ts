import { useState } from "react"
import { useSeconds } from "../../../ui/hooks/use-clock.ts"

/** A countdown in seconds that starts at once and can be restarted. Returns the seconds left. */
export function useCountdown(seconds: number): [number, () => void] {
  const inFuture = () => Date.now() + seconds * 1000
  const [end, setEnd] = useState(inFuture)
  const now = useSeconds()
  const left = Math.min(seconds, Math.max(0, Math.ceil((end - now) / 1000)))
  return [left, () => setEnd(inFuture())]
}
