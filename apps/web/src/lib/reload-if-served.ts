type Browser = {
  fetch: (path: string, init: RequestInit) => Promise<unknown>
  location: Pick<Location, "reload">
}

/** The time limit of the check in milliseconds. */
const timeout = 10_000

/**
 * Reloads the page if the server answers. Otherwise the browser would show its own error page, and typed text would be lost.
 */
export async function reloadIfServed(browser: Browser = window): Promise<void> {
  const signal = AbortSignal.timeout(timeout)
  const answer = await browser.fetch("/api/health", { cache: "no-store", signal }).catch(() => null)
  if (answer) browser.location.reload()
}
