import { avatarView } from "@hearthbook/api/schemas/avatar"
import { notifications } from "@mantine/notifications"
import { asUser } from "../../../session/as-user.ts"
import { askRest } from "../../../api/rest.ts"
import { trpc } from "../../../api/trpc.ts"
import { useLoadUser } from "../../../session/use-load-user.ts"
import { showNotSavedToast } from "../../../ui/feedback/settings-toast.ts"

/** Sends a picture of the person signed in, or takes it away; the whole screen follows. */
export function useAvatar() {
  const utils = trpc.useUtils()
  const loadUser = useLoadUser()
  const removal = trpc.avatar.remove.useMutation()
  // Kept already: what cannot be asked for now comes with the next look.
  const follow = () => Promise.all([loadUser(), utils.invalidate()]).catch(() => undefined)
  const save = async (picture: Blob) => {
    const form = new FormData()
    form.set("avatar", picture, "avatar.jpg")
    await asUser((access_token) => askRest("/settings/avatar", avatarView, { body: form, access_token }))
    await follow()
    notifications.show({ color: "green", message: "Your picture is saved." })
  }
  const remove = async () => {
    try {
      await removal.mutateAsync()
      await follow()
      notifications.show({ color: "green", message: "Your picture is removed." })
    } catch (cause) {
      showNotSavedToast(cause, "Failed to remove your picture.")
    }
  }
  return { save, remove, isRemoving: removal.isPending }
}
