import { Notifications } from "@mantine/notifications"

/** Shows toasts. Loaded separately, so that no page waits for it. */
export default function ToastCorner() {
  return <Notifications position="bottom-left" limit={3} autoClose={4000} containerWidth={356} />
}
