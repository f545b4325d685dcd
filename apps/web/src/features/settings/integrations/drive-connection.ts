import { redirectView } from "@hearthbook/api/access/oauth"
import { useState } from "react"
import { asUser } from "../../../session/as-user.ts"
import { beginDrive } from "../../../session/identity/oauth-attempt.ts"
import { askRest } from "../../../api/rest.ts"
import { trpc } from "../../../api/trpc.ts"
import { useLoadUser } from "../../../session/use-load-user.ts"
import { confirmDelete } from "../../../forms/confirm-delete.tsx"
import { showNotSavedToast } from "../../../ui/feedback/settings-toast.ts"

/** Redirects to Google to connect the user's Drive, or disconnects it here and at Google. */
export function useDriveConnection() {
  const [isLeaving, setLeaving] = useState(false)
  const remove = trpc.oauth.disconnect.useMutation()
  const loadUser = useLoadUser()

  const connect = async () => {
    setLeaving(true)
    try {
      const state = beginDrive(sessionStorage)
      const ask = (access_token: string) =>
        askRest("/settings/google/connect", redirectView, { body: { state }, access_token })
      const { url } = await asUser(ask)
      // The button keeps its loading state until the page unloads.
      window.location.assign(url)
    } catch (cause) {
      setLeaving(false)
      showNotSavedToast(cause, "Failed to connect Google account. Please try again.")
    }
  }
  const disconnect = () =>
    confirmDelete({
      name: "Google Drive",
      verb: "Disconnect",
      question: "Hearthbook will no longer see your files in Google Drive. Work that was turned in stays.",
      fallback: "Failed to disconnect Google.",
      remove: async () => {
        await remove.mutateAsync({ provider: "google", purpose: "drive" })
        await loadUser()
      },
    })
  return { connect, disconnect, isLeaving }
}
