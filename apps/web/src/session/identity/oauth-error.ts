import type { Reason } from "@hearthbook/api/errors"

type VisitFailure = { code: Reason; message: string }

/**
 * Why the last visit to a provider came to nothing, in full words, from the page where that was found to the settings. The address
 * between them has only the code: anybody can write an address.
 */
let failure: VisitFailure | null = null

export function keepVisitFailure(found: VisitFailure): void {
  failure = found
}

/** The words that were kept for a code; null where none were. */
export function readVisitFailure(code: string): string | null {
  return failure?.code === code ? failure.message : null
}

/** Said once. */
export function forgetVisitFailure(): void {
  failure = null
}
