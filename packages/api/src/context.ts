import type { Database } from "@hearthbook/db"
import type { Log } from "./log.ts"
import { identify, type Identity } from "./modules/auth/identify.ts"

/** The client that can open units of work; services are given one unit's client instead. */
export type Client = Database["client"]

export type Settings = {
  /** Signs access tokens and binds refresh tokens (AUTH_SECRET). */
  auth_secret: string
}

export type RequestFacts = {
  /** The Authorization header as it came. */
  authorization: string | null
  client_address: string
  user_agent: string | null
  request_id: string
}

export type Context = RequestFacts & {
  client: Client
  settings: Settings
  clock: () => Date
  log: Log
  /** Who the request's token says is asking, looked up at most once a request however many calls are batched in it. */
  identify: () => Promise<Identity>
}

/** Everything a procedure can know of the request it serves. */
export function createContext(init: Omit<Context, "identify">): Context {
  let identity: Promise<Identity> | undefined
  return { ...init, identify: () => (identity ??= identify(init)) }
}
