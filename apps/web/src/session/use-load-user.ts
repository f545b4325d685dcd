import type { WhoamiView } from "@hearthbook/api/schemas/auth"
import { session } from "./client.ts"
import { trpc } from "../api/trpc.ts"
import { userOf } from "./user-of.ts"

/**
 * Asks the server now who is signed in, and keeps what it says of them. It goes through the cache of answers, which the
 * guards read: an older answer left there would undo what was learned.
 */
export function useLoadUser(): () => Promise<WhoamiView> {
  const { whoami } = trpc.useUtils().auth
  return async () => {
    const answer = await whoami.fetch(undefined, { staleTime: 0 })
    session.updateUser(userOf(answer))
    return answer
  }
}
