import { notifications } from "@mantine/notifications"
import { failureToast } from "./failure-toast.ts"

/** Shows that settings were saved: 'Preferences saved!' */
export function showSavedToast(message: string): void {
  notifications.show({ color: "green", message })
}

/** Shows why a setting was not saved, with `fallback` as the message of an unexpected error: 'Failed to save settings.' */
export function showNotSavedToast(cause: unknown, fallback: string): void {
  notifications.show(failureToast(cause, fallback))
}
