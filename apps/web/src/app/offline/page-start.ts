import { createQueryClient } from "../../api/query-client.ts"
import { session } from "../../session/client.ts"
import { keptKey } from "../../session/kept-data.ts"

/** The query cache of this page. */
export const queryClient = createQueryClient()

/** Milliseconds that the page waits for the last known data. */
const patience = 1000

/** True if this browser has kept data of the person who is signed in. */
export function hasKept(): boolean {
  const user_id = session.read()?.user.id
  return user_id !== undefined && localStorage.getItem(keptKey) === user_id
}

/**
 * Restores the last known data of the person who is signed in, if this browser has kept any. Null if there is nothing to wait for. Never
 * rejects.
 */
export function restoreKept(): Promise<unknown> | null {
  const user_id = session.read()?.user.id
  if (!user_id || !hasKept()) return null
  const restored = import("./restore-answers.ts").then(({ restoreAnswers }) => restoreAnswers(queryClient, user_id))
  return Promise.race([restored.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, patience))])
}
