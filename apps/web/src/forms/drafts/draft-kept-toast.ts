import { notifications } from "@mantine/notifications"

const idOf = (label: string) => `kept ${label}`

/** Says that a form's draft is restored when the form is opened again. */
export function showDraftKeptToast(label: string): void {
  notifications.show({ id: idOf(label), message: `Your draft of “${label}” is kept. Open it to continue.` })
}

/** Hides the message once the form is open again. */
export function hideDraftKeptToast(label: string): void {
  notifications.hide(idOf(label))
}
