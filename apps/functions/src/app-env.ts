import type { Context as ApiContext } from "@hearthbook/api/context"
import type { Settings } from "@hearthbook/api/request"
import type { Database } from "@hearthbook/db"
import type { HttpBindings } from "@hono/node-server"
import type { Logger } from "pino"

/** What the app is given by whoever starts it: a server, a serverless entry, a test. */
export type AppOptions = {
  database: Database
  settings: Settings
  /** How many proxies of ours stand in front. */
  trusted_proxies: number
  clock: () => Date
  log: Logger
}

export type AppEnv = {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; api: () => ApiContext }
}
