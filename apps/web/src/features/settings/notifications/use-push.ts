import { notifications } from "@mantine/notifications"
import { useEffect, useState } from "react"
import {
  findObstacle,
  isDeviceSubscribed,
  subscribeDevice,
  unsubscribeDevice,
  type Obstacle,
} from "../../../session/push.ts"
import { notePush } from "../../../session/had-push.ts"
import { trpc } from "../../../api/trpc.ts"
import { useUser } from "../../../session/use-session.ts"
import { showNotSavedToast } from "../../../ui/feedback/settings-toast.ts"

/** Push messages on this device: if they are supported and subscribed, and functions to subscribe and unsubscribe. */
export function usePush() {
  const [{ push_public_key: key }] = trpc.auth.options.useSuspenseQuery()
  const user = useUser()
  const [obstacle, setObstacle] = useState<Obstacle | null>(() => findObstacle(key))
  const [isSubscribed, setSubscribed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const save = trpc.push.subscribe.useMutation()
  const remove = trpc.push.unsubscribe.useMutation()

  useEffect(() => {
    let gone = false
    isDeviceSubscribed().then(
      (is) => gone || setSubscribed(is),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])

  /** Asks the browser for permission. Resolves to true if this device is subscribed. */
  const subscribe = async (): Promise<boolean> => {
    if (key === null) return false
    setBusy(true)
    try {
      const subscription = await subscribeDevice(key)
      if (!subscription) {
        setObstacle(findObstacle(key))
        notifications.show({
          color: "error",
          message: "Push messages stay off, because the browser is not allowed to show them.",
        })
        return false
      }
      await save.mutateAsync(subscription)
      if (user) notePush(user.id, true)
      setSubscribed(true)
      return true
    } catch (cause) {
      await unsubscribeDevice().catch(() => undefined)
      showNotSavedToast(cause, "Failed to save settings.")
      return false
    } finally {
      setBusy(false)
    }
  }

  const forget = async (): Promise<void> => {
    setSubscribed(false)
    if (user) notePush(user.id, false)
    try {
      const endpoint = await unsubscribeDevice()
      if (endpoint !== null) await remove.mutateAsync({ endpoint })
    } catch {
      // The browser is unsubscribed already; the push service tells the server.
    }
  }

  return { obstacle, isSubscribed, isBusy, subscribe, forget }
}
