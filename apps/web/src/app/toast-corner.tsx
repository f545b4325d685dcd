import { Notifications, notifications as toasts, useNotifications } from "@mantine/notifications"
import { useEffect } from "react"
import { controlsInUse } from "../ui/feedback/last-used-control.ts"
import { toastDuration } from "../ui/feedback/toast-durations.ts"
import { toastLift } from "../ui/feedback/toast-lift.ts"

/** The pixels by which toasts are lifted from the bottom of the window. Used in global.css. */
const liftProperty = "--hb-lift"

/** Shows one toast at a time, the latest. Loaded separately, so that no page waits for it. */
export default function ToastCorner() {
  const { notifications } = useNotifications()
  const latest = notifications.at(-1)?.id
  useEffect(() => {
    for (const toast of notifications) if (toast.id && toast.id !== latest) toasts.hide(toast.id)
  }, [notifications, latest])
  useEffect(() => {
    if (latest === undefined) return
    document.documentElement.style.removeProperty(liftProperty)
    let lift = 0
    const rise = () => void (lift = liftToast(lift))
    // The toast is in the page one frame later. The page scrolls to a control that gets the focus, and then it may be covered.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(rise)))
    const follow = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(rise)
    }
    document.addEventListener("focusin", follow)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener("focusin", follow)
    }
  }, [latest])
  return <Notifications position="bottom-center" limit={3} autoClose={toastDuration.open} containerWidth={356} />
}

/**
 * Lifts the latest toast above the control that was just used or has the focus, and above the button that saves its form, if it covers
 * one of them (global.css). Who types on while a form is being saved would find its toast on the button for the next save. It never
 * sinks again, since it could then cover the control before. Takes and returns the lift in pixels.
 */
function liftToast(lift: number): number {
  const place = document.querySelector(".mantine-Notifications-root[data-position=bottom-center]")
  const toast = [...(place?.querySelectorAll<HTMLElement>("[role=alert]") ?? [])].at(-1)
  // A toast whose Undo has the focus stays where it is.
  if (!place || !toast || toast.contains(document.activeElement)) return lift
  const { bottom, left, right } = place.getBoundingClientRect()
  // The height of the layout, since the toast is still being moved into view.
  const top = bottom - toast.offsetHeight
  let rise = 0
  // From the lowest control up, since a toast above one control may cover the next.
  for (const control of controlsInUse().sort((a, b) => b.top - a.top))
    rise += toastLift({ top: top - rise, bottom: bottom - rise, left, right }, control)
  const total = lift + rise
  if (total > lift) document.documentElement.style.setProperty(liftProperty, `${total}px`)
  return total
}
