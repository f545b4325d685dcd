import type { Database } from "@hearthbook/db"
import type { Log } from "./log.ts"

/** The client that can open units of work; services are given one unit's client instead. */
export type Client = Database["client"]

type Settings = {
  /** Signs access tokens and binds refresh tokens (AUTH_SECRET). */
  auth_secret: string
}

/** What is known of a request before anybody looks who asks. */
export type RequestFacts = {
  client: Client
  settings: Settings
  clock: () => Date
  log: Log
  /** The Authorization header as it came. */
  authorization: string | null
  client_address: string
  user_agent: string | null
  request_id: string
}
