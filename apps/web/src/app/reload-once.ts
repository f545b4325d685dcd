import { noteFailedImport } from "../lib/failed-imports.ts"
import { reloadIfServed } from "../lib/reload-if-served.ts"

const reloadedKey = "hearthbook.reloaded"
/** Milliseconds in which the page reloads only once, so that a broken build does not cause an endless loop. */
const minimumInterval = 60_000

type Browser = { sessionStorage: Storage } & Parameters<typeof reloadIfServed>[0]

/** Reloads the page, unless it has just been reloaded or the server does not answer. Then the error message stays. */
export async function reloadOnce(event: Event & { payload: Error }, browser: Browser = window): Promise<void> {
  noteFailedImport(event.payload)
  const last = Number(browser.sessionStorage.getItem(reloadedKey) ?? 0)
  if (Date.now() - last < minimumInterval) return
  await reloadIfServed({
    fetch: (path, init) => browser.fetch(path, init),
    location: {
      reload: () => {
        browser.sessionStorage.setItem(reloadedKey, String(Date.now()))
        browser.location.reload()
      },
    },
  })
}
