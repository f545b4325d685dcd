type Browser = {
  fetch: (path: string, init: RequestInit) => Promise<unknown>
  location: Pick<Location, "reload">
}

/** Milliseconds in which a server says that it is there. */
const patience = 10_000

/**
 * Loads the page anew, if there is a server to load it from. Otherwise the browser's own error page would come, which has
 * no way back and keeps nothing that was typed.
 */
export async function reloadIfServed(browser: Browser = window): Promise<void> {
  const signal = AbortSignal.timeout(patience)
  const answer = await browser.fetch("/api/health", { cache: "no-store", signal }).catch(() => null)
  if (answer) browser.location.reload()
}
