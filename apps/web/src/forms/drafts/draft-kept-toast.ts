import { notifications } from "@mantine/notifications"

/** Says that what was typed in a form that has gone is there when it is opened again. */
export function showDraftKeptToast(label: string): void {
  notifications.show({
    id: `kept ${label}`,
    message: `“${label}” is kept as you had typed it: open it to go on.`,
    autoClose: 10_000,
  })
}
