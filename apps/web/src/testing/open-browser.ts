import { SessionStore } from "../session/session-store.ts"
import { memoryStorage, tokenOf } from "./session-server.ts"
import { parent } from "./sample-family.ts"

type RequestTokens = ConstructorParameters<typeof SessionStore>[1]

/** A session for signing in, without `remember`. */
export const signedIn = { access_token: tokenOf(1), refresh_token: "refresh-1", user: parent }

/** Fails if tokens are refreshed. A test that expects that passes `renew`. */
export const never: RequestTokens = () => Promise.reject(new Error("No refresh is expected here"))

/** Returns the tokens that a server issues for the first ones. */
export const renew = async () => ({ access_token: tokenOf(2), refresh_token: "refresh-2" })

/** A browser whose tabs share the lasting storage; each tab also has its own storage. */
export function openBrowser() {
  const lasting = memoryStorage()
  const openTab = (tab = memoryStorage(), requestTokens = never) => ({
    tab,
    session: new SessionStore({ lasting, tab }, requestTokens),
  })
  return { lasting, openTab }
}
