import { deleteDB, openDB, type IDBPDatabase } from "idb"

const store = "sealed"
const keyName = "key"

/** A value as it is stored: encrypted JSON. */
type Sealed = { iv: Uint8Array<ArrayBuffer>; content: ArrayBuffer }

/** Returns true if this browser and address can keep data encrypted. Plain http at home has neither keys nor locks. */
export function canKeepSealed(): boolean {
  return window.isSecureContext && "indexedDB" in window && "locks" in navigator
}

/**
 * One person's values in a database of the browser, encrypted with AES-GCM. The key cannot be exported, so it never leaves the browser,
 * and it is deleted with the database. If another tab deletes the database, this one closes it and keeps nothing any more.
 */
export class SealedBox {
  readonly #name: string
  #database: IDBPDatabase | null
  readonly #key: CryptoKey

  private constructor(name: string, database: IDBPDatabase, key: CryptoKey) {
    this.#name = name
    this.#database = database
    this.#key = key
  }

  /** Opens a person's database, and makes it with a new key if there is none. Throws if the browser does not allow it. */
  static async open(name: string): Promise<SealedBox> {
    let box: SealedBox | null = null
    const database = await openDB(name, 1, {
      upgrade: (made) => void made.createObjectStore(store),
      blocking: (_, __, event) => {
        if (box) box.close()
        else (event.target as IDBDatabase).close()
      },
    })
    const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"])
    // In one transaction, so that two tabs that open it at once have the same key.
    const change = database.transaction(store, "readwrite")
    const found = (await change.store.get(keyName)) as CryptoKey | undefined
    if (!found) await change.store.put(made, keyName)
    await change.done
    box = new SealedBox(name, database, found ?? made)
    return box
  }

  /** Returns a value, or null if there is none or it cannot be read. */
  async read(name: string): Promise<unknown> {
    const sealed = (await this.#database?.get(store, name)) as Sealed | undefined
    if (!sealed) return null
    try {
      const content = await crypto.subtle.decrypt({ name: "AES-GCM", iv: sealed.iv }, this.#key, sealed.content)
      return JSON.parse(new TextDecoder().decode(content)) as unknown
    } catch {
      return null
    }
  }

  /** Stores a value. Throws if the box is closed or the browser has no space left. */
  async write(name: string, value: unknown): Promise<void> {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const text = new TextEncoder().encode(JSON.stringify(value))
    const content = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, this.#key, text)
    if (!this.#database) throw new Error("The data of this person is no longer kept here.")
    await this.#database.put(store, { iv, content } satisfies Sealed, name)
  }

  close(): void {
    this.#database?.close()
    this.#database = null
  }

  /** Deletes the values and their key. */
  async destroy(): Promise<void> {
    this.close()
    await deleteDB(this.#name)
  }
}
