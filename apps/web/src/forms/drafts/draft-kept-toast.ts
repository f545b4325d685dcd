import { notifications } from "@mantine/notifications"

/** Says that a form's draft is restored when the form is opened again. */
export function showDraftKeptToast(label: string): void {
  notifications.show({
    id: `kept ${label}`,
    message: `“${label}” is kept as you had typed it: open it to go on.`,
    autoClose: 10_000,
  })
}
