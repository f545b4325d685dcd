import { userView, type WhoamiView } from "@hearthbook/api/schemas/auth"
import { session, trpcClient } from "./trpc.ts"

/** Asks the server who is signed in, and keeps what it says of them. */
export async function loadUser(): Promise<WhoamiView> {
  const whoami = await trpcClient.auth.whoami.query()
  session.updateUser(userView.parse(whoami))
  return whoami
}
