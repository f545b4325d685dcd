import { notifications } from "@mantine/notifications"
import { useEffect } from "react"
import { session, typedDrafts } from "../lib/trpc.ts"

/** Says to who is back which forms still hold what was typed before the session ended: a dialog does not open by itself. */
export function useTellTyped(): void {
  useEffect(() => {
    const user_id = session.read()?.user.id ?? ""
    for (const label of typedDrafts.labels(user_id)) {
      notifications.show({ message: `“${label}” is kept as you had typed it: open it to go on.`, autoClose: 10_000 })
    }
  }, [])
}
