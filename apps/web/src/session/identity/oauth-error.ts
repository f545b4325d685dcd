import type { Reason } from "@hearthbook/api/errors"

type OauthError = { code: Reason; message: string }

/**
 * Why the last visit to a provider came to nothing, in full words, from the page where that was found to the settings. The address
 * between them has only the code: anybody can write an address.
 */
let failure: OauthError | null = null

export function storeOauthError(found: OauthError): void {
  failure = found
}

/** The words that were kept for a code; null where none were. */
export function readOauthError(code: string): string | null {
  return failure?.code === code ? failure.message : null
}

/** Said once. */
export function clearOauthError(): void {
  failure = null
}
