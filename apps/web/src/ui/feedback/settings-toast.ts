import { notifications } from "@mantine/notifications"
import { failureToast } from "./failure-toast.ts"

// S §2: what is said of settings goes after four seconds, good news and bad; that is every toast's time unless it says more.

/** 'Preferences saved!' */
export function showSavedToast(message: string): void {
  notifications.show({ color: "green", message })
}

/** Why a setting is as it was before; `fallback` where the failure has no words of its own: 'Failed to save settings.' */
export function showNotSavedToast(cause: unknown, fallback: string): void {
  notifications.show(failureToast(cause, fallback))
}
