import { noteFailedImport } from "../lib/failed-imports.ts"

const mark = "hearthbook.reloaded"
/** A second failure this soon is no update but a fault, and reloading again would go on for ever; in milliseconds. */
const patience = 60_000

type Browser = {
  sessionStorage: Storage
  navigator: Pick<Navigator, "onLine">
  location: Pick<Location, "reload">
}

/**
 * Loads the page anew, unless that has just been tried, or there is no network: then the page's own error message
 * shows, where the browser's would leave no way back.
 */
export function reloadOnce(event: Event & { payload: Error }, browser: Browser = window): void {
  noteFailedImport(event.payload)
  if (!browser.navigator.onLine) return
  const last = Number(browser.sessionStorage.getItem(mark) ?? 0)
  if (Date.now() - last < patience) return
  browser.sessionStorage.setItem(mark, String(Date.now()))
  event.preventDefault()
  browser.location.reload()
}
