/** Why the last third-party sign-in came to nothing, from the page where that was found to the one where it is said. */
let failure: string | null = null

export function storeOauthFailure(message: string): void {
  failure = message
}

export function readOauthFailure(): string | null {
  return failure
}

/** Said once. */
export function forgetOauthFailure(): void {
  failure = null
}
