import { noteAuthEvent } from "../../session/auth-log.ts"
import { session } from "../../session/client.ts"
import { SessionWatch } from "./session-watch.ts"

/** The watch for this browser's session. Started with the app, and shown by the shells. */
export const sessionWatch = new SessionWatch(session, noteAuthEvent)
