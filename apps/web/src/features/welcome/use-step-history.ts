import { useEffect, useEffectEvent } from "react"
import { historyState, keepInHistory } from "../../ui/url/history-state.ts"

const key = "welcome_step"

/**
 * Makes each step an entry of the browser's history, so that Back leads to the step before instead of away from the page. `onStep` shows
 * the step of the entry to which a person has gone. `enter` adds an entry for the next step.
 */
export function useStepHistory(step: number, onStep: (step: number) => void) {
  const show = useEffectEvent(() => {
    const kept = historyState()[key]
    if (typeof kept === "number" && kept !== step) onStep(kept)
  })
  useEffect(() => {
    const go = () => show()
    window.addEventListener("popstate", go)
    return () => window.removeEventListener("popstate", go)
  }, [])
  return {
    enter: (next: number) => {
      keepInHistory({ [key]: step })
      window.history.pushState({ [key]: next }, "")
    },
  }
}
