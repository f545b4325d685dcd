import type { UserView } from "@hearthbook/api/access/auth"
import { session } from "./client.ts"
import { trpc } from "../api/trpc.ts"

export type Preferences = Pick<UserView, "theme" | "date_format">

/** The changes that are not saved yet, in order. */
let waiting: Partial<Preferences>[] = []
/** The preferences before the first of them. */
let saved: Preferences | null = null
let queue: Promise<unknown> = Promise.resolve()

/**
 * Changes the theme or the date format. The change shows at once, in every tab. Changes are saved one after another, so the last
 * one wins. A refused change is reverted and its error thrown, and later changes stay.
 */
export function useChangePreferences() {
  const utils = trpc.useUtils()
  const update = trpc.settings.updatePreferences.useMutation()
  return async (patch: Partial<Preferences>): Promise<void> => {
    const user = session.read()?.user
    if (!user) return
    // A response from before the change would revert it.
    await Promise.all([utils.auth.whoami.cancel(), utils.settings.get.cancel()])
    saved ??= { theme: user.theme, date_format: user.date_format }
    waiting = [...waiting, patch]
    show()
    const turn = queue.then(() => update.mutateAsync(patch))
    queue = turn.catch(() => undefined)
    try {
      saved = { ...saved, ...(await turn) }
    } finally {
      waiting = waiting.filter((other) => other !== patch)
      show()
      if (waiting.length === 0) {
        saved = null
        // Refetches the stored values, in case a response was lost. Errors are not delayed by it.
        void Promise.all([utils.auth.whoami.invalidate(), utils.settings.get.invalidate()])
      }
    }
  }
}

/** Shows the saved preferences with all pending changes. */
function show(): void {
  const user = session.read()?.user
  if (!user || !saved) return
  session.updateUser(waiting.reduce<UserView>((shown, patch) => ({ ...shown, ...patch }), { ...user, ...saved }))
}
