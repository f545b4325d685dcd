import type { ReportCardView } from "@hearthbook/api/records/report-card"
import { useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { countOf } from "../../../lib/format.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"
import { announce } from "../../../ui/feedback/live-region.tsx"

type Course = Pick<ReportCardView["courses"][number], "curriculum_id">

/** Makes the results of several courses final, or reopens them, of a term or of the whole course. */
export function useFinalize(term_id: string | null) {
  const finalize = trpc.courseResults.finalize.useMutation()
  const reopen = trpc.courseResults.reopen.useMutation()
  const [isSaving, setSaving] = useState(false)
  const forEach = (change: typeof finalize, done: string, failure: string) => async (courses: Course[]) => {
    setSaving(true)
    try {
      // One after another, since a locked year asks once for the reason of each.
      for (const { curriculum_id } of courses) await change.mutateAsync({ id: curriculum_id, term_id })
      announce(`${countOf(courses.length, "result")} ${done}.`)
    } catch (cause) {
      showFailureToast(cause, failure)
    } finally {
      setSaving(false)
    }
  }
  return {
    isSaving,
    finalize: forEach(finalize, "made final", "Failed to make the results final."),
    reopen: forEach(reopen, "reopened", "Failed to reopen the results."),
  }
}
