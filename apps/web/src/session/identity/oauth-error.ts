import type { Reason } from "@hearthbook/core/errors/errors"

type OauthError = { code: Reason; message: string }

/**
 * The error of the last visit to an identity provider, passed from the callback page to the settings. The address has only its
 * code, because anyone can write a text into an address.
 */
let failure: OauthError | null = null

export function storeOauthError(found: OauthError): void {
  failure = found
}

/** Returns the message stored for a code, or null. */
export function readOauthError(code: string): string | null {
  return failure?.code === code ? failure.message : null
}

/** Removes the message after it has been shown. */
export function clearOauthError(): void {
  failure = null
}
