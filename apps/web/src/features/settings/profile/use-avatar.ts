import { avatarView } from "@hearthbook/api/family/avatar"
import { notifications } from "@mantine/notifications"
import { asUser } from "../../../session/as-user.ts"
import { askRest } from "../../../api/rest.ts"
import { trpc } from "../../../api/trpc.ts"
import { useLoadUser } from "../../../session/use-load-user.ts"
import { showNotSavedToast } from "../../../ui/feedback/settings-toast.ts"

/** Uploads or removes the user's picture, and refreshes the screen. */
export function useAvatar() {
  const utils = trpc.useUtils()
  const loadUser = useLoadUser()
  const removal = trpc.avatar.remove.useMutation()
  // The picture is saved already; if the refresh fails, the next query has it.
  const refresh = () => Promise.all([loadUser(), utils.invalidate()]).catch(() => undefined)
  const save = async (picture: Blob) => {
    const form = new FormData()
    form.set("avatar", picture, "avatar.jpg")
    await asUser((access_token) => askRest("/settings/avatar", avatarView, { body: form, access_token }))
    await refresh()
    notifications.show({ color: "green", message: "Your picture was saved." })
  }
  const remove = async () => {
    try {
      await removal.mutateAsync()
      await refresh()
      notifications.show({ color: "green", message: "Your picture was removed." })
    } catch (cause) {
      showNotSavedToast(cause, "Failed to remove your picture.")
    }
  }
  return { save, remove, isRemoving: removal.isPending }
}
