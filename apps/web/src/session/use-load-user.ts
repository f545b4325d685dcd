import type { WhoamiView } from "@hearthbook/api/access/auth"
import { session } from "./client.ts"
import { trpc } from "../api/trpc.ts"
import { userOf } from "./user-of.ts"

/**
 * Fetches the signed-in person and updates the session. Uses the query cache, which the route guards read, because an older entry
 * there would revert the update.
 */
export function useLoadUser(): () => Promise<WhoamiView> {
  const { whoami } = trpc.useUtils().auth
  return async () => {
    const answer = await whoami.fetch(undefined, { staleTime: 0 })
    session.updateUser(userOf(answer))
    return answer
  }
}
