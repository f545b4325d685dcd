import { notifications } from "@mantine/notifications"

/** Says that a form's draft is restored when the form is opened again. */
export function showDraftKeptToast(label: string): void {
  notifications.show({
    id: `kept ${label}`,
    message: `Your draft of “${label}” is kept. Open it to continue.`,
  })
}
