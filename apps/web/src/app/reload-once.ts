import { noteFailedImport } from "../lib/failed-imports.ts"
import { reloadIfServed } from "../lib/reload-if-served.ts"

const mark = "hearthbook.reloaded"
/** A second failure this soon is no update but a fault, and reloading again would go on for ever; in milliseconds. */
const patience = 60_000

type Browser = { sessionStorage: Storage } & Parameters<typeof reloadIfServed>[0]

/** Loads the page anew, unless that has just been tried or nobody answers: then the page's own error message stays. */
export async function reloadOnce(event: Event & { payload: Error }, browser: Browser = window): Promise<void> {
  noteFailedImport(event.payload)
  const last = Number(browser.sessionStorage.getItem(mark) ?? 0)
  if (Date.now() - last < patience) return
  await reloadIfServed({
    fetch: (path, init) => browser.fetch(path, init),
    location: {
      reload: () => {
        browser.sessionStorage.setItem(mark, String(Date.now()))
        browser.location.reload()
      },
    },
  })
}
