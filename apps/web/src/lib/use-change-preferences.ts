import type { UserView } from "@hearthbook/api/schemas/auth"
import { session, trpc } from "./trpc.ts"

export type Preferences = Pick<UserView, "theme" | "date_format">

/**
 * Changes how the screen looks or dates are written. It shows at once, here and in the other tabs; what the server refuses
 * is as it was before, and the refusal is passed on.
 */
export function useChangePreferences() {
  const utils = trpc.useUtils()
  const update = trpc.settings.updatePreferences.useMutation()
  return async (patch: Partial<Preferences>): Promise<void> => {
    const before = session.read()?.user
    if (!before) return
    // An answer from before the change would undo what shows already.
    await Promise.all([utils.auth.whoami.cancel(), utils.settings.get.cancel()])
    put(patch)
    try {
      await update.mutateAsync(patch)
    } catch (cause) {
      put({
        ...(patch.theme && { theme: before.theme }),
        ...(patch.date_format && { date_format: before.date_format }),
      })
      throw cause
    }
  }
}

function put(patch: Partial<Preferences>): void {
  const user = session.read()?.user
  if (user) session.updateUser({ ...user, ...patch })
}
