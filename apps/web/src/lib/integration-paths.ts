import { settingsAt } from "@hearthbook/core/paths/app-paths"
import type { Reason } from "@hearthbook/core/errors/errors"
import type { OauthProvider } from "@hearthbook/core/permissions/identity-providers"

/** The settings tab with connected accounts. */
export const integrations = settingsAt("integrations")

/** The result of connecting an account. An error without a provider is about Google Drive. */
type ConnectionOutcome =
  | { "google-linked": "true" }
  | { connected: OauthProvider }
  | { error: Reason }
  | { error: Reason; provider: OauthProvider }

/** Returns the address of that tab with the result of connecting an account. */
export function integrationsWithResult(outcome: ConnectionOutcome): string {
  return `${integrations}&${new URLSearchParams(outcome)}`
}
