import type { UserView } from "@hearthbook/api/schemas/auth"
import { session } from "./client.ts"
import { trpc } from "../api/trpc.ts"

export type Preferences = Pick<UserView, "theme" | "date_format">

/** What is on its way, in the order in which it was chosen; what stood before the first of it. */
let waiting: Partial<Preferences>[] = []
let saved: Preferences | null = null
let line: Promise<unknown> = Promise.resolve()

/**
 * Changes how the screen looks or dates are written. It shows at once, here and in the other tabs. Choices are sent one after
 * the other, so that the last one wins; what the server refuses goes, what came after it stays, and the refusal is passed on.
 */
export function useChangePreferences() {
  const utils = trpc.useUtils()
  const update = trpc.settings.updatePreferences.useMutation()
  return async (patch: Partial<Preferences>): Promise<void> => {
    const user = session.read()?.user
    if (!user) return
    // An answer from before the change would undo what shows already.
    await Promise.all([utils.auth.whoami.cancel(), utils.settings.get.cancel()])
    saved ??= { theme: user.theme, date_format: user.date_format }
    waiting = [...waiting, patch]
    show()
    const turn = line.then(() => update.mutateAsync(patch))
    line = turn.catch(() => undefined)
    try {
      saved = { ...saved, ...(await turn) }
    } finally {
      waiting = waiting.filter((other) => other !== patch)
      show()
      if (waiting.length === 0) {
        saved = null
        // What the server holds by now, also where its answer was lost. A refusal does not wait for it to be told.
        void Promise.all([utils.auth.whoami.invalidate(), utils.settings.get.invalidate()])
      }
    }
  }
}

/** What is saved, with all that is on its way. */
function show(): void {
  const user = session.read()?.user
  if (!user || !saved) return
  session.updateUser(waiting.reduce<UserView>((shown, patch) => ({ ...shown, ...patch }), { ...user, ...saved }))
}
