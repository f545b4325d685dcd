import { noteAuthEvent } from "../../session/auth-log.ts"
import { session } from "../../session/client.ts"
import { SessionWatch } from "./session-watch.ts"

/** The watch over this browser's session: started with the app, shown by the shells. */
export const sessionWatch = new SessionWatch(session, noteAuthEvent)
