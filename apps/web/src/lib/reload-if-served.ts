type Browser = {
  fetch: (path: string, init: RequestInit) => Promise<unknown>
  location: Pick<Location, "reload">
}

/**
 * Loads the page anew, if there is a server to load it from. Otherwise the browser's own error page would come, which has
 * no way back and keeps nothing that was typed.
 */
export async function reloadIfServed(browser: Browser = window): Promise<void> {
  const answer = await browser.fetch("/api/health", { cache: "no-store" }).catch(() => null)
  if (answer) browser.location.reload()
}
