import { useEffect } from "react"
import { session, formDrafts } from "../../session/client.ts"
import { showDraftKeptToast } from "../../forms/drafts/draft-kept-toast.ts"

/**
 * Says to who is back which forms still hold what was typed before the session ended: a dialog does not open by itself. Once,
 * since what it was of may be gone.
 */
export function useDraftKeptToast(): void {
  useEffect(() => {
    const user_id = session.read()?.user.id ?? ""
    formDrafts.takeLabels(user_id).forEach(showDraftKeptToast)
  }, [])
}
