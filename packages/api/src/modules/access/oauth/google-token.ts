import * as oauth from "oauth4webapi"
import { AppError } from "@hearthbook/core/errors/errors"
import type { GoogleKeys } from "../../../request/request.ts"

/** A Google access token, and its expiry. */
export type FreshToken = { access_token: string; expires_at: Date | null }

/**
 * Exchanges a refresh token for an access token; null if Google no longer knows it, because the person revoked it or did not
 * use it for half a year. PROVIDER_TIMEOUT or PROVIDER_UNREACHABLE.
 */
export async function refreshToken(keys: GoogleKeys, refresh_token: string, now: Date): Promise<FreshToken | null> {
  const { server, client, auth, options } = await discoverGoogle(keys)
  const response = await callGoogle(() => oauth.refreshTokenGrantRequest(server, client, auth, refresh_token, options))
  try {
    const { access_token, expires_in } = await oauth.processRefreshTokenResponse(server, client, response)
    return { access_token, expires_at: expires_in ? new Date(now.getTime() + expires_in * 1000) : null }
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError && error.error === "invalid_grant") return null
    throw toProviderError(error)
  }
}

/** Revokes a token. Google answers 200 for a token that it no longer knows. */
export async function revokeToken(keys: GoogleKeys, token: string): Promise<void> {
  const { server, client, auth, options } = await discoverGoogle(keys)
  await callGoogle(() => oauth.revocationRequest(server, client, auth, token, options))
}

async function discoverGoogle({ client_id, client_secret, issuer, timeout }: GoogleKeys) {
  const options = {
    signal: () => AbortSignal.timeout(timeout),
    // Only this computer may be called without TLS. The environment is checked for that.
    [oauth.allowInsecureRequests]: issuer.startsWith("http:"),
  }
  const address = new URL(issuer)
  const server = await callGoogle(async () =>
    oauth.processDiscoveryResponse(address, await oauth.discoveryRequest(address, options)),
  )
  return { server, client: { client_id }, auth: oauth.ClientSecretPost(client_secret), options }
}

/** Calls Google, and turns a timeout, a broken response or an unreachable server into an error for people. */
export async function callGoogle<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw toProviderError(error)
  }
}

function toProviderError(error: unknown): AppError {
  // If the body is late, the library wraps the timeout error.
  const isLate = [error, error instanceof Error ? error.cause : null].some(isTimeout)
  return isLate
    ? new AppError("PROVIDER_TIMEOUT", "Google took too long to respond. Please try again in a moment.")
    : new AppError("PROVIDER_UNREACHABLE", "Google did not respond as expected. Please try again in a moment.")
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError"
}
