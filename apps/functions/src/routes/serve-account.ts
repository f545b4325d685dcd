import { accountDeletion } from "@hearthbook/api/data/account"
import { createCaller } from "@hearthbook/api"
import type { Hono } from "hono"
import type { AppEnv } from "../http/app-env.ts"
import { refusalResponse } from "../http/error-response.ts"
import { readJson } from "../http/read-json.ts"

/** Serves deleting the account, which is a DELETE with a body, unlike other REST routes. */
export function serveAccount(app: Hono<AppEnv>): void {
  app.delete("/api/v1/settings/account", async (c) => {
    try {
      const caller = createCaller(c.get("api")())
      return c.json(await caller.account.delete(await readJson(c, accountDeletion)))
    } catch (error) {
      return refusalResponse(c, error)
    }
  })
}
