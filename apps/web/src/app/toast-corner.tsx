import { Notifications, notifications as toasts, useNotifications, type NotificationData } from "@mantine/notifications"
import { useEffect } from "react"
import { lastUsedControl } from "../ui/feedback/last-used-control.ts"
import { toastDuration } from "../ui/feedback/toast-durations.ts"
import { toastLift } from "../ui/feedback/toast-lift.ts"

/** Shows one toast at a time, the latest. Loaded separately, so that no page waits for it. */
export default function ToastCorner() {
  const { notifications } = useNotifications()
  const latest = notifications.at(-1)?.id
  useEffect(() => {
    for (const toast of notifications) if (toast.id !== latest) hideForLater(toast)
  }, [notifications, latest])
  useEffect(() => {
    if (latest === undefined) return
    // The toast is in the page one frame later. The page scrolls to a control that gets the focus, and then it may be covered.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(liftToast)))
    const follow = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(liftToast)
    }
    document.addEventListener("focusin", follow)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener("focusin", follow)
    }
  }, [latest])
  return <Notifications position="bottom-center" limit={3} autoClose={toastDuration.message} containerWidth={356} />
}

/**
 * Hides a toast in favor of a later one. It only counts as closed when it would have closed by itself, so that its change can be undone
 * with Ctrl+Z until then.
 */
function hideForLater({ onClose, ...toast }: NotificationData): void {
  toasts.update({ ...toast, onClose: undefined })
  if (toast.id) toasts.hide(toast.id)
  if (onClose) setTimeout(() => onClose({ ...toast, onClose }), toastDuration.action)
}

/** Lifts the latest toast above the control that was just used or has the focus, if it covers it (global.css). */
function liftToast(): void {
  const { style } = document.documentElement
  const place = document.querySelector(".mantine-Notifications-root[data-position=bottom-center]")
  const toast = [...(place?.querySelectorAll<HTMLElement>("[role=alert]") ?? [])].at(-1)
  // A toast whose Undo has the focus stays where it is.
  if (toast?.contains(document.activeElement)) return
  style.removeProperty("--hb-lift")
  if (!place || !toast) return
  const { bottom, left, right } = place.getBoundingClientRect()
  // The height of the layout, since the toast is still being moved into view.
  const box = { top: bottom - toast.offsetHeight, bottom, left, right }
  const lift = toastLift(box, lastUsedControl())
  if (lift > 0) style.setProperty("--hb-lift", `${lift}px`)
}
