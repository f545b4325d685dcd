import { SessionStore } from "../session/session-store.ts"
import { memoryStorage, tokenOf } from "./session-server.ts"
import { parent } from "./sample-family.ts"

type RequestTokens = ConstructorParameters<typeof SessionStore>[1]

/** Who signs in, without whether it is remembered. */
export const signedIn = { access_token: tokenOf(1), refresh_token: "refresh-1", user: parent }

/** Asks nobody for tokens: a test that needs new ones says so with `renew`. */
export const never: RequestTokens = () => Promise.reject(new Error("No refresh is expected here"))

/** The tokens that a server gives for the first ones. */
export const renew = async () => ({ access_token: tokenOf(2), refresh_token: "refresh-2" })

/** A browser's tabs: what is remembered is theirs together, and each keeps what is its own. */
export function openBrowser() {
  const lasting = memoryStorage()
  const openTab = (tab = memoryStorage(), requestTokens = never) => ({
    tab,
    session: new SessionStore({ lasting, tab }, requestTokens),
  })
  return { lasting, openTab }
}
