import { Notifications } from "@mantine/notifications"
import { toastDuration } from "../ui/feedback/toast-durations.ts"

/** Shows toasts. Loaded separately, so that no page waits for it. */
export default function ToastCorner() {
  return <Notifications position="bottom-left" limit={3} autoClose={toastDuration.message} containerWidth={356} />
}
