import { useEffect } from "react"
import { session, formDrafts } from "../../session/client.ts"
import { showDraftKeptToast } from "../../forms/drafts/draft-kept-toast.ts"

/**
 * Shows which forms have a draft from before the session ended, because dialogs do not open by themselves. Shows each once, because
 * the row may be gone.
 */
export function useDraftKeptToast(): void {
  useEffect(() => {
    const user_id = session.read()?.user.id ?? ""
    formDrafts.takeLabels(user_id).forEach(showDraftKeptToast)
  }, [])
}
