import { createConnectionRedirectCaller } from "@hearthbook/api/modules/access/oauth/connection-redirect.router"
import { connectionDraft } from "@hearthbook/api/access/oauth"
import { redeemConnectionTicket } from "@hearthbook/api/modules/access/oauth/connect-sign-in.service"
import type { Hono } from "hono"
import type { AppEnv, AppOptions } from "../http/app-env.ts"
import { readJson } from "../http/read-json.ts"
import { createOauthEngine } from "./engine.ts"
import { configuredProviders } from "../settings/oauth-options.ts"
import { serveAccountLink } from "./serve-account-link.ts"

/** Serves connecting Google or GitHub to an existing account, so that the user can sign in with it. */
export function serveConnections(app: Hono<AppEnv>, { settings, oauth, clock }: AppOptions): void {
  if (!oauth) return
  const { app_url } = settings
  const engine = createOauthEngine(settings, oauth, clock)
  for (const provider of configuredProviders(oauth)) {
    const begin = `/api/v1/settings/connections/${provider}`
    serveAccountLink(
      app,
      { app_url, engine },
      {
        purpose: "connection",
        provider,
        begin,
        finish: `${begin}/callback`,
        issue: async (c, api) => {
          const { state } = await readJson(c, connectionDraft)
          return { state, ticket: await createConnectionRedirectCaller(api).ticket() }
        },
        redeem: redeemConnectionTicket,
        keep: (api, profile) => createConnectionRedirectCaller(api).connect(profile),
      },
    )
  }
}
