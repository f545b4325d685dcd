import type { Page } from "playwright/test"

/**
 * Searches all that the site keeps in this browser for words, and what the page shows. Returns each place with a word in it, such as
 * 'localStorage: Moon phases'.
 */
export function findLeftBehind(page: Page, words: string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const texts: [place: string, text: string][] = [
      ["localStorage", JSON.stringify(localStorage)],
      ["sessionStorage", JSON.stringify(sessionStorage)],
      ["cookies", document.cookie],
      ["page", `${document.title} ${document.body.innerText} ${document.body.innerHTML}`],
    ]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        texts.push([name, `${request.url} ${(await answer?.text()) ?? ""}`])
      }
    }
    /** Bytes as text, so that unencrypted data would be found. */
    const asText = (value: unknown): string =>
      JSON.stringify(value, (_, part: unknown) => {
        if (part instanceof ArrayBuffer || ArrayBuffer.isView(part)) return new TextDecoder("latin1").decode(part)
        return part
      })
    const settle = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error())
      })
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await settle(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const rows = await settle(database.transaction(store).objectStore(store).getAll())
        texts.push([name, asText(rows)])
      }
      database.close()
    }
    return texts.flatMap(([place, text]) =>
      wanted.filter((word) => text.includes(word)).map((word) => `${place}: ${word}`),
    )
  }, words)
}
