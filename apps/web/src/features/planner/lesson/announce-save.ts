import { notifications } from "@mantine/notifications"

/** Says in a toast that a lesson was saved, or that it was not. The form shows the reason of a failure. */
export async function announceSave(saving: Promise<unknown>): Promise<void> {
  await announceFailure(saving)
  notifications.show({ message: "Lesson Plan saved successfully!" })
}

/** The same without the message of success, for a save that can be undone and says so itself. */
export async function announceFailure<Saved>(saving: Promise<Saved>): Promise<Saved> {
  try {
    return await saving
  } catch (cause) {
    notifications.show({ color: "error", message: "Error saving lesson plan. See message on screen." })
    throw cause
  }
}
