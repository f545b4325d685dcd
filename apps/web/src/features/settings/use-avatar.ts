import { avatarView } from "@hearthbook/api/schemas/avatar"
import { notifications } from "@mantine/notifications"
import { asUser } from "../../lib/as-user.ts"
import { askRest } from "../../lib/rest.ts"
import { trpc } from "../../lib/trpc.ts"
import { useLoadUser } from "../../lib/use-load-user.ts"
import { tellFailure } from "../../ui/toasts.tsx"

/** Sends a picture of the person signed in, or takes it away; the whole screen follows. */
export function useAvatar() {
  const utils = trpc.useUtils()
  const loadUser = useLoadUser()
  const removal = trpc.avatar.remove.useMutation()
  const follow = async () => {
    await loadUser()
    await utils.settings.get.invalidate()
  }
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
      tellFailure(cause, "Failed to remove your picture.")
    }
  }
  return { save, remove, isRemoving: removal.isPending }
}
