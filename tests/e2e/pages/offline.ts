import { expect, type Page } from "playwright/test"

/** The first sentence of the banner without a network. Chromium does not tell a page that loads while it is emulated that it is offline. */
export const offlineText = /You are offline\.|Hearthbook cannot reach its records just now\./

export const findStatus = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text })

/** Waits until the page's code is on the device, so that the page can be opened without a network. */
export async function waitForWorker(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.ready) && navigator.serviceWorker.controller !== null),
    )
    .toBe(true)
}

/** Waits until the page's code and its last known data are on the device. */
export async function waitUntilKept(page: Page): Promise<void> {
  await waitForWorker(page)
  await waitForAnswers(page)
}

/** Waits until the last known data of the page is on the device, encrypted. */
export async function waitForAnswers(page: Page): Promise<void> {
  const before = await keptBytes(page)
  await page.reload()
  await expect.poll(() => keptBytes(page)).not.toBe(before)
}

/** The databases with data of a person, by kind. */
export function keptDatabases(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await indexedDB.databases()
    return all.flatMap(({ name }) => (name?.startsWith("hearthbook.") ? [name.split(".")[1] ?? ""] : [])).toSorted()
  })
}

/** The encrypted answers that are kept, as text. Each time they are written they differ. */
function keptBytes(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? "")
    const name = names.find((each) => each.startsWith("hearthbook.answers."))
    if (!name) return "none"
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error ?? new Error())
    })
    const answers = await new Promise<{ iv: Uint8Array } | undefined>((resolve, reject) => {
      const reading = database.transaction("sealed").objectStore("sealed").get("answers")
      reading.onsuccess = () => resolve(reading.result as { iv: Uint8Array } | undefined)
      reading.onerror = () => reject(reading.error ?? new Error())
    })
    database.close()
    return answers ? answers.iv.join() : "none"
  })
}
