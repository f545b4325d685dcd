/** The error of the last third-party sign-in, passed from the callback page to the sign-in page. */
let failure: string | null = null

export function storeOauthFailure(message: string): void {
  failure = message
}

export function readOauthFailure(): string | null {
  return failure
}

/** Called once the error has been shown. */
export function forgetOauthFailure(): void {
  failure = null
}
