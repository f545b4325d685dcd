import { useState } from "react"
import { announce } from "../../ui/feedback/live-region.tsx"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"

/** Saves one file at a time. A failure is shown with its reason, or else with `failure`. */
export function useSaving(failure: string) {
  const [isSaving, setSaving] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setSaving(true)
    try {
      await work()
      announce("Downloaded.")
    } catch (cause) {
      showFailureToast(cause, failure)
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, save: (work: () => Promise<void>) => void (isSaving || run(work)) }
}
