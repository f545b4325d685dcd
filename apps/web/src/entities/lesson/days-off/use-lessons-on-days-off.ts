import { useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"

/** Counts the unfinished lessons on days off after days off have changed. `count` is 0 until there is something to ask. */
export function useLessonsOnDaysOff() {
  const utils = trpc.useUtils()
  const [count, setCount] = useState(0)
  const look = async () => {
    try {
      const { changes } = await utils.client.planning.reschedule.mutate({
        scope: { on_days_off: true },
        action: { kind: "shift", meeting_days: 1 },
        preview: true,
      })
      setCount(changes.length)
    } catch (cause) {
      showFailureToast(cause, "Failed to look for lessons on days off.")
    }
  }
  return { count, look: () => void look(), clear: () => setCount(0) }
}
