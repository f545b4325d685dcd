import { redirectView } from "@hearthbook/api/schemas/oauth"
import { useState } from "react"
import { asUser } from "../../../session/as-user.ts"
import { beginDrive } from "../../../session/identity/oauth-attempt.ts"
import { askRest } from "../../../api/rest.ts"
import { trpc } from "../../../api/trpc.ts"
import { useLoadUser } from "../../../session/use-load-user.ts"
import { confirmDelete } from "../../../forms/confirm-delete.tsx"
import { showNotSavedToast } from "../../../ui/feedback/settings-toast.ts"

/** Leaves for Google to connect one's Drive, or disconnects it there and here (DECISIONS 25). */
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
      // The button stays as it is until the page has gone.
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
      question: "Hearthbook will no longer see files in Google Drive. What was handed in stays.",
      fallback: "Failed to disconnect Google.",
      remove: async () => {
        await remove.mutateAsync({ provider: "google", purpose: "drive" })
        await loadUser()
      },
    })
  return { connect, disconnect, isLeaving }
}
