import { useEffect, useRef } from "react"

/** Runs `work` when the tab is shown again. */
export function useReturnToTab(work: () => Promise<void>): void {
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })
  useEffect(() => {
    const show = () => {
      if (document.visibilityState === "visible") void latest.current()
    }
    document.addEventListener("visibilitychange", show)
    return () => document.removeEventListener("visibilitychange", show)
  }, [])
}
