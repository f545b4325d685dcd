import * as oauth from "oauth4webapi"
import { AppError } from "../../errors/errors.ts"
import type { GoogleKeys } from "../../request/request.ts"

/** A token for Google, and until when it holds. */
export type FreshToken = { access_token: string; expires_at: Date | null }

/**
 * Trades a refresh token for an access token; null where Google has forgotten it: the person took it back, or it was not used
 * for half a year. PROVIDER_TIMEOUT or PROVIDER_UNREACHABLE.
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

/** Takes back what the person allowed. Google answers 200 for a token that it has forgotten already. */
export async function revokeToken(keys: GoogleKeys, token: string): Promise<void> {
  const { server, client, auth, options } = await discoverGoogle(keys)
  await callGoogle(() => oauth.revocationRequest(server, client, auth, token, options))
}

async function discoverGoogle({ client_id, client_secret, issuer, timeout }: GoogleKeys) {
  const options = {
    signal: () => AbortSignal.timeout(timeout),
    // Only this computer may be reached without TLS; the environment is checked for that.
    [oauth.allowInsecureRequests]: issuer.startsWith("http:"),
  }
  const address = new URL(issuer)
  const server = await callGoogle(async () =>
    oauth.processDiscoveryResponse(address, await oauth.discoveryRequest(address, options)),
  )
  return { server, client: { client_id }, auth: oauth.ClientSecretPost(client_secret), options }
}

/** Google may be slow, stop in the middle of a sentence, talk nonsense, or not be there; each is said to the person in words. */
export async function callGoogle<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw toProviderError(error)
  }
}

function toProviderError(error: unknown): AppError {
  // Where the answer itself came too late, the library's own error stands around it.
  const isLate = [error, error instanceof Error ? error.cause : null].some(isTimeout)
  return isLate
    ? new AppError("PROVIDER_TIMEOUT", "Google took too long to respond. Please try again in a moment.")
    : new AppError("PROVIDER_UNREACHABLE", "Google did not answer as it should. Please try again in a moment.")
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError"
}
