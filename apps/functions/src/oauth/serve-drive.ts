import { createDriveRedirectCaller } from "@hearthbook/api/modules/work/drive/drive.router"
import { driveConnection } from "@hearthbook/api/work/drive"
import { redeemDriveTicket } from "@hearthbook/api/modules/work/drive/connect-drive.service"
import type { Hono } from "hono"
import type { AppEnv, AppOptions } from "../http/app-env.ts"
import { readJson } from "../http/read-json.ts"
import { createOauthEngine } from "./engine.ts"
import { serveAccountLink } from "./serve-account-link.ts"

/** Serves connecting a Google Drive. */
export function serveDrive(app: Hono<AppEnv>, { settings, oauth, clock }: AppOptions): void {
  if (!oauth?.keys.google) return
  const { app_url } = settings
  const engine = createOauthEngine(settings, oauth, clock)
  serveAccountLink(
    app,
    { app_url, engine },
    {
      purpose: "drive",
      provider: "google",
      begin: "/api/v1/settings/google/connect",
      finish: "/api/v1/settings/google/callback",
      issue: async (c, api) => {
        const { state } = await readJson(c, driveConnection)
        return { state, ticket: await createDriveRedirectCaller(api).ticket() }
      },
      redeem: redeemDriveTicket,
      keep: (api, profile) => createDriveRedirectCaller(api).connect(profile),
    },
  )
}
