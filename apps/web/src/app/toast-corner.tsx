import { Notifications } from "@mantine/notifications"

/** Where toasts are shown (A §9). No page waits for it. */
export default function ToastCorner() {
  return <Notifications position="bottom-left" limit={3} autoClose={4000} containerWidth={356} />
}
